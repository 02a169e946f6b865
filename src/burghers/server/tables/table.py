"""One table: a single writer takes each answer, has it on disk, and only then tells everybody."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import structlog

from burghers.kernel.errors import PlayError
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.record import write_entry
from burghers.kernel.step import FATE, Seat
from burghers.kernel.table import Table
from burghers.server.declined import Declined, conflict, forbidden
from burghers.server.moment import SECOND, now
from burghers.server.notices.plan import plan
from burghers.server.store.log import Append, TooLate
from burghers.server.store.rows import ChatLine, SeatRow, Setup, TableRow
from burghers.server.tables.cast import frame, last_decision
from burghers.server.tables.clocks import Clocks
from burghers.server.tables.listener import Listener
from burghers.server.tables.mailbox import Mailbox
from burghers.server.tables.replay import go_on, note_asked, resume
from burghers.server.tables.thinkers import NoThought
from burghers.server.tables.tools import Tools
from burghers.server.wire import ChatFrame, SeatInfo, SeatsFrame, TableInfo, encode

TRIES = 5
HERE = 45 * SECOND  # a seat seen so lately counts as present, whichever server program its socket is at
NEVER = -1

words = structlog.get_logger()


class HostedTable:
    """A table in this server's memory. Everything it does goes through its mailbox, one errand at a time."""

    def __init__(self, tools: Tools, row: TableRow, chairs: list[SeatRow], game: Game[Any]) -> None:
        self.tools = tools
        self.id = row.id
        self.row = row
        self.setup: Setup = row.agreed()
        self.chairs = chairs
        self.game = game
        self.play: Table | None = None
        self.clocks = Clocks(self.setup.pace, len(chairs))
        self.lines: list[str] = []  # the log as it is on disk
        self.chat: list[ChatLine] = []
        self.listeners: dict[int, set[Listener]] = {}
        self.mailbox = Mailbox(f"table {row.id}")
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.touched = now()
        self.sure = True  # False: memory may differ from the disk, and the log must be read again

    # What is on disk.

    async def load(self) -> None:
        """Read the log and stand where it ends."""
        lines = await self.tools.log.read(self.id)
        self.chat = await self.tools.tables.chat(self.id)
        self.clocks = Clocks(self.setup.pace, len(self.chairs))
        self.play = None
        if lines:
            self.play = resume(self.game, lines, self.row.secret, self.row.origin_seq, self.clocks)
        self.lines = [line.line for line in lines]
        self.sure = True

    async def catch_up(self, what: str) -> None:
        """Another server program has changed this table: read what is new and tell those who look at it."""
        if what == "chat":
            fresh = await self.tools.tables.chat(self.id, self.chat[-1].n if self.chat else -1)
            self._hear(fresh)
            return
        await self._read_seats()
        since = len(self.lines) - 1
        await self._read_on()
        self.cast_seats()
        if len(self.lines) - 1 > since:
            self.cast(since if self._only_added(since) else NEVER)
        self.let_bots_think()

    async def _read_seats(self) -> None:
        row = await self.tools.tables.row(self.id)
        if row is not None:
            self.row = row
        self.chairs = await self.tools.tables.seats(self.id)

    async def _read_on(self) -> None:
        """Do what the log has and this table has not."""
        if self.play is None or not self.sure:
            await self.load()
            return
        fresh = await self.tools.log.read(self.id, len(self.lines) - 1)
        if not fresh:
            return
        try:
            go_on(self.play, fresh, self.clocks)
        except PlayError as error:
            words.warning("table.read-again", table=self.id, error=str(error))
            await self.load()
        else:
            self.lines.extend(line.line for line in fresh)

    def _only_added(self, since: int) -> bool:
        return not any('"undo"' in line for line in self.lines[since + 1 :])

    # What players do.

    async def begin(self) -> None:
        """All seats are taken: the header is written, and fate's first outcomes with it."""
        if self.play is not None or self.row.state != "open" or not all(chair.taken for chair in self.chairs):
            return
        play = Table(self.game, [chair.name for chair in self.chairs], self.setup.options, self.row.secret)
        at = now()
        note_asked(play, self.clocks, at)
        lines = play.record.lines()
        first = Append(self.id, 0, lines, at, "playing", self.due(play, at))
        if await self.tools.tables.begin(first):
            self.row.state, self.row.seq, self.row.changed = "playing", len(lines) - 1, at
            self.play, self.lines = play, lines
        else:
            await self._read_seats()
            await self.load()
        self.cast_seats()
        self.cast(NEVER)
        await self.after()

    async def answer(self, seat: int, question: int, text: str) -> None:
        """Take an answer: judged, written, told. Raises PlayError, and then nothing has changed."""
        for _ in range(TRIES):
            play = await self.in_play()
            start = len(play.record.entries)
            play.answer(Seat(seat), text, question)
            at = now()
            self.clocks.answered(seat, at)
            if await self._written(play, start, at):
                self.cast(start)
                await self.after()
                return
        raise Declined(503, "busy")

    async def undo(self, seat: int, question: int) -> None:
        """Take back this seat's last move, inside the engine's barrier."""
        for _ in range(TRIES):
            play = await self.in_play()
            if question != play.question:
                raise conflict("stale")
            start, since = len(play.record.entries), void_from(play)
            play.undo(Seat(seat))
            if await self._written(play, start, now()):
                self.cast(since)
                await self.after()
                return
        raise Declined(503, "busy")

    async def say(self, seat: int, text: str) -> None:
        """Keep what was said, and pass it on."""
        if not self.setup.chat:
            raise forbidden("no-chat")
        for _ in range(TRIES):
            line = ChatLine(self.chat[-1].n + 1 if self.chat else 0, now(), seat, text)
            if await self.tools.tables.say(self.id, line):
                self._hear([line])
                return
            self._hear(await self.tools.tables.chat(self.id, self.chat[-1].n if self.chat else -1))
        raise Declined(503, "busy")

    async def in_play(self) -> Table:
        """The game, when there is one that goes on."""
        if not self.sure:
            await self.load()
        if self.play is None or self.row.state == "open":
            raise conflict("not-begun")
        if self.row.state not in ("playing", "over"):
            raise conflict("ended")
        return self.play

    async def _written(self, play: Table, start: int, at: int) -> bool:
        """Have the entries on disk; False when another server program was first, and its entries were read."""
        note_asked(play, self.clocks, at)
        lines = [write_entry(entry) for entry in play.record.entries[start:]]
        state = "over" if play.state.over() else "playing"
        self.sure = False  # until the disk has it, memory is ahead
        try:
            await self.tools.log.append(Append(self.id, start + 1, lines, at, state, self.due(play, at)))
        except TooLate:
            await self.load()
            self.cast(NEVER)
            return False
        self.lines.extend(lines)
        self.row.state, self.row.seq, self.row.changed = state, len(self.lines) - 1, at
        self.sure = True
        self.tools.metrics.moves.inc()
        return True

    async def after(self) -> None:
        """What follows from a change: bots think, and people who are away are told."""
        self.touched = now()
        if self.row.state == "over":
            self.cast_seats()
        self.let_bots_think()
        await plan(self)

    # Who is asked.

    def persons(self) -> list[int]:
        """Seats that a person answers for."""
        return [chair.seat for chair in self.chairs if not chair.player()]

    def asked(self) -> list[int]:
        """Seats that owe an answer."""
        if self.play is None or self.row.state != "playing":
            return []
        return [int(seat) for seat in self.play.asked() if seat != FATE]

    def due(self, play: Table, at: int) -> int | None:
        """When the server has to look after this table again, whatever its players do."""
        asked = [int(seat) for seat in play.asked() if seat != FATE]
        moments: list[int] = []
        for seat in asked:
            if self.chairs[seat].player():
                moments.append(at + int(self.tools.settings.patience_seconds * SECOND))
                continue
            zero = self.clocks.zero(seat)
            if zero is not None and self.clocks.at_zero() != "wait":
                moments.append(max(zero, self.tools.started + self.tools.settings.restart_grace_seconds * SECOND))
            if self.setup.stand_in:
                moments.append(at + self.setup.grace_seconds * SECOND)
        return min(moments, default=None)

    def let_bots_think(self) -> None:
        """Ask every bot that owes an answer, unless it is thinking already."""
        play = self.play
        if play is None or not self.sure:
            return
        for seat in self.asked():
            level = self.chairs[seat].player()
            if level and seat not in self.thinking:
                options = legal(play.state, Seat(seat))
                thought = self._think(seat, level, play.question, options)
                self.thinking[seat] = asyncio.create_task(thought, name=f"bot at {self.id}")

    async def _think(self, seat: int, level: str, question: int, options: list[Move]) -> None:
        try:
            move = self.game.moves.print(options[0])
            if len(options) > 1:
                asked = {
                    "seat": seat,
                    "bot": level,
                    "game": self.game.name,
                    "printing": self.setup.printing,
                    "printing_text": self.setup.printing_text,
                }
                try:
                    move = await self.tools.thinkers.think(self.id, self.lines[:], asked)
                except NoThought:
                    move = self.game.moves.print(secrets.choice(options))
            await self.mailbox.post(self.answer, seat, question, move)
        except (PlayError, Declined) as error:
            words.info("bot.answer-not-taken", table=self.id, seat=seat, error=str(error))
        finally:
            self.thinking.pop(seat, None)
        self.let_bots_think()  # the same bot may be asked again

    # Who looks at it.

    async def sit(self, listener: Listener, viewer: int, since: int | None) -> None:
        """From now on this listener is told everything its viewer may know."""
        self.listeners.setdefault(viewer, set()).add(listener)
        self.touched = now()
        if viewer >= 0:
            await self.tools.presence.sits(self, viewer)
        listener.send(encode(SeatsFrame(self.info(), viewer)))
        if self.chat:
            listener.send(encode(ChatFrame(self.id, self.chat[-100:])))
        await self.again(listener, viewer, since)

    async def again(self, listener: Listener, viewer: int, since: int | None) -> None:
        """The present frame for one listener; by default with all that happened since its last decision."""
        if not self.sure:
            await self.load()
        if self.play is not None:
            known = last_decision(self.play, Seat(viewer)) if since is None else since
            listener.send(self.frame(viewer, known))

    def rise(self, listener: Listener, viewer: int) -> None:
        """This listener looks away."""
        others = self.listeners.get(viewer, set())
        others.discard(listener)
        if not others:
            self.listeners.pop(viewer, None)
        self.touched = now()

    def frame(self, viewer: int, since: int) -> str:
        """One viewer's frame as text."""
        assert self.play is not None
        clocks = self.clocks.shown(self.persons(), now())
        return encode(frame(self.id, self.play, Seat(viewer), since, clocks))

    def cast(self, since: int) -> None:
        """Tell everybody who looks, each what they may know."""
        if self.play is None:
            return
        for viewer, listeners in self.listeners.items():
            view = self.frame(viewer, since)
            for listener in list(listeners):
                listener.send(view)

    def cast_seats(self) -> None:
        """Tell everybody who sits where."""
        for viewer, listeners in self.listeners.items():
            seats = encode(SeatsFrame(self.info(), viewer))
            for listener in list(listeners):
                listener.send(seats)

    def _hear(self, lines: list[ChatLine]) -> None:
        self.chat.extend(lines)
        if lines:
            said = encode(ChatFrame(self.id, lines))
            for listeners in self.listeners.values():
                for listener in list(listeners):
                    listener.send(said)

    def info(self) -> TableInfo:
        """What everybody may know of this table."""
        here = {viewer for viewer in self.listeners if viewer >= 0}
        commitment = self.play.record.header.commitment if self.play else ""
        return table_info(self.row, self.chairs, self.game, here, commitment)

    async def close(self) -> None:
        """Finish what is waiting, and let go."""
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)
        await self.mailbox.close()


def table_info(
    row: TableRow, chairs: list[SeatRow], game: Game[Any], here: set[int], commitment: str = ""
) -> TableInfo:
    """A table as everybody may know it."""
    setup, at = row.agreed(), now()
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=game.rules,
        state=row.state,
        seats=[
            SeatInfo(c.seat, c.name, c.bot, c.stand_in, c.taken, c.seat in here or at - c.seen < HERE) for c in chairs
        ],
        options=setup.options,
        printing=setup.printing,
        pace=setup.pace,
        public=setup.public,
        spectators=setup.spectators,
        stand_in=setup.stand_in,
        grace_seconds=setup.grace_seconds,
        chat=setup.chat,
        created=row.created,
        changed=row.changed,
        seq=row.seq,
        commitment=commitment,
        next=row.next,
        origin=row.origin,
        origin_seq=row.origin_seq,
    )


def void_from(play: Table) -> int:
    """Before an undo: the entry after which notes that were told become void."""
    if not play.past:
        return len(play.record.entries)
    told = play.past[-1][2]
    return play.told[told].at - 1 if told < len(play.told) else len(play.record.entries)
