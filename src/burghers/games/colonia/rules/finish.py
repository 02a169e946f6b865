"""COL-12  End and scoring."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import CITIES, CRAFTS, RESOURCES, Score
from burghers.games.colonia.moves import (
    FINAL,
    NO_WINDOW,
    RELIC_POINTS,
    RELIQUARY_POINTS,
    SHARES,
    STANDS,
    TOTAL,
    WINDOW,
    WINDOW_POINTS,
    WINS,
    WINS_BY,
    told,
)
from burghers.games.colonia.state import (
    GOOD,
    MONEY,
    NOBODY,
    NOTHING_HERE,
    PLAYED_BITS,
    PLAYED_MASK,
    RESOURCE,
    SCREEN,
    Colonia,
)
from burghers.kernel.move import Move
from burghers.kernel.native import i64
from burghers.kernel.note import EVERYONE
from burghers.kernel.step import Do, Seat
from burghers.kernel.vectors import bit_of, lowest

# What a relic may count.
SCORE_RELIC: Final[i64] = 0
SCORE_RELIQUARY: Final[i64] = 1
SCORE_WINDOW: Final[i64] = 2
SCORE_CITY: Final[i64] = 3
SCORE_WORDS: Final = ["relic", "reliquary", "window", "city"]


@final
class FinalScoring(Do[Colonia]):
    """COL-12.2  For each currency the player with the most money in it gets the window of that city and pays all his
    money of that currency; a shared lead gives no window."""

    def run(self, s: Colonia) -> None:
        """Windows, then the sums."""
        s.note(told(FINAL), -1)
        for city in range(CITIES):
            seat = richest(s, city)
            if seat == NOBODY:
                s.note(told(NO_WINDOW, city), -1)
                continue
            s.windows |= seat + 1 << PLAYED_BITS * city
            at = seat * SCREEN + MONEY + city
            s.note(Move(told(WINDOW, city, s.screen[at]) | city << 30), seat)  # money may need the room of two blanks
            s.screen[at] = 0
        for seat in range(s.seats):
            tell_points(s, seat)
        tell_winners(s)


def richest(s: Colonia, city: i64) -> i64:
    """Who has the most money of a city; NOBODY when the lead is shared, also at nothing (COL-R27)."""
    best: i64 = 0
    seat = NOBODY
    for other in range(s.seats):
        money = s.screen[other * SCREEN + MONEY + city]
        if money > best:
            best = money
            seat = other
        elif money == best:
            seat = NOBODY
    return seat


def points_of(s: Colonia, seat: i64) -> i64:
    """COL-12.3  Relics behind the screen, twice those in reliquaries, and windows."""
    return relic_points(s, seat) + shrine_points(s, seat) + window_points(s, seat)


def relic_points(s: Colonia, seat: i64) -> i64:
    """Relics behind the screen."""
    owned = s.relics[seat]
    total: i64 = 0
    while owned:
        total += relic_worth(s, seat, lowest(owned))
        owned &= owned - 1
    return total


def relic_worth(s: Colonia, seat: i64, card: i64) -> i64:
    """The points of a relic: as printed, and what it counts besides."""
    points = s.box.relic_points[card]
    return points + scored(s, seat, card) if s.box.scoring >> card & 1 else points


def scored(s: Colonia, seat: i64, card: i64) -> i64:
    """COL-R43  A relic may count what else its owner has."""
    total: i64 = 0
    for score in s.box.relic_scores[card]:
        points = score.points * counted_for(s, seat, card, score)
        total += score.most if 0 < score.most < points else points
    return total


def counted_for(s: Colonia, seat: i64, card: i64, score: Score) -> i64:
    """How many there are: other relics wherever they lie, reliquaries, windows, or cities with a relic."""
    n: i64 = 0
    cities: i64 = 0
    for other in range(s.box.relics):
        city = s.box.relic_city[other]
        own = s.relics[seat] >> other & 1 or (s.shrines[city] == seat and s.shrines[CITIES + city] == other)
        if own and other != card and (score.city < 0 or score.city == city):
            n += 1
        if own:
            cities |= bit_of(city)
    if score.per == SCORE_RELIC:
        return n
    n = 0
    for city in range(CITIES):
        if score.per == SCORE_CITY:
            n += cities >> city & 1
        elif score.per == SCORE_RELIQUARY:
            n += 1 if s.shrines[city] == seat else 0
        elif s.windows >> PLAYED_BITS * city & PLAYED_MASK == seat + 1:
            n += 1
    return n


def shrine_points(s: Colonia, seat: i64) -> i64:
    """Twice the points of relics in reliquaries; an empty one counts nothing."""
    total: i64 = 0
    for city in range(CITIES):
        if s.shrines[city] == seat and s.shrines[CITIES + city] != NOTHING_HERE:
            total += 2 * relic_worth(s, seat, s.shrines[CITIES + city])
    return total


def window_points(s: Colonia, seat: i64) -> i64:
    """COL-1.7  Windows count in the final scoring only."""
    total: i64 = 0
    for city in range(CITIES):
        if s.windows >> PLAYED_BITS * city & PLAYED_MASK == seat + 1:
            total += s.box.window_points[city]
    return total


def tell_points(s: Colonia, seat: i64) -> None:
    """The sums, with their sources."""
    if relic_points(s, seat):
        s.note(told(RELIC_POINTS, relic_points(s, seat)), seat)
    for city in range(CITIES):
        relic = s.shrines[CITIES + city]
        if s.shrines[city] == seat and relic != NOTHING_HERE:
            s.note(told(RELIQUARY_POINTS, relic, 2 * relic_worth(s, seat, relic)), seat)
    if window_points(s, seat):
        s.note(told(WINDOW_POINTS, window_points(s, seat)), seat)
    s.note(told(TOTAL, points_of(s, seat)), seat)


def tell_standing(s: Colonia) -> None:
    """The points so far, to those who may look behind the screen."""
    for seat in range(s.seats):
        s.note(told(STANDS, points_of(s, seat)), seat, EVERYONE if s.ledger else seat)


def tell_winners(s: Colonia) -> None:
    """Who has won, and by what where the points were even."""
    best = winners(s)
    ranks = [standing(s, seat) for seat in range(s.seats)]
    first = ranks[best[0]]
    for seat in best:
        if len(best) > 1:
            s.note(told(SHARES, first[0]), seat)
            continue
        decisive: i64 = 0
        while sum(1 for rank in ranks if rank[: decisive + 1] == first[: decisive + 1]) > 1:
            decisive += 1
        if decisive == 0:
            s.note(told(WINS, first[0]), seat)
        else:  # points may need the room of two blanks
            s.note(Move(told(WINS_BY, first[0]) | decisive - 1 << 22 | first[decisive] << 30), seat)


def winners(s: Colonia) -> list[Seat]:
    """COL-1.15  Most points wins. COL-12.4  Ties: most money, then goods, then resources; else a draw."""
    best = max(standing(s, seat) for seat in range(s.seats))
    return [Seat(seat) for seat in range(s.seats) if standing(s, seat) == best]


def standing(s: Colonia, seat: i64) -> tuple[i64, i64, i64, i64]:
    """What the ranking goes by."""
    at = seat * SCREEN
    money = sum(s.screen[at + MONEY : at + MONEY + CITIES])
    goods = sum(s.screen[at + GOOD : at + GOOD + CRAFTS])
    resources = sum(s.screen[at + RESOURCE : at + RESOURCE + RESOURCES])
    return (points_of(s, seat), money, goods, resources)
