"""Ops that concern the opponents. Clockwise from the owner's left; victims choose for themselves."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import HOUSE_OR_TILE, Lack, Op
from burghers.games.bruges.cards.values import GUILDER, POINT, WORKER
from burghers.games.bruges.cards.words import COLOUR_NAMES, Reader
from burghers.games.bruges.moves import GAVE_GUILDERS, LEND
from burghers.games.bruges.rules.disasters import Ruin, face_disasters
from burghers.games.bruges.rules.people import gain_points
from burghers.games.bruges.rules.threats import take_marker
from burghers.games.bruges.rules.workers import HandOver
from burghers.games.bruges.state import Bruges
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import i64, vec
from burghers.kernel.printing import Entry
from burghers.kernel.step import Ask, Do, Seat


def give_guilders(s: Bruges, seat: i64, to: i64, guilders: i64) -> None:
    """Guilders change hands, as far as there are any."""
    given = guilders if guilders < s.guilders[seat] else s.guilders[seat]
    if given:
        s.guilders[seat] -= given
        s.guilders[to] += given
        s.tell(seat, GAVE_GUILDERS, given, to, s.cause())


@final
class TakeFromOpponents(Op):
    """BRU-5.11  Beggar and Thief: each opponent gives workers or guilders, or all if fewer."""

    def __init__(self, guilders: i64, workers: i64) -> None:
        super().__init__(0, 0)
        self.guilders: Final = guilders
        self.workers: Final = workers

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """If anybody has any."""
        for other in range(s.seats):
            if other != seat and (s.guilders[other] if self.guilders else s.worker_count(other)):
                return True
        return False

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return "nobody-has-guilders" if self.guilders else "nobody-has-workers", [("count", s.seats - 1)]

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """The left neighbour first."""
        for place in range(s.seats - 1, 0, -1):
            other = s.seat_after(seat, place)
            if self.guilders:
                give_guilders(s, other, seat, self.guilders)
            else:
                s.next(HandOver(other, seat, self.workers))

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """From everybody."""
        return rounds * (s.seats - 1) * (self.guilders * GUILDER + self.workers * WORKER)

    def sentence(self) -> str:
        return "take_guilders" if self.guilders else "take_workers"

    def figures(self) -> list[tuple[str, int]]:
        return [("guilders", self.guilders), ("count", self.workers)]


@final
class PayOpponents(Op):
    """BRU-5.12  Pawnbroker: a guilder to each opponent, a point for each one given."""

    def __init__(self, guilders: i64, points: i64) -> None:
        super().__init__(0, 0)
        self.guilders: Final = guilders
        self.points: Final = points

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """With money for one."""
        return s.guilders[seat] >= self.guilders

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return "effect-too-dear", [("needs", self.guilders), ("has", s.guilders[seat])]

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """If there is enough for all, all get theirs; else the owner chooses."""
        if s.guilders[seat] >= self.guilders * (s.seats - 1):
            for place in range(1, s.seats):
                lend(s, seat, s.seat_after(seat, place), card)
        else:
            s.next(Lend(seat, card, 1 << seat))

    def sentence(self) -> str:
        return "pay_opponents"

    def figures(self) -> list[tuple[str, int]]:
        """How much for how much."""
        return [("guilders", self.guilders), ("points", self.points)]


def terms_of(s: Bruges, card: i64) -> PayOpponents:
    """What a person gives, and for how much."""
    for op in s.box.parts[card]:
        if isinstance(op, PayOpponents):
            return op
    raise AssertionError("a person that gives nothing")


def lend(s: Bruges, seat: i64, to: i64, card: i64) -> None:
    """BRU-5.12  One opponent is paid."""
    op = terms_of(s, card)
    give_guilders(s, seat, to, op.guilders)
    gain_points(s, seat, op.points, card)


@final
class Lend(Ask[Bruges]):
    """BRU-5.12  When the money does not last for all, the owner chooses who gets a guilder."""

    def __init__(self, seat: Seat, person: i64, paid: i64) -> None:
        super().__init__(seat)
        self.person: Final = person
        self.paid: Final = paid  # a bit for each seat that gets nothing more

    def question(self) -> str:
        return "lend"

    def rule(self) -> str:
        return "BRU-5.12"

    def each(self, s: Bruges) -> i64:
        """What one opponent gets."""
        return terms_of(s, self.person).guilders

    def options(self, s: Bruges) -> Moves:
        """Opponents not paid yet, by seat, while the money lasts."""
        if s.guilders[self.seat] < self.each(s):
            return vec[i64]()
        return vec[i64]([coded(LEND, other) for other in range(s.seats) if not self.paid >> other & 1])

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        return [coded(LEND, other) for other in range(s.seats) if other != seat]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """Paid already."""
        other = a_of(move)
        if verb_of(move) != LEND or other >= s.seats or other == seat:
            return Refusal(self.rule(), "not-offered")
        return Refusal(self.rule(), "already-paid", [("seat", other)]) if self.paid >> other & 1 else None

    def take(self, s: Bruges, move: Move) -> None:
        """One after the other."""
        s.next(Lend(self.seat, self.person, self.paid | 1 << a_of(move)))
        lend(s, self.seat, a_of(move), self.person)


@final
class OpponentsLose(Op):
    """BRU-5.14  Each opponent loses a canal tile, or a house, of own choice; nobody without one is hit."""

    def __init__(self, house: bool) -> None:
        super().__init__(0, 0)
        self.house: Final = house

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """If anybody has one."""
        for other in range(s.seats):
            if other != seat and ((self.house and len(s.houses[other])) or (self.tiles(s) and s.tile_count(other))):
                return True
        return False

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return "nobody-has-tiles" if self.tiles(s) else "nobody-has-houses", [("count", s.seats - 1)]

    def tiles(self, s: Bruges) -> bool:
        """BRU-R45  Whether canal tiles can be lost: where the table agreed so, a house is lost as to the fire."""
        return not self.house or s.customs & HOUSE_OR_TILE != 0

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """The left neighbour first."""
        for place in range(s.seats - 1, 0, -1):
            s.next(Ruin(s.seat_after(seat, place), self.house, self.tiles(s)))

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """It hurts the others."""
        return POINT

    def sentence(self) -> str:
        return "lose_house" if self.house else "lose_tile"


@final
class OpponentsThreat(Op):
    """BRU-8.3  Every opponent takes markers; disasters follow at once, clockwise from the attacker's left."""

    def __init__(self, colour: i64, number: i64) -> None:
        super().__init__(0, 0)
        self.colour: Final = colour
        self.number: Final = number

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """If a marker is left."""
        return s.threat_supply(self.colour) > 0

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return "no-marker-left", [("colour", self.colour), ("count", s.box.threats)]

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """The left neighbour first."""
        for place in range(s.seats - 1, 0, -1):
            s.next(Strike(s.seat_after(seat, place), self.colour, self.number))

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """It hurts the others."""
        return POINT

    def sentence(self) -> str:
        return "opponents_threat"

    def figures(self) -> list[tuple[str, int]]:
        return [("count", self.number), ("colour", self.colour)]


