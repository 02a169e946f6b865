"""Bots that fail: the limits of time and memory are those of a real program, and the game goes on without it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from burghers import games
from burghers.kernel.fate import new_secret
from burghers.kernel.game import Game
from burghers.kernel.play import legal
from burghers.kernel.session import Session
from burghers.kernel.step import Seat
from burghers.server.lobby.shapes import NewTable
from burghers.server.service import Service
from burghers.server.tables.bot_pool import BotPool, NoBotAnswer
from burghers.server.tables.bot_scheduler import BotScheduler
from tests.server.bad_bots import ENDLESS, GOOD, GREEDY

if TYPE_CHECKING:
    from burghers.server.tables.hosted import HostedTable

NAME = games.bundled()[-1]
FEWEST = games.load(NAME).seats[0]
SECONDS = 60.0  # for a program to start and answer; one that thinks for ever takes all of it
MEGABYTES = 1024
MODULE = "tests.server.bad_bots"


def asked(game: Game, bot: str) -> tuple[list[str], dict[str, object]]:
    """A table at which somebody has a choice, and the question to a bot there."""
    table = Session(game, ["a"] * FEWEST, None, new_secret())
    while len(legal(table.state, table.asked()[0])) < 2:
        table.answer(table.asked()[0], legal(table.state, table.asked()[0])[0])
    seat = int(table.asked()[0])
    return table.record.lines(), {
        "seat": seat,
        "bot": bot,
        "game": NAME,
        "printing": "",
        "own": None,
    }


def pid_of(bot_pool: BotPool) -> int:
    program = bot_pool.workers[0].process.process
    assert program is not None
    return program.pid


@pytest.mark.parametrize(("bot", "why"), [(ENDLESS, "TimeoutError"), (GREEDY, "MemoryError|has ended")])
async def test_a_bot_beyond_its_limits_is_ended_and_its_program_replaced(bot: str, why: str) -> None:
    game = games.load(NAME)
    bot_pool = BotPool(1, SECONDS, MEGABYTES, MODULE)
    lines, question = asked(game, GOOD)
    assert await bot_pool.think("good", lines, question)
    first = pid_of(bot_pool)
    lines, question = asked(game, bot)
    bot_pool.seconds = 2.0 if bot == ENDLESS else SECONDS
    with pytest.raises(NoBotAnswer, match=why):
        await bot_pool.think("bad", lines, question)
    bot_pool.seconds = SECONDS
    assert bot_pool.failures == 1
    assert bot_pool.workers[0].process.process is None, "the program has been ended"
    lines, question = asked(game, GOOD)
    assert await bot_pool.think("good", lines, question)
    assert pid_of(bot_pool) != first
    await bot_pool.close()


async def test_a_game_goes_on_when_its_bots_fail(service: Service) -> None:
    await service.context.bot_pool.close()
    service.context.bot_pool = BotPool(1, SECONDS, MEGABYTES, MODULE)
    levels = [GREEDY] * (FEWEST - 1)
    made = await service.making.create(NewTable(game=NAME, seats=FEWEST, bots=levels), None)
    table = await service.registry.open(made.table.id)
    while service.context.bot_pool.failures < 2 or table.asked() != [0]:
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
    assert len(bots_moves) >= service.context.bot_pool.failures, "each failure was answered for at random"


class Thinking:
    """A table at which a bot thinks, as far as its scheduler looks at one."""

    def __init__(self) -> None:
        self.id, self.closed, self.in_sync, self.lines = "thinking", False, True, list[str]()
        self.game = games.load("vienna")
        self.play = SimpleNamespace(question=7, state=self.game.new(3, {"first": "1"}))
        self.chairs = [SimpleNamespace(player=lambda: "novice")] * 3
        self.grace = SimpleNamespace(left=lambda: 0)
        self.context = SimpleNamespace(bot_pool=SimpleNamespace(think=self.think))
        self.mailbox = SimpleNamespace(post=self.post)
        self.posted: list[tuple[object, ...]] = []

    def asked(self) -> list[Seat]:
        return self.game.asked(self.play.state)

    def wanted(self) -> bool:
        return not self.posted

    def played(self) -> dict[str, object]:
        return {}

    def caller(self) -> str:
        return ""

    async def answer(self, seat: int, question: int, text: str) -> None:
        raise NotImplementedError

    async def think(self, *_: object) -> str:
        self.play.question = 9  # meanwhile somebody has taken back a move, or another program was first
        return "start_card student"

    async def post(self, _: object, *words: object) -> None:
        self.posted.append(words)


async def test_a_bot_answers_the_question_it_has_thought_about() -> None:
    table = Thinking()
    scheduler = BotScheduler(cast("HostedTable", table))
    scheduler.begin()
    await asyncio.gather(*scheduler.open.values())
    assert table.posted == [(table.asked()[0], 7, "start_card student")], "a stale one is refused"
