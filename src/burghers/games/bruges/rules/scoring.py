"""BRU-7  End and scoring."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import ARMS, SPACES
from burghers.games.bruges.moves import (
    FINAL_CANALS,
    FINAL_HOUSES,
    FINAL_LAUREL,
    FINAL_MAJORITIES,
    FINAL_PERSONS,
    FINAL_REPUTATION,
    FINAL_STATUES,
)
from burghers.games.bruges.rules.majorities import markers_turned
from burghers.games.bruges.state import NOBODY, Bruges, resident_of
from burghers.kernel.step import Do, Seat

THIRD: Final = 3  # the space of an arm that counts in the end


@final
class FinalScoring(Do[Bruges]):
    """BRU-7.1  Persons, houses, laurels, turned markers, third spaces, statues and reputation, one after the other."""

    def run(self, s: Bruges) -> None:
        """Laurels look at goods, not at points, so the order makes no difference."""
        for seat in range(s.seats):
            add(s, seat, FINAL_PERSONS, person_points(s, seat))
            add(s, seat, FINAL_HOUSES, s.box.house * len(s.houses[seat]))
            for house in s.houses[seat]:
                person = resident_of(house)
                if person != NOBODY and s.box.laurel[person]:
                    points = s.box.ops[person].final_points(s, seat)
                    s.points[seat] += points
                    s.tell(seat, FINAL_LAUREL, person, points)
            add(s, seat, FINAL_MAJORITIES, s.box.majority * markers_turned(s, seat))
            add(s, seat, FINAL_CANALS, s.box.third * thirds(s, seat))
            add(s, seat, FINAL_STATUES, statue_points(s, seat))
            add(s, seat, FINAL_REPUTATION, s.box.steps[s.steps[seat]])


def add(s: Bruges, seat: int, what: int, points: int) -> None:
    """One line of the scoring."""
    if points:
        s.points[seat] += points
        s.tell(seat, what, points)


def person_points(s: Bruges, seat: int) -> int:
    """BRU-5.1  The printed points of the persons in the area, a third of their prices."""
    total = 0
    for house in s.houses[seat]:
        person = resident_of(house)
        if person != NOBODY:
            total += s.box.worth[person]
    return total


def thirds(s: Bruges, seat: int) -> int:
    """BRU-R3  Arms with their third space built."""
    total = 0
    for arm in range(ARMS):
        if s.tiles[seat * ARMS + arm] >= THIRD:
            total += 1
    return total


def full_arms(s: Bruges, seat: int) -> int:
    """Arms complete at this moment."""
    total = 0
    for arm in range(ARMS):
        if s.tiles[seat * ARMS + arm] == SPACES:
            total += 1
    return total


def statue_points(s: Bruges, seat: int) -> int:
    """The values of a player's statues."""
    total = 0
    for statue in range(len(s.box.statues)):
        if s.statue_owner(statue) == seat:
            total += s.box.statues[statue]
    return total


def statue_count(s: Bruges, seat: int) -> int:
    """BRU-4.9  A player's statues, at most one per arm."""
    total = 0
    for statue in range(len(s.box.statues)):
        if s.statue_owner(statue) == seat:
            total += 1
    return total


def winners(s: Bruges) -> list[Seat]:
    """BRU-7.2  Most points, then more guilders; else a shared win."""
    best = max(s.points[seat] * 10_000 + s.guilders[seat] for seat in range(s.seats))
    return [Seat(seat) for seat in range(s.seats) if s.points[seat] * 10_000 + s.guilders[seat] == best]
