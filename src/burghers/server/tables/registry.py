"""The registry: which tables are in memory, opened once and put away when nobody looks at them."""

from __future__ import annotations

import asyncio
import itertools

import structlog
from sqlalchemy.exc import SQLAlchemyError

from burghers import bots
from burghers.kernel.errors import BadRecord, PlayError
from burghers.kernel.game import Game
from burghers.kernel.record import read_header, read_line
from burghers.server.clock import HOUR, MINUTE, SECOND, now
from burghers.server.errors import UNREADABLE, ApiError, conflict, not_found
from burghers.server.processes.fair_queue import TooManyWaiting
from burghers.server.store.printings import OwnPrinting
from burghers.server.store.tables import Standing
from burghers.server.tables.announcements import ABSENT, CLOCK, CLOCK_END, FORGIVEN, RULES, announce, announced
from burghers.server.tables.context import TableContext
from burghers.server.tables.hosted import HostedTable

AT_ONCE = 200
JUST_NOW = 1 * SECOND
ASIDE = 1 * HOUR  # until a table that could not be read is tried again, unless somebody asks for it
MOST_ASIDE = 1000
WORTH_TELLING = 1 * MINUTE  # of time that did not count
BUSY = (429, 503)  # this server, and not the table
EXPECTED = 0.1  # seconds to replay a log

log = structlog.get_logger()


class TableRegistry:
    """All tables this server program has at hand."""

    def __init__(self, context: TableContext) -> None:
        self.context = context
        self.tables: dict[str, HostedTable] = {}
        self.opening: dict[str, asyncio.Task[HostedTable]] = {}
        self.aside: dict[str, str] = {}  # tables that could not be read, and why

    async def open(self, name: str, looking: bool = True, caller: str = "") -> HostedTable:
        """The table of this id, from memory or from its log; raises ApiError when there is none.

        ``looking``: on behalf of somebody, and not only for the server to look after it. Whoever has many opened waits
        behind himself.
        """
        table = self.tables.get(name)
        if table is not None:
            if looking:
                table.touched = now()
                self.tables[name] = self.tables.pop(name)  # the one that was not looked at longest stands first
                table.bot_scheduler.begin()
            return table
        task = self.opening.get(name)
        if task is None:
            task = self.opening[name] = asyncio.create_task(self._open(name, caller), name=f"open {name}")
            task.add_done_callback(lambda _: self.opening.pop(name, None))
        return await asyncio.shield(task)

    async def _open(self, name: str, caller: str) -> HostedTable:
        standing = await self.context.tables.standing(name)
        if standing is None:
            raise not_found("table")
        table: HostedTable | None = None
        try:
            game, own = await self._game(standing)
            table = HostedTable(self.context, standing, game, own)
            async with self.context.replay_turns.turn(caller or table.caller(), EXPECTED):
                await table.stand(standing)
            check_seats(table)
        except SQLAlchemyError:  # a fault of the database, not of this table
            raise
        except Exception as error:
            if table is not None:
                await table.close()
            if isinstance(error, TooManyWaiting):
                raise ApiError(429, "too-many-requests") from None
            if isinstance(error, ApiError) and error.status in BUSY:
                raise
            self.set_aside(name, error)
            await self.context.tables.postpone(name, now() + ASIDE)
            raise conflict(UNREADABLE, str(error)[:200] if isinstance(error, PlayError) else "") from None
        self.aside.pop(name, None)
        await table.mailbox.post(table.reseal)
        self.tables[name] = table
        await table.mailbox.post(tell_rules, table)
        await table.mailbox.post(tell_pauses, table)
        table.bot_scheduler.begin()
        await self.make_room()
        return table

    async def _game(self, standing: Standing) -> tuple[Game, OwnPrinting | None]:
        """The game with the very printing it began with, though another may come with the game today."""
        row = standing.row
        if row.printing_id:
            own = await self.context.printings.find(row.printing_id)
            return await self.context.printings.game(own, row.maker), own
        game = self.context.catalog.take(row.game, row.agreed().printing)
        if standing.lines:
            header = read_header(read_line(standing.lines[0].line, 1))
            printed = game.printed(header.printing_hash)
            return (printed, None) if printed else await self.context.printings.packaged(header.printing_hash)
        return game, None

    def set_aside(self, name: str, error: Exception) -> None:
        """A table that cannot be read disturbs no other: the operator is told once, and whoever asks for it."""
        if name not in self.aside:
            log.error("table.set-aside", table=name, exc_info=error)
        self.aside[name] = f"{type(error).__name__}: {error}"[:200]
        while len(self.aside) > MOST_ASIDE:
            self.aside.pop(next(iter(self.aside)))

    async def hear(self, name: str, what: str) -> None:
        """Another server program has changed a table; one that is just being opened may have been read before that."""
        if name in self.tables or name in self.opening:
            table = await self.open(name, looking=False)
            await table.mailbox.post(table.catch_up, what)

    async def read_all_again(self) -> None:
        """News may have been missed: look at everything at hand, whatever is the matter with one table."""
        for name in [*self.tables, *self.opening]:
            try:
                await self.hear(name, "everything")
            except Exception as error:  # noqa: BLE001  (the others are to hear of it all the same)
                log.error("table.not-read-again", table=name, error=error)

    async def put_away(self) -> None:
        """Let go of tables nobody looks at."""
        old = now() - int(self.context.settings.idle_minutes * MINUTE)
        for table in [table for table in self.tables.values() if table.idle() and table.touched < old]:
            await self._let_go(table)
        await self.make_room()

    async def make_room(self) -> None:
        """Let go of the tables that were not looked at longest, when there are too many in memory."""
        excess = len(self.tables) - self.context.settings.tables_in_memory
        if excess > 0:
            lately = now() - JUST_NOW  # whoever has just opened one is about to do something there
            idle = (table for table in self.tables.values() if table.idle() and table.touched < lately)
            for table in list(itertools.islice(idle, excess)):
                await self._let_go(table)
        self.context.metrics.open_tables.set(len(self.tables))

    async def _let_go(self, table: HostedTable) -> None:
        if table.idle() and self.tables.get(table.id) is table:
            del self.tables[table.id]
            await table.close()

    async def look_after(self) -> None:
        """Tend the tables that are due; each is claimed, so that one server program does it."""
        for name, due in await self.context.tables.due(now(), AT_ONCE):
            lease = now() + max(5 * SECOND, int(2 * self.context.settings.patience_seconds * SECOND))
            if await self.context.tables.claim(name, due, lease):
                try:
                    table = await self.open(name, looking=False)
                    await table.mailbox.post(tend, table)
                except Exception as error:  # noqa: BLE001  (one broken table must not stop the round)
                    log.error("table.not-tended", table=name, error=error)

    async def renew_leases(self) -> None:
        """While bots here think, or wait for their turn, no other program is to think in their place."""
        if not self.context.shared:
            return
        patience = int(self.context.settings.patience_seconds * SECOND)
        for table in [table for table in self.tables.values() if table.bot_scheduler.open]:
            due, at = table.row.due, now()
            if (
                due is not None
                and due - at < patience // 2
                and await self.context.tables.claim(table.id, due, at + patience)
            ):
                table.row.due = at + patience

    async def close(self) -> None:
        """Drain and let go of everything."""
        tables = list(self.tables.values())
        self.tables.clear()
        await asyncio.gather(*(table.close() for table in tables))


