"""The bot that searches: an information-set tree over redealt worlds, guided by its net."""

from __future__ import annotations

from math import exp
from typing import Any, final

import numpy as np

from burghers.bots.ahead import Budget, after, dealt_anew, guessed, some
from burghers.bots.bot import STREAM, Bot
from burghers.bots.judge import LOOKS, Judge
from burghers.bots.net import MARGIN, Net, shipped
from burghers.bots.sight import Numbers
from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.game import Game
from burghers.kernel.move import NOTHING, Move
from burghers.kernel.play import apply_known, draw, legal
from burghers.kernel.playout import first_owing
from burghers.kernel.state import State
from burghers.kernel.step import FATE, FATE_OWES, Seat

CURIOSITY = 0.35  # how much an answer not much tried yet attracts, beside its value
HEAT = 0.04  # how sharply the net's values become expectations of what will be answered
WIDENING = 24  # answers looked at when a question is first met; of a longer list one more with every visit
FEW = 5  # new answers of others looked at, when their question has been met before
GUESSES = 2  # of the others' sealed answers, when a question to all is first met
SEEDS = 1 << 30
AT_ONCE = 8  # worlds dealt
LEAST = 32  # iterations before the clock counts
ROOTED = 8  # visits: what many worlds say of an answer counts for more than one

Asked = tuple[int, str]  # a seat, and the kind of question


class Arm:
    """One answer to a question of the tree."""

    __slots__ = ("expected", "first", "margin", "total", "visits")

    def __init__(self, win: float, margin: float, first: int = 1) -> None:
        self.visits = 0
        self.first = first  # the net's own opinion counts as so many visits
        self.margin = first * margin  # sums over all visits, for whoever answers
        self.total = first * (win + MARGIN * margin)
        self.expected = 0.0

    def mean(self) -> float:
        """What it is worth by all that is known."""
        return self.total / (self.visits + self.first)

    def promise(self) -> tuple[float, float]:
        """Win and margin by all that is known; luck taken off may carry a chance beyond its bounds."""
        margin = self.margin / (self.visits + self.first)
        return min(1.0, max(0.0, self.mean() - MARGIN * margin)), margin


class Question:
    """One seat's part in a place of the tree."""

    __slots__ = ("arms", "visits")

    def __init__(self) -> None:
        self.arms: dict[Move, Arm] = {}
        self.visits = 0

    def add(self, moves: list[Move], values: Numbers, first: int = 1) -> None:
        """Answers with win and margin as the net sees them; what will be answered is expected by them all."""
        for move, (win, margin) in zip(moves, values.tolist(), strict=True):
            self.arms[move] = Arm(win, margin, first)
        means = [arm.total / (arm.visits + arm.first) for arm in self.arms.values()]  # of many arms, many times
        highest = max(means)
        weights = [exp((mean - highest) / HEAT) for mean in means]
        total = sum(weights)
        for arm, weight in zip(self.arms.values(), weights, strict=True):
            arm.expected = weight / total

    def best(self) -> Move:
        """The answer most tried; among equals the better one."""
        return max(self.arms, key=lambda move: (self.arms[move].visits, self.arms[move].total))

    def settled(self, left: int) -> bool:
        """Whether the answer most tried stays so, if so many more visits are to come."""
        most = second = 0
        for arm in self.arms.values():
            if arm.visits > most:
                most, second = arm.visits, most
            elif arm.visits > second:
                second = arm.visits
        return most - second > left


class Place:
    """A place of the tree: what the searching seat has answered so far, and what it may answer now.

    What the others answer and what fate brings leads to the same place as long as it leaves the same choice. Else
    the own next turn would never be met twice where hands are hidden, for in every world other cards are played.
    """

    __slots__ = ("further", "questions")

    def __init__(self) -> None:
        self.questions: dict[Asked, Question] = {}  # the own one, and those to the others before the next own one
        self.further: dict[tuple[Move, tuple[Move, ...]], Place] = {}  # by the answer given and the choice it leads to

    def after(self, said: Move, options: list[Move]) -> Place:
        """The place reached by this answer, when this is the next choice."""
        key = (said, tuple(options))
        place = self.further.get(key)
        if place is None:
            place = self.further[key] = Place()
        return place


