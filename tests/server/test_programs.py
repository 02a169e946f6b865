"""Several server programs on one PostgreSQL are one server to those who play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg
import pytest

from burghers import games
from burghers.kernel.play import legal
from burghers.kernel.step import Seat
from burghers.server import hub
from burghers.server.clock import MINUTE, SECOND, now
from burghers.server.errors import ApiError
from burghers.server.lobby.shapes import NewTable
from burghers.server.service import Service
from burghers.server.store.database import Database
from burghers.server.store.keyring import Keyring
from burghers.server.store.migrate import migrate
from burghers.server.store.schema import sockets
from burghers.server.store.socket_limit import SILENT, SocketLimit
from burghers.server.store.tables import Standing
from burghers.server.tables.bot_pool import BotPool
from burghers.server.tables.hosted import HostedTable
from burghers.server.tables.outbox import MOST_LETTERS, MOST_WAITING, Outbox
from tests.server.conftest import small
from tests.server.postgres import Postgres

GAME = games.bundled()[-1]
FEWEST = games.load(GAME).seats[0]
HERE = "192.0.2.7"


async def test_sockets_of_an_address_are_counted_over_all_programs(postgres: Postgres) -> None:
    database = Database(postgres.database())
    await migrate(database)
    keyring = Keyring(database)
    await keyring.open()
    first, second = (SocketLimit(database, keyring, name, 6) for name in ("first", "second"))
    entered = [await (first, second)[i % 2].enter(HERE) for i in range(20)]
    assert sum(entered) == 6, "what one program has let in, the other no longer lets in"
    assert first.open[HERE] + second.open[HERE] == 6, "who was turned away is not counted"
    assert await second.enter("192.0.2.8"), "another address has room of its own"
    while first.open[HERE]:
        first.leave(HERE)
    await first.round()
    assert sum([await second.enter(HERE) for _ in range(9)]) == 3, "what is given back can be had"
    while second.open[HERE]:
        second.leave(HERE)
    assert not await first.enter(HERE), "not before it is given back"
    async with database.write() as connection:
        await connection.execute(sockets.update().values(at=now() - SILENT - SECOND))
    assert [await first.enter(HERE) for _ in range(7)] == [True] * 6 + [False], "a program that is gone has none"
    await first.round()
    async with database.read() as connection:
        rows = (await connection.execute(sockets.select())).all()
    assert [(row.program, row.room) for row in rows] == [("first", 6)]
    assert HERE not in rows[0].caller, "no address is kept"
    await database.close()


async def test_where_an_address_has_little_room_no_program_takes_all_of_it(postgres: Postgres) -> None:
    database = Database(postgres.database())
    await migrate(database)
    keyring = Keyring(database)
    await keyring.open()
    rooms = [SocketLimit(database, keyring, name, 2) for name in ("first", "second")]
    assert [await room.enter(HERE) for room in (*rooms, *rooms)] == [True, True, False, False]
    await database.close()


async def test_a_lost_database_turns_nobody_away(postgres: Postgres) -> None:
    database = Database(postgres.database())  # without any table
    room = SocketLimit(database, Keyring(database), "first", 2)
    assert [await room.enter(HERE) for _ in range(3)] == [True, True, False]
    await database.close()


async def turn_away(table: HostedTable, grace: int) -> None:
    """The person at the first seat plays until only bots are asked."""
    while True:
        assert table.play is not None
        if table.asked() == [0]:
            move = table.game.moves.print(legal(table.play.state, Seat(0))[0])
            await table.mailbox.post(table.answer, 0, table.play.question, move, grace)
        elif 0 not in table.asked() and table.grace.left():
            return
        else:
            for seat in table.asked():
                move = table.game.moves.print(legal(table.play.state, Seat(seat))[0])
                await table.mailbox.post(table.answer, seat, table.play.question, move)


async def test_bots_of_every_program_wait_out_a_grace(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotPool, "think", never)
    database = postgres.database()
    one, other = (Service(small(tmp_path, database=database)) for _ in range(2))
    await one.open()
    await other.open()
    wish = NewTable(game=GAME, seats=FEWEST, bots=["random"] * (FEWEST - 1))
    here = await one.registry.open((await one.making.create(wish, None)).table.id)
    there = await other.registry.open(here.id)
    await turn_away(here, 1 * MINUTE)
    await there.bot_scheduler.end()
    await there.mailbox.post(there.catch_up, "log")
    assert there.grace.seat == 0 and 30 * SECOND < there.grace.left(0) <= 1 * MINUTE
    assert not there.bot_scheduler.open, "bots wait there too"
    epoch = there.chairs[0].epoch
    await there.mailbox.post(there.hold, 0, epoch, False)
    assert there.bot_scheduler.open and not there.grace.left()
    await here.mailbox.post(here.catch_up, "seats")
    assert not here.grace.left(), "passed on there is passed on here"
    await other.close()
    await one.close()


async def never(*_: object) -> str:
    """A bot that goes on thinking."""
    await asyncio.Event().wait()
    return ""


def test_an_outbox_that_is_not_fetched_is_bounded_in_number_and_length() -> None:
    few, long = Outbox(), Outbox()
    for _ in range(MOST_WAITING):
        few.send("x")
    assert not few.dropped
    few.send("x")
    assert few.dropped
    for _ in range(3):
        long.send("x" * (MOST_LETTERS // 2))
    assert long.dropped and long.waiting.qsize() == 1, "of what waited nothing is kept"


async def test_what_was_fetched_from_an_outbox_counts_no_longer() -> None:
    outbox = Outbox()
    for _ in range(10):
        outbox.send("x" * (MOST_LETTERS // 2))
        assert await outbox.next() is not None
    assert not outbox.dropped


async def test_who_has_many_tables_opened_waits_behind_himself(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = NewTable(game=GAME, seats=FEWEST, bots=["random"] * (FEWEST - 1))
    for task in service.rounds:
        task.cancel()  # nobody else opens tables meanwhile
    names = [(await service.making.create(wish, None)).table.id for _ in range(12)]
    await service.registry.close()
    opened: list[str] = []
    gate = asyncio.Event()
    stand = HostedTable.stand

    async def slow(table: HostedTable, standing: Standing) -> None:
        await gate.wait()
        opened.append(table.id)
        await stand(table, standing)

    monkeypatch.setattr(HostedTable, "stand", slow)
    greedy = [asyncio.create_task(service.registry.open(name, caller="greedy")) for name in names[:-1]]
    turns = service.context.replay_turns
    while len(turns.waiting) < len(greedy) - turns.slots:
        await asyncio.sleep(0)
    stranger = asyncio.create_task(service.registry.open(names[-1], caller="stranger"))
    while len(turns.waiting) == len(greedy) - turns.slots:
        await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*greedy, stranger)
    assert opened.index(names[-1]) <= 2, "right after those that were being opened"


async def test_a_table_that_waits_for_others_is_not_taken_for_unreadable(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = NewTable(game=GAME, seats=FEWEST, bots=["random"] * (FEWEST - 1))
    name = (await service.making.create(wish, None)).table.id
    await service.registry.close()
    monkeypatch.setattr(service.context.replay_turns, "most_waiting", 0)
    with pytest.raises(ApiError, match="too-many-requests"):
        await service.registry.open(name, caller="greedy")
    assert name not in service.registry.aside
    monkeypatch.setattr(service.context.replay_turns, "most_waiting", 1)
    assert (await service.registry.open(name, caller="greedy")).id == name


async def test_whatever_happens_to_the_line_a_program_goes_on_listening(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "PAUSE", 0.001)
    tried: list[str] = []
    enough = asyncio.Event()

    async def lost(address: str) -> None:
        tried.append(address)
        if len(tried) > 2:
            enough.set()
        raise [OSError, asyncpg.InterfaceError, ValueError][len(tried) % 3]("lost")

    monkeypatch.setattr(asyncpg, "connect", lost)
    listening = asyncio.create_task(hub.Hub("postgresql://nowhere", "first", service.registry).listen())
    await enough.wait()
    assert not listening.done()
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
