"""Making tables: new ones, rematches, and forks of a position."""

from __future__ import annotations

import asyncio

import msgspec

from burghers import bots
from burghers.kernel.errors import NotYours, PlayError
from burghers.kernel.fate import new_secret
from burghers.kernel.game import Game
from burghers.kernel.record import Record, read_record
from burghers.kernel.session import Session, fork
from burghers.kernel.step import Seat
from burghers.server.accounts.tokens import hashed, new_id, new_token
from burghers.server.clock import now
from burghers.server.errors import ApiError, conflict, forbidden, wrong
from burghers.server.lobby.shapes import Fork, MadeTable, NewTable
from burghers.server.store.email_addresses import of_seat
from burghers.server.store.log import Append
from burghers.server.store.rows import HOST_ONLY, INVITATION, KeyRow, SeatRow, Setup, TableRow
from burghers.server.tables.hosted import HostedTable
from burghers.server.tables.registry import TableRegistry


class Making:
    """New tables: asked for by a person, forked from a game, or the rematch of one."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.context = registry.context

    async def create(self, request: NewTable, account: str | None, caller: str = "") -> MadeTable:
        """A table as wished; it begins when its last seat is taken."""
        await self._allow(caller)
        own, game = None, None
        if request.printing_text is not None:
            own = await self.context.printings.bring(request.game, request.printing_text, caller, account is not None)
            game = await self.context.printings.game(own, caller)
        setup = self._agreed(request, game)
        chairs = seated(request, account)
        seat = 0 if request.play else HOST_ONLY
        token, invitation = new_token(), new_token()
        row = new_row(request.game, setup)
        row.maker, row.printing_id = caller, own.id if own else ""
        keys = {hashed(token): KeyRow(seat, host=True), hashed(invitation): KeyRow(INVITATION, host=False)}
        await self.context.tables.create(row, chairs, keys)
        table = await self.registry.open(row.id)
        await table.mailbox.post(table.begin)
        return MadeTable(table.info(), seat, token, invitation)

    async def _allow(self, caller: str) -> None:
        """Raises ApiError for a caller who has made enough tables that are not finished."""
        most = self.context.settings.tables_per_caller
        if caller and await self.context.tables.unfinished(caller) >= most:
            raise ApiError(429, "too-many-tables")

    def _agreed(self, request: NewTable, game: Game | None) -> Setup:
        """What the request comes to; raises ApiError where it does not fit the game."""
        for level in [*request.bots, *([request.stand_in] if request.stand_in else [])]:
            if not bots.offered(level, game.name if game else request.game):
                raise wrong("no-such-bot", level)
        try:
            game = game or self.context.catalog.take(request.game, request.printing)
            game.new(request.seats, dict(request.options))
        except PlayError as error:
            raise wrong("bad-setup", str(error)) from None
        if len(request.bots) + request.play > request.seats:
            raise wrong("too-many-bots")
        return Setup(
            options=game.agreed(dict(request.options)),
            printing=request.printing or game.printing.name,
            pace=request.pace,
            public=request.public,
            spectators=request.spectators,
            stand_in=request.stand_in,
            grace_seconds=request.grace_seconds,
            chat=request.chat,
            companion=request.companion,
        )

    async def rematch(self, table: HostedTable) -> str:
        """The same people, seats and agreements once more; the tokens of the old seats open the new ones."""
        if table.row.state not in ("over", "ended"):
            raise conflict("not-over")
        if table.row.next is not None:
            return table.row.next
        row = new_row(table.row.game, table.setup)
        row.maker, row.printing_id = table.row.maker, table.row.printing_id
        await self._allow(row.maker)
        used = table.play.record.header.seals if table.play is not None else ()
        chairs = [
            SeatRow(
                seat=c.seat,
                name=c.name,
                bot=c.bot,
                taken=True,
                seen=now(),
                account_id=c.account_id,
                wishes=c.wishes,
                seal="" if c.seal in used else c.seal,
                program=c.program,
            )
            for c in table.chairs
        ]
        await self.context.tables.create(row, chairs, await self.context.tables.keys(table.id))
        if not await self.context.tables.link(table.id, row.id):
            await self.context.tables.change(row.id, state="expired")  # somebody else was quicker
            known = await self.context.tables.row(table.id)
            return known.next if known is not None and known.next is not None else row.id
        for chair in table.chairs:
            await self.context.email_addresses.hand_on(of_seat(table.id, chair.seat), of_seat(row.id, chair.seat))
        table.row.next = row.id
        table.broadcast_seats()
        following = await self.registry.open(row.id)
        await following.mailbox.post(following.begin)
        return row.id

    async def fork(
        self, table: HostedTable, request: Fork, mine: int | None, account: str | None, caller: str = ""
    ) -> MadeTable:
        """A new table from a position of a finished game, or of an own one against bots that is given up for it.

        A fork shows what was hidden, at the latest in its record: no game that goes on can be forked.
        """
        if not bots.offered(request.bot, table.game.name):
            raise wrong("no-such-bot", request.bot)
        if table.play is None:
            raise conflict("not-begun")
        alone = mine is not None and all(chair.bot for chair in table.chairs if chair.seat != mine)
        if table.row.state != "over" and not (alone and request.give_up and request.seat == mine and not request.line):
            raise forbidden("not-over")
        if request.seat >= len(table.chairs):
            raise wrong("no-such-seat")
        await self._allow(caller)
        secret = new_secret()
        record = await asyncio.to_thread(read_record, table.lines[:])
        try:
            play = await asyncio.to_thread(played_on, table.game, record, request, secret)
        except PlayError:
            raise conflict("no-question-there") from None
        if play.state.over():
            raise conflict("no-question-there")
        if table.row.state == "playing":
            await table.mailbox.post(table.give_up)
        row = new_row(table.row.game, table.setup, secret)
        row.origin, row.origin_seq, row.listed = table.id, play.record.header.taken, False
        row.maker, row.printing_id = caller, table.row.printing_id
        names = play.record.header.seats
        chairs = [SeatRow(i, names[i], "" if i == request.seat else request.bot, "", True) for i in range(len(names))]
        chairs[request.seat].name, chairs[request.seat].account_id = request.name, account
        token, invitation = new_token(), new_token()
        keys = {hashed(token): KeyRow(request.seat, host=True), hashed(invitation): KeyRow(INVITATION, host=False)}
        await self.context.tables.create(row, chairs, keys)
        at = now()
        await self.context.tables.begin(Append(row.id, 0, play.record.lines(), at, "playing", at))
        forked = await self.registry.open(row.id)
        return MadeTable(forked.info(), request.seat, token, invitation)


def played_on(game: Game, record: Record, request: Fork, secret: bytes) -> Session:
    """The game that goes on from this place, where its seat may answer another line first; raises PlayError."""
    if request.seq + bool(request.line) > len(record.entries):  # where nothing was answered nothing can be instead
        raise NotYours(request.seat)
    play = fork(game, record, request.seq, secret)
    if request.line and not play.state.over():
        play.answer_line(Seat(record.entries[request.seq].seat), request.line)
    return play


def new_row(game: str, setup: Setup, secret: bytes | None = None) -> TableRow:
    """A table that has not begun."""
    at = now()
    text = msgspec.json.encode(msgspec.structs.replace(setup, shared=False)).decode()
    return TableRow(new_id(), game, "open", text, secret or new_secret(), at, at, listed=setup.public)


def seated(request: NewTable, account: str | None) -> list[SeatRow]:
    """The seats of a new table: its maker first, bots last, those between are free."""
    chairs = [SeatRow(i) for i in range(request.seats)]
    if request.play:
        chairs[0] = SeatRow(0, request.name, "", "", True, now(), account, seal=request.seal)
    for i, level in enumerate(request.bots):
        seat = request.seats - len(request.bots) + i
        chairs[seat] = SeatRow(seat, bot_name(level, seat), level, "", True)
    return chairs


def bot_name(level: str, seat: int) -> str:
    """A bot is called by its level and its seat."""
    return f"{level} {seat + 1}"
