"""Grace: a turn against bots can be taken back for a short while; they begin to think when it is over."""

from __future__ import annotations

import asyncio
import weakref
from typing import TYPE_CHECKING, Final

from burghers.kernel.step import Seat
from burghers.server.clock import SECOND, now

if TYPE_CHECKING:
    from burghers.server.tables.hosted import HostedTable

HELD: Final = 60 * SECOND  # somebody who points at the ring may think so long
LONGEST: Final = 180 * SECOND  # and no longer than this in all, however often


class Grace:
    """The grace of one table: at most one seat has one, the one person who plays there."""

    def __init__(self, table: HostedTable) -> None:
        self.table: HostedTable = weakref.proxy(table)  # which owns this: no cycle
        self.seat = -1
        self.opened = 0
        self.until = 0
        self.timer: asyncio.TimerHandle | None = None

    def ends(self, seat: int, wanted: int) -> int:
        """After a move: until when bots wait, where nobody else does and the move can be taken back; or 0."""
        table = self.table
        alone = all(chair.player() for chair in table.chairs if chair.seat != seat)
        if not wanted or table.play is None or not alone or seat in table.asked() or not table.asked():
            return 0
        return 0 if table.play.undo_refusal(Seat(seat)) else now() + wanted

    def follow(self, until: int) -> None:
        """Wait as long as the disk says, whichever server program took the move."""
        persons = self.table.persons()
        if until <= now() or len(persons) != 1:
            self.close()
        elif until != self.until:
            self.seat, self.opened = persons[0], self.opened if self.until else now()
            self._wait(until - now())
            self.until = until

    def hold(self, seat: int) -> None:
        """Whoever has the grace wants more of it."""
        if self.left(seat):
            self._wait(min(HELD, self.opened + LONGEST - now()))

    def end(self, seat: int) -> None:
        """Whoever has the grace wants no more of it."""
        if self.left(seat):
            self._over()

    def close(self) -> None:
        """There is none any more."""
        if self.timer is not None:
            self.timer.cancel()
        self.seat, self.until, self.timer = -1, 0, None

    def left(self, seat: int | None = None) -> int:
        """How many milliseconds bots still wait; 0 for any but the seat that has the grace."""
        return max(0, self.until - now()) if seat is None or seat == self.seat else 0

    def _wait(self, time: int) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.until = now() + max(0, time)
        self.timer = asyncio.get_running_loop().call_later(max(0, time) / SECOND, self._over)

    def _over(self) -> None:
        self.close()
        self.table.bot_scheduler.begin()
