"""The bot that searches: an information-set tree over redealt worlds, guided by its net."""

from __future__ import annotations

from typing import Any, final

import numpy as np

from burghers.bots.ahead import after, guessed, some, worlds
from burghers.bots.bot import STREAM, Bot
from burghers.bots.judge import LOOKS, Judge, final_score
from burghers.bots.net import MARGIN, Net, shipped
from burghers.bots.sight import Numbers
from burghers.kernel.fate import Fate
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import apply_known, draw, legal
from burghers.kernel.playout import first_owing
from burghers.kernel.state import State
from burghers.kernel.step import FATE, FATE_OWES, Seat

CURIOSITY = 0.35  # how much an answer not much tried yet attracts, beside its value
HEAT = 0.04  # how sharply the net's values become expectations of what will be answered
WIDENING = 24  # answers looked at when a question is first met; of a longer list more with every such number of visits
GUESSES = 2  # of the others' sealed answers, when a question to all is first met
SEEDS = 1 << 30
LEAST = 32  # iterations before the clock counts
ROOTED = 8  # visits: what many worlds say of an answer counts for more than one


class Arm:
    """One answer to a question of the tree."""

    __slots__ = ("expected", "first", "total", "value", "visits")

    def __init__(self, value: Numbers, seat: int, first: int = 1) -> None:
        self.visits = 0
        self.value = value  # win and margin by seat, as the net sees it
        self.first = first  # the net's own opinion counts as so many visits
        self.total = first * float(value[seat, 0] + MARGIN * value[seat, 1])
        self.expected = 0.0

    def mean(self) -> float:
        """What it is worth to whoever answers, by all that is known."""
        return self.total / (self.visits + self.first)


class Question:
    """One seat's part in a place of the tree."""

    __slots__ = ("arms", "visits")

    def __init__(self) -> None:
        self.arms: dict[Move, Arm] = {}
        self.visits = 0


class Place:
    """A place of the tree, reached by a course of answers and outcomes."""

    __slots__ = ("further", "questions")

    def __init__(self) -> None:
        self.questions: dict[int, Question] = {}
        self.further: dict[tuple[Move, ...], Place] = {}


@final
class Search:
    """One search from one question."""

    def __init__(self, judge: Judge, seat: Seat, fate: Fate) -> None:
        self.judge = judge
        self.seat = seat
        self.fate = fate
        self.root = Place()
        self.totals: dict[Move, Numbers] = {}  # at the root: sums of win and margin for the own seat

    def begin(self, world: State) -> None:
        """Weigh the answers at the root as one who does not search would: in many worlds, before all else."""
        question = self.root.questions[self.seat] = Question()
        options, weighed = self.judge.look_ahead(world, self.seat, self.fate, LOOKS)
        for move, own in zip(options, weighed, strict=True):
            value = np.zeros((world.seats, 2), dtype=np.float32)
            value[self.seat] = own
            question.arms[move] = Arm(value, self.seat, ROOTED)
        expect(question)

    def iterate(self, world: State) -> None:
        """Go down the tree in this world until something new is met, and tell all the way up what it is worth."""
        s, place = world, self.root
        path: list[tuple[Question, Arm, int]] = []
        first: Move | None = None
        while True:
            if s.owing == FATE_OWES:
                outcome = draw(s, self.fate)
                apply_known(s, FATE, outcome)
                place = step_to(place, (outcome,))
                continue
            if s.over():
                value = self.judged([s])[0]
                break
            answers: list[Move] = []
            seats = self.asked(s)
            met = None
            for seat in seats:
                question = place.questions.get(seat)
                if question is None:
                    question = place.questions[seat] = Question()
                options = legal(s, seat)
                fresh = self.unmet(question, options)
                if fresh:
                    self.meet(s, seat, question, fresh)
                    if not question.visits:
                        met = expectation(question)
                move, arm = choice(question, options)
                answers.append(move)
                path.append((question, arm, seat))
                if place is self.root and seat == self.seat:
                    first = move
            if met is not None:
                value = met if len(seats) == 1 else self.reached(s, seats, answers)
                break
            for seat, move in zip(seats, answers, strict=True):
                apply_known(s, seat, move)
            place = step_to(place, tuple(answers))
        self.tell(path, value)
        if first is not None:
            self.totals[first] = self.totals.get(first, np.zeros(2, dtype=np.float32)) + value[self.seat]

    def promise(self, move: Move, arm: Arm) -> tuple[float, float]:
        """Win and margin for the own seat of an answer at the root: the net's opinion and all that was found."""
        total = arm.first * arm.value[self.seat] + self.totals.get(move, np.zeros(2, dtype=np.float32))
        win, margin = total / (arm.visits + arm.first)
        return float(win), float(margin)

    def asked(self, s: State) -> list[Seat]:
        """Whoever owes an answer: one seat, or all that answer under seal."""
        if not s.sealed:
            return [first_owing(s)]
        return [Seat(i) for i in range(s.seats) if s.owing >> i & 1]

    def unmet(self, question: Question, options: list[Move]) -> list[Move]:
        """Answers to look at now: those of this world not met yet, a few more with every visit of a long list."""
        arms = question.arms
        fresh = [move for move in options if move not in arms]
        if not fresh:
            return fresh
        room = WIDENING + question.visits - (len(options) - len(fresh))
        return some(fresh, room, self.fate) if room > 0 else []

    def meet(self, s: State, seat: Seat, question: Question, moves: list[Move]) -> None:
        """Let the net look at what these answers lead to."""
        if s.sealed:
            seeds = [self.fate.below(SEEDS, STREAM) for _ in range(GUESSES)]
            states = guessed(s, seat, moves, seeds)
            values: Numbers = self.judged(states).reshape(len(moves), GUESSES, s.seats, 2).mean(axis=1)
        else:
            values = self.judged([after(s, seat, move) for move in moves])
        for move, value in zip(moves, values, strict=True):
            question.arms[move] = Arm(value, seat)
        expect(question)

    def reached(self, s: State, seats: list[Seat], answers: list[Move]) -> Numbers:
        """What a question to all leads to with these answers."""
        for seat, move in zip(seats, answers, strict=True):
            apply_known(s, seat, move)
        value: Numbers = self.judged([s])[0]
        return value

    def judged(self, states: list[State]) -> Numbers:
        """Win and margin by seat; what is over needs no opinion."""
        values = self.judge.seen_by_all(states)
        for number, s in enumerate(states):
            if s.over():
                values[number] = final_score(self.judge.game, s)
        return values

    def tell(self, path: list[tuple[Question, Arm, int]], value: Numbers) -> None:
        """Add what was found to every answer on the way."""
        wanted = value[:, 0] + MARGIN * value[:, 1]
        for question, arm, seat in path:
            question.visits += 1
            arm.visits += 1
            arm.total += float(wanted[seat])


