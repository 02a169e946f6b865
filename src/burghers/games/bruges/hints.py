"""Rough values for simple bots."""

from __future__ import annotations

from burghers.games.bruges.box import ARMS, COLOURS
from burghers.games.bruges.cards.values import CARD, GUILDER, LATE_GUILDER, POINT, THREAT, WORKER
from burghers.games.bruges.rules.majorities import markers_turned
from burghers.games.bruges.rules.scoring import person_points, statue_points, thirds
from burghers.games.bruges.state import NOBODY, TIRED, Bruges, resident_of
from burghers.kernel.step import Seat


def worth(s: Bruges, seat: Seat) -> int:
    """The position for one seat, in hundredths of a point: what is sure, and what things may still become."""
    if s.over():
        return s.points[seat] * POINT
    rounds = rounds_left(s)
    total = s.points[seat] + person_points(s, seat) + s.box.house * len(s.houses[seat])
    total += s.box.majority * markers_turned(s, seat) + s.box.third * thirds(s, seat) + statue_points(s, seat)
    total = (total + s.box.steps[s.steps[seat]]) * POINT
    turns = rounds * s.box.turns
    guilder = GUILDER if turns else LATE_GUILDER
    total += s.guilders[seat] * guilder + len(s.hands[seat]) * CARD
    return total + goods(s, seat, rounds) + persons(s, seat, rounds) + canals(s, seat, rounds)


def rounds_left(s: Bruges) -> int:
    """Rounds after this one, as far as the stacks tell."""
    if s.last:
        return s.last - s.round
    lower = s.stacks[0] if s.stacks[0] < s.stacks[1] else s.stacks[1]
    return 1 + lower * 2 // (s.seats * s.box.turns)


def goods(s: Bruges, seat: int, rounds: int) -> int:
    """Workers of many colours are better than many of one; two markers of a colour are a danger."""
    total = 0
    for i in range(seat * COLOURS, (seat + 1) * COLOURS):
        workers = s.workers[i]
        total += workers * WORKER * 2 // 3 + (WORKER if workers else 0) if rounds else workers * 4
        threats = s.threats[i]
        total -= threats * threats * THREAT if rounds else 0
    return total


def persons(s: Bruges, seat: int, rounds: int) -> int:
    """What the persons will still bring; an empty house is room for one."""
    total = 0
    for house in s.houses[seat]:
        person = resident_of(house)
        if person == NOBODY:
            total += THREAT if rounds else 0
        elif not s.box.instant[person]:
            total += s.box.ops[person].worth(s, seat, rounds if house & TIRED else rounds + 1)
    return total


def canals(s: Bruges, seat: int, rounds: int) -> int:
    """Tiles on the way to a third space or a statue."""
    total = 0
    for arm in range(ARMS):
        tiles = s.tiles[seat * ARMS + arm]
        total += tiles * (POINT if rounds else 0) // 2 + tiles * 10
    return total
