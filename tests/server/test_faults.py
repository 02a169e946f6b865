"""Faults at every read and write of the database: nobody is told what is not kept, and everything goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from burghers import games
from burghers.kernel.play import legal
from burghers.kernel.step import Seat
from burghers.server.live import Connection
from burghers.server.lobby.shapes import Join, NewTable
from burghers.server.service import Service
from burghers.server.store.database import Database
from burghers.server.store.log import Append, Log
from burghers.server.tables.hosted import HostedTable
from tests.server.conftest import small

GAME = games.bundled()[-1]
FEWEST = games.load(GAME).seats[0]
FAULTS = ("before", "undone", "kept")  # no connection; a commit that fails; one that is kept, though it seemed to fail


class Faulty:
    """A database in which one access fails, counted from when it was set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen = 0
        self.fails = -1
        self.fault = ""
        for kind in ("read", "write"):
            monkeypatch.setattr(Database, kind, self.wrapped(getattr(Database, kind)))

    def set(self, fails: int, fault: str = "before") -> None:
        self.seen, self.fails, self.fault = 0, fails, fault

    def wrapped(self, access: Callable[[Database], Any]) -> Callable[[Database], Any]:
        @asynccontextmanager
        async def faulty(database: Database) -> AsyncIterator[AsyncConnection]:
            mine, self.seen = self.seen == self.fails, self.seen + 1
            fault = OperationalError("a fault", None, Exception())
            if mine and self.fault == "before":
                raise fault
            async with access(database) as connection:
                yield connection
                if mine and self.fault == "undone":
                    raise fault
            if mine:
                raise fault

        return faulty


class Table:
    """A table of people at one service, one of whom has a socket."""

    def __init__(self, service: Service, table: HostedTable, token: str) -> None:
        self.service, self.table, self.token = service, table, token
        self.connection = Connection(service, "here")

    async def do(self, **frame: Any) -> list[dict[str, Any]]:
        """Send a frame; the line stays, whatever happens, and these are the frames that came back."""
        assert await self.connection.take(json.dumps({"table": self.table.id, **frame})) == 0
        await asyncio.sleep(0)
        waiting = self.connection.outbox.waiting
        return [json.loads(waiting.get_nowait() or "null") for _ in range(waiting.qsize())]

    async def sit(self) -> list[dict[str, Any]]:
        return await self.do(t="sit", token=self.token)

    async def answer(self) -> list[dict[str, Any]]:
        play = self.table.play
        assert play is not None
        move = self.table.game.moves.print(legal(play.state, Seat(0))[0])
        return await self.do(t="answer", q=play.question, move=move)

    async def say(self) -> list[dict[str, Any]]:
        return await self.do(t="say", text="hello")

    async def again(self) -> list[dict[str, Any]]:
        return await self.do(t="again")

    async def leave(self) -> list[dict[str, Any]]:
        try:
            await self.service.seats.leave(self.table, 0)
            return []
        except OperationalError:
            return [{"t": "refused", "why": "broken"}]

    async def is_as_on_disk(self) -> None:
        """What is in memory, after a look, is what another server program would read."""
        await self.table.mailbox.post(self.table.fresh)
        known = await self.service.context.tables.standing(self.table.id)
        assert known is not None
        assert self.table.lines == [line.line for line in known.lines]
        assert [chair.taken for chair in self.table.chairs] == [chair.taken for chair in known.seats]
        play = self.table.play
        assert play is not None and len(play.record.entries) == len(known.lines) - 1
        other = HostedTable(self.service.context, known, self.table.game)
        await other.stand(known)
        assert other.play is not None and other.play.state.digest() == play.state.digest()
        await other.close()


