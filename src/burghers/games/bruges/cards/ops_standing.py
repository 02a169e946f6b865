"""Ops that stay: rewards for what their owner does, and changes of rules and prices."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import (
    ANY_WORKER,
    BETTER_DIE,
    BIGGER_HAND,
    BLOCKED_STEP,
    CHEAPER_CANAL,
    CHEAPER_PERSON,
    CHEAPER_STEP,
    COLOURS,
    TIES_WIN,
    TWICE,
    WARD,
    Op,
)
from burghers.games.bruges.cards.values import GUILDER, POINT, THREAT, USE, WORKER
from burghers.games.bruges.moves import GOT_WORKERS
from burghers.games.bruges.rules.people import gain_guilders, gain_points
from burghers.games.bruges.rules.threats import ANY_COLOUR, RemoveThreats
from burghers.games.bruges.rules.workers import ChooseWorkers
from burghers.games.bruges.state import Bruges
from burghers.kernel.step import Seat

NO_REMOVAL: Final = 0
REMOVES_SAME: Final = 1  # a marker of the colour of what was done
REMOVES_ANY: Final = 2
ALL_OF_IT: Final = 255  # a discount nobody exceeds


@final
class Boost(Op):
    """BRU-5.20  Each time its owner does something, a reward, or the offer to remove a threat marker."""

    def __init__(
        self, event: int, points: int, guilders: int, workers_any: int, workers_same: int, removes: int
    ) -> None:
        super().__init__(event, 0)
        self.points: Final = points
        self.guilders: Final = guilders
        self.workers_any: Final = workers_any
        self.workers_same: Final = workers_same
        self.removes: Final = removes

    def hear(self, s: Bruges, seat: Seat, card: int, colour: int) -> None:
        """BRU-5.5  Automatic and free; a choice is offered each time."""
        if self.points:
            gain_points(s, seat, self.points, card)
        if self.guilders:
            gain_guilders(s, seat, self.guilders, card)
        if self.workers_same:
            s.workers[seat * COLOURS + colour] += self.workers_same
            s.tell(seat, GOT_WORKERS, self.workers_same, colour)
        if self.workers_any:
            s.next(ChooseWorkers(seat, self.workers_any))
        if self.removes:
            colours = ANY_COLOUR if self.removes == REMOVES_ANY else 1 << colour
            s.next(RemoveThreats(seat, 1, colours, False))

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """About once a round."""
        workers = self.workers_any + self.workers_same
        removal = (POINT + THREAT) // 2 if self.removes else 0
        return rounds * (self.points * POINT + self.guilders * GUILDER + workers * WORKER + removal)

    def sentence(self) -> str:
        """A reward, or a marker."""
        return ("boost", "boost_remove_same", "boost_remove_any")[self.removes]

    def figures(self) -> list[tuple[str, int]]:
        """For what, and how much."""
        event = 0
        while not self.power >> event & 1:
            event += 1
        return [
            ("event", event),
            ("points", self.points),
            ("guilders", self.guilders),
            ("workers_any", self.workers_any),
            ("workers_same", self.workers_same),
        ]


SENTENCES: Final = [
    (CHEAPER_STEP, "cheaper_step", "guilders"),
    (CHEAPER_CANAL, "cheaper_canal", "guilders"),
    (CHEAPER_PERSON, "cheaper_person", "guilders"),
    (ANY_WORKER, "any_worker", "count"),
    (BLOCKED_STEP, "blocked_step", "guilders"),
    (TWICE, "twice", "count"),
    (BIGGER_HAND, "bigger_hand", "count"),
    (TIES_WIN, "ties_win", "count"),
    (BETTER_DIE, "better_die", "face"),
]


@final
class Standing(Op):
    """BRU-5.7  A price or a rule is different for its owner, from the moment the owner has it."""

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """A little in every round."""
        return rounds * USE

    def sentence(self) -> str:
        """What is different."""
        if self.power == CHEAPER_CANAL and self.strength == ALL_OF_IT:
            return "free_canal"
        for power, key, _ in SENTENCES:
            if power == self.power:
                return key
        return "ward"

    def figures(self) -> list[tuple[str, int]]:
        """By how much, or against which disaster."""
        for power, _, figure in SENTENCES:
            if power == self.power:
                return [(figure, self.strength)]
        colour = 0
        while self.power != WARD << colour:
            colour += 1
        return [("colour", colour), ("disaster", colour)]
