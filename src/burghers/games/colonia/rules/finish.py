"""COL-12  End and scoring."""

from __future__ import annotations

from typing import final

from burghers.games.colonia.box import CITIES, CRAFTS, RELICS, RESOURCES
from burghers.games.colonia.moves import (
    NO_WINDOW,
    RELIC_POINTS,
    RELIQUARY_POINTS,
    TOTAL,
    WINDOW,
    WINDOW_POINTS,
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
from burghers.kernel.step import Do, Seat


@final
class FinalScoring(Do[Colonia]):
    """COL-12.2  For each currency the player with the most money in it gets the window of that city and pays all his
    money of that currency; a shared lead gives no window."""

    def run(self, s: Colonia) -> None:
        """Windows, then the sums."""
        for city in range(CITIES):
            seat = richest(s, city)
            if seat == NOBODY:
                s.note(told(NO_WINDOW, city), -1)
                continue
            s.windows |= seat + 1 << PLAYED_BITS * city
            at = seat * SCREEN + MONEY + city
            s.note(told(WINDOW, city, s.screen[at], city), seat)
            s.screen[at] = 0
        for seat in range(s.seats):
            tell_points(s, seat)


def richest(s: Colonia, city: int) -> int:
    """Who has the most money of a city; NOBODY when the lead is shared, also at nothing (COL-R27)."""
    best = 0
    seat = NOBODY
    for other in range(s.seats):
        money = s.screen[other * SCREEN + MONEY + city]
        if money > best:
            best = money
            seat = other
        elif money == best:
            seat = NOBODY
    return seat


def points_of(s: Colonia, seat: int) -> int:
    """COL-12.3  Relics behind the screen, twice those in reliquaries, and windows."""
    return relic_points(s, seat) + shrine_points(s, seat) + window_points(s, seat)


def relic_points(s: Colonia, seat: int) -> int:
    """Relics behind the screen."""
    owned = s.relics[seat]
    total = 0
    for card in range(RELICS):
        if owned >> card & 1:
            total += s.box.relic_points[card]
    return total


def shrine_points(s: Colonia, seat: int) -> int:
    """Twice the points of relics in reliquaries; an empty one counts nothing."""
    total = 0
    for city in range(CITIES):
        if s.shrines[city] == seat and s.shrines[CITIES + city] != NOTHING_HERE:
            total += 2 * s.box.relic_points[s.shrines[CITIES + city]]
    return total


def window_points(s: Colonia, seat: int) -> int:
    """COL-1.7  Windows count in the final scoring only."""
    total = 0
    for city in range(CITIES):
        if s.windows >> PLAYED_BITS * city & PLAYED_MASK == seat + 1:
            total += s.box.window_points[city]
    return total


def tell_points(s: Colonia, seat: int) -> None:
    """The sums, with their sources."""
    s.note(told(RELIC_POINTS, relic_points(s, seat)), seat)
    for city in range(CITIES):
        relic = s.shrines[CITIES + city]
        if s.shrines[city] == seat and relic != NOTHING_HERE:
            s.note(told(RELIQUARY_POINTS, relic, 2 * s.box.relic_points[relic]), seat)
    s.note(told(WINDOW_POINTS, window_points(s, seat)), seat)
    s.note(told(TOTAL, points_of(s, seat)), seat)


def winners(s: Colonia) -> list[Seat]:
    """COL-1.15  Most points wins. COL-12.4  Ties: most money, then goods, then resources; else a draw."""
    best = max(standing(s, seat) for seat in range(s.seats))
    return [Seat(seat) for seat in range(s.seats) if standing(s, seat) == best]


def standing(s: Colonia, seat: int) -> tuple[int, int, int, int]:
    """What the ranking goes by."""
    at = seat * SCREEN
    money = sum(s.screen[at + MONEY : at + MONEY + CITIES])
    goods = sum(s.screen[at + GOOD : at + GOOD + CRAFTS])
    resources = sum(s.screen[at + RESOURCE : at + RESOURCE + RESOURCES])
    return (points_of(s, seat), money, goods, resources)
