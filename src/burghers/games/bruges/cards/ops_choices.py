"""BRU-5.23  What a person leaves to its owner: one of several effects, or an effect for a price."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import Lack, Op
from burghers.games.bruges.cards.ops_parts import all_parts, any_possible, place_of
from burghers.games.bruges.cards.values import GUILDER
from burghers.games.bruges.moves import CHOOSE, DECLINED, ENOUGH, TRADE
from burghers.games.bruges.rules.people import pay_guilders, refused
from burghers.games.bruges.state import Bruges
from burghers.kernel.errors import Refusal
from burghers.kernel.move import VERB_BITS, Move, Moves, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Seat


def number_of(s: Bruges, way: Op) -> i64:
    """The number of an effect among all that may be chosen."""
    number: i64 = 0
    for op in s.box.ways:
        if op is way:
            break
        number += 1
    return number


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
