"""Who is at the table: seats with a socket are noted on disk now and then, so that every server program knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burghers.server.clock import now
from burghers.server.store.tables import TableStore

if TYPE_CHECKING:
    from burghers.server.tables.hosted import HostedTable


class Presence:
    """Notes whose page is open, and lets bots stand in for who is away."""

    def __init__(self, tables: TableStore) -> None:
        self.tables = tables

    async def sits(self, table: HostedTable, seat: int) -> None:
        """A person sits down, or comes back: a bot that played meanwhile gets up."""
        chair = table.chairs[seat]
        chair.seen = now()
        if chair.stand_in:
            chair.stand_in = ""
            table.clocks.grant(seat, now())
            await self.tables.change_seat(table.id, seat, stand_in="", seen=chair.seen)
        table.broadcast_seats()

    async def note(self, tables: list[HostedTable]) -> None:
        """Write down who has a socket here now."""
        at = now()
        here = [(table.id, seat) for table in tables for seat in table.subscribers.seats()]
        for table in tables:
            for seat in table.subscribers.seats():
                table.chairs[seat].seen = at
        if here:
            await self.tables.seen(here, at)

    async def stand_in(self, table: HostedTable, seat: int, level: str) -> None:
        """A bot plays for this seat until its person comes back."""
        table.chairs[seat].stand_in = level
        await self.tables.change_seat(table.id, seat, stand_in=level)
        table.broadcast_seats()
