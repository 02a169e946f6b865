"""Bots that fail: the limits of time and memory are those of a real program, and the game goes on without it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from burghers import games
from burghers.kernel.fate import new_secret
from burghers.kernel.game import Game
from burghers.kernel.play import legal
from burghers.kernel.step import Seat
from burghers.kernel.table import Table
from burghers.server.house import House
from burghers.server.lobby.wishes import NewTable
from burghers.server.tables.thinkers import NoThought, Thinkers
from tests.server.bad_bots import ENDLESS, GOOD, GREEDY

NAME = games.names()[-1]
FEWEST = games.load(NAME).seats[0]
SECONDS = 20.0  # for a program to start and answer; one that thinks for ever takes all of it
MEGABYTES = 2048
MODULE = "tests.server.bad_bots"


def asked(game: Game[Any], bot: str) -> tuple[list[str], dict[str, object]]:
    """A table at which somebody has a choice, and the question to a bot there."""
    table = Table(game, ["a"] * FEWEST, None, new_secret())
    while len(legal(table.state, table.asked()[0])) < 2:
        table.answer(table.asked()[0], legal(table.state, table.asked()[0])[0])
    seat = int(table.asked()[0])
    return table.record.lines(), {
        "seat": seat,
        "bot": bot,
        "game": NAME,
        "printing": "",
        "printing_text": None,
    }


def pid_of(thinkers: Thinkers) -> int:
    program = thinkers.workers[0].program
    assert program is not None
    return program.pid


@pytest.mark.parametrize(("bot", "why"), [(ENDLESS, "TimeoutError"), (GREEDY, "has ended")])
async def test_a_bot_beyond_its_limits_is_ended_and_its_program_replaced(bot: str, why: str) -> None:
    game = games.load(NAME)
    thinkers = Thinkers(1, SECONDS, MEGABYTES, MODULE)
    lines, question = asked(game, GOOD)
    assert await thinkers.think("good", lines, question)
    first = pid_of(thinkers)
    lines, question = asked(game, bot)
    thinkers.seconds = 2.0 if bot == ENDLESS else SECONDS
    with pytest.raises(NoThought, match=why):
        await thinkers.think("bad", lines, question)
    thinkers.seconds = SECONDS
    assert thinkers.failures == 1
    assert thinkers.workers[0].program is None, "the program has been ended"
    lines, question = asked(game, GOOD)
    assert await thinkers.think("good", lines, question)
    assert pid_of(thinkers) != first
    await thinkers.close()


async def test_a_game_goes_on_when_its_bots_fail(house: House) -> None:
    await house.tools.thinkers.close()
    house.tools.thinkers = Thinkers(1, SECONDS, MEGABYTES, MODULE)
    levels = [GREEDY] * (FEWEST - 1)
    made = await house.making.create(NewTable(game=NAME, seats=FEWEST, bots=levels), None)
    table = await house.hall.open(made.table.id)
    while house.tools.thinkers.failures < 2 or table.asked() != [0]:
        play = table.play
        assert play is not None
        if 0 in table.asked():
            move = table.game.moves.print(legal(play.state, Seat(0))[0])
            await table.mailbox.post(table.answer, 0, play.question, move)
        else:
            await asyncio.sleep(0.05)
    await table.mailbox.post(table.fresh)  # what is asked in memory may not be on disk yet
    assert table.row.state == "playing"
    bots_moves = [line for line in table.lines if '"move"' in line and '"seat": 0' not in line]
    assert len(bots_moves) >= house.tools.thinkers.failures, "each failure was answered for at random"
