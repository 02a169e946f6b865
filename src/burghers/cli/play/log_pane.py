"""A terminal that speaks into the log of the whole screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from burghers.cli.terminal import Terminal

if TYPE_CHECKING:
    from rich.console import RenderableType
    from textual.widgets import RichLog

    from burghers.cli.words import Words

NARROW = 40


class PaneConsole(Console):
    """Prints into a log instead of a file."""

    def __init__(self, pane: RichLog) -> None:
        super().__init__(width=NARROW, highlight=False, emoji=False)
        self.pane = pane

    def print(self, *objects: RenderableType, **_: object) -> None:
        """Each on lines of its own."""
        for what in objects:
            self.pane.write(Text.from_markup(what) if isinstance(what, str) else what)


class LogPane(Terminal):
    """Says what a terminal says, in a part of the screen; answers come from elsewhere."""

    def __init__(self, words: Words, pane: RichLog) -> None:
        super().__init__(words.language)
        self.words = words
        self.pane = pane
        self.out = PaneConsole(pane)

    def show(self, *lines: str) -> None:
        """The pane folds long lines itself."""
        for line in lines:
            self.pane.write(Text.from_markup(line))

    def lay(self, *lines: str) -> None:
        self.show(*lines)
