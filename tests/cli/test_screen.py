"""The whole screen: a game played to its end by keys, and everything that can be typed in plain lines."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

from burghers import games
from burghers.cli.play import on_screen
from burghers.cli.play.saved import Saved
from burghers.cli.play.screen import TableScreen
from burghers.cli.play.sitting import Sitting
from burghers.cli.terminal import Terminal
from burghers.kernel.fate import seeded_secret
from burghers.kernel.proof import verify
from burghers.kernel.session import Session

NAMES = ["Guest", "Anna", "Bruno"]


def sitting_at(name: str, file: Path, language: str = "en") -> Sitting:
    """A table against quick bots, before its first question."""
    table = Session(games.load(name), NAMES, {}, seeded_secret(1, 0))
    return Sitting(Terminal(language), Saved(table, 0, ("", "random", "random"), file))


async def asked(app: TableScreen, pilot: Pilot[int]) -> bool:
    """Wait until the person is asked, or the game is over."""
    while True:
        await app.workers.wait_for_complete()
        await pilot.pause()
        if app.desk is not None or app.sitting.table.state.over():
            return app.desk is not None


def logged(app: TableScreen) -> str:
    """What stands in the log."""
    return "\n".join(line.text for line in app.query_one(RichLog).lines)


async def answer(app: TableScreen, pilot: Pilot[int], most: int) -> None:
    """Give so many answers by keys, here and there in the list."""
    number = 0
    while number < most and await asked(app, pilot):
        assert app.desk is not None
        answers = app.query_one(OptionList)
        assert answers.option_count == len(app.desk.choices.open)
        answers.highlighted = (number * 7) % answers.option_count
        number += 1
        await pilot.press("enter")
    await asked(app, pilot)


def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    sitting = sitting_at("vienna", tmp_path / "g.jsonl")
    app = TableScreen(sitting)

    async def play() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await answer(app, pilot, sitting.table.game.bound)
            assert "has won" in logged(app) or "share the victory" in logged(app)

    asyncio.run(play())
    assert sitting.table.state.over()
    assert verify(sitting.table.game, sitting.table.record) > 0
    assert not (tmp_path / "g.jsonl.secret").exists()


@pytest.mark.parametrize("name", ["bruges", "colonia", "venice"])
def test_every_game_begins_on_the_whole_screen(tmp_path: Path, name: str) -> None:
    sitting = sitting_at(name, tmp_path / "g.jsonl", "de")
    app = TableScreen(sitting)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await answer(app, pilot, 4)
            title = sitting.voice.text("title")
            assert title in str(app.query_one("#table", Static).render())

    asyncio.run(play())
    assert sum(entry.what == "move" and entry.seat == 0 for entry in sitting.table.record.entries) == 4


def test_what_is_typed_narrows_the_list_and_means_what_it_means_in_lines(tmp_path: Path) -> None:
    app = TableScreen(sitting_at("vienna", tmp_path / "g.jsonl"))

    async def play() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            assert await asked(app, pilot)
            line, answers = app.query_one(Input), app.query_one(OptionList)
            every = answers.option_count
            line.focus()
            await pilot.press(*"stud")
            await pilot.pause()
            assert 0 < answers.option_count < every
            for key, told in (("f5", "Points"), ("f4", "first-player card"), ("f3", "VIE-2.5"), ("f6", "VIE-4.7")):
                await pilot.press(key)
                await pilot.pause()
                assert told in logged(app), key
            await pilot.press("enter")
            assert await asked(app, pilot)
            assert "Student" in str(app.query_one("#table", Static).render())
            await pilot.press("f10")

    asyncio.run(play())
    assert (tmp_path / "g.jsonl.secret").exists()


def test_a_pipe_is_no_screen() -> None:
    assert not on_screen.able(Terminal("en"))
