"""One table: a single writer takes each answer, has it on disk, and only then tells everybody."""

from __future__ import annotations

from collections.abc import Callable

from burghers.kernel.game import Game
from burghers.kernel.session import Session
from burghers.kernel.step import Seat
from burghers.server.access import viewer_of
from burghers.server.clock import now
from burghers.server.errors import ApiError, conflict, forbidden
from burghers.server.frames import ChatFrame, SeatsFrame, encode
from burghers.server.notices.plan import plan
from burghers.server.store.log import Append
from burghers.server.store.printings import OwnPrinting
from burghers.server.store.tables import Standing
from burghers.server.tables import sealing
from burghers.server.tables.bot_scheduler import BotScheduler
from burghers.server.tables.context import TableContext
from burghers.server.tables.frame_builder import last_decision
from burghers.server.tables.grace import Grace
from burghers.server.tables.mailbox import Mailbox
from burghers.server.tables.outbox import Outbox
from burghers.server.tables.preview import weighed
from burghers.server.tables.replay import note_asked
from burghers.server.tables.scenes import Reel
from burghers.server.tables.synced import NEVER, TRIES, SyncedTable


class HostedTable(SyncedTable):
    """A table in this server's memory. Everything it does goes through its mailbox, one errand at a time."""

    def __init__(self, context: TableContext, standing: Standing, game: Game, own: OwnPrinting | None = None) -> None:
        super().__init__(context, standing, game, own)
        self.bot_scheduler = BotScheduler(self)
        self.grace = Grace(self)
        self.mailbox = Mailbox(f"table {self.id}", self.doubt)

    # What players do.

    async def begin(self, late: bool = False) -> None:
        """All seats are taken: the header is written, and fate's first outcomes with it.

        Seats that have sealed entropy are waited for, unless it is late.
        """
        if self.play is not None or self.row.state != "open":
            return
        if not all(chair.taken for chair in self.chairs):
            await sealing.start_over(self)
            return
        at = now()
        if not sealing.all_shown(self) and not late:
            if not sealing.is_sealing(self):
                await sealing.ask(self)
            return
        seals, entropy = tuple(c.seal for c in self.chairs), tuple(c.entropy for c in self.chairs)
        names = [chair.name for chair in self.chairs]
        added = (seals, entropy) if any(seals) else ((), ())
        play = Session(self.game, names, self.setup.options, self.row.secret, None, *added)
        note_asked(play, self.clocks, at)
        lines = play.record.lines()
        if await self.context.tables.begin(
            Append(self.id, 0, lines, at, "playing", self.due(play, at), secrets=(self.row.secret, []))
        ):
            self.play, self.lines = play, lines
            self._moved_on(at)
            self.broadcast(NEVER)
            await sealing.tell_missing(self)
        else:
            await self.load()
        await self.after()

    async def answer(self, seat: int, question: int, text: str, grace: int = 0, epoch: int | None = None) -> None:
        """Take an answer: judged, written, told. Raises PlayError, and then nothing has changed."""
        for _ in range(TRIES):
            play = await self.in_play()
            if epoch is not None:
                self.check_seat(seat, epoch)
            start = len(play.record.entries)
            play.answer_line(Seat(seat), text, question)
            at = now()
            self.clocks.answered(seat, at)
            if await self._written(play, start, at, self.grace.ends(seat, grace)):
                self.grace.follow(self.row.grace)
                self.broadcast(start, seat)
                await self.after()
                return
        raise ApiError(503, "busy")

    async def undo(self, seat: int, question: int, epoch: int) -> None:
        """Take back this seat's last move, inside the engine's barrier."""
        for _ in range(TRIES):
            play = await self.in_play()
            self.check_seat(seat, epoch)
            if question != play.question:
                raise conflict("stale")
            start, since = len(play.record.entries), void_from(play)
            play.undo_line(Seat(seat))
            if await self._written(play, start, now()):
                self.grace.close()
                self.broadcast(since, seat)
                await self.after()
                return
        raise ApiError(503, "busy")

    async def hold(self, seat: int, epoch: int, more: bool) -> None:
        """Whoever has the grace wants more of it, or no more; the bots of every server program go by that."""
        await self.admit(seat, epoch)
        if more:
            self.grace.hold(seat)
        else:
            self.grace.end(seat)
        if self.row.grace != self.grace.until:  # what is due is looked up on disk, by this program too
            self.row.grace = self.grace.until
            await self.context.tables.change(self.id, grace=self.row.grace)

    async def take_back(self, undo: Callable[[Session], None], seat: int) -> bool:
        """Take back several moves at once, as everybody has agreed to; False when the table has moved on meanwhile."""
        play = await self.in_play()
        start = len(play.record.entries)
        undo(play)
        if not await self._written(play, start, now()):
            return False
        self.grace.close()
        self.broadcast(NEVER, seat)
        await self.after()
        return True

    async def say(self, seat: int, text: str, epoch: int) -> None:
        """Keep what was said, and pass it on."""
        if not self.setup.chat:
            raise forbidden("no-chat")
        await self.keep(seat, text, epoch)

    async def give_up(self, state: str = "ended") -> None:
        """End the game here: nobody answers any more, and nobody is told what was hidden."""
        await self.context.tables.end(self.id, state)
        self.row.state, self.row.due = state, None
        self.grace.close()
        await self.read_seats()

    async def after(self) -> None:
        """What follows from a change: bots think, and people who are away are told."""
        self.touched = now()
        self.bot_scheduler.begin()
        await plan(self)

    # Who looks at it.

    async def sit(self, outbox: Outbox, hash: str, since: int | None) -> tuple[int, int]:
        """From now on this outbox is told everything the holder of a key may know: as which viewer, in which epoch.

        Without a key (an empty hash) it is a spectator's; raises ApiError where there are none.
        """
        await self.fresh()
        key = await self.context.tables.key(self.id, hash) if hash else None
        if key is None and hash:
            raise forbidden("wrong-token")
        viewer, epoch = viewer_of(self.setup, key), 0 if key is None else key.epoch
        await self._seat(outbox, viewer, epoch, since)
        return viewer, epoch

    async def attend(self, outbox: Outbox, account: str) -> int:
        """From now on this outbox is told what the seat of this account may know; raises ApiError without a seat."""
        await self.fresh()
        chair = self.held(account)
        if chair is None:
            raise forbidden("no-seat")
        await self._seat(outbox, chair.seat, chair.epoch, None)
        return chair.seat

    async def _seat(self, outbox: Outbox, viewer: int, epoch: int, since: int | None) -> None:
        if self.reel is None and self.play is not None:
            self.reel = Reel(self.play)
        if outbox.dropped:
            raise forbidden("not-seated")
        self.subscribers.drop(outbox)
        self.subscribers.add(outbox, viewer, epoch)
        self.touched = now()
        if viewer >= 0:
            await self.context.presence.sits(self, viewer)
        outbox.send(encode(SeatsFrame(self.info(), viewer)))
        if self.chat:
            outbox.send(encode(ChatFrame(self.id, self.chat[-100:])))
        sealing.tell(self)
        await self.again(outbox, viewer, since, epoch)
        self.bot_scheduler.begin()

    async def again(self, outbox: Outbox, viewer: int, since: int | None, epoch: int) -> None:
        """The present frame for one outbox; by default with all that happened since its last decision."""
        if not self.in_sync:
            await self.load()
        await self.admit(viewer, epoch)
        if self.play is not None:
            known = last_decision(self.play, Seat(viewer)) if since is None else since
            outbox.send(self.frame(viewer, known))

    async def weigh(self, outbox: Outbox, seat: int, question: int, text: str, epoch: int) -> None:
        """Tell one outbox what an answer would bring its seat."""
        await self.admit(seat, epoch)
        outbox.send(encode(weighed(self.id, await self.in_play(), Seat(seat), question, text)))

    def rise(self, outbox: Outbox) -> None:
        self.subscribers.drop(outbox)
        self.touched = now()

    async def close(self) -> None:
        """Finish what is waiting, and let go."""
        self.closed = True
        self.grace.close()
        await self.bot_scheduler.end()
        await self.mailbox.close()


def void_from(play: Session) -> int:
    """Before an undo: the entry after which notes that were told become void."""
    if not play.past:
        return len(play.record.entries)
    told = play.past[-1][2]
    return play.told[told].at - 1 if told < len(play.told) else len(play.record.entries)
