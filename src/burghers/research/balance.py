"""The balance of a game, found in many studies: scores, turn order, length, sources of points, and what pays."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, median, pstdev

from burghers.bots.statistics.intervals import Estimate, mean_of, share_of
from burghers.research.studies import Study

FEWEST = 30  # games in which some had a thing and others not, before anything is said of it


@dataclass(frozen=True)
class Size:
    """How long something was."""

    mean: float
    median: float
    least: int
    most: int


@dataclass(frozen=True)
class ByPlayers:
    """All games with so many players."""

    players: int
    games: int
    score: Size
    deviation: float
    winner: float  # mean score of those who won
    margin: float  # mean of the best score less the second best
    shared: float  # share of games with more than one winner
    rounds: Size
    decisions: Size
    scores: list[Estimate]  # by place in turn order
    wins: list[Estimate]  # by place in turn order, in fair shares
    every_score: list[list[int]]  # by place


@dataclass(frozen=True)
class Source:
    """Where points come from: mean points of a seat."""

    key: str
    by_players: dict[int, float]
    all: float
    winners: float
    others: float


@dataclass(frozen=True)
class Thing:
    """What those win who have something, against those at the same table who have it less often or not at all."""

    key: str
    had: float  # share of seats
    times: float  # how often by those
    points: float  # each time
    games: int  # in which some had it more often than others
    having: float  # in fair shares
    lacking: float
    difference: Estimate | None  # over games; None where they are too few


def sized(numbers: Sequence[int]) -> Size:
    """The extent of these numbers."""
    return Size(fmean(numbers), median(numbers), min(numbers), max(numbers))


def by_players(studies: Sequence[Study]) -> ByPlayers:
    """What games of one size have in common."""
    players = len(studies[0].scores)
    places = range(players)
    scores = [score for study in studies for score in study.scores]
    won = [score for study in studies for score, win in zip(study.scores, study.wins, strict=True) if win]
    ordered = [sorted(study.scores, reverse=True) for study in studies]
    return ByPlayers(
        players=players,
        games=len(studies),
        score=sized(scores),
        deviation=pstdev(scores),
        winner=fmean(won),
        margin=fmean(best - second for best, second, *_ in ordered),
        shared=fmean(max(study.wins) < 1 for study in studies),
        rounds=sized([study.rounds for study in studies]),
        decisions=sized([study.decisions for study in studies]),
        scores=[mean_of([study.scores[place] for study in studies]) for place in places],
        wins=[share_of([study.wins[place] for study in studies]).times(players) for place in places],
        every_score=[[study.scores[place] for study in studies] for place in places],
    )


def sources(studies: Iterable[Study]) -> list[Source]:
    """Mean points by source, the largest first."""
    seats: dict[int, int] = Counter()
    sums: dict[int, Counter[str]] = defaultdict(Counter)
    sides: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    crowds = [0, 0]
    for study in studies:
        players = len(study.scores)
        seats[players] += players
        for points, win in zip(study.points, study.wins, strict=True):
            sums[players].update(points)
            sides[bool(win)].update(points)
            crowds[bool(win)] += 1
    keys = {key for points in sides for key, value in points.items() if value}
    found = [
        Source(
            key,
            {players: sums[players][key] / seats[players] for players in sorted(seats)},
            (sides[0][key] + sides[1][key]) / sum(crowds),
            sides[1][key] / crowds[1],
            sides[0][key] / crowds[0] if crowds[0] else 0.0,
        )
        for key in keys
    ]
    return sorted(found, key=lambda one: (-one.all, one.key))


def things(studies: Sequence[Study], kind: str) -> list[Thing]:
    """Everything of a kind, what goes with winning most first; what is seldom had last."""
    keys = {key for study in studies for had in study.had for key in had if key.startswith(f"{kind}.")}
    found = [one_thing(studies, key) for key in keys]
    return sorted(found, key=lambda one: (one.difference is None, -(one.having - one.lacking), one.key))


def one_thing(studies: Sequence[Study], key: str) -> Thing:
    """One thing in all games. Each game is one sample: the difference between those around one table."""
    seats = times = points = owners = 0
    having: list[float] = []
    lacking: list[float] = []
    for study in studies:
        counts = [had[key] for had in study.had]
        seats += len(counts)
        owners += sum(count > 0 for count in counts)
        times += sum(counts)
        points += sum(worth[key] for worth in study.worth)
        mean = fmean(counts)
        more = [len(counts) * win for count, win in zip(counts, study.wins, strict=True) if count > mean]
        less = [len(counts) * win for count, win in zip(counts, study.wins, strict=True) if count < mean]
        if more:  # and so somebody had less
            having.append(fmean(more))
            lacking.append(fmean(less))
    return Thing(
        key,
        owners / seats,
        times / owners,
        points / times,
        len(having),
        fmean(having) if having else 1.0,
        fmean(lacking) if lacking else 1.0,
        mean_of([m - n for m, n in zip(having, lacking, strict=True)]) if len(having) >= FEWEST else None,
    )
