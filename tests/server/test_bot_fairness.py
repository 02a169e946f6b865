"""Nobody's bots starve: who keeps many strong ones busy waits behind himself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from burghers import games
from burghers.server.lobby.shapes import NewTable
from burghers.server.processes import fair_queue
from burghers.server.processes.fair_queue import FairQueue, TooManyWaiting
from burghers.server.service import Service
from burghers.server.tables import bot_pool
from burghers.server.tables.bot_pool import BotPool, TooManyHints, cores

GAME = games.bundled()[-1]
FEWEST = games.load(GAME).seats[0]
MASTERS = 60


class Thinking:
    """Processes that take as long as they are told to, in a time that passes only when something is waited for."""

    def __init__(self, pool: BotPool) -> None:
        self.order: list[tuple[str, str]] = []  # tables and bots, as they were asked
        self.go = asyncio.Semaphore(0)
        for worker in pool.workers:
            worker.ask = self.ask  # type: ignore[method-assign]

    async def ask(self, table: str, lines: Sequence[str], question: Any, seconds: float) -> dict[str, Any]:
        self.order.append((table, question["bot"]))
        await self.go.acquire()
        return {"move": "x", "advice": []}


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_strangers_novice_goes_before_sixty_tables_of_masters() -> None:
    pool = BotPool(1, 20.0, 0)
    thinking = Thinking(pool)
    masters = [asyncio.create_task(pool.think(f"m{i}", [], {"bot": "master"}, "flood")) for i in range(MASTERS)]
    await settle()
    assert len(thinking.order) == 1, "one process, one thought"
    novice = asyncio.create_task(pool.think("n", [], {"bot": "novice"}, "stranger"))
    other = asyncio.create_task(pool.think("o", [], {"bot": "master"}, "another"))
    await settle()
    thinking.go.release()
    await settle()
    assert thinking.order[1] == ("n", "novice"), "the next turn is the stranger's"
    thinking.go.release()
    await settle()
    assert novice.done()
    assert thinking.order[2] == ("o", "master"), "then that of who has used least, at full strength"
    for task in (*masters, other):
        task.cancel()
    await asyncio.gather(*masters, other, return_exceptions=True)


async def test_the_time_of_masters_is_divided_by_how_many_their_caller_keeps_busy() -> None:
    pool = BotPool(1, 20.0, 0)
    thinking = Thinking(pool)
    tasks = [asyncio.create_task(pool.think(f"m{i}", [], {"bot": "master"}, "flood")) for i in range(MASTERS)]
    for _ in range(MASTERS):
        await settle()
        thinking.go.release()
    await asyncio.gather(*tasks)
    budgets = [bot for _, bot in thinking.order]
    assert budgets[1] == f"master@{bot_pool.FULL_SECONDS / bot_pool.SHARES[-1]}"
    assert budgets[-1] == "master", "the last one has the whole second again"
    assert pool.thinks == {}


async def test_where_there_are_several_processes_one_is_never_given_to_strong_bots() -> None:
    pool = BotPool(3, 20.0, 0)
    thinking = Thinking(pool)
    tasks = [asyncio.create_task(pool.think(f"m{i}", [], {"bot": "master"}, f"caller {i}")) for i in range(9)]
    await settle()
    assert len(thinking.order) == 2
    tasks.append(asyncio.create_task(pool.think("n", [], {"bot": "novice"}, "caller 0")))
    await settle()
    assert thinking.order[2] == ("n", "novice"), "it need not wait for any of them"
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_caller_gets_few_hints_at_a_time() -> None:
    pool = BotPool(1, 20.0, 0)
    thinking = Thinking(pool)
    hints = [asyncio.create_task(pool.advise("t", [], {"seat": 0}, "flood")) for _ in range(120)]
    await settle()
    refused = [task for task in hints if task.done()]
    assert len(refused) == 120 - bot_pool.MOST_HINTS
    assert all(isinstance(task.exception(), TooManyHints) for task in refused)
    for _ in hints:
        thinking.go.release()
    await asyncio.gather(*hints, return_exceptions=True)
    assert await pool.advise("t", [], {"seat": 0}, "flood") == []


def test_the_number_of_thinking_processes_follows_the_cores() -> None:
    assert len(BotPool(0, 20.0, 0).workers) == max(2, cores())
    assert len(BotPool(5, 20.0, 0).workers) == 5


async def test_turns_are_shared_among_callers_and_a_cancelled_turn_is_anothers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = [0.0]  # a busy machine makes nobody's work longer
    monkeypatch.setattr(fair_queue, "time", SimpleNamespace(monotonic=lambda: at[0]))
    queue = FairQueue(1, most_waiting=50)
    order: list[str] = []

    async def work(caller: str) -> None:
        async with queue.turn(caller, 0.01):
            order.append(caller)
            at[0] += 0.001
            await asyncio.sleep(0)

    flood = [asyncio.create_task(work("flood")) for _ in range(40)]
    await settle()
    few = [asyncio.create_task(work("few")) for _ in range(3)]
    await settle()
    for task in flood[20:]:
        task.cancel()
    await asyncio.gather(*flood, *few, return_exceptions=True)
    assert order.count("flood") in (20, 21), "one that was cancelled may have had its turn"
    assert [i for i, who in enumerate(order) if who == "few"][-1] < 15, order
    assert (queue.free, queue.waiting, queue.long) == ({0}, [], 0)
    more = [asyncio.create_task(work("flood")) for _ in range(60)]
    done = await asyncio.gather(*more, return_exceptions=True)
    assert sum(isinstance(one, TooManyWaiting) for one in done) == 60 - 50 - 1


async def test_bots_do_not_play_among_themselves_for_nobody(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def think(table: str, *_: object) -> str:
        asked.append(table)
        await asyncio.Event().wait()
        return ""

    monkeypatch.setattr(service.context.bot_pool, "think", think)
    wish = NewTable(game=GAME, seats=FEWEST, play=False, bots=["master"] * FEWEST)
    made = await service.making.create(wish, None)
    table = await service.registry.open(made.table.id)
    while not asked:
        await asyncio.sleep(0.01)
    await table.bot_scheduler.end()
    asked.clear()
    table.touched -= 61_000
    table.bot_scheduler.begin()
    assert not table.wanted()
    assert table.bot_scheduler.open == {}
    assert table.play is not None
    assert table.due(table.play, 0) is None, "nor does the server look after it"
    await service.registry.look_after()
    assert table.bot_scheduler.open == {}
    await service.registry.open(made.table.id)
    assert table.bot_scheduler.open, "somebody looks again, and the game goes on"


async def test_a_table_with_a_person_is_always_wanted(service: Service) -> None:
    bots = ["novice"] * (FEWEST - 1)
    made = await service.making.create(NewTable(game=GAME, seats=FEWEST, bots=bots), None)
    table = await service.registry.open(made.table.id)
    table.touched -= 10**9
    assert table.wanted()


async def test_the_turns_of_one_caller_come_in_the_order_they_were_asked_for() -> None:
    queue = FairQueue(1)
    served: list[int] = []

    async def work(number: int) -> None:
        async with queue.turn("one", 0.01):
            served.append(number)

    async with queue.turn("one", 0.01):
        waiting = [asyncio.create_task(work(number)) for number in range(30)]
        while len(queue.waiting) < len(waiting):
            await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert served == list(range(30))


async def test_a_turn_of_many_choices_takes_hardly_longer_than_two() -> None:
    pool = BotPool(1, 20.0, 0)
    thinking = Thinking(pool)
    for before in range(12):
        thinking.go.release()
        await pool.think("t", [], {"bot": "grandmaster", "before": before}, "caller")
    assert thinking.order[0] == ("t", "grandmaster")
    seconds = [10.0, *(float(bot.removeprefix("master@")) for _, bot in thinking.order[1:])]
    assert seconds[1] == 5.0 and seconds == sorted(seconds, reverse=True)
    assert sum(seconds) < 20.2
