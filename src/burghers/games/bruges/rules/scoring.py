"""BRU-7  End and scoring."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import ARMS, SPACES
from burghers.games.bruges.moves import (
    FINAL,
    FINAL_CANALS,
    FINAL_HOUSES,
    FINAL_LAUREL,
    FINAL_MAJORITIES,
    FINAL_PERSONS,
    FINAL_REPUTATION,
    FINAL_STATUES,
    SHARES,
    STANDS,
    WINS,
    WINS_BY_GUILDERS,
)
from burghers.games.bruges.rules.majorities import markers_turned
from burghers.games.bruges.state import NOBODY, Bruges, resident_of
from burghers.kernel.native import i64
from burghers.kernel.step import Do, Seat

THIRD: Final[i64] = 3  # the space of an arm that counts in the end


@final
class FinalScoring(Do[Bruges]):
    """BRU-7.1  Persons, houses, laurels, turned markers, third spaces, statues and reputation, one after the other."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: Final = seat

    def run(self, s: Bruges) -> None:
        """One seat after the other. Laurels look at goods, not at points, so the order makes no difference."""
        seat = self.seat
        if not seat:
            s.tell(-1, FINAL)
        add(s, seat, FINAL_PERSONS, person_points(s, seat))
        add(s, seat, FINAL_HOUSES, s.box.house * len(s.houses[seat]))
        for house in s.houses[seat]:
            person = resident_of(house)
            if person != NOBODY and s.box.laurel[person]:
                points = s.box.ops[person].final_points(s, seat)
                s.points[seat] += points
                if points:
                    s.tell(seat, FINAL_LAUREL, person, points)
        add(s, seat, FINAL_MAJORITIES, s.box.majority * markers_turned(s, seat))
        add(s, seat, FINAL_CANALS, s.box.third * thirds(s, seat))
        add(s, seat, FINAL_STATUES, statue_points(s, seat))
        add(s, seat, FINAL_REPUTATION, s.box.steps[s.steps[seat]])
        if seat + 1 < s.seats:
            s.next(FinalScoring(seat + 1))
        elif s.hearing:
            tell_scores(s)
            tell_winners(s)


def tell_scores(s: Bruges) -> None:
    """The points of all, for readers."""
    for seat in range(s.seats):
        s.tell(seat, STANDS, s.points[seat])


def tell_winners(s: Bruges) -> None:
    """Who has won, and by what where the points were even."""
    best = winners(s)
    points = s.points[best[0]]
    even = [seat for seat in range(s.seats) if s.points[seat] == points]
    for seat in best:
        if len(best) > 1:
            s.tell(seat, SHARES, points)
        elif len(even) == 1:
            s.tell(seat, WINS, points)
        else:
            s.tell(seat, WINS_BY_GUILDERS, points, s.guilders[seat])


def add(s: Bruges, seat: i64, what: i64, points: i64) -> None:
    """One line of the scoring."""
    if points:
        s.points[seat] += points
        s.tell(seat, what, points)


def person_points(s: Bruges, seat: i64) -> i64:
    """BRU-5.1  The printed points of the persons in the area, a third of their prices."""
    total: i64 = 0
    for house in s.houses[seat]:
        person = resident_of(house)
        if person != NOBODY:
            total += s.box.worth[person]
    return total


def thirds(s: Bruges, seat: i64) -> i64:
    """BRU-R3  Arms with their third space built."""
    total: i64 = 0
    for arm in range(ARMS):
        if s.tiles[seat * ARMS + arm] >= THIRD:
            total += 1
    return total


def full_arms(s: Bruges, seat: i64) -> i64:
    """Arms complete at this moment."""
    total: i64 = 0
    for arm in range(ARMS):
        if s.tiles[seat * ARMS + arm] == SPACES:
            total += 1
    return total


def statue_points(s: Bruges, seat: i64) -> i64:
    """The values of a player's statues."""
    total: i64 = 0
    for statue in range(len(s.box.statues)):
        if s.statue_owner(statue) == seat:
            total += s.box.statues[statue]
    return total


def statue_count(s: Bruges, seat: i64) -> i64:
    """BRU-4.9  A player's statues, at most one per arm."""
    total: i64 = 0
    for statue in range(len(s.box.statues)):
        if s.statue_owner(statue) == seat:
            total += 1
    return total


def winners(s: Bruges) -> list[Seat]:
    """BRU-7.2  Most points, then more guilders; else a shared win."""
    best = max(s.points[seat] * 10_000 + s.guilders[seat] for seat in range(s.seats))
    return [Seat(seat) for seat in range(s.seats) if s.points[seat] * 10_000 + s.guilders[seat] == best]
