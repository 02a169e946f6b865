"""Giving up, calling a table off, and playing on without somebody who stays away."""

from __future__ import annotations

from burghers import bots
from burghers.server.clock import SECOND, now
from burghers.server.errors import conflict, forbidden, wrong
from burghers.server.lobby.shapes import Replace
from burghers.server.store.rows import VACANT, SeatRow
from burghers.server.tables.announcements import CANCELLED, CONCEDED, FREED, LEFT, REPLACED, announce
from burghers.server.tables.hosted import HostedTable
from burghers.server.tables.registry import TableRegistry

AWAY = 60 * SECOND  # somebody who has not been seen for so long may be replaced


class Departures:
    """Each of these is an errand of the table's one writer, and told to everybody."""

    def __init__(self, registry: TableRegistry) -> None:
        self.context = registry.context

    async def left(self, table: HostedTable, seat: int) -> None:
        """Tell that somebody got up."""
        await table.mailbox.post(announce, table, LEFT, seat)

    async def concede(self, table: HostedTable, seat: int) -> None:
        """Give up: the game ends where nobody else would want it to go on, else a bot plays this seat to its end."""
        await table.mailbox.post(self._concede, table, seat)

    async def _concede(self, table: HostedTable, seat: int) -> None:
        await table.in_play()
        if table.row.state != "playing" or table.chairs[seat].bot:
            raise conflict("ended")
        others = others_than(table, seat)
        await announce(table, CONCEDED, seat)
        if not others or len(table.chairs) == 2:
            await table.give_up("ended")
            return
        await self.context.tables.give_up_seat(table.id, seat, table.setup.stand_in or bots.levels()[0])
        await table.read_seats()
        await table.after()

    async def cancel(self, table: HostedTable, seat: int) -> None:
        """The host calls the table off: before it begins, or while nobody else plays there."""
        await table.mailbox.post(self._cancel, table, seat)

    async def _cancel(self, table: HostedTable, seat: int) -> None:
        if table.row.state not in ("open", "playing"):
            raise conflict("ended")
        if table.row.state == "playing" and others_than(table, seat):
            raise conflict("others-play")
        await announce(table, CANCELLED, seat)
        await table.give_up("cancelled")

    async def replace(self, table: HostedTable, request: Replace, by: int, host: bool) -> None:
        """A bot stands in for somebody who stays away, or the host frees the seat for another person."""
        await table.mailbox.post(self._replace, table, request, by, host)

    async def _replace(self, table: HostedTable, request: Replace, by: int, host: bool) -> None:
        if table.row.state != "playing":
            raise conflict("not-begun")
        if request.seat >= len(table.chairs):
            raise wrong("no-such-seat")
        if request.bot and not bots.offered(request.bot, table.game.name):
            raise wrong("no-such-bot", request.bot)
        chair = table.chairs[request.seat]
        if chair.bot or not is_away(table, chair):
            raise conflict("not-away")
        if request.bot:
            await self.context.presence.stand_in(table, request.seat, request.bot)
            await announce(table, REPLACED, request.seat, by)
            await table.after()
            return
        if not host:
            raise forbidden("not-host")
        await self.context.tables.leave_seat(table.id, request.seat, **VACANT)
        await table.read_seats()
        await announce(table, FREED, request.seat)


def others_than(table: HostedTable, seat: int) -> list[int]:
    """The seats of other persons, present or not; one that was left for good is nobody's."""
    return [chair.seat for chair in table.chairs if chair.taken and not chair.bot and chair.seat != seat]


def is_away(table: HostedTable, chair: SeatRow) -> bool:
    """Whether this seat was left, or nobody has been seen there for a while."""
    here = chair.seat in table.subscribers.seats()
    return not chair.taken or (not here and table.context.pauses.elapsed(chair.seen, now()) >= AWAY)
