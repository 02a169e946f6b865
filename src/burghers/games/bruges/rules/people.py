"""BRU-5  Persons: who hears of what, one-time effects, and the end of an activation."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import COLOURS, FREE, TWICE, Lack
from burghers.games.bruges.moves import (
    ACTIVATED,
    AGAIN,
    BY_PERSON,
    DECLINED,
    ENOUGH,
    GAINED_GUILDERS,
    GAINED_POINTS,
    PAID_GUILDERS,
    PAID_WORKER,
)
from burghers.games.bruges.state import (
    CARD,
    NOBODY,
    RESIDENT_SHIFT,
    TIRED,
    Bruges,
    resident_of,
)
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, coded, verb_of
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Ask, Do, Seat


def announce(s: Bruges, event: i64, seat: Seat, colour: i64, but: i64 = NOBODY) -> None:
    """BRU-5.5  Tell the player's persons what the player did, in the order of their houses; BRU-5.7: a person does not
    hear of its own arrival."""
    if s.powers[seat] & event:
        houses = s.houses[seat]
        for i in range(len(houses) - 1, -1, -1):  # what is scheduled last comes first
            resident = resident_of(houses[i])
            if resident != NOBODY:
                op = s.box.ops[resident]
                if op.power & event and resident != but:
                    before = s.cause()
                    s.because(BY_PERSON + resident)
                    op.hear(s, seat, resident, colour, event)
                    s.because(before)


def reckon_powers(s: Bruges, seat: i64) -> None:
    """Look again at what the persons of an area hear of and change, after one has left."""
    powers: i64 = 0
    for house in s.houses[seat]:
        resident = resident_of(house)
        if resident != NOBODY:
            powers |= s.box.ops[resident].power
    s.powers[seat] = powers


def gain_points(s: Bruges, seat: i64, points: i64, person: i64) -> None:
    s.points[seat] += points
    s.tell(seat, GAINED_POINTS, points, person)


def gain_guilders(s: Bruges, seat: i64, guilders: i64, person: i64) -> None:
    """BRU-1.4  Guilders by a person; there are always enough."""
    s.guilders[seat] += guilders
    s.tell(seat, GAINED_GUILDERS, guilders, person)


def pay_guilders(s: Bruges, seat: i64, guilders: i64) -> None:
    """Guilders back to the bank; the player has them."""
    if guilders:
        s.guilders[seat] -= guilders
        s.tell(seat, PAID_GUILDERS, guilders, s.cause())


def pay_worker(s: Bruges, seat: i64, colour: i64) -> None:
    """A worker back to the supply; the player has one."""
    s.workers[seat * COLOURS + colour] -= 1
    s.tell(seat, PAID_WORKER, colour, s.cause())


def activate(s: Bruges, seat: Seat, person: i64) -> None:
    """BRU-5.3  For a worker of the colour shown, or BRU-5.4 for nothing, a person does what its text says, once a
    round; the card is turned."""
    turn(s, seat, person)
    s.tell(seat, ACTIVATED, person)
    s.because(BY_PERSON + person)
    if s.box.worker[person] != FREE:
        pay_worker(s, seat, s.box.worker[person])
    s.box.ops[person].run(s, seat, person)


def turn(s: Bruges, seat: i64, person: i64) -> None:
    """BRU-5.3  The card is turned until the end of the round; BRU-5.23: for good, if it serves once a game."""
    houses = s.houses[seat][:]
    for i in range(len(houses)):
        if resident_of(houses[i]) == person:
            houses[i] |= TIRED
    s.houses[seat] = houses


def is_turned(s: Bruges, seat: i64, person: i64) -> bool:
    for house in s.houses[seat]:
        if resident_of(house) == person:
            return house & TIRED != 0
    return True


def can_use(s: Bruges, seat: Seat, person: i64, count: i64) -> bool:
    """Whether an unturned person can be paid for (count: all workers of the player) and would do something."""
    worker = s.box.worker[person]
    if worker == FREE:
        return s.box.ops[person].possible(s, seat, count)
    if worker < 0 or not s.workers[seat * COLOURS + worker]:
        return False
    return s.box.ops[person].possible(s, seat, count - 1)


def why_not_use(s: Bruges, seat: Seat, person: i64) -> Refusal | None:
    """BRU-5.3  Nobody's, turned, unpaid, or without effect: the first that stands in the way."""
    for house in s.houses[seat]:
        if resident_of(house) == person:
            break
    else:
        return Refusal("BRU-4.3", "not-your-person", [("person", person)])
    worker = s.box.worker[person]
    if worker < FREE:
        return Refusal("BRU-5.1", "not-to-activate", [("person", person)])
    rule = "BRU-5.4" if worker == FREE else "BRU-5.3"
    if house & TIRED:
        key = "already-used-ever" if s.box.once[person] else "already-used"
        return Refusal(rule, key, [("person", person), ("round", s.round)])
    if worker != FREE and not s.workers[seat * COLOURS + worker]:
        return Refusal(rule, "no-worker", [("person", person), ("colour", worker), ("needs", 1), ("has", 0)])
    count = s.worker_count(seat)
    if not can_use(s, seat, person, count):
        return refused(rule, person, s.box.ops[person].lack(s, seat, count if worker == FREE else count - 1))
    return None


def refused(rule: str, person: i64, lack: Lack) -> Refusal:
    """BRU-5.3  What a person's effect lacks, as the reason not to use it."""
    key, figures = lack
    return Refusal(rule, key, [("person", person), *figures])


@final
class Instant(Do[Bruges]):
    """BRU-5.2  The effect of an instant person happens at once when recruited; recruited again it happens again."""

    def __init__(self, seat: Seat, person: i64) -> None:
        self.seat: Final = seat
        self.person: Final = person

    def run(self, s: Bruges) -> None:
        """BRU-5.16: the Astronomer offers it a second time afterwards."""
        s.because(BY_PERSON + self.person)
        if s.powers[self.seat] & TWICE:
            s.next(Again(self.seat, self.person))
        s.box.ops[self.person].arrive(s, self.seat, self.person)


@final
class Again(Ask[Bruges]):
    """BRU-5.16  With the Astronomer, instant effects of persons recruited later may be used twice in a row."""

    def __init__(self, seat: Seat, person: i64) -> None:
        super().__init__(seat)
        self.person: Final = person

    def question(self) -> str:
        return "again"

    def rule(self) -> str:
        return "BRU-5.16"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        return [("person", self.person)]

    def options(self, s: Bruges) -> Moves:
        """Yes or no; BRU-R23: only when it would do something."""
        if not s.box.ops[self.person].can_arrive(s, self.seat):
            return vec[i64]()
        return vec[i64]([coded(AGAIN), coded(ENOUGH)])

    def take(self, s: Bruges, move: Move) -> None:
        """Not a third time."""
        s.because(BY_PERSON + self.person)
        if verb_of(move) == AGAIN:
            s.box.ops[self.person].arrive(s, self.seat, self.person)
        else:
            s.tell(self.seat, DECLINED, s.cause())


def move_in(s: Bruges, seat: i64, place: i64, person: i64) -> None:
    """A person moves into the empty house at this place."""
    houses = s.houses[seat][:]
    houses[place] = houses[place] & ~(NOBODY << RESIDENT_SHIFT) | (person & CARD) << RESIDENT_SHIFT
    s.houses[seat] = houses
    s.powers[seat] |= s.box.ops[person].power
