"""The tree of a search: places, the questions met there, and what each answer has come to."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from burghers.kernel.move import Move, Moves
from burghers.kernel.native import i64
from burghers.kernel.vectors import mixed

MARGIN: Final = 0.02  # how much a point of margin is worth against a chance to win: fifty points weigh a whole win
CURIOSITY: Final = 0.35  # how much an answer not much tried yet attracts, beside its value
HEAT: Final = 0.04  # how sharply the net's values become expectations of what will be answered
SEATS: Final = 8  # more than any game has


@final
class Arm:
    """One answer to a question of the tree."""

    def __init__(self, move: Move, win: float, margin: float, first: i64) -> None:
        self.move: Final = move
        self.first: Final = first  # the net's own opinion counts as so many visits
        self.visits: i64 = 0
        self.under_way: i64 = 0  # visits that have not come back yet: they say nothing, but others may go elsewhere
        self.margin = float(first) * margin  # sums over all visits, for whoever answers
        self.total = float(first) * (win + MARGIN * margin)
        self.expected = 0.0

    def mean(self) -> float:
        """What it is worth by all that is known."""
        return self.total / float(self.visits + self.first)

    def promise(self) -> tuple[float, float]:
        """Win and margin by all that is known; luck taken off may carry a chance beyond its bounds."""
        margin = self.margin / float(self.visits + self.first)
        return min(1.0, max(0.0, self.mean() - MARGIN * margin)), margin


@final
class Question:
    """One seat's part in a place of the tree."""

    def __init__(self) -> None:
        self.arms: Final[dict[Move, Arm]] = {}
        self.visits: i64 = 0
        self.under_way: i64 = 0
        self.looked_into = False  # somebody has asked the net about answers here, and waits

    def add(self, moves: list[Move], values: list[tuple[float, float]], first: i64) -> None:
        """Answers with win and margin as the net sees them; what will be answered is expected by them all."""
        for i in range(len(moves)):
            win, margin = values[i]
            self.arms[moves[i]] = Arm(moves[i], win, margin, first)
        arms = list(self.arms.values())
        highest = arms[0].mean()
        for arm in arms:
            highest = max(highest, arm.mean())
        total = 0.0
        for arm in arms:
            arm.expected = exp((arm.mean() - highest) / HEAT)
            total += arm.expected
        for arm in arms:
            arm.expected /= total

    def choice(self, options: Moves) -> Arm:
        """The answer that promises most: good so far, or expected to be good and little tried."""
        reach = CURIOSITY * sqrt(float(self.visits + self.under_way + 1))
        best: Arm | None = None
        highest = 0.0
        for move in options:
            arm = self.arms.get(Move(move))
            if arm is not None:
                promise = arm.mean() + reach * arm.expected / float(1 + arm.visits + arm.under_way)
                if best is None or promise > highest:
                    best, highest = arm, promise
        assert best is not None, "a question was met without any answer"
        return best

    def best(self) -> Move:
        """The answer most tried; among equals the better one."""
        arms = list(self.arms.values())
        best = arms[0]
        for arm in arms:
            if arm.visits > best.visits or (arm.visits == best.visits and arm.total > best.total):
                best = arm
        return best.move

    def settled(self, left: i64) -> bool:
        """Whether the answer most tried stays so, if so many more visits are to come."""
        most: i64 = 0
        second: i64 = 0
        for arm in self.arms.values():
            if arm.visits > most:
                second = most
                most = arm.visits
            elif arm.visits > second:
                second = arm.visits
        return most - second > left


@final
class Place:
    """A place of the tree: what the searching seat has answered so far, and what it may answer now.

    What the others answer and what fate brings leads to the same place as long as it leaves the same choice. Else
    the own next turn would never be met twice where hands are hidden, for in every world other cards are played.
    """

    def __init__(self) -> None:
        self.questions: Final[dict[i64, Question]] = {}  # the own, and those to the others before the next own one
        self.further: Final[dict[i64, Place]] = {}  # by the answer given and the choice it leads to

    def met(self, seat: i64, kind: i64) -> bool:
        """Whether a question of this kind to this seat was met here before."""
        return kind * SEATS + seat in self.questions

    def question(self, seat: i64, kind: i64) -> Question:
        """The question of this kind to this seat."""
        key = kind * SEATS + seat
        question = self.questions.get(key)
        if question is None:
            question = self.questions[key] = Question()
        return question

    def asked(self) -> list[i64]:
        """The seats that have been asked here."""
        return sorted({key % SEATS for key in self.questions})

    def after(self, said: Move, options: Moves) -> Place:
        """The place reached by this answer, when this is the next choice."""
        key = mixed(said, options)
        place = self.further.get(key)
        if place is None:
            place = self.further[key] = Place()
        return place
