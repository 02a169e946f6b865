"""Clocks, told from the log alone: each entry has its time, so a restart or another program finds the same clocks."""

from __future__ import annotations

from burghers.server.clock import DAY, SECOND
from burghers.server.frames import Clock
from burghers.server.store.rows import BankPace, DaysPace, MovePace, NoPace, Pace
from burghers.server.tables.pauses import Pauses


class Clocks:
    """How much time each seat has left. Seats played by bots have no clock."""

    def __init__(self, pace: Pace, seats: int, pauses: Pauses | None = None) -> None:
        self.pace = pace
        self.pauses = pauses or Pauses()  # time that counts for nobody
        self.since: dict[int, int] = {}  # seat that is asked, and the moment from which it is
        self.banks = [pace.seconds * SECOND if isinstance(pace, BankPace) else 0] * seats

    def answered(self, seat: int, at: int) -> None:
        """This seat has answered: what it used is gone, what an answer earns is added."""
        asked_at = self.since.pop(seat, None)
        if isinstance(self.pace, BankPace) and asked_at is not None:
            left = self.banks[seat] - self.pauses.elapsed(asked_at, at)
            self.banks[seat] = max(0, left) + self.pace.increment * SECOND

    def asks(self, seats: list[int], at: int) -> None:
        """These seats owe an answer now; for those who were asked before time goes on."""
        self.since = {seat: self.since.get(seat, at) for seat in seats}

    def grant(self, seat: int, at: int) -> None:
        """A person comes back to the seat: its clock starts anew."""
        if seat in self.since:
            self.since[seat] = at

    def pause(self, time: int) -> None:
        """So much time did not count for anybody who is asked."""
        self.since = {seat: at + time for seat, at in self.since.items()}

    def rewind(self, at: int) -> None:
        """The clock went back: nobody was asked later than now."""
        self.since = {seat: min(since, at) for seat, since in self.since.items()}

    def allowance(self, seat: int) -> int | None:
        """The time a seat has for its answer when it is asked; None without a clock."""
        if isinstance(self.pace, MovePace):
            return self.pace.seconds * SECOND
        if isinstance(self.pace, DaysPace):
            return self.pace.days * DAY
        if isinstance(self.pace, BankPace):
            return self.banks[seat]
        return None

    def left(self, seat: int, at: int) -> int | None:
        """The time left at this moment."""
        allowance = self.allowance(seat)
        if allowance is None:
            return None
        return max(0, allowance - self.pauses.elapsed(self.since[seat], at)) if seat in self.since else allowance

    def zero(self, seat: int) -> int | None:
        """The moment at which the time of a seat that is asked runs out."""
        allowance = self.allowance(seat)
        return None if allowance is None or seat not in self.since else self.pauses.after(self.since[seat], allowance)

    def at_zero(self) -> str:
        """What was agreed for a clock that runs out: wait, bot or end."""
        return "wait" if isinstance(self.pace, NoPace) else self.pace.at_zero

    def shown(self, persons: list[int], at: int) -> list[Clock]:
        """The clocks of these seats."""
        if isinstance(self.pace, NoPace):
            return []
        return [Clock(seat, self.left(seat, at) or 0, seat in self.since) for seat in persons]
