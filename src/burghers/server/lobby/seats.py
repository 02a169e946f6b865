"""Sitting down and getting up."""

from __future__ import annotations

import msgspec

from burghers import bots
from burghers.server.accounts.tokens import hashed, new_token
from burghers.server.declined import conflict, forbidden, wrong
from burghers.server.lobby.making import bot_name
from burghers.server.lobby.wishes import Fill, Join, Joined
from burghers.server.moment import now
from burghers.server.store.letterboxes import of_seat
from burghers.server.store.rows import INVITATION, KeyRow, SeatRow, Wishes
from burghers.server.tables.hall import Hall
from burghers.server.tables.table import HostedTable


class Seats:
    """Who sits where. Each of these is an errand of the table's one writer."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.tools = hall.tools

    async def key(self, table: HostedTable, token: str) -> KeyRow | None:
        """What a token opens at this table."""
        return await self.tools.tables.key(table.id, hashed(token)) if token else None

    async def join(self, table: HostedTable, wish: Join, account: str | None) -> Joined:
        """Sit down on a free seat."""
        invited = await self.key(table, wish.invitation or "")
        if not table.setup.public and (invited is None or invited.seat != INVITATION):
            raise forbidden("not-invited")
        return await table.mailbox.post(self._join, table, wish, account)

    async def _join(self, table: HostedTable, wish: Join, account: str | None) -> Joined:
        if table.row.state not in ("open", "playing"):
            raise conflict("not-open")
        free = [c.seat for c in table.chairs if not c.taken and wish.seat in (None, c.seat)]
        token = new_token()
        values = {"name": wish.name, "bot": "", "stand_in": "", "seen": now(), "account_id": account, "wishes": ""}
        for seat in free:
            if await self.tools.tables.take_seat(table.id, seat, values, hashed(token)):
                await self.tools.letterboxes.forget(of_seat(table.id, seat))
                await self._changed(table)
                return Joined(seat, token)
        raise conflict("no-free-seat")

    async def fill(self, table: HostedTable, wish: Fill) -> None:
        """The host sets a bot on a free seat, or sends one away before the game."""
        await table.mailbox.post(self._fill, table, wish)

    async def _fill(self, table: HostedTable, wish: Fill) -> None:
        if table.row.state != "open":
            raise conflict("not-open")
        if wish.seat >= len(table.chairs):
            raise wrong("no-such-seat")
        if wish.bot and wish.bot not in bots.names():
            raise wrong("no-such-bot", wish.bot)
        chair = table.chairs[wish.seat]
        if chair.taken and not chair.bot:
            raise conflict("seat-taken")
        name = bot_name(wish.bot, wish.seat) if wish.bot else ""
        await self.tools.tables.change_seat(table.id, wish.seat, bot=wish.bot, name=name, taken=bool(wish.bot))
        await self._changed(table)

    async def leave(self, table: HostedTable, seat: int) -> None:
        """Get up: a bot stands in where the table has one, else the seat is free for another."""
        await table.mailbox.post(self._leave, table, seat)

    async def _leave(self, table: HostedTable, seat: int) -> None:
        if table.row.state == "playing" and table.setup.stand_in:
            await self.tools.presence.stand_in(table, seat, table.setup.stand_in)
            await table.after()
        elif table.row.state in ("open", "playing"):
            await self.tools.tables.change_seat(table.id, seat, taken=False, account_id=None, wishes="", seen=0)
            await self._changed(table)

    async def come_back(self, table: HostedTable, seat: int) -> None:
        """Take the own seat back."""
        await table.mailbox.post(self._come_back, table, seat)

    async def _come_back(self, table: HostedTable, seat: int) -> None:
        chair = table.chairs[seat]
        if not chair.taken:
            await self.tools.tables.change_seat(table.id, seat, taken=True, seen=now())
            await self._changed(table)
        await self.tools.presence.sits(table, seat)

    async def change(self, table: HostedTable, seat: int, **values: object) -> None:
        """Change the own seat's name, wishes or account."""
        await self.tools.tables.change_seat(table.id, seat, **values)
        await table.mailbox.post(self._changed, table)

    async def new_key(self, table: HostedTable, seat: int) -> str:
        """One token more for a seat: for another device of the same person."""
        token = new_token()
        await self.tools.tables.add_key(table.id, hashed(token), KeyRow(seat, host=False))
        return token

    async def _changed(self, table: HostedTable) -> None:
        table.chairs = await self.tools.tables.seats(table.id)
        table.cast_seats()
        await table.begin()

    def owner(self, table: HostedTable, account: str) -> SeatRow | None:
        """The seat this account holds at a table."""
        return next((chair for chair in table.chairs if chair.account_id == account and chair.taken), None)


def kept(wishes: Wishes) -> str:
    """Wishes as they are kept."""
    return msgspec.json.encode(wishes).decode()