async def made(service: Service) -> Table:
    """One that has begun, and puts its first question to the first seat."""
    wish = NewTable(game=GAME, seats=FEWEST, play=False, public=True)
    table = await service.registry.open((await service.making.create(wish, None)).table.id)
    joined = [await service.seats.join(table, Join(name=f"Guest {seat}"), None) for seat in range(FEWEST)]
    while table.asked() != [0]:
        assert table.play is not None
        seat = table.asked()[0]
        move = table.game.moves.print(legal(table.play.state, Seat(seat))[0])
        await table.mailbox.post(table.answer, seat, table.play.question, move)
    return Table(service, table, joined[0].token)


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Service]:
    """A service that makes no rounds: nothing but the test asks its database for anything."""
    service = Service(small(tmp_path, chat_per_minute=1e6))
    await service.open()
    for task in service.rounds:
        if task.get_name() != "broadcaster":
            task.cancel()
    await asyncio.gather(*service.rounds[1:], return_exceptions=True)
    yield service
    await service.close()


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_fault_at_any_access_to_the_database(
    alone: Service, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    faulty = Faulty(monkeypatch)
    steps: list[Callable[[Table], Awaitable[list[dict[str, Any]]]]] = [
        Table.sit, Table.answer, Table.say, Table.again, Table.leave,
    ]  # fmt: skip
    failed = 0
    for step in steps:
        at = 0
        while True:
            table = await made(alone)
            if step is not Table.sit:
                await table.sit()
            before = len(table.table.lines)
            faulty.set(at, fault)
            frames = await step(table)
            reached, refused = faulty.seen > at, any(frame.get("why") == "broken" for frame in frames)
            faulty.set(-1)
            await table.is_as_on_disk()
            told = [frame["seq"] for frame in frames if frame["t"] == "table"]
            assert all(seq <= len(table.table.lines) - 1 for seq in told), "nobody was told what is not kept"
            if not reached:
                assert not refused, "without a fault it is done"
                break
            failed += refused
            if refused and step is Table.answer:
                kept = len(table.table.lines) > before
                assert kept == (fault == "kept" and kept), "what failed has not happened, unless the disk has it"
                assert not any(frame["t"] == "refused" for frame in await table.again()), "the line still serves"
            at += 1
            table.connection.close()
    assert failed >= len(steps), "every step was seen to fail"


async def test_nobody_is_told_of_a_move_while_it_is_being_written(
    alone: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await made(alone)
    await table.sit()
    told: list[int] = []
    append = Log.append

    async def slow(log: Log, entries: Append) -> None:
        table.table.pending_viewers[0] = -1
        table.table.tell()  # as the broadcaster may at any moment
        told.append(table.connection.outbox.waiting.qsize())
        await append(log, entries)

    monkeypatch.setattr(Log, "append", slow)
    frames = await table.answer()
    assert told == [0]
    assert any(frame["t"] == "table" for frame in frames), "and then they are"


async def test_a_server_makes_all_its_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each errand is run, and one that fails is run again."""
    monkeypatch.setattr("burghers.server.service.TEND_EVERY", 0.001)
    service = Service(small(tmp_path))
    made: dict[str, int] = {}

    def counted(name: str) -> Callable[[], Awaitable[None]]:
        async def errand() -> None:
            made[name] = made.get(name, 0) + 1
            raise OperationalError("a fault", None, Exception())

        errand.__qualname__ = name
        return errand

    errands = [
        (service.heartbeat, "round"), (service.registry, "look_after"), (service.registry, "renew_leases"),
        (service.sender, "round"), (service.sockets, "round"), (service.database, "tidy"),
        (service.context.presence, "note"), (service.registry, "put_away"), (service.upkeep, "sweep"),
    ]  # fmt: skip
    for owner, name in errands:
        word = f"{type(owner).__name__}.{name}"
        one = counted(word)
        monkeypatch.setattr(owner, name, one if name not in ("note", "sweep") else lambda *_, run=one: run())
    await service.open()
    while made.get("TableRegistry.look_after", 0) < 50:
        await asyncio.sleep(0.001)
    await service.close()
    assert len(made) == len(errands), made
    assert all(made[name] > 10 for name in ("TableRegistry.renew_leases", "Sender.round"))