def step_to(place: Place, answers: tuple[Move, ...]) -> Place:
    """The place these answers lead to."""
    further = place.further.get(answers)
    if further is None:
        further = place.further[answers] = Place()
    return further


def expect(question: Question) -> None:
    """Turn the net's values into expectations of what will be answered."""
    arms = list(question.arms.values())
    values = np.array([arm.mean() for arm in arms])
    weights = np.exp((values - values.max()) / HEAT)
    weights /= weights.sum()
    for arm, weight in zip(arms, weights, strict=True):
        arm.expected = float(weight)


def expectation(question: Question) -> Numbers:
    """What a question just met is worth to every seat: not its best answer, for the best is often only misjudged."""
    value: Numbers = np.sum([arm.expected * arm.value for arm in question.arms.values()], axis=0)
    return value


def choice(question: Question, options: list[Move]) -> tuple[Move, Arm]:
    """The answer that promises most: good so far, or expected to be good and little tried."""
    arms = question.arms
    reach = CURIOSITY * (question.visits + 1) ** 0.5
    best: Arm | None = None
    chosen, highest = options[0], 0.0
    for move in options:
        arm = arms.get(move)
        if arm is None:
            continue
        promise = arm.mean() + reach * arm.expected / (1 + arm.visits)
        if best is None or promise > highest:
            best, chosen, highest = arm, move, promise
    assert best is not None, "a question was met without any answer"
    return chosen, best


@final
class Master(Bot):
    """Searches as long as it may, and answers what it tried most."""

    def __init__(self, name: str, seconds: float = 1e9, iterations: int = 1 << 30, net: Net | None = None) -> None:
        super().__init__(name)
        self.seconds = seconds
        self.iterations = iterations
        self.net = net

    def choose(self, game: Game[Any], world: State, seat: Seat, fate: Fate) -> Move:
        """The answer most tried; among equals the better one."""
        options = legal(world, seat)
        if len(options) == 1:
            return options[0]
        search = self.search(game, world, seat, fate)
        arms = search.root.questions[seat].arms
        return max(arms, key=lambda move: (arms[move].visits, arms[move].total))

    def search(self, game: Game[Any], world: State, seat: Seat, fate: Fate) -> Search:
        """Search from this question."""
        judge = Judge(game, self.net or shipped(game), world.seats)
        search = Search(judge, seat, fate)
        search.begin(world)
        for dealt in worlds(game, world, seat, fate, self.seconds, self.iterations, LEAST):
            search.iterate(dealt)
        return search
