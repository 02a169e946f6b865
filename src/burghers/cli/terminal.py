"""Where the terminal's words go and where answers come from: a screen and keyboard, or files and pipes."""

from __future__ import annotations

import contextlib
import os
import sys

from rich.console import Console
from rich.markup import escape

from burghers.cli.laying import folded
from burghers.cli.words import Words, language_of

WIDTH_OF_A_PIPE = 110
LONGEST_ANSWER = 500
PROMPT = "> "


class Terminal:
    """Speaks one language on standard output; hints and progress go to standard error."""

    def __init__(self, language: str | None = None) -> None:
        self.words = Words(language or language_of())
        self.out = console(stderr=False)
        self.err = console(stderr=True)

    def say(self, key: str, /, **blanks: int | str) -> None:
        """One of the terminal's own sentences."""
        self.show(self.words.say(key, **blanks))

    def tell(self, key: str, /, **blanks: int | str) -> None:
        """The same, folded to the width of the screen: for what is read and not copied."""
        self.lay(self.words.say(key, **blanks))

    def show(self, *lines: str) -> None:
        """Lines with rich markup; a pipe gets them unbroken."""
        for line in lines:
            self.out.print(line.rstrip(), soft_wrap=not self.out.is_terminal)

    def lay(self, *lines: str) -> None:
        """Lines with rich markup, folded where they are wider than the screen: also for a pipe of a stated width."""
        self.show(*folded(lines, self.out.width))

    def plain(self, text: str) -> None:
        """Text that is printed as it stands."""
        self.show(escape(text))

    def ask(self) -> str | None:
        """What the person types, or None when no more will come. Answers from a pipe are repeated for the reader."""
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415  editing and history, where there is such a thing
            self.out.file.flush()
            try:
                return input(PROMPT)[:LONGEST_ANSWER].strip()
            except EOFError:
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        answer = line[:LONGEST_ANSWER].strip()
        self.plain(PROMPT + answer)
        return answer


def console(stderr: bool) -> Console:
    """A console that changes nothing in what it prints but the marked-up colours."""
    made = Console(stderr=stderr, highlight=False, emoji=False)
    if not made.is_terminal and "COLUMNS" not in os.environ:
        return Console(stderr=stderr, highlight=False, emoji=False, width=WIDTH_OF_A_PIPE)
    return made
