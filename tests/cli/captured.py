"""A whole game of each at 80 columns without colour, as a person sees it: for the handbook."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from burghers import bots, games
from burghers.bots.bot import consult, stream
from burghers.cli.play.choices import marks
from burghers.cli.play.saved import Saved
from burghers.cli.play.screen import TableScreen
from burghers.cli.play.sitting import Sitting
from burghers.cli.terminal import PROMPT, Terminal
from burghers.kernel.fate import seeded_secret
from burghers.kernel.session import Session
from tests.docs.pages import ROOT
from tests.goldens import kept_box

FOLDER = ROOT / "docs" / "terminal"
NAMES = ["Guest", "Anna", "Bruno"]
QUICK = "greedy"
COLUMNS = 80
SCREEN = (132, 44)
FONTS = re.compile(r"\s*@font-face \{.*?\}\s*?(?=\n)", re.DOTALL)  # a picture of the handbook fetches nothing


class Captured(Terminal):
    """Keeps what it says, and is answered by a simple bot in the person's place."""

    def __init__(self, table: Session) -> None:
        super().__init__("en")
        self.kept = io.StringIO()
        self.out = Console(file=self.kept, width=COLUMNS, no_color=True, highlight=False, emoji=False)
        self.table = table

    def ask(self) -> str:
        """The letters of the bot's answer."""
        game, state = self.table.game, self.table.state
        seat = self.table.asked()[0]
        options = game.legal(state, seat)
        move = consult(bots.named(QUICK), game, state, seat, stream("captured", len(self.table.record.entries), seat))
        typed = marks(len(options))[options.index(move)]
        self.plain(PROMPT + typed)
        return typed


def whole_game(name: str) -> str:
    """What the terminal shows from the welcome to the last point."""
    game = kept_box(games.load(name))
    names = NAMES[: game.seats[0]]
    table = Session(game, names, {}, seeded_secret(1, 0))
    terminal = Captured(table)
    with TemporaryDirectory() as folder:
        sitting = Sitting(terminal, Saved(table, 0, ("", *[QUICK] * (len(names) - 1)), Path(folder) / "game.jsonl"))
        sitting.run()
    lines = terminal.kept.getvalue().replace(f"{folder}/", "").splitlines()
    return "\n".join(line.rstrip() for line in lines) + "\n"


def files() -> dict[Path, str]:
    """A page for every game."""
    return {FOLDER / f"{name}.txt": whole_game(name) for name in games.bundled()}


def picture(name: str, answers: int) -> str:
    """The whole screen after so many answers of a game, as a drawing."""
    table = Session(kept_box(games.load(name)), NAMES, {}, seeded_secret(1, 0))
    with TemporaryDirectory() as folder:
        saved = Saved(table, 0, ("", QUICK, QUICK), Path(folder) / "game.jsonl")
        app = TableScreen(Sitting(Terminal("en"), saved))

        async def play() -> str:
            async with app.run_test(size=SCREEN) as pilot:
                for key in [*["enter"] * answers, ""]:
                    await app.workers.wait_for_complete()
                    await pilot.pause()
                    await pilot.press(*[key] if key else [])
                drawn = app.export_screenshot(title=f"burghers play {name} --full-screen")
                return FONTS.sub("", drawn)

        return asyncio.run(play())


def pictures() -> dict[Path, str]:
    """One drawing for the handbook."""
    return {ROOT / "docs" / "pictures" / "full-screen.svg": picture("vienna", 4)}
