"""Sitting down and getting up."""

from __future__ import annotations

import msgspec

from burghers import bots
from burghers.server.accounts.tokens import hashed, new_token
from burghers.server.clock import now
from burghers.server.errors import conflict, forbidden, wrong
from burghers.server.lobby.making import bot_name
from burghers.server.lobby.shapes import Fill, Join, Joined
from burghers.server.store.email_addresses import of_seat
from burghers.server.store.rows import INVITATION, VACANT, KeyRow, NoticeSettings
from burghers.server.tables.hosted import HostedTable
from burghers.server.tables.registry import TableRegistry

NO_SEAT = -1


class Seats:
    """Who sits where. Each of these is an errand of the table's one writer."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.context = registry.context

    async def key(self, table: HostedTable, token: str) -> KeyRow | None:
        """What a token opens at this table."""
        return await self.context.tables.key(table.id, hashed(token)) if token else None

    async def join(self, table: HostedTable, request: Join, account: str | None) -> Joined:
        """Sit down on a free seat."""
        invited = await self.key(table, request.invitation or "")
        if not table.setup.public and (invited is None or invited.seat != INVITATION):
            raise forbidden("not-invited")
        return await table.mailbox.post(self.take, table, request, account)

    async def take(self, table: HostedTable, request: Join, account: str | None, program: bool = False) -> Joined:
        """Take a free seat, for a person or for a bot's account; an errand of the table's one writer."""
        if table.row.state not in ("open", "playing"):
            raise conflict("not-open")
        free = [c.seat for c in table.chairs if not c.taken and request.seat in (None, c.seat)]
        token = new_token()
        values = {"name": request.name, "bot": "", "stand_in": "", "seen": now(), "account_id": account, "wishes": ""}
        values |= {"seal": request.seal, "entropy": "", "program": program}
        for seat in free:
            if await self.context.tables.take_seat(table.id, seat, values, hashed(token)):
                await self.context.email_addresses.forget(of_seat(table.id, seat))
                await self._changed(table)
                return Joined(seat, token)
        raise conflict("no-free-seat")

    async def fill(self, table: HostedTable, request: Fill) -> None:
        """The host sets a bot on a free seat, or sends one away before the game."""
        await table.mailbox.post(self._fill, table, request)

    async def _fill(self, table: HostedTable, request: Fill) -> None:
        if table.row.state != "open":
            raise conflict("not-open")
        if request.seat >= len(table.chairs):
            raise wrong("no-such-seat")
        if request.bot and not bots.offered(request.bot, table.game.name):
            raise wrong("no-such-bot", request.bot)
        chair = table.chairs[request.seat]
        if chair.taken and not chair.bot:
            raise conflict("seat-taken")
        name = bot_name(request.bot, request.seat) if request.bot else ""
        await self.context.tables.change_seat(
            table.id, request.seat, bot=request.bot, name=name, taken=bool(request.bot)
        )
        await self._changed(table)

    async def leave(self, table: HostedTable, seat: int) -> None:
        """Get up: a bot stands in where the table has one, else the seat is free for another."""
        await table.mailbox.post(self._leave, table, seat)

    async def _leave(self, table: HostedTable, seat: int) -> None:
        if table.row.state == "playing" and table.setup.stand_in:
            await self.context.tables.leave_seat(table.id, seat, stand_in=table.setup.stand_in)
            await self._changed(table)
            await table.after()
        elif table.row.state in ("open", "playing"):
            await self.context.tables.leave_seat(table.id, seat, **VACANT)
            await self._changed(table)

    async def come_back(self, table: HostedTable, token: str, account: str | None) -> Joined:
        """Take the own seat back under a fresh token."""
        return await table.mailbox.post(self._come_back, table, token, account)

    async def _come_back(self, table: HostedTable, token: str, account: str | None) -> Joined:
        key = await self.key(table, token)
        if key is None and account is None:
            raise forbidden("wrong-token" if token else "no-seat")
        held = table.held(account) if account is not None else None
        seat = key.seat if key is not None and key.seat >= 0 else held.seat if held is not None else NO_SEAT
        fresh = new_token()
        if seat == NO_SEAT or not await self.context.tables.renew(
            table.id, seat, hashed(fresh), hashed(token), account
        ):
            raise forbidden("no-seat")
        table.clocks.grant(seat, now())
        await self._changed(table)
        return Joined(seat, fresh)

    async def change(self, table: HostedTable, seat: int, **values: object) -> None:
        """Change the own seat's name, wishes or account."""
        await table.mailbox.post(self._change, table, seat, values)

    async def _change(self, table: HostedTable, seat: int, values: dict[str, object]) -> None:
        await self.context.tables.change_seat(table.id, seat, **values)
        await self._changed(table)

    async def share(self, table: HostedTable, shared: bool) -> None:
        """Open a finished game to anybody who has its link, or close it again; raises ApiError before the end."""
        await table.mailbox.post(self._share, table, shared)

    async def _share(self, table: HostedTable, shared: bool) -> None:
        await table.fresh()
        if table.row.state not in ("over", "ended"):
            raise conflict("not-over")
        table.setup = msgspec.structs.replace(table.setup, shared=shared)
        table.row.setup = msgspec.json.encode(table.setup).decode()
        await self.context.tables.change(table.id, setup=table.row.setup)
        table.broadcast_seats()

    async def _changed(self, table: HostedTable) -> None:
        await table.read_seats()
        await table.begin()


def kept(wishes: NoticeSettings) -> str:
    return msgspec.json.encode(wishes).decode()
