"""Many counted games summed up: what those won who had something, against those at the same table who had not."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from statistics import fmean
from typing import Final

from burghers.bots.statistics.counted import PERSON, Counted
from burghers.bots.statistics.intervals import Estimate, mean_of, share_of, wilson

FEWEST: Final = 5  # games in which some had a thing and others not, before anything is said of it
MOST_OPENINGS: Final = 20
BOTS: Final = "bots"
PEOPLE: Final = "people"


@dataclass(frozen=True)
class Fared:
    """One thing. Wins are in fair shares: 1 is what everybody would win if all were equal."""

    key: str
    seats: int  # that had it
    share: float  # of all seats
    with_it: float
    without: float
    games: int  # in which some had it more often than others
    difference: Estimate  # between those around one table, over games


@dataclass(frozen=True)
class Opening:
    """A first answer, and what those won who gave it."""

    move: str
    seats: int
    wins: Estimate  # in fair shares


@dataclass(frozen=True)
class Statistics:
    """What these games tell."""

    game: str
    games: int
    seats: int
    things: dict[str, list[Fared]]  # by kind
    openings: list[Opening]
    sources: dict[str, tuple[float, float]]  # points of a seat: of those who won, and of the others


@dataclass(frozen=True)
class Wanted:
    """Which seats are counted: of games with so many players, of bots or people, of one level."""

    players: int = 0  # 0: any number
    who: str = ""  # ``bots``, ``people``, or all
    level: str = ""

    def takes(self, game: Counted) -> bool:
        """Whether a game has the right number of players."""
        return self.players in (0, game.players)

    def seats(self, game: Counted) -> list[int]:
        """The seats of a game that count."""
        return [
            seat
            for seat, who in enumerate(game.who)
            if (not self.who or (who == PERSON) == (self.who == PEOPLE)) and (not self.level or who == self.level)
        ]


def summed(name: str, games: Sequence[Counted], wanted: Wanted) -> Statistics:
    """The games of one name that are wanted, summed up."""
    chosen = [(game, wanted.seats(game)) for game in games if game.game == name and wanted.takes(game)]
    chosen = [(game, seats) for game, seats in chosen if seats]
    keys = sorted({key for game, seats in chosen for seat in seats for key in game.had[seat]})
    things: dict[str, list[Fared]] = defaultdict(list)
    for key in keys:
        found = fared(chosen, key)
        if found is not None:
            things[key.partition(".")[0]].append(found)
    for own in things.values():
        own.sort(key=lambda one: (-one.difference.mean, one.key))
    seats = sum(len(seats) for _, seats in chosen)
    return Statistics(name, len(chosen), seats, dict(things), openings(chosen), sources(chosen))


Chosen = Sequence[tuple[Counted, list[int]]]


def fared(chosen: Chosen, key: str) -> Fared | None:
    """One thing, with and without; None where too few games can tell."""
    having: list[float] = []
    lacking: list[float] = []
    owners = total = 0
    for game, seats in chosen:
        counts = {seat: game.had[seat].get(key, 0) for seat in seats}
        total += len(seats)
        owners += sum(count > 0 for count in counts.values())
        mean = fmean(counts.values())
        more = [game.players * game.wins[seat] for seat, count in counts.items() if count > mean]
        less = [game.players * game.wins[seat] for seat, count in counts.items() if count < mean]
        if more:  # and so somebody had less
            having.append(fmean(more))
            lacking.append(fmean(less))
    if len(having) < FEWEST:
        return None
    difference = apart(having, lacking, max(game.players for game, _ in chosen))
    return Fared(key, owners, owners / total, fmean(having), fmean(lacking), len(having), difference)


def apart(having: list[float], lacking: list[float], most: int) -> Estimate:
    """By how much those who had it won more, game by game. Where every game says the same, Wilson's bounds of both
    sides tell how little that may mean; nobody can win more than ``most`` fair shares."""
    differences = [more - less for more, less in zip(having, lacking, strict=True)]
    if len(set(differences)) > 1:
        return mean_of(differences)
    more, less = (wilson(fmean(side) / most, len(side)).times(most) for side in (having, lacking))
    return Estimate(differences[0], more.low - less.high, more.high - less.low)


def openings(chosen: Chosen) -> list[Opening]:
    """First answers, the most frequent first."""
    won: dict[str, list[float]] = defaultdict(list)
    fair: dict[str, list[int]] = defaultdict(list)
    for game, seats in chosen:
        for seat in seats:
            if game.opening[seat]:
                won[game.opening[seat]].append(game.wins[seat])
                fair[game.opening[seat]].append(game.players)
    often = sorted(won, key=lambda move: (-len(won[move]), move))[:MOST_OPENINGS]
    found = [Opening(move, len(won[move]), share_of(won[move]).times(fmean(fair[move]))) for move in often]
    return [one for one in found if one.seats >= FEWEST and isfinite(one.wins.low)]


def sources(chosen: Chosen) -> dict[str, tuple[float, float]]:
    """Mean points by source, of winners and of the others, the largest first."""
    won = [game.sources[seat] for game, seats in chosen for seat in seats if game.wins[seat]]
    lost = [game.sources[seat] for game, seats in chosen for seat in seats if not game.wins[seat]]
    total: Counter[str] = Counter()
    for one in (*won, *lost):
        total.update(one)
    return {key: (mean(key, won), mean(key, lost)) for key, count in total.most_common() if count}


def mean(key: str, crowd: list[dict[str, int]]) -> float:
    """The mean points of a crowd from one source."""
    return round(fmean(one.get(key, 0) for one in crowd), 2) if crowd else 0.0
