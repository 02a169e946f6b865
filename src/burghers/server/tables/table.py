"""One table: a single writer takes each answer, has it on disk, and only then tells everybody."""

from __future__ import annotations

from typing import Any

import structlog

from burghers.kernel.errors import PlayError
from burghers.kernel.game import Game
from burghers.kernel.record import write_entry
from burghers.kernel.step import FATE, Seat
from burghers.kernel.table import Table
from burghers.server.declined import Declined, conflict, forbidden
from burghers.server.moment import SECOND, now
from burghers.server.notices.plan import plan
from burghers.server.store.log import Append, Line, TooLate
from burghers.server.store.rows import ChatLine, Setup
from burghers.server.store.tables import Standing
from burghers.server.tables.audience import Audience
from burghers.server.tables.cast import frame, last_decision
from burghers.server.tables.clocks import Clocks
from burghers.server.tables.info import table_info
from burghers.server.tables.listener import Listener
from burghers.server.tables.mailbox import Mailbox
from burghers.server.tables.replay import go_on, note_asked, resume
from burghers.server.tables.thoughts import Thoughts
from burghers.server.tables.tools import Tools
from burghers.server.tables.weighing import weighed
from burghers.server.wire import ChatFrame, SeatsFrame, TableInfo, encode

TRIES = 5
NEVER = -1

words = structlog.get_logger()


