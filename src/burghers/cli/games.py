"""`burghers games`: what there is to play."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table

from burghers import games as catalogue
from burghers.cli.parameters import Language
from burghers.cli.terminal import Terminal


def games(*, lang: Language = None) -> int:
    """List the games."""
    terminal = Terminal(lang)
    words = terminal.words
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("games.name", "games.title", "games.players", "games.options"):
        table.add_column(words.say(heading))
    for name in catalogue.names():
        game = catalogue.load(name)
        voice = game.voice(words.language)
        options = [f"{option.key}={'|'.join(option.choices)}" for option in game.options]
        fewest, most = game.seats
        table.add_row(name, escape(voice.text("title")), f"{fewest}–{most}", escape("  ".join(options)))
    terminal.out.print(table)
    return 0
