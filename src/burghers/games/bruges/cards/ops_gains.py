"""Ops that bring something to their owner."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import COLOURS, Lack, Op
from burghers.games.bruges.cards.counts import count
from burghers.games.bruges.cards.lacks import NO_CARD_LEFT, NO_OTHER_WORKER, too_few
from burghers.games.bruges.cards.values import CARD, GUILDER, POINT, THREAT, USE, WORKER
from burghers.games.bruges.cards.words import COLOUR_NAMES, Reader, per
from burghers.games.bruges.moves import GOT_WORKERS
from burghers.games.bruges.rules.drawing import DrawCards
from burghers.games.bruges.rules.people import gain_guilders, gain_points
from burghers.games.bruges.rules.reputation import PaidStep, can_climb, climb
from burghers.games.bruges.rules.threats import ANY_COLOUR, RemoveThreats, threatened_by
from burghers.games.bruges.rules.workers import ChooseWorkers, SwapWorkers
from burghers.games.bruges.state import Bruges
from burghers.kernel.native import i64
from burghers.kernel.printing import Entry
from burghers.kernel.step import Seat

PER_PERSON: Final[i64] = 0  # in place of a number of markers
GAINS_PER: Final = ("points", "guilders", "workers_any", "cards")


@final
class Gain(Op):
    """BRU-5.23  Take points, guilders, workers of choice, workers of each colour, cards."""

    def __init__(self, points: i64, guilders: i64, workers_any: i64, workers_all: i64, cards: i64) -> None:
        super().__init__(0, 0)
        self.points: Final = points
        self.guilders: Final = guilders
        self.workers_any: Final = workers_any
        self.workers_all: Final = workers_all
        self.cards: Final = cards

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """Cards can run out, the rest cannot."""
        return self.points + self.guilders + self.workers_any + self.workers_all > 0 or s.cards_to_draw()

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return NO_CARD_LEFT

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """In the order of the sentence."""
        if self.points:
            gain_points(s, seat, self.points, card)
        if self.guilders:
            gain_guilders(s, seat, self.guilders, card)
        if self.workers_all:
            for colour in range(COLOURS):
                s.workers[seat * COLOURS + colour] += self.workers_all
                s.tell(seat, GOT_WORKERS, self.workers_all, colour, s.cause())
        if self.cards:
            s.next(DrawCards(seat, self.cards))
        if self.workers_any:
            s.next(ChooseWorkers(seat, self.workers_any))

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """Once a round."""
        workers = self.workers_any + self.workers_all * COLOURS
        return rounds * (self.points * POINT + self.guilders * GUILDER + workers * WORKER + self.cards * CARD)

    def sentence(self) -> str:
        return "gain"

    def figures(self) -> list[tuple[str, int]]:
        return [
            ("points", self.points),
            ("guilders", self.guilders),
            ("workers_any", self.workers_any),
            ("workers_all", self.workers_all),
            ("cards", self.cards),
        ]


@final
class GainPer(Op):
    """BRU-5.15  Goods for each counted thing, or for so many of them, up to a limit."""

    def __init__(self, points: i64, guilders: i64, workers_any: i64, cards: i64, per: i64, div: i64, most: i64) -> None:
        super().__init__(0, 0)
        self.points: Final = points
        self.guilders: Final = guilders
        self.workers_any: Final = workers_any
        self.cards: Final = cards
        self.per: Final = per
        self.div: Final = div
        self.most: Final = most  # 0 without a limit

    def times(self, s: Bruges, seat: i64) -> i64:
        """How often it counts now."""
        times = count(s, seat, self.per) // self.div
        return self.most if 0 < self.most < times else times

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """If anything counts; cards can run out."""
        return self.times(s, seat) > 0 and (self.cards == 0 or s.cards_to_draw())

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return too_few(s, seat, self.per, self.div) if self.times(s, seat) == 0 else NO_CARD_LEFT

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """All at once."""
        times = self.times(s, seat)
        if times and self.points:
            gain_points(s, seat, self.points * times, card)
        if times and self.guilders:
            gain_guilders(s, seat, self.guilders * times, card)
        if times and self.cards:
            s.next(DrawCards(seat, self.cards * times))
        if times and self.workers_any:
            s.next(ChooseWorkers(seat, self.workers_any * times))

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """As much as now in each round."""
        each = self.points * POINT + self.guilders * GUILDER + self.workers_any * WORKER + self.cards * CARD
        return rounds * self.times(s, seat) * each

    def sentence(self) -> str:
        """For each, or for so many."""
        return "gain_per" if self.div == 1 else "gain_per_so_many"

    def figures(self) -> list[tuple[str, int]]:
        what = [("points", self.points), ("guilders", self.guilders)]
        what += [("workers_any", self.workers_any), ("cards", self.cards)]
        return [*what, ("per", self.per), ("pers", self.per), ("div", self.div), ("max", self.most)]


@final
class DiscardThreats(Op):
    """BRU-5.13  Remove up to so many threat markers, the Jailer as many as there are persons in the own area."""

    def __init__(self, number: i64, colours: i64, alike: bool) -> None:
        super().__init__(0, 0)
        self.number: Final = number  # PER_PERSON to count persons
        self.colours: Final = colours
        self.alike: Final = alike

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """With such a marker."""
        return threatened_by(s, seat) & self.colours != 0 and self.most(s, seat) > 0

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return "no-fitting-threat", [("has", s.threat_count(seat))]

    def most(self, s: Bruges, seat: i64) -> i64:
        """How many at most."""
        return s.person_count(seat) if self.number == PER_PERSON else self.number

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """One after the other."""
        number = self.most(s, seat)
        if number:
            s.next(RemoveThreats(seat, number, self.colours, self.alike))

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """A marker is not always there."""
        return rounds * (POINT + THREAT) * 3 // 4

    def sentence(self) -> str:
        if self.number == PER_PERSON:
            return "discard_per_person"
        if self.alike:
            return "discard_alike"
        key = "discard_one" if self.number == 1 else "discard_any"
        return key if self.colours == ANY_COLOUR else key + "_of"

    def figures(self) -> list[tuple[str, int]]:
        return [("count", self.number), ("colours", self.colours)]


@final
class Advance(Op):
    """BRU-5.23  Climb one step for a price; BRU-R20: persons may add steps in phase 3, never beyond the top."""

    def __init__(self, cost: i64, may: bool) -> None:
        super().__init__(0, 0)
        self.cost: Final = cost
        self.may: Final = may  # asked for, where the person was not activated for it

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """With the money and a step left."""
        return can_climb(s, seat, self.cost)

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        if s.steps[seat] == s.box.top:
            return "top-step", [("step", s.box.top)]
        return "effect-too-dear", [("needs", self.cost), ("has", s.guilders[seat])]

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """Nobody refuses a free step."""
        if can_climb(s, seat, self.cost):
            if self.cost and self.may:
                s.next(PaidStep(seat, self.cost))
            else:
                climb(s, seat, self.cost)

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """The steps grow."""
        steps = s.box.top - s.steps[seat]
        return (rounds if rounds < steps else steps) * (2 * POINT - self.cost * GUILDER)

    def sentence(self) -> str:
        """For a price, or for nothing."""
        return "advance" if self.cost else "advance_free"

    def figures(self) -> list[tuple[str, int]]:
        return [("guilders", self.cost)]


@final
class Exchange(Op):
    """BRU-5.10  Pay the activating worker first; then exchange any number of other workers."""

    def __init__(self) -> None:
        super().__init__(0, 0)

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """With other workers."""
        return left > 0

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        return NO_OTHER_WORKER

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """Each once at most."""
        workers = s.worker_count(seat)
        if workers:
            s.next(SwapWorkers(seat, workers))

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """The right colours."""
        return rounds * USE

    def sentence(self) -> str:
        return "exchange"


def gain(effect: Entry, may: bool) -> Op:
    return Gain(*effect.some(("points", "guilders", "workers_any", "workers_all", "cards"), 20))


def gain_per(effect: Entry, may: bool) -> Op:
    what, n = effect.word("what", GAINS_PER), effect.number("n", 1, 20)
    each = [n if what == word else i64(0) for word in GAINS_PER]
    return GainPer(
        each[0], each[1], each[2], each[3], per(effect), effect.number("div", 1, 9, 1), effect.number("max", 0, 99, 0)
    )


def discard_threat(effect: Entry, may: bool) -> Op:
    """Markers to remove."""
    number = effect.number_or("per_person", "n", 1, 9) or PER_PERSON
    colour = effect.word("colour", ("any", "one", *two_colours()))
    bits = ANY_COLOUR
    if "_or_" in colour:
        bits = sum(1 << COLOUR_NAMES.index(word) for word in colour.split("_or_"))
    return DiscardThreats(number, bits, colour == "one")


def two_colours() -> list[str]:
    return [f"{a}_or_{b}" for a in COLOUR_NAMES for b in COLOUR_NAMES if a != b]


def advance(effect: Entry, may: bool) -> Op:
    effect.number("steps", 1, 1)
    return Advance(effect.number("cost", 0, 20), may)


def swap_workers(effect: Entry, may: bool) -> Op:
    effect.word("n", ("any",))
    return Exchange()


# The kinds of effects that printings name, and their readers.
DOING: dict[str, Reader] = {
    "gain": gain,
    "gain_per": gain_per,
    "discard_threat": discard_threat,
    "advance": advance,
    "swap_workers": swap_workers,
}