class HostedTable:
    """A table in this server's memory. Everything it does goes through its mailbox, one errand at a time."""

    def __init__(self, tools: Tools, standing: Standing, game: Game[Any]) -> None:
        self.tools = tools
        self.id = standing.row.id
        self.game = game
        self.setup: Setup = standing.row.agreed()
        self.audience = Audience()
        self.thoughts = Thoughts(self)
        self.untold: dict[int, int] = {}  # viewers, and the entry after which they have not been told anything
        self.called = False  # whether the crier is on his way
        self.touched = now()
        self.stand(standing)
        self.mailbox = Mailbox(f"table {self.id}")

    # What is on disk.

    def stand(self, standing: Standing) -> None:
        """Be as the disk says, and nothing else; raises PlayError, and then nothing has changed."""
        clocks, play = Clocks(self.setup.pace, len(standing.seats)), None
        if standing.lines:
            play = resume(self.game, standing.lines, standing.row.secret, clocks)
        self.row, self.chairs, self.chat = standing.row, standing.seats, standing.chat
        self.play, self.clocks = play, clocks
        self.lines = [line.line for line in standing.lines]  # the log as it is on disk
        self.sure = True  # False: memory may differ from the disk, and the log must be read again

    async def load(self) -> None:
        """Read everything again."""
        standing = await self.tools.tables.standing(self.id)
        if standing is not None:
            known = len(self.chat)
            self.stand(standing)
            self._pass_on(self.chat[known:])
            self.cast_seats()
            self.cast(NEVER)

    async def fresh(self) -> None:
        """Stand where the disk stands, whichever server program wrote last."""
        if not self.sure:
            await self.load()
        elif self.tools.shared:
            await self.catch_up("everything")

    async def catch_up(self, what: str) -> None:
        """Another server program has changed this table: read what is new and tell those who look at it."""
        if what == "chat":
            self._hear(await self.tools.tables.chat(self.id, self._said()))
            return
        if what == "log" and self.play is not None and self.sure:
            self._go_on(await self.tools.log.read(self.id, len(self.lines) - 1))
        elif self.play is not None and self.sure:
            standing = await self.tools.tables.standing(self.id, len(self.lines) - 1, self._said())
            if standing is not None:
                changed = (standing.row, standing.seats) != (self.row, self.chairs)
                self.row, self.chairs = standing.row, standing.seats
                self._go_on(standing.lines)
                self._hear(standing.chat)
                if changed:
                    self.cast_seats()
        else:
            await self.load()
        if not self.sure:
            await self.load()
        self.thoughts.begin()

    def _go_on(self, fresh: list[Line]) -> None:
        """Do what the log has and this table has not."""
        if self.play is None or not fresh:
            return
        since = len(self.play.record.entries)
        try:
            go_on(self.play, fresh, self.clocks)
        except PlayError as error:
            words.warning("table.read-again", table=self.id, error=str(error))
            self.sure = False
            return
        self.lines.extend(line.line for line in fresh)
        self._moved_on(fresh[-1].at)
        undone = any('"undo"' in line.line for line in fresh)
        self.cast(NEVER if undone else since)

    def _moved_on(self, at: int) -> None:
        """The log is longer now: what follows from that for the table."""
        assert self.play is not None
        before = self.row.state
        self.row.seq, self.row.changed = len(self.lines) - 1, at
        if before in ("open", "playing"):
            self.row.state = "over" if self.play.state.over() else "playing"
        if self.row.state != before:
            self.cast_seats()

    # What players do.

    async def begin(self) -> None:
        """All seats are taken: the header is written, and fate's first outcomes with it."""
        if self.play is not None or self.row.state != "open" or not all(chair.taken for chair in self.chairs):
            return
        play = Table(self.game, [chair.name for chair in self.chairs], self.setup.options, self.row.secret)
        at = now()
        note_asked(play, self.clocks, at)
        lines = play.record.lines()
        if await self.tools.tables.begin(Append(self.id, 0, lines, at, "playing", self.due(play, at))):
            self.play, self.lines = play, lines
            self._moved_on(at)
            self.cast(NEVER)
        else:
            await self.load()
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
                self.cast(start, seat)
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
                self.cast(since, seat)
                await self.after()
                return
        raise Declined(503, "busy")

    async def say(self, seat: int, text: str) -> None:
        """Keep what was said, and pass it on."""
        if not self.setup.chat:
            raise forbidden("no-chat")
        for _ in range(TRIES):
            line = ChatLine(self._said() + 1, now(), seat, text)
            if await self.tools.tables.say(self.id, line):
                self._hear([line])
                return
            self._hear(await self.tools.tables.chat(self.id, self._said()))
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
            return False
        self.lines.extend(lines)
        self.sure = True
        self._moved_on(at)
        self.tools.metrics.moves.inc()
        return True

    async def after(self) -> None:
        """What follows from a change: bots think, and people who are away are told."""
        self.touched = now()
        self.thoughts.begin()
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

    def ended(self) -> bool:
        """Whether the game is over, with its end on disk."""
        return self.sure and self.play is not None and self.play.ended()

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

    # Who looks at it.

    async def sit(self, listener: Listener, viewer: int, since: int | None) -> None:
        """From now on this listener is told everything its viewer may know."""
        await self.fresh()
        self.audience.enter(listener, viewer)
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

    async def weigh(self, listener: Listener, seat: int, question: int, text: str) -> None:
        """Tell one listener what an answer would bring its seat."""
        listener.send(encode(weighed(self.id, await self.in_play(), Seat(seat), question, text)))

    def rise(self, listener: Listener, viewer: int) -> None:
        """This listener looks away."""
        self.audience.leave(listener, viewer)
        self.touched = now()

    def frame(self, viewer: int, since: int) -> str:
        """One viewer's frame as text."""
        assert self.play is not None
        clocks = self.clocks.shown(self.persons(), now())
        return encode(frame(self.id, self.play, Seat(viewer), since, clocks))

    def cast(self, since: int, mover: int | None = None) -> None:
        """Tell everybody who looks, each what they may know: whoever moved at once, all others by the crier."""
        if self.play is None:
            return
        for viewer in self.audience.viewers():
            known = min(since, self.untold.pop(viewer, since))
            if viewer == mover:
                self.audience.send(viewer, self.frame(viewer, known))
            else:
                self.untold[viewer] = known
        if self.untold and not self.called:
            self.called = True
            self.tools.crier.call(self)

    def tell(self) -> None:
        """Tell those who have not been told. While memory is ahead of the disk nobody is: what follows tells them."""
        self.called = False
        if self.sure and self.play is not None:
            for viewer, since in self.untold.items():
                self.audience.send(viewer, self.frame(viewer, since))
            self.untold.clear()

    def cast_seats(self) -> None:
        """Tell everybody who sits where."""
        info = self.info()
        for viewer in self.audience.viewers():
            self.audience.send(viewer, encode(SeatsFrame(info, viewer)))

    def _said(self) -> int:
        """The number of the last line of chat that is known here."""
        return self.chat[-1].n if self.chat else -1

    def _hear(self, lines: list[ChatLine]) -> None:
        self.chat.extend(lines)
        self._pass_on(lines)

    def _pass_on(self, lines: list[ChatLine]) -> None:
        if lines:
            self.audience.send_all(encode(ChatFrame(self.id, lines)))

    def info(self) -> TableInfo:
        """What everybody may know of this table."""
        commitment = self.play.record.header.commitment if self.play else ""
        return table_info(self.row, self.chairs, self.game, self.audience.seats(), commitment)

    def idle(self) -> bool:
        """Whether nobody looks at it and nothing is under way."""
        return not self.audience.listeners and not self.thoughts.open and self.mailbox.waiting.empty()

    async def close(self) -> None:
        """Finish what is waiting, and let go."""
        await self.thoughts.end()
        await self.mailbox.close()


def void_from(play: Table) -> int:
    """Before an undo: the entry after which notes that were told become void."""
    if not play.past:
        return len(play.record.entries)
    told = play.past[-1][2]
    return play.told[told].at - 1 if told < len(play.told) else len(play.record.entries)
