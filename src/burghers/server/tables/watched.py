"""A table as it is told: who sits there, who is asked, and what each viewer hears of it."""

from __future__ import annotations

from burghers.kernel.fate import commitment
from burghers.kernel.game import Game
from burghers.kernel.session import Session
from burghers.kernel.step import FATE, Seat
from burghers.server.clock import SECOND, now
from burghers.server.frames import ChatFrame, RiseFrame, SeatsFrame, TableInfo, encode
from burghers.server.store.printings import OwnPrinting
from burghers.server.store.rows import ChatLine, SeatRow, Setup
from burghers.server.store.tables import Standing
from burghers.server.tables.bot_scheduler import BotScheduler
from burghers.server.tables.clocks import Clocks
from burghers.server.tables.context import TableContext
from burghers.server.tables.frame_builder import frame
from burghers.server.tables.grace import Grace
from burghers.server.tables.info import table_info
from burghers.server.tables.mailbox import Mailbox
from burghers.server.tables.scenes import Reel
from burghers.server.tables.subscribers import Subscribers


class WatchedTable:
    """What is known of a table in memory, and who is told of it; its changes are made by the table it is part of."""

    bot_scheduler: BotScheduler
    grace: Grace
    mailbox: Mailbox

    def __init__(self, context: TableContext, standing: Standing, game: Game, own: OwnPrinting | None = None) -> None:
        self.context = context
        self.id = standing.row.id
        self.game = game
        self.own = own  # printing of a player
        self.setup: Setup = standing.row.agreed()
        self.subscribers = Subscribers()
        self.pending_viewers: dict[int, int] = {}  # viewers, and the entry after which they have not been told anything
        self.called = False  # whether the broadcaster is on its way
        self.reel: Reel | None = None  # while somebody looks
        self.touched = now()  # when somebody last looked at it, or did something here
        self.closed = False
        self.row, self.chairs, self.chat, self.lines = standing.row, standing.seats, standing.chat, list[str]()
        self.play: Session | None = None
        self.clocks = Clocks(self.setup.pace, len(standing.seats), self.context.pauses)
        self.written = 0  # when the last line of the log was
        self.in_sync = False

    def held(self, account: str) -> SeatRow | None:
        """The seat this account holds."""
        return next((chair for chair in self.chairs if chair.account_id == account and chair.taken), None)

    # Who is asked.

    def persons(self) -> list[int]:
        """Seats that a person answers for."""
        return [chair.seat for chair in self.chairs if not chair.player()]

    def asked(self) -> list[int]:
        """Seats that owe an answer."""
        if self.play is None or self.row.state != "playing":
            return []
        return [int(seat) for seat in self.play.asked() if seat != FATE]

    def wanted(self) -> bool:
        """Whether anybody wants this game to go on: bots do not play among themselves for nobody."""
        if self.persons() or self.subscribers.outboxes:
            return True
        return now() - self.touched < int(self.context.settings.unattended_seconds * SECOND)

    def caller(self) -> str:
        """For whom the bots think here."""
        return self.row.maker or self.id

    def played(self) -> dict[str, object]:
        """What is played here, as a process that thinks or reads needs to know it."""
        own = None if self.own is None else {"id": self.own.id, "text": self.own.text}
        return {"game": self.game.name, "printing": self.setup.printing, "own": own}

    def ended(self) -> bool:
        """Whether the game is over, with its end on disk."""
        return self.in_sync and self.play is not None and self.play.ended()

    def due(self, play: Session, at: int) -> int | None:
        """When the server has to look after this table again, whatever its players do."""
        if not self.wanted():
            return None
        asked = [int(seat) for seat in play.asked() if seat != FATE]
        moments: list[int] = []
        for seat in asked:
            if self.chairs[seat].player():
                moments.append(at + int(self.context.settings.patience_seconds * SECOND))
                continue
            zero = self.clocks.zero(seat)
            if zero is not None and self.clocks.at_zero() != "wait":
                moments.append(max(zero, self.context.started + self.context.settings.restart_grace_seconds * SECOND))
            if self.setup.stand_in:
                moments.append(at + self.setup.grace_seconds * SECOND)
        return min(moments, default=None)

    # Who is told what.

    def frame(self, viewer: int, since: int) -> str:
        """One viewer's frame as text."""
        assert self.play is not None
        clocks = self.clocks.shown(self.persons(), now())
        left, receipt = self.grace.left(viewer), self.receipt()
        return encode(frame(self.id, self.play, Seat(viewer), since, clocks, self.reel, left, receipt))

    def receipt(self) -> str:
        """What shows later that the log went as far as this."""
        return self.context.receipts.write(self.id, len(self.lines) - 1, self.written)

    def broadcast(self, since: int, mover: int | None = None) -> None:
        """Tell everybody who looks, each what they may know: whoever moved at once, all others by the broadcaster."""
        if self.play is None:
            return
        self._film()
        for viewer in self.subscribers.viewers():
            known = min(since, self.pending_viewers.pop(viewer, since))
            if viewer == mover:
                self.subscribers.send(viewer, self.frame(viewer, known))
            else:
                self.pending_viewers[viewer] = known
        if self.pending_viewers and not self.called:
            self.called = True
            self.context.broadcaster.schedule(self)
        elif self.reel is not None and not self.pending_viewers:
            self.reel.cut()

    def _film(self) -> None:
        """Take up what happened, as long as somebody looks."""
        if self.play is None or not self.subscribers.viewers():
            self.reel = None
        elif self.reel is None:
            self.reel = Reel(self.play)
        else:
            self.reel.extend(self.play)

    def tell(self) -> None:
        """Tell those who have not been told. While memory is ahead of the disk nobody is: what follows tells them."""
        self.called = False
        if self.in_sync and self.play is not None:
            for viewer, since in self.pending_viewers.items():
                self.subscribers.send(viewer, self.frame(viewer, since))
            self.pending_viewers.clear()
            if self.reel is not None:
                self.reel.cut()

    def broadcast_seats(self) -> None:
        """Tell everybody who sits where; whoever has lost a seat hears that, and nothing more."""
        for outbox in self.subscribers.remove_outdated([chair.epoch for chair in self.chairs]):
            outbox.send(encode(RiseFrame(self.id, "seat-lost")))
        info = self.info()
        for viewer in self.subscribers.viewers():
            self.subscribers.send(viewer, encode(SeatsFrame(info, viewer)))

    def _said(self) -> int:
        """The number of the last line of chat that is known here."""
        return self.chat[-1].n if self.chat else -1

    def _hear(self, lines: list[ChatLine]) -> None:
        self.chat.extend(lines)
        del self.chat[: -self.context.settings.chat_lines]
        self._pass_on(lines)

    def _pass_on(self, lines: list[ChatLine]) -> None:
        if lines:
            self.subscribers.send_all(encode(ChatFrame(self.id, lines)))

    def info(self) -> TableInfo:
        """What everybody may know of this table."""
        here = self.subscribers.seats()
        if self.play is None:
            return table_info(self.row, self.chairs, here, commitment(self.row.secret))
        header = self.play.record.header
        added = [seat for seat, entropy in enumerate(header.entropy) if entropy]
        return table_info(self.row, self.chairs, here, header.commitment, header.rules, added)

    def idle(self) -> bool:
        """Whether nobody looks at it and nothing is under way."""
        return not self.subscribers.outboxes and not self.bot_scheduler.open and self.mailbox.idle()
