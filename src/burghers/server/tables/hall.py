"""The hall: which tables are in memory, opened once and put away when nobody looks at them."""

from __future__ import annotations

import asyncio

import structlog

from burghers import bots
from burghers.kernel.errors import PlayError
from burghers.server.declined import conflict, not_found
from burghers.server.moment import MINUTE, SECOND, now
from burghers.server.tables.table import HostedTable
from burghers.server.tables.tools import Tools

AT_ONCE = 200

words = structlog.get_logger()


class Hall:
    """All tables this server program has at hand."""

    def __init__(self, tools: Tools) -> None:
        self.tools = tools
        self.tables: dict[str, HostedTable] = {}
        self.opening: dict[str, asyncio.Task[HostedTable]] = {}

    async def open(self, name: str) -> HostedTable:
        """The table of this id, from memory or from its log; raises Declined when there is none."""
        table = self.tables.get(name)
        if table is not None:
            table.touched = now()
            return table
        task = self.opening.get(name)
        if task is None:
            task = self.opening[name] = asyncio.create_task(self._open(name), name=f"open {name}")
            task.add_done_callback(lambda _: self.opening.pop(name, None))
        return await asyncio.shield(task)

    async def _open(self, name: str) -> HostedTable:
        standing = await self.tools.tables.standing(name)
        if standing is None:
            raise not_found("table")
        setup = standing.row.agreed()
        try:
            game = self.tools.shelf.take(standing.row.game, setup.printing, setup.printing_text)
            table = HostedTable(self.tools, standing, game)
        except PlayError as error:
            # Rules or a printing have changed under an old table: it is listed, not broken.
            words.error("table.cannot-be-opened", table=name, error=str(error))
            raise conflict("cannot-be-opened", str(error)) from None
        self.tables[name] = table
        self.tools.metrics.open_tables.set(len(self.tables))
        table.thoughts.begin()
        return table

    async def hear(self, name: str, what: str) -> None:
        """Another server program has changed a table; one that is just being opened may have been read before that."""
        if name in self.tables or name in self.opening:
            table = await self.open(name)
            await table.mailbox.post(table.catch_up, what)

    async def read_all_again(self) -> None:
        """News may have been missed: look at everything at hand."""
        for name in [*self.tables, *self.opening]:
            await self.hear(name, "everything")

    async def put_away(self) -> None:
        """Let go of tables nobody looks at."""
        old = now() - int(self.tools.settings.idle_minutes * MINUTE)
        for name, table in list(self.tables.items()):
            if table.idle() and table.touched < old:
                del self.tables[name]
                await table.close()
        self.tools.metrics.open_tables.set(len(self.tables))

    async def look_after(self) -> None:
        """Tend the tables that are due; each is claimed, so that one server program does it."""
        for name, due in await self.tools.tables.due(now(), AT_ONCE):
            lease = now() + max(5 * SECOND, int(2 * self.tools.settings.patience_seconds * SECOND))
            if await self.tools.tables.claim(name, due, lease):
                try:
                    table = await self.open(name)
                    await table.mailbox.post(tend, table)
                except Exception as error:  # noqa: BLE001  (one broken table must not stop the round)
                    words.error("table.not-tended", table=name, error=repr(error))

    async def close(self) -> None:
        """Drain and let go of everything."""
        tables = list(self.tables.values())
        self.tables.clear()
        await asyncio.gather(*(table.close() for table in tables))


async def tend(table: HostedTable) -> None:
    """Do what is due at a table: clocks that ran out, seats that stayed empty, bots that were forgotten."""
    await table.catch_up("due")
    if table.play is None or table.row.state != "playing":
        return
    at = now()
    for seat in table.asked():
        if table.chairs[seat].player():
            continue
        await out_of_time(table, seat, at)
        await absent(table, seat, at)
    if table.row.state == "playing":
        table.row.due = table.due(table.play, at)
        await table.tools.tables.change(table.id, due=table.row.due)
    table.thoughts.begin()


async def out_of_time(table: HostedTable, seat: int, at: int) -> None:
    """What the table agreed on happens when a clock is at zero."""
    zero = table.clocks.zero(seat)
    safe = table.tools.started + table.tools.settings.restart_grace_seconds * SECOND
    if zero is None or zero > at or safe > at:
        return
    at_zero = table.clocks.at_zero()
    if at_zero == "bot":
        await table.tools.presence.stand_in(table, seat, table.setup.stand_in or bots.levels()[0])
    elif at_zero == "end":
        table.row.state = "ended"
        await table.tools.tables.change(table.id, state="ended", due=None)
        table.cast_seats()


async def absent(table: HostedTable, seat: int, at: int) -> None:
    """A bot takes over a seat that has been empty for the grace time, where the table allows it."""
    chair = table.chairs[seat]
    if not table.setup.stand_in or chair.player() or seat in table.audience.seats():
        return
    asked_at = table.clocks.since.get(seat, at)
    if at - max(chair.seen, asked_at) >= table.setup.grace_seconds * SECOND:
        await table.tools.presence.stand_in(table, seat, table.setup.stand_in)
