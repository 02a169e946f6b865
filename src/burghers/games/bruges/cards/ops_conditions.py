"""BRU-5.23  When an effect happens: only while its owner has enough of something, or after something its owner did."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import Lack, Op
from burghers.games.bruges.cards.counts import count
from burghers.games.bruges.cards.lacks import too_few
from burghers.games.bruges.cards.ops_parts import all_parts
from burghers.games.bruges.rules.people import is_turned, turn
from burghers.games.bruges.state import Bruges
from burghers.kernel.native import i64
from burghers.kernel.step import Seat


@final
class Provided(Op):
    """Only while its owner has so many of something."""

    def __init__(self, per: i64, least: i64, op: Op) -> None:
        super().__init__(op.power, op.strength)
        self.per: Final = per
        self.least: Final = least
        self.op: Final = op

    def parts(self) -> list[Op]:
        return all_parts(self, [self.op])

    def holds(self, s: Bruges, seat: i64) -> bool:
        """Whether there are enough."""
        return count(s, seat, self.per) >= self.least

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        return self.holds(s, seat) and self.op.possible(s, seat, left)

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return self.op.lack(s, seat, left) if self.holds(s, seat) else too_few(s, seat, self.per, self.least)

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        if self.holds(s, seat):
            self.op.run(s, seat, card)

    def hear(self, s: Bruges, seat: Seat, card: i64, colour: i64, event: i64) -> None:
        if self.holds(s, seat):
            self.op.hear(s, seat, card, colour, event)

    def final_points(self, s: Bruges, seat: i64) -> i64:
        return self.op.final_points(s, seat) if self.holds(s, seat) else i64(0)

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """As things stand, or half of it."""
        value = self.op.worth(s, seat, rounds)
        return value if self.holds(s, seat) else value // 2


@final
class Reacts(Op):
    """BRU-5.5  Each time its owner does something, an effect; or the first time in a round or in the game."""

    def __init__(self, event: i64, once: bool, op: Op) -> None:
        super().__init__(event, 0)
        self.once: Final = once  # the card is turned then
        self.op: Final = op

    def parts(self) -> list[Op]:
        return all_parts(self, [self.op])

    def hear(self, s: Bruges, seat: Seat, card: i64, colour: i64, event: i64) -> None:
        if not self.op.possible(s, seat, s.worker_count(seat)) or (self.once and is_turned(s, seat, card)):
            return
        if self.once:
            turn(s, seat, card)
        self.op.run(s, seat, card)

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """About once a round."""
        return self.op.worth(s, seat, rounds)
