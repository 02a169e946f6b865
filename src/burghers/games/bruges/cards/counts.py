"""What persons count."""

from __future__ import annotations

from typing import Final

from burghers.games.bruges.box import COLOURS
from burghers.games.bruges.rules.majorities import markers_turned
from burghers.games.bruges.rules.scoring import full_arms, statue_count, thirds
from burghers.games.bruges.state import NOBODY, Bruges, resident_of, shade_of
from burghers.kernel.native import i64

# The order of moves.PER_WORDS.
CANAL_TILE: Final[i64] = 0
MAJORITY: Final[i64] = 1
PERSON: Final[i64] = 2
HOUSE: Final[i64] = 3
DISTINCT_GROUP: Final[i64] = 4
ABSENT_THREAT: Final[i64] = 5
HOUSE_COLOUR: Final[i64] = 6
FULL_ARM: Final[i64] = 7
STEP: Final[i64] = 8
WORKER: Final[i64] = 9
THIRD_OR_STATUE: Final[i64] = 10
GUILDER: Final[i64] = 11
GROUP: Final[i64] = 12  # and the groups after it


def count(s: Bruges, seat: i64, per: i64) -> i64:
    """BRU-5.15  How many of these things a player has."""
    if per >= GROUP:
        return members(s, seat, per - GROUP)
    if per == CANAL_TILE:
        return s.tile_count(seat)
    if per == MAJORITY:
        return markers_turned(s, seat)
    if per == PERSON:
        return s.person_count(seat)
    if per == HOUSE:
        return len(s.houses[seat])
    if per == DISTINCT_GROUP:
        return bits(groups(s, seat))
    if per == ABSENT_THREAT:
        return absent_threats(s, seat)
    if per == HOUSE_COLOUR:
        return bits(shades(s, seat))
    if per == FULL_ARM:
        return full_arms(s, seat)
    if per == STEP:
        return s.steps[seat]
    if per == WORKER:
        return s.worker_count(seat)
    if per == THIRD_OR_STATUE:
        return thirds(s, seat) + statue_count(s, seat)
    return s.guilders[seat]


def members(s: Bruges, seat: i64, group: i64) -> i64:
    """Persons of a group in a player's area."""
    total: i64 = 0
    for house in s.houses[seat]:
        person = resident_of(house)
        if person != NOBODY and s.box.group[person] == group:
            total += 1
    return total


def groups(s: Bruges, seat: i64) -> i64:
    """The groups of a player's persons, a bit each."""
    found: i64 = 0
    for house in s.houses[seat]:
        person = resident_of(house)
        if person != NOBODY:
            found |= 1 << s.box.group[person]
    return found


def shades(s: Bruges, seat: i64) -> i64:
    """The colours of a player's houses, a bit each."""
    found: i64 = 0
    for house in s.houses[seat]:
        found |= 1 << shade_of(house)
    return found


def absent_threats(s: Bruges, seat: i64) -> i64:
    """Colours of which a player holds no threat marker."""
    total: i64 = 0
    for colour in range(COLOURS):
        if not s.threats[seat * COLOURS + colour]:
            total += 1
    return total


def bits(found: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while found:
        total += found & 1
        found >>= 1
    return total