@final
class Strike(Do[Bruges]):
    """BRU-8.3  One victim takes the markers and suffers at once."""

    def __init__(self, seat: Seat, colour: i64, number: i64) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.number: Final = number

    def run(self, s: Bruges) -> None:
        """Before the next victim takes any."""
        for _ in range(self.number):
            take_marker(s, self.seat, self.colour)
        face_disasters(s, self.seat)


def take_from_opponents(effect: Entry, may: bool) -> Op:
    number = effect.number("n", 1, 20)
    if effect.word("what", ("guilders", "workers")) == "guilders":
        return TakeFromOpponents(number, 0)
    return TakeFromOpponents(0, number)


def pay_opponents(effect: Entry, may: bool) -> Op:
    return PayOpponents(effect.number("guilders", 1, 20), effect.number("points", 1, 20))


def opponents_lose(effect: Entry, may: bool) -> Op:
    effect.number("n", 1, 1)
    return OpponentsLose(effect.word("what", ("canal_tile", "house")) == "house")


def opponents_threat(effect: Entry, may: bool) -> Op:
    return OpponentsThreat(COLOUR_NAMES.index(effect.word("colour", COLOUR_NAMES)), effect.number("n", 1, 3))


# The kinds of effects that printings name, and their readers.
DOING: dict[str, Reader] = {
    "take_from_opponents": take_from_opponents,
    "pay_opponents": pay_opponents,
    "opponents_lose": opponents_lose,
    "opponents_threat": opponents_threat,
}
