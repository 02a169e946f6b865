"""Receipts: what somebody has seen of a table outlives the server's memory, and tells of a database put back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from burghers import games
from burghers.kernel.errors import Stale
from burghers.kernel.play import legal
from burghers.kernel.step import Seat
from burghers.server.live import Connection
from burghers.server.lobby.shapes import Join, NewTable
from burghers.server.service import Service
from burghers.server.store.database import Database
from burghers.server.store.schema import log, tables
from burghers.server.tables.announcements import RESEALED, announced
from burghers.server.tables.hosted import HostedTable
from tests.server.conftest import small
from tests.server.postgres import Postgres
from tests.server.test_fairness import lines_of

GAME = "vienna"
FEWEST = games.load(GAME).seats[0]


class Visitor:
    """Somebody who looks at tables, and keeps the receipt of what was shown."""

    def __init__(self, service: Service) -> None:
        self.connection = Connection(service)
        self.receipt = ""

    async def sit(self, name: str, receipt: str = "") -> None:
        await self.connection.take(json.dumps({"t": "sit", "table": name, "receipt": receipt}))
        while not self.connection.outbox.waiting.empty():
            frame = json.loads(await self.connection.outbox.next() or "{}")
            self.receipt = frame.get("receipt", self.receipt)


async def watched_tables(service: Service, count: int) -> list[HostedTable]:
    """Games of persons, begun, at which anybody may look."""
    out = []
    for _ in range(count):
        made = await service.making.create(NewTable(game=GAME, seats=FEWEST, public=True), None)
        table = await service.registry.open(made.table.id)
        for seat in range(1, FEWEST):
            wish = Join(name=f"Guest {seat}", invitation=made.invitation)
            await service.seats.join(table, wish, None)
        out.append(table)
    return out


async def answered(table: HostedTable) -> None:
    """One more move is on disk, and was told."""
    assert table.play is not None
    seat = table.asked()[0]
    move = table.game.moves.print(legal(table.play.state, Seat(seat))[0])
    await table.mailbox.post(table.answer, seat, table.play.question, move)


async def put_back(database: Database, name: str, seq: int) -> None:
    """The log of a table as it was before, as an operator may put a whole database back behind the server's back."""
    async with database.write() as connection:
        await connection.execute(log.delete().where(log.c.table_id == name, log.c.seq > seq))
        await connection.execute(tables.update().where(tables.c.id == name).values(seq=seq))


def resealings(table: HostedTable) -> tuple[int, int]:
    """How often fate was sealed anew here, and how often everybody was told."""
    assert table.play is not None
    entries = sum(entry.what == "reseal" for entry in table.play.record.entries)
    return entries, sum(announced(line)[0] == RESEALED for line in table.chat)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_who_has_seen_more_than_the_database_knows_can_show_it(
    kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    """Whatever was put back, and with whichever files: the first page that comes back tells of it, for all tables."""
    settings = small(tmp_path, **({"database": postgres.database()} if kind == "postgres" else {}))
    service = Service(settings)
    await service.open()
    seen, other, unmoved = await watched_tables(service, 3)
    visitor = Visitor(service)
    await visitor.sit(seen.id)
    known = visitor.receipt
    before = seen.row.seq
    await answered(seen)
    await visitor.sit(seen.id, known)
    assert resealings(seen) == (0, 0), "what was seen before is still true"
    lost = visitor.receipt
    await service.close()
    database = Database(settings.database)
    await put_back(database, seen.id, before)
    await database.close()

    service = Service(settings)
    await service.open()
    here = {name: await service.registry.open(name) for name in (seen.id, other.id, unmoved.id)}
    visitor = Visitor(service)
    for receipt in ("", known, lost[:-1] + ("1" if lost[-1] == "0" else "0"), "9" * 60, lost.replace(".", "x")):
        await visitor.sit(seen.id, receipt)
    await visitor.sit(other.id, lost)
    await visitor.sit("nosuchtable", lost)
    assert [resealings(table) for table in here.values()] == [(0, 0)] * 3, "nobody makes up a later state"
    await answered(here[seen.id])  # by another way than the one that was seen
    await visitor.sit(seen.id, lost)
    assert [resealings(table) for table in here.values()] == [(1, 1)] * 3
    for table in here.values():
        await answered(table)
    await visitor.sit(seen.id, lost)
    await service.close()
    service = Service(settings)
    await service.open()
    assert [resealings(await service.registry.open(name)) for name in here] == [(1, 1)] * 3, "once, and on disk"
    await service.close()


async def test_a_database_that_goes_back_under_running_programs_is_noticed_by_them(
    tmp_path: Path, postgres: Postgres
) -> None:
    """As when a copy that lags behind takes over: what is further on in memory is never written on top of it."""
    database = postgres.database()
    one, two = (Service(small(tmp_path, database=database)) for _ in range(2))
    await one.open()
    await two.open()
    table, other = await watched_tables(one, 2)
    there = await two.registry.open(other.id)
    before = table.row.seq
    await answered(table)
    await put_back(one.database, table.id, before)
    with pytest.raises(Stale):  # the disk has not what memory was sure of: it is read again
        await answered(table)
    await answered(table)
    lines = await lines_of(one.database, table.id)
    assert len(lines) == len(table.lines) == table.row.seq + 1
    await one.heartbeat.round()
    for seen in (table, other, there):  # whichever program is first seals anew; the other hears of it, then of its word
        while resealings(seen) != (1, 1):
            await asyncio.sleep(0.01)
    await one.heartbeat.round()
    assert [resealings(seen) for seen in (table, other, there)] == [(1, 1)] * 3, "once, whichever program was first"
    await two.close()
    await one.close()
