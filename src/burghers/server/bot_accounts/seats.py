"""Where bots sit: challenges, seats and answers."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from burghers.server.clock import now
from burghers.server.errors import ApiError, conflict, forbidden, not_found
from burghers.server.incoming import Seq
from burghers.server.lobby.seats import Seats
from burghers.server.lobby.shapes import Join
from burghers.server.names import folded
from burghers.server.store.bot_accounts import BotStore
from burghers.server.store.people import AccountRow, People
from burghers.server.store.rows import Name
from burghers.server.tables.hosted import HostedTable

MOST_CHALLENGES = 50  # that wait at one table, or for one bot


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that is wanted at a table."""

    bot: Name


class BotMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the question ``q``, in notation."""

    q: Seq
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class Seated(msgspec.Struct, frozen=True):
    """The seat a bot has."""

    seat: int


class BotSeats:
    """A bot sits where it was challenged, or at public tables; it holds its seat as an account, without a key."""

    def __init__(self, seats: Seats, people: People, store: BotStore) -> None:
        self.seats = seats
        self.people = people
        self.store = store

    async def challenge(self, table: HostedTable, request: Challenge) -> None:
        """Somebody who looks after a table wants a bot there."""
        bot = await self.people.named(folded(request.bot))
        if bot is None or bot.owner is None:
            raise not_found("bot")
        if table.row.state != "open":
            raise conflict("not-open")
        if not await self.store.challenge(table.id, bot.id, now(), MOST_CHALLENGES):
            raise ApiError(429, "too-many-challenges")

    async def decline(self, table: str, bot: AccountRow) -> None:
        """The bot does not come."""
        if not await self.store.answered(table, bot.id):
            raise not_found("challenge")

    async def sit(self, table: HostedTable, bot: AccountRow) -> Seated:
        """Take a free seat where the table is public, or where somebody has challenged this bot."""
        if not table.setup.public and not await self.store.challenged(table.id, bot.id):
            raise forbidden("not-invited")
        seat = await table.mailbox.post(self._sit, table, bot)
        await self.store.answered(table.id, bot.id)
        return Seated(seat)

    async def _sit(self, table: HostedTable, bot: AccountRow) -> int:
        await table.fresh()
        if table.held(bot.id) is not None:
            raise conflict("already-seated")
        return (await self.seats.take(table, Join(name=bot.name), bot.id, program=True)).seat

    async def leave(self, table: HostedTable, bot: AccountRow) -> int:
        """Get up; the seat it had."""
        seat, _ = await table.mailbox.post(self._held, table, bot)
        await self.seats.leave(table, seat)
        return seat

    async def answer(self, table: HostedTable, bot: AccountRow, request: BotMove) -> None:
        """Answer for its seat; raises PlayError or ApiError, and then nothing has changed."""
        seat, epoch = await table.mailbox.post(self._held, table, bot)
        await table.mailbox.post(table.answer, seat, request.q, request.move, 0, epoch)

    async def _held(self, table: HostedTable, bot: AccountRow) -> tuple[int, int]:
        """Its seat, and the epoch in which it has it: what is written checks that once more."""
        await table.know_epoch()
        chair = table.held(bot.id)
        if chair is None:
            raise forbidden("no-seat")
        return chair.seat, chair.epoch
