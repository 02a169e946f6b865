"""Ops that bring something to their owner."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import COLOURS, Op
from burghers.games.bruges.cards.counts import count
from burghers.games.bruges.cards.values import CARD, GUILDER, POINT, THREAT, USE, WORKER
from burghers.games.bruges.moves import GOT_WORKERS
from burghers.games.bruges.rules.drawing import DrawCards
from burghers.games.bruges.rules.people import gain_guilders, gain_points
from burghers.games.bruges.rules.reputation import PaidStep, can_climb, climb
from burghers.games.bruges.rules.threats import ANY_COLOUR, RemoveThreats, threatened_by
from burghers.games.bruges.rules.workers import ChooseWorkers, SwapWorkers
from burghers.games.bruges.state import Bruges
from burghers.kernel.step import Seat

PER_PERSON: Final = 0  # in place of a number of markers


@final
class Gain(Op):
    """BRU-5.23  Take points, guilders, workers of choice, workers of each colour, cards."""

    def __init__(self, points: int, guilders: int, workers_any: int, workers_all: int, cards: int) -> None:
        super().__init__(0, 0)
        self.points: Final = points
        self.guilders: Final = guilders
        self.workers_any: Final = workers_any
        self.workers_all: Final = workers_all
        self.cards: Final = cards

    def possible(self, s: Bruges, seat: Seat, left: int) -> bool:
        """Cards can run out, the rest cannot."""
        return self.points + self.guilders + self.workers_any + self.workers_all > 0 or s.cards_to_draw()

    def run(self, s: Bruges, seat: Seat, card: int) -> None:
        """In the order of the sentence."""
        if self.points:
            gain_points(s, seat, self.points, card)
        if self.guilders:
            gain_guilders(s, seat, self.guilders, card)
        if self.workers_all:
            for colour in range(COLOURS):
                s.workers[seat * COLOURS + colour] += self.workers_all
                s.tell(seat, GOT_WORKERS, self.workers_all, colour)
        if self.cards:
            s.next(DrawCards(seat, self.cards))
        if self.workers_any:
            s.next(ChooseWorkers(seat, self.workers_any))

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """Once a round."""
        workers = self.workers_any + self.workers_all * COLOURS
        return rounds * (self.points * POINT + self.guilders * GUILDER + workers * WORKER + self.cards * CARD)

    def sentence(self) -> str:
        """What is taken."""
        return "gain"

    def figures(self) -> list[tuple[str, int]]:
        """How much of each."""
        return [
            ("points", self.points),
            ("guilders", self.guilders),
            ("workers_any", self.workers_any),
            ("workers_all", self.workers_all),
            ("cards", self.cards),
        ]


@final
class GainPer(Op):
    """BRU-5.15  Points or guilders for each counted thing, or for so many of them, up to a limit."""

    def __init__(self, points: int, guilders: int, per: int, div: int, most: int) -> None:
        super().__init__(0, 0)
        self.points: Final = points
        self.guilders: Final = guilders
        self.per: Final = per
        self.div: Final = div
        self.most: Final = most  # 0 without a limit

    def times(self, s: Bruges, seat: int) -> int:
        """How often it counts now."""
        times = count(s, seat, self.per) // self.div
        return self.most if 0 < self.most < times else times

    def possible(self, s: Bruges, seat: Seat, left: int) -> bool:
        """If anything counts."""
        return self.times(s, seat) > 0

    def run(self, s: Bruges, seat: Seat, card: int) -> None:
        """All at once."""
        times = self.times(s, seat)
        if times and self.points:
            gain_points(s, seat, self.points * times, card)
        if times and self.guilders:
            gain_guilders(s, seat, self.guilders * times, card)

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """As much as now in each round."""
        return rounds * self.times(s, seat) * (self.points * POINT + self.guilders * GUILDER)

    def sentence(self) -> str:
        """For each, or for so many."""
        return "gain_per" if self.div == 1 else "gain_per_so_many"

    def figures(self) -> list[tuple[str, int]]:
        """What for what."""
        what = [("points", self.points), ("guilders", self.guilders)]
        return [*what, ("per", self.per), ("pers", self.per), ("div", self.div), ("max", self.most)]


@final
class DiscardThreats(Op):
    """BRU-5.13  Remove up to so many threat markers, the Jailer as many as there are persons in the own area."""

    def __init__(self, number: int, colours: int, alike: bool) -> None:
        super().__init__(0, 0)
        self.number: Final = number  # PER_PERSON to count persons
        self.colours: Final = colours
        self.alike: Final = alike

    def possible(self, s: Bruges, seat: Seat, left: int) -> bool:
        """With such a marker."""
        return threatened_by(s, seat) & self.colours != 0 and self.most(s, seat) > 0

    def most(self, s: Bruges, seat: int) -> int:
        """How many at most."""
        return s.person_count(seat) if self.number == PER_PERSON else self.number

    def run(self, s: Bruges, seat: Seat, card: int) -> None:
        """One after the other."""
        number = self.most(s, seat)
        if number:
            s.next(RemoveThreats(seat, number, self.colours, self.alike))

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """A marker is not always there."""
        return rounds * (POINT + THREAT) * 3 // 4

    def sentence(self) -> str:
        """Which ones."""
        if self.number == PER_PERSON:
            return "discard_per_person"
        if self.alike:
            return "discard_alike"
        key = "discard_one" if self.number == 1 else "discard_any"
        return key if self.colours == ANY_COLOUR else key + "_of"

    def figures(self) -> list[tuple[str, int]]:
        """How many."""
        return [("count", self.number), ("colours", self.colours)]


@final
class Advance(Op):
    """BRU-5.23  Climb one step for a price; BRU-R20: persons may add steps in phase 3, never beyond the top."""

    def __init__(self, cost: int, may: bool) -> None:
        super().__init__(0, 0)
        self.cost: Final = cost
        self.may: Final = may  # asked for, where the person was not activated for it

    def possible(self, s: Bruges, seat: Seat, left: int) -> bool:
        """With the money and a step left."""
        return can_climb(s, seat, self.cost)

    def run(self, s: Bruges, seat: Seat, card: int) -> None:
        """Nobody refuses a free step."""
        if can_climb(s, seat, self.cost):
            if self.cost and self.may:
                s.next(PaidStep(seat, self.cost))
            else:
                climb(s, seat, self.cost)

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """The steps grow."""
        steps = s.box.top - s.steps[seat]
        return (rounds if rounds < steps else steps) * (2 * POINT - self.cost * GUILDER)

    def sentence(self) -> str:
        """For a price, or for nothing."""
        return "advance" if self.cost else "advance_free"

    def figures(self) -> list[tuple[str, int]]:
        """The price."""
        return [("guilders", self.cost)]


@final
class Exchange(Op):
    """BRU-5.10  Pay the activating worker first; then exchange any number of other workers."""

    def __init__(self) -> None:
        super().__init__(0, 0)

    def possible(self, s: Bruges, seat: Seat, left: int) -> bool:
        """With other workers."""
        return left > 0

    def run(self, s: Bruges, seat: Seat, card: int) -> None:
        """Each once at most."""
        workers = s.worker_count(seat)
        if workers:
            s.next(SwapWorkers(seat, workers))

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """The right colours."""
        return rounds * USE

    def sentence(self) -> str:
        """Any number."""
        return "exchange"
