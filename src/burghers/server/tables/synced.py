"""A table as its disk has it: read from the log, written to it before anybody hears, read again where in doubt."""

from __future__ import annotations

import asyncio
from functools import partial

import structlog

from burghers.kernel.errors import PlayError
from burghers.kernel.fate import new_secret
from burghers.kernel.record import write_entry
from burghers.kernel.session import Session
from burghers.server.clock import now
from burghers.server.errors import ApiError, conflict, forbidden
from burghers.server.store.log import Append, Line, TooLate
from burghers.server.store.rows import ChatLine
from burghers.server.store.tables import Standing
from burghers.server.tables.announcements import RESEALED, announce
from burghers.server.tables.clocks import Clocks
from burghers.server.tables.replay import go_on, note_asked, resume
from burghers.server.tables.watched import WatchedTable

TRIES = 5
NEVER = -1

log = structlog.get_logger()


class SyncedTable(WatchedTable):
    """What is on disk and what is in memory are one, whichever server program wrote last."""

    async def stand(self, standing: Standing) -> None:
        """Be as the disk says, and nothing else; raises PlayError, and then nothing has changed."""
        clocks, play = Clocks(self.setup.pace, len(standing.seats), self.context.pauses), None
        if standing.lines:  # a long game takes a while: beside the event loop, so that nobody waits for it
            spent = [bytes.fromhex(secret) for secret in standing.row.spent.split()]
            work = partial(resume, self.game, standing.lines, standing.row.secret, clocks, spent)
            play = await asyncio.get_running_loop().run_in_executor(self.context.replays, work)
        self.row, self.chairs, self.chat = standing.row, standing.seats, standing.chat
        self.setup = standing.row.agreed()
        clocks.rewind(now())  # its last answers may be of a clock that was set back since
        self.play, self.clocks = play, clocks
        if play is not None:
            self.game = play.game  # under the version of the rules it began with
        self.reel = None  # what was not told yet may be missing in it
        self.lines = [line.line for line in standing.lines]  # the log as it is on disk
        self.written = standing.lines[-1].at if standing.lines else 0
        self.grace.follow(self.row.grace)
        self.in_sync = True  # False: memory may differ from the disk, and the log must be read again

    def doubt(self) -> None:
        """An errand broke off, perhaps between the disk and memory: the disk is read again before anything else."""
        self.in_sync = False

    async def load(self) -> None:
        """Read everything again."""
        standing = await self.context.tables.standing(self.id)
        if standing is not None:
            if len(standing.lines) < len(self.lines):
                self.context.receipts.missed[self.id] = self.receipt()
            said = self._said()
            await self.stand(standing)
            self._pass_on([line for line in self.chat if line.n > said])
            self.broadcast_seats()
            self.broadcast(NEVER)

    async def fresh(self) -> None:
        """Stand where the disk stands, whichever server program wrote last."""
        if not self.in_sync:
            await self.load()
        elif self.context.shared:
            await self.catch_up("everything")

    async def catch_up(self, what: str) -> None:
        """Another server program has changed this table: read what is new and tell those who look at it."""
        if what == "chat":
            self._hear(await self.context.tables.chat(self.id, self._said()))
            return
        if what == "log" and self.play is not None and self.in_sync:
            lines = await self.context.log.read(self.id, len(self.lines) - 1)
            await self.know_epoch()  # whoever lost a seat before these entries does not see them
            self._go_on(lines)
            self.grace.follow(self.row.grace)
        elif self.play is not None and self.in_sync:
            standing = await self.context.tables.standing(self.id, len(self.lines) - 1, self._said())
            if standing is not None and standing.row.seq < self.row.seq:  # the database has gone back
                self.in_sync = False
            elif standing is not None:
                changed = (standing.row, standing.seats) != (self.row, self.chairs)
                self.row, self.chairs, self.setup = standing.row, standing.seats, standing.row.agreed()
                self._go_on(standing.lines)
                self.grace.follow(self.row.grace)
                self._hear(standing.chat)
                if changed:
                    self.broadcast_seats()
        else:
            await self.load()
        if not self.in_sync:
            await self.load()
        await self.reseal()
        self.bot_scheduler.begin()

    async def know_epoch(self) -> None:
        """Whoever has lost a seat, at whichever server program, is out from here on."""
        if not self.in_sync:
            await self.load()
        if not self.context.shared:
            return
        epoch, self.row.grace = await self.context.tables.epoch(self.id)
        if epoch != self.row.epoch:
            await self.read_seats()

    async def read_seats(self) -> None:
        """Who sits where, as the disk says, told to everybody."""
        self.chairs, self.row.epoch = await self.context.tables.seats(self.id)
        self.broadcast_seats()

    async def admit(self, viewer: int, epoch: int) -> None:
        """Look whether this viewer still sits here, whichever server program wrote last; raises ApiError."""
        await self.know_epoch()
        self.check_seat(viewer, epoch)

    def check_seat(self, viewer: int, epoch: int) -> None:
        """Whoever has lost this seat has no say here, and nothing to see; raises ApiError."""
        if viewer >= 0 and self.chairs[viewer].epoch != epoch:
            raise forbidden("not-seated")

    def _go_on(self, fresh: list[Line]) -> None:
        """Do what the log has and this table has not."""
        if self.play is None or not fresh:
            return
        since = len(self.play.record.entries)
        try:
            go_on(self.play, fresh, self.clocks)
        except PlayError as error:
            log.warning("table.read-again", table=self.id, error=error)
            self.in_sync = False
            return
        self.lines.extend(line.line for line in fresh)
        self._moved_on(fresh[-1].at)
        undone = any('"undo"' in line.line for line in fresh)
        self.broadcast(NEVER if undone else since)

    def _moved_on(self, at: int) -> None:
        """The log is longer now: what follows from that for the table."""
        assert self.play is not None
        before = self.row.state
        self.row.seq, self.row.changed, self.written = len(self.lines) - 1, at, at
        if before in ("open", "playing"):
            self.row.state = "over" if self.play.state.over() else "playing"
        if self.row.state != before:
            self.broadcast_seats()

    async def in_play(self) -> Session:
        """The game, when there is one that goes on."""
        if not self.in_sync:
            await self.load()
        if self.play is None or self.row.state == "open":
            raise conflict("not-begun")
        if self.row.state not in ("playing", "over"):
            raise conflict("ended")
        await self.reseal()
        return self.play

    async def reseal(self) -> None:
        """From a backup: what the secret would say next may have been seen, so fate draws from another one."""
        play = self.play
        if play is None or not self.row.restored or self.row.state != "playing":
            return
        start = len(play.record.entries)
        play.reseal(new_secret())
        if await self._written(play, start, now()):
            await announce(self, RESEALED, start)
            self.broadcast(start)

    async def _written(self, play: Session, start: int, at: int, grace: int = 0) -> bool:
        """Have the entries on disk; False when another server program was first, and its entries were read."""
        note_asked(play, self.clocks, at)
        lines = [write_entry(entry) for entry in play.record.entries[start:]]
        state = "over" if play.state.over() else "playing"
        self.in_sync = False  # until the disk has it, memory is ahead
        try:
            due = self.due(play, at)
            secrets = (play.secret, play.spent) if self.row.restored else None
            entries = Append(self.id, start + 1, lines, at, state, due, self.row.epoch, secrets, grace)
            await self.context.log.append(entries)
        except TooLate:
            await self.load()
            return False
        self.lines.extend(lines)
        self.row.restored, self.row.secret, self.row.grace = False, play.secret or self.row.secret, grace
        self.in_sync = True
        self._moved_on(at)
        self.context.metrics.moves.inc()
        return True

    async def keep(self, seat: int, text: str, epoch: int = 0) -> None:
        """Keep a line with the chat, of a seat or of the table itself."""
        for _ in range(TRIES):
            if not self.in_sync:
                await self.load()
            self.check_seat(seat, epoch)
            line = ChatLine(self._said() + 1, now(), seat, text)
            if await self.context.tables.say(self.id, line, self.row.epoch, self.context.settings.chat_lines):
                self._hear([line])
                return
            await self.know_epoch()
            self._hear(await self.context.tables.chat(self.id, self._said()))
        raise ApiError(503, "busy")