@final
class Search:
    """One search from one question."""

    def __init__(self, judge: Judge, world: State, seat: Seat, fate: Fate) -> None:
        self.judge = judge
        self.world = world
        self.seat = seat
        self.fate = fate
        self.root = Place()
        self.question = self.root.questions[seat, world.agenda[-1].question()] = Question()
        self.worlds: list[tuple[State, Numbers]] = []  # dealt, with what the net thinks of them
        self.total = np.zeros((world.seats, 2), dtype=np.float32)  # of its thoughts: win and margin by seat
        self.dealt = 0
        self.begin()

    def begin(self) -> None:
        """Weigh the answers at the root as one who does not search would: in many worlds, before all else."""
        options, weighed = self.judge.look_ahead(self.world, self.seat, self.fate, LOOKS)
        self.question.add(options, weighed, ROOTED)

    def deal(self) -> None:
        """Deal a few worlds anew, nothing sealed in them, and let the net look at them."""
        worlds = [dealt_anew(self.judge.game, self.world, self.seat, self.fate) for _ in range(AT_ONCE)]
        thoughts = self.judge.seen_by_all(worlds)
        self.worlds += zip(worlds, thoughts, strict=True)
        self.total += thoughts.sum(axis=0)
        self.dealt += AT_ONCE

    def iterate(self) -> None:
        """Go down the tree in a new world to a question not met before, and tell all the way up what it is worth.

        The luck of having been dealt this world is taken off: an answer tried in kinder worlds is not the better one.
        """
        if not self.worlds:
            self.deal()
        s, thought = self.worlds.pop()
        luck = thought - self.total / np.float32(self.dealt)
        place, said = self.root, NOTHING
        path: list[tuple[Question, Arm, Seat]] = []
        while not s.over():
            if s.owing == FATE_OWES:
                apply_known(s, FATE, draw(s, self.fate))
                continue
            seats, kind = self.asked(s), s.agenda[-1].question()
            own = self.seat in seats
            if own and said != NOTHING:
                place = place.after(said, legal(s, self.seat))
            asked = (self.seat if own else seats[0], kind)
            if asked not in place.questions:
                place.questions[asked] = Question()
                break
            answers = [self.answer(s, seat, place, path, luck) for seat in seats]
            for seat, move in zip(seats, answers, strict=True):
                apply_known(s, seat, move)
                if seat == self.seat:
                    said = move
        tell(path, self.judge.all_worth(s) - luck)

    def answer(self, s: State, seat: Seat, place: Place, path: list[tuple[Question, Arm, Seat]], luck: Numbers) -> Move:
        """What a seat answers here, by its own counts; noted on the path."""
        question = place.questions.setdefault((seat, s.agenda[-1].question()), Question())
        options = legal(s, seat)
        fresh = self.unmet(seat, question, options)
        if fresh:
            question.add(fresh, self.look(s, seat, fresh) - luck[seat])
        move, arm = choice(question, options)
        path.append((question, arm, seat))
        return move

    def asked(self, s: State) -> list[Seat]:
        """Whoever owes an answer: one seat, or all that answer under seal."""
        if not s.sealed:
            return [first_owing(s)]
        return [Seat(i) for i in range(s.seats) if s.owing >> i & 1]

    def unmet(self, seat: Seat, question: Question, options: list[Move]) -> list[Move]:
        """Answers to look at now: those of this world not met yet, a few more with every visit of a long list.

        Others, who hold other cards in every world, are content with a few new ones each time.
        """
        fresh = [move for move in options if move not in question.arms]
        room = WIDENING + question.visits - (len(options) - len(fresh))
        fresh = some(fresh, max(0, room), self.fate)
        return some(fresh, FEW, self.fate) if question.visits and seat != self.seat else fresh

    def look(self, s: State, seat: Seat, moves: list[Move]) -> Numbers:
        """What the net thinks of what these answers lead to."""
        if s.sealed:
            seeds = [self.fate.below(SEEDS, STREAM) for _ in range(GUESSES)]
            states = guessed(s, seat, moves, seeds)
        else:
            states = [after(s, seat, move) for move in moves]
        thoughts: Numbers = self.judge.worth(states, seat).reshape(len(moves), -1, 2).mean(axis=1)
        return thoughts


def tell(path: list[tuple[Question, Arm, Seat]], value: Numbers) -> None:
    """Add what was found to every answer on the way."""
    by_seat = value.tolist()
    for question, arm, seat in path:
        win, margin = by_seat[seat]
        question.visits += 1
        arm.visits += 1
        arm.margin += margin
        arm.total += win + MARGIN * margin


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
        """The answer that a search comes to."""
        options = legal(world, seat)
        if len(options) == 1:
            return options[0]
        return self.search(game, world, seat, fate, for_answer=True).question.best()

    def search(self, game: Game[Any], world: State, seat: Seat, fate: Fate, for_answer: bool = False) -> Search:
        """Search from this question: as long as may be, or only until no time left could change the answer.

        It goes by luck of its own, so that how long it takes changes nothing that comes later.
        """
        luck = QuickFate(fate.below(SEEDS, STREAM))
        search = Search(Judge(game, self.net or shipped(game), world.seats), world, seat, luck)
        budget = Budget(self.seconds, self.iterations, LEAST)
        while (left := budget.left()) and not (for_answer and search.question.settled(left)):
            search.iterate()
            budget.used += 1
        return search
