"""Judging one decision: the answer given against the best one found, in the same worlds with the same luck."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from burghers.bots.evaluator import MOST_WORLDS, Evaluator, pairs
from burghers.bots.review.marks import BRILLIANT, FORCED, GOOD, INACCURACY, MISTAKE, ONLY, mark_of, threshold
from burghers.bots.search import ROOTED, Search
from burghers.bots.walk import Walk
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.state import State
from burghers.kernel.step import Seat

Figures = NDArray[np.float64]

AT_ONCE: Final = 8  # worlds walked through side by side
DOUBT: Final = NormalDist().inv_cdf(0.95)  # standard errors taken off before anything is called lost
FEW: Final = 4  # trees, of fewer nothing is to be learnt about how much they differ
STUDENT: Final = 2.35  # the same for means of four trees
SUSPECT: Final = threshold(INACCURACY)  # as it was found, before doubt is taken off: then it is looked into again
GRAVELY: Final = threshold(MISTAKE)  # and then once more
PERHAPS: Final = 0.03  # so much more it may be, by its doubt, where it seems to be less
RIVALS: Final = 2  # answers the given one is compared with


@dataclass(frozen=True)
class Depth:
    """How much is thought about each decision."""

    name: str
    walks: int  # of each search that looks for good answers
    worlds: int  # of each search, in which the given answer is compared with them
    doubt: float  # chance to win that this depth is known to be off by, beside the doubt of the sample
    trees: int = 1  # searches: what one tree happens to find out about later play is shared by all its worlds
    again: Depth | None = None  # how deep a decision is looked into again, from scratch, that seems to be worth a mark
    suspect: float = SUSPECT  # from so much lost on, as it was found


THIRD_LOOK: Final = Depth("third look", 300, 100, 0.02, 6)  # for mistakes and blunders: ten times a first one
SECOND_LOOK: Final = Depth("second look", 120, 48, 0.01, 6, THIRD_LOOK, GRAVELY)
DEPTHS: Final = {
    depth.name: depth
    for depth in (
        Depth("quick", 8, 8, 0.03),
        Depth("normal", 40, 16, 0.02, 4, SECOND_LOOK),
        Depth("deep", 200, 80, 0.005, 8),
    )
}


@dataclass(frozen=True)
class Verdict:
    """What is thought of one decision. Chances are those of all seats, as the deciding one could reckon them."""

    best: Move
    lost_win: float  # beyond doubt
    lost_points: float  # beyond doubt, against the best rival
    estimate: float  # the chance lost as it was found, before doubt is taken off
    doubt: float
    mark: str
    wins: tuple[float, ...]  # by seat, after the answer given; nothing is reckoned where there was no choice
    best_wins: tuple[float, ...]  # by seat, after the best one
    only: bool = False  # every other answer found loses much


@dataclass(frozen=True)
class Rank:
    """One answer among others: the chance to win it leads to, how far behind the best that is, and the doubt."""

    move: Move
    win: float
    behind: float  # as it was found, before doubt is taken off
    doubt: float

    def beyond(self) -> float:
        """How far it is behind for certain."""
        return self.behind - self.doubt


class Judge:
    """Judges decisions of one game for so many seats."""

    def __init__(self, game: Game[Any], evaluator: Evaluator[Any], depth: Depth) -> None:
        self.game = game
        self.evaluator = evaluator
        self.depth = depth
        self.second = Judge(game, evaluator, depth.again) if depth.again else None

    def judge(self, state: State, seat: Seat, given: Move, seed: int) -> Verdict:
        """What this answer was worth, from what the seat could know. The same seed gives the same verdict.

        Whatever looks worth a mark is judged again in other worlds, more deeply, and that verdict stands: among many
        decisions those that look worst do so partly by chance, and what a little search cannot mend a deeper one may.
        """
        first = self.look(state, seat, given, seed)
        if self.second is not None and self.suspects(first):
            return self.second.judge(state, seat, given, seed + 1)
        return first

    def suspects(self, verdict: Verdict) -> bool:
        """Whether a decision seems to be worth a mark, or may well be: a few worlds of a last round can mislead."""
        seems = verdict.estimate >= self.depth.suspect or verdict.mark == BRILLIANT
        return seems or verdict.estimate + verdict.doubt >= self.depth.suspect + PERHAPS

    def look(self, state: State, seat: Seat, given: Move, seed: int) -> Verdict:
        luck = QuickFate(seed)
        world = self.game.redeal(state, seat, luck)
        options = legal(world, seat)
        if len(options) == 1:
            nobody = (0.0,) * state.seats
            return Verdict(given, 0.0, 0.0, 0.0, 0.0, FORCED, nobody, nobody)
        searches = [Search(self.evaluator, world, seat, luck) for _ in range(self.depth.trees)]
        glance = max(searches[0].question.arms.values(), key=lambda arm: arm.mean()).move
        self.think(searches)
        moves = [given, *best_others(searches, given)]
        return self.verdict(moves, self.compare(searches, moves, luck), seat, glance)

    def rank(self, state: State, seat: Seat, most: int, seed: int) -> list[Rank]:
        """The answers that a search finds most worth trying, at most so many, the best first."""
        luck = QuickFate(seed)
        world = self.game.redeal(state, seat, luck)
        searches = [Search(self.evaluator, world, seat, luck) for _ in range(self.depth.trees)]
        self.think(searches)
        moves = best_others(searches, None, most)
        wins, _ = found(self.compare(searches, moves, luck), len(moves))
        means = wins[:, :, seat].mean(axis=0)
        best = int(means.argmax())
        behind = [wins[:, best, seat] - wins[:, place, seat] for place in range(len(moves))]
        ranks = [
            Rank(move, float(mean), float(by.mean()), 0.0 if place == best else self.error(by) + self.depth.doubt)
            for place, (move, mean, by) in enumerate(zip(moves, means, behind, strict=True))
        ]
        return sorted(ranks, key=lambda rank: (rank.behind, rank.move))

    def think(self, searches: list[Search]) -> None:
        """Let every search look for good answers."""
        for search in searches:
            for done in range(0, self.depth.walks, AT_ONCE):
                search.walk(min(AT_ONCE, self.depth.walks - done))

    def compare(self, searches: list[Search], moves: list[Move], luck: QuickFate) -> list[Walk]:
        """All these answers in the same worlds, tree by tree."""
        walks: list[Walk] = []
        for search in searches:
            self.meet(search, moves, luck)
            for done in range(0, self.depth.worlds, AT_ONCE):
                walks += search.compare(moves, min(AT_ONCE, self.depth.worlds - done))
        return walks

    def meet(self, search: Search, moves: list[Move], luck: QuickFate) -> None:
        """Have these answers in the tree: of a very long list it may have met others."""
        missing = [move for move in moves if move not in search.question.arms]
        if missing:
            weighed = self.evaluator.weigh(search.world, search.seat, missing, luck, MOST_WORLDS)
            search.question.add(missing, pairs(weighed), ROOTED)

    def verdict(self, moves: list[Move], walks: list[Walk], seat: Seat, glance: Move) -> Verdict:
        """What the same worlds have come to after each of these answers, the one given being the first."""
        wins, margins = found(walks, len(moves))
        means = wins.mean(axis=0)  # by answer and seat
        best = int((means[:, seat]).argmax())
        lost = wins[:, best, seat] - wins[:, 0, seat]
        points = margins[:, best, seat] - margins[:, 0, seat]
        doubt = 0.0 if best == 0 else self.error(lost) + self.depth.doubt
        estimate = float(lost.mean())
        beyond = max(0.0, estimate - doubt)
        ahead = [wins[:, 0, seat] - wins[:, rival, seat] for rival in range(1, len(moves))]
        only = all(float(by.mean()) - self.error(by) >= ONLY + self.depth.doubt for by in ahead)
        mark = mark_of(beyond)
        if only and mark == GOOD and glance != moves[0]:
            mark = BRILLIANT
        return Verdict(
            best=moves[best],
            lost_win=beyond,
            lost_points=max(0.0, float(points.mean()) - self.error(points)),
            estimate=estimate,
            doubt=doubt,
            mark=mark,
            wins=tuple(means[0].tolist()),
            best_wins=tuple(means[best].tolist()),
            only=only,
        )

    def error(self, differences: Figures) -> float:
        """How far the mean of these may be too high, 95 % sure: by worlds, and by trees where there are some."""
        by_worlds = DOUBT * standard_error(differences)
        if self.depth.trees < FEW:
            return by_worlds
        return max(by_worlds, STUDENT * standard_error(differences.reshape(self.depth.trees, -1).mean(axis=1)))


def best_others(searches: list[Search], given: Move | None, most: int = RIVALS) -> list[Move]:
    """The answers that all searches together have tried most, but for the given one."""
    visits: dict[Move, tuple[float, float]] = {}
    for search in searches:
        for move, arm in search.question.arms.items():
            tried, mean = visits.get(move, (0.0, 0.0))
            visits[move] = (tried + float(arm.visits), mean + arm.mean())
    if given is not None:
        visits.pop(given, None)
    return sorted(visits, key=lambda move: (-visits[move][0], -visits[move][1], move))[:most]


def found(walks: list[Walk], answers: int) -> tuple[Figures, Figures]:
    """Win and margin, by world, answer and seat."""
    worths = np.array([walk.found for walk in walks], dtype=np.float64).reshape(-1, answers, len(walks[0].found), 2)
    return worths[..., 0], worths[..., 1]


def standard_error(samples: Figures) -> float:
    """How far the mean of these is off, by one standard deviation."""
    return float(samples.std(ddof=1)) / sqrt(len(samples)) if len(samples) > 1 else 1.0