def check_seats(table: HostedTable) -> None:
    """A table has its seats, and those of its game; raises BadRecord."""
    if not table.chairs or (table.play is not None and len(table.chairs) != len(table.play.names)):
        raise BadRecord(1, f"the game has other seats than the {len(table.chairs)} of this table")


async def tell_rules(table: HostedTable) -> None:
    """A game that goes on under older rules than new ones are played by: everybody is told, once."""
    if table.play is None or table.row.state != "playing" or table.game.rules == table.game.newest:
        return
    told = (RULES, [table.game.rules, table.game.newest])
    if told not in [announced(line) for line in table.chat]:
        await announce(table, told[0], *told[1])


async def tell_pauses(table: HostedTable) -> None:
    """Everybody at a table with clocks is told, once, of time that did not count since its last answer."""
    if table.play is None or table.row.state != "playing" or not table.setup.timed():
        return
    known = [announced(line) for line in table.chat]
    for began, ended in table.context.pauses.since(table.row.changed):
        told = (FORGIVEN, [round((ended - began) / MINUTE), began])
        if ended - began >= WORTH_TELLING and told not in known:
            await announce(table, told[0], *told[1])


async def tend(table: HostedTable) -> None:
    """Do what is due at a table: clocks that ran out, seats that stayed empty, bots that were forgotten."""
    await table.catch_up("due")
    await table.begin(late=True)  # nobody waits longer for what a seat has sealed
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
        await table.context.tables.change(table.id, due=table.row.due)
    table.bot_scheduler.begin()


async def out_of_time(table: HostedTable, seat: int, at: int) -> None:
    """What the table agreed on happens when a clock is at zero."""
    zero = table.clocks.zero(seat)
    safe = table.context.started + table.context.settings.restart_grace_seconds * SECOND
    if zero is None or zero > at or safe > at:
        return
    at_zero = table.clocks.at_zero()
    if at_zero == "bot":
        await table.context.presence.stand_in(table, seat, table.setup.stand_in or bots.levels()[0])
        await announce(table, CLOCK, seat)
    elif at_zero == "end":
        await table.give_up()
        await announce(table, CLOCK_END, seat)


async def absent(table: HostedTable, seat: int, at: int) -> None:
    """A bot takes over a seat that has been empty for the grace time, where the table allows it."""
    chair = table.chairs[seat]
    if not table.setup.stand_in or chair.player() or seat in table.subscribers.seats():
        return
    asked_at = table.clocks.since.get(seat, at)
    if table.context.pauses.elapsed(max(chair.seen, asked_at), at) >= table.setup.grace_seconds * SECOND:
        await table.context.presence.stand_in(table, seat, table.setup.stand_in)
        await announce(table, ABSENT, seat)
