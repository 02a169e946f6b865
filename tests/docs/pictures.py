"""Pictures of the terminal for the README and the game pages. ``python -m tests.docs.pictures`` draws them anew."""

from __future__ import annotations

import re
from io import StringIO

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

from burghers.bots import named
from burghers.games import bundled, load
from burghers.kernel.fate import QuickFate, seeded_secret
from burghers.kernel.session import Session
from tests.docs.pages import ROOT

WIDTH = 112
DECISIONS = 60
SEATS = ["You", "Anna", "Bruno", "Clara"]


def picture(name: str) -> str:
    """A table in the middle of a game between bots, as the terminal shows it."""
    game = load(name)
    table = Session(game, SEATS, None, seeded_secret(7, 7))
    bot, fate = named("greedy"), QuickFate(7)
    for _ in range(DECISIONS):
        seat = table.asked()[0]
        table.answer(seat, bot.choose(game, game.redeal(table.state, seat, fate), seat, fate))
    viewer = table.asked()[0]
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    for line in game.show(game.view(table.state, viewer), game.voice("en"), SEATS):
        console.print(line, highlight=False)
    svg = console.export_svg(title=f"burghers play {name}", theme=SVG_EXPORT_THEME, unique_id=name)
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no picture of ours asks another host for fonts


if __name__ == "__main__":
    for name in bundled():
        (ROOT / f"docs/pictures/{name}.svg").write_text(picture(name), "utf-8")
