"""BRU-5.23  Several effects on one person, one after the other. A step names a part by its place among its person's
parts, which are numbered once, when the box is read.
"""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import Lack, Op
from burghers.games.bruges.state import Bruges
from burghers.kernel.native import i64
from burghers.kernel.step import Do, Seat


def all_parts(whole: Op, inner: list[Op]) -> list[Op]:
    out: list[Op] = [whole]
    for op in inner:
        out += op.parts()
    return out


def place_of(s: Bruges, person: i64, part: Op) -> i64:
    """Where a part stands among the parts of its person."""
    place: i64 = 0
    for op in s.box.parts[person]:
        if op is part:
            break
        place += 1
    return place


def any_possible(ops: list[Op], s: Bruges, seat: Seat, left: i64) -> bool:
    """Whether one of these effects would do anything."""
    return any(op.possible(s, seat, left) for op in ops)


@final
class Carry(Do[Bruges]):
    """BRU-5.23  One of several effects of a person, after those before it are done."""

    def __init__(self, seat: Seat, person: i64, part: i64) -> None:
        self.seat: Final = seat
        self.person: Final = person
        self.part: Final = part

    def run(self, s: Bruges) -> None:
        s.box.parts[self.person][self.part].run(s, self.seat, self.person)


def carry_out(s: Bruges, seat: Seat, person: i64, ops: list[Op]) -> None:
    """In the order of the card."""
    for i in range(len(ops) - 1, -1, -1):  # what is scheduled last comes first
        s.next(Carry(seat, person, place_of(s, person, ops[i])))


@final
class Several(Op):
    """Several effects: some when the person is recruited, some for an activation, some always, some at the end."""

    def __init__(self, arriving: list[Op], used: list[Op], standing: list[Op], scoring: list[Op]) -> None:
        powers: i64 = 0
        for op in standing:
            powers |= op.power
        super().__init__(powers, 0)
        self.arriving: Final = arriving
        self.used: Final = used
        self.standing: Final = standing
        self.scoring: Final = scoring

    def parts(self) -> list[Op]:
        return all_parts(self, [*self.arriving, *self.used, *self.standing, *self.scoring])

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """If one of them is."""
        return any_possible(self.used, s, seat, left)

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return self.used[0].lack(s, seat, left) if self.used else super().lack(s, seat, left)

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """What comes of an activation."""
        carry_out(s, seat, card, self.used)

    def can_arrive(self, s: Bruges, seat: Seat) -> bool:
        """If one of those that come at once is possible."""
        return any_possible(self.arriving, s, seat, s.worker_count(seat))

    def arrive(self, s: Bruges, seat: Seat, card: i64) -> None:
        """What comes at once."""
        carry_out(s, seat, card, self.arriving)

    def hear(self, s: Bruges, seat: Seat, card: i64, colour: i64, event: i64) -> None:
        """Whichever waits for it."""
        for i in range(len(self.standing) - 1, -1, -1):
            if self.standing[i].power == event:
                self.standing[i].hear(s, seat, card, colour, event)

    def strength_for(self, power: i64) -> i64:
        """All of them together."""
        total: i64 = 0
        for op in self.standing:
            total += op.strength_for(power)
        return total

    def final_points(self, s: Bruges, seat: i64) -> i64:
        """All of them together."""
        total: i64 = 0
        for op in self.scoring:
            total += op.final_points(s, seat)
        return total

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """All of them together; what came when the person was recruited is over."""
        total: i64 = 0
        for op in self.used:
            total += op.worth(s, seat, rounds)
        for op in self.standing:
            total += op.worth(s, seat, rounds)
        for op in self.scoring:
            total += op.worth(s, seat, rounds)
        return total
