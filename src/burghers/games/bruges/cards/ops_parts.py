"""BRU-5.23  What a person is put together from beyond one sentence: several effects, alternatives, conditions, prices,
and reactions. A step names a part by its place among the person's parts, which are numbered once, when the box is read.
"""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import Lack, Op
from burghers.games.bruges.cards.counts import count
from burghers.games.bruges.cards.lacks import too_few
from burghers.games.bruges.cards.values import GUILDER
from burghers.games.bruges.moves import CHOOSE, DECLINED, ENOUGH, TRADE
from burghers.games.bruges.rules.people import is_turned, pay_guilders, refused, turn
from burghers.games.bruges.state import Bruges
from burghers.kernel.errors import Refusal
from burghers.kernel.move import VERB_BITS, Move, Moves, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Do, Seat


def all_parts(whole: Op, inner: list[Op]) -> list[Op]:
    """An op and everything in it."""
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


def number_of(s: Bruges, way: Op) -> i64:
    """The number of an effect among all that may be chosen."""
    number: i64 = 0
    for op in s.box.ways:
        if op is way:
            break
        number += 1
    return number


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


@final
class Either(Op):
    """One of several effects, as the player chooses."""

    def __init__(self, ways: list[Op]) -> None:
        super().__init__(0, 0)
        self.choice: Final = ways

    def parts(self) -> list[Op]:
        return all_parts(self, self.choice)

    def ways(self) -> list[Op]:
        return self.choice

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """If one of them is."""
        return any_possible(self.choice, s, seat, left)

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return self.choice[0].lack(s, seat, left)

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """The player chooses."""
        s.next(ChooseWay(seat, card, place_of(s, card, self)))

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """The best of them."""
        best: i64 = 0
        for op in self.choice:
            value = op.worth(s, seat, rounds)
            best = max(best, value)
        return best


@final
class ChooseWay(Ask[Bruges]):
    """BRU-5.23  Which of its effects a person has."""

    def __init__(self, seat: Seat, person: i64, part: i64) -> None:
        super().__init__(seat)
        self.person: Final = person
        self.part: Final = part

    def question(self) -> str:
        return "choose"

    def rule(self) -> str:
        return "BRU-5.23"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        return [("person", self.person)]

    def ways(self, s: Bruges) -> list[Op]:
        """All there are."""
        return s.box.parts[self.person][self.part].ways()

    def options(self, s: Bruges) -> Moves:
        """Those that would do something."""
        out = vec[i64]()
        workers = s.worker_count(self.seat)
        for op in self.ways(s):
            if op.possible(s, self.seat, workers):
                out = append(out, coded(CHOOSE, number_of(s, op)))
        return out

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        """All of them."""
        return [coded(CHOOSE, number_of(s, op)) for op in self.ways(s)]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """What a way would need to do something."""
        workers = s.worker_count(seat)
        for op in self.ways(s):
            if verb_of(move) == CHOOSE and number_of(s, op) == move >> VERB_BITS:
                possible = op.possible(s, seat, workers)
                return None if possible else refused(self.rule(), self.person, op.lack(s, seat, workers))
        return Refusal(self.rule(), "not-offered")

    def take(self, s: Bruges, move: Move) -> None:
        s.box.ways[move >> VERB_BITS].run(s, self.seat, self.person)


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
class Paying(Op):
    """For some guilders, which its owner may keep unless the person was activated for it."""

    def __init__(self, guilders: i64, op: Op, may: bool) -> None:
        super().__init__(0, 0)
        self.guilders: Final = guilders
        self.op: Final = op
        self.may: Final = may

    def parts(self) -> list[Op]:
        return all_parts(self, [self.op])

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        return s.guilders[seat] >= self.guilders and self.op.possible(s, seat, left)

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        if s.guilders[seat] < self.guilders:
            return "effect-too-dear", [("needs", self.guilders), ("has", s.guilders[seat])]
        return self.op.lack(s, seat, left)

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        if not self.possible(s, seat, s.worker_count(seat)):
            return
        if self.may:
            s.next(PayFor(seat, card, place_of(s, card, self)))
        else:
            self.pay(s, seat, card)

    def pay(self, s: Bruges, seat: Seat, card: i64) -> None:
        """First the money, then the effect."""
        pay_guilders(s, seat, self.guilders)
        self.op.run(s, seat, card)

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """What is left after paying."""
        value = self.op.worth(s, seat, rounds) - rounds * self.guilders * GUILDER
        return value if value > 0 else i64(0)


@final
class PayFor(Ask[Bruges]):
    """BRU-5.23  Whether to pay for what a person offers."""

    def __init__(self, seat: Seat, person: i64, part: i64) -> None:
        super().__init__(seat)
        self.person: Final = person
        self.part: Final = part

    def question(self) -> str:
        return "pay-for"

    def rule(self) -> str:
        return "BRU-5.23"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        return [("person", self.person), ("guilders", self.terms(s).guilders)]

    def terms(self, s: Bruges) -> Paying:
        """What it costs, and what for."""
        op = s.box.parts[self.person][self.part]
        assert isinstance(op, Paying)
        return op

    def options(self, s: Bruges) -> Moves:
        """Yes or no, while it can be paid and would do something."""
        if not self.terms(s).possible(s, self.seat, s.worker_count(self.seat)):
            return vec[i64]()
        return vec[i64]([coded(TRADE), coded(ENOUGH)])

    def take(self, s: Bruges, move: Move) -> None:
        if verb_of(move) == TRADE:
            self.terms(s).pay(s, self.seat, self.person)
        else:
            s.tell(self.seat, DECLINED, s.cause())


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
