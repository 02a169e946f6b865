"""Rough values for simple bots: what is sure, and what things may still become."""

from __future__ import annotations

from typing import Final

from burghers.games.bruges.box import ARMS, COLOURS
from burghers.games.bruges.cards.values import CARD, GUILDER, LATE_GUILDER, POINT, WORKER
from burghers.games.bruges.rules.majorities import markers_turned, standing
from burghers.games.bruges.rules.scoring import person_points, statue_points, thirds
from burghers.games.bruges.state import CARD as NUMBER
from burghers.games.bruges.state import MARKERS, NOBODY, TIRED, Bruges, resident_of
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Seat

DANGER: Final = vec[i64]([0, 40, 170, 300, 300])  # by markers of one colour
DUG: Final = vec[i64]([0, 110, 240, 0, 330, 0])  # by tiles of an arm, besides what is sure
ROOM: Final = vec[i64]([0, 90, 130, 140, 140])  # by empty houses
SHARE: Final[i64] = 42  # of a person's use this round, in hundredths: it may still come to nothing
LATER: Final[i64] = 60  # of a use in a later round, for which a worker must be found
LEAD: Final[i64] = 120  # being in front where a marker is not turned yet
MANY: Final[i64] = 4
NEAR: Final[i64] = 12  # guilders that will be spent soon
HOUSED: Final[i64] = 40  # of what a person of the hand would bring, in hundredths, with an empty house
HOMELESS: Final[i64] = 25  # and without one
PRICE: Final[i64] = 150  # of a guilder to spend on that person, in tenths of hundredths


def worth(s: Bruges, seat: Seat) -> i64:
    """The position for one seat, in hundredths of a point."""
    if s.over():
        return s.points[seat] * POINT
    rounds = rounds_left(s)
    sure = s.points[seat] + person_points(s, seat) + s.box.house * len(s.houses[seat])
    sure += s.box.majority * markers_turned(s, seat) + s.box.third * thirds(s, seat) + statue_points(s, seat)
    return worth_by(s, seat, rounds, sure + s.box.steps[s.steps[seat]], prospects(s, seat, rounds), standings(s))


def worth_by(s: Bruges, seat: i64, rounds: i64, sure: i64, best_card: i64, all_standings: vec[i64]) -> i64:
    """The same by what is known already: the rounds to come, the points that are sure, the best card of the hand."""
    total = sure * POINT + s.steps[seat] * (i64(20) if rounds else i64(0))
    total += purse(s, seat, rounds) + len(s.hands[seat]) * (CARD if rounds else CARD // 2)
    total += goods(s, seat, rounds) + persons(s, seat, rounds)
    total += best_card * (HOUSED if s.empty_colours(seat) else HOMELESS) // 100
    return total + canals(s, seat, rounds) + leads(s, seat, all_standings)


def purse(s: Bruges, seat: i64, rounds: i64) -> i64:
    """The first guilders are worth most; in the last round only what cards are left to spend them with."""
    guilders = s.guilders[seat]
    near = guilders if guilders < NEAR else NEAR
    value = near * GUILDER + (guilders - near) * GUILDER // 3
    if rounds:
        return value
    cards = len(s.hands[seat])
    return value * (cards if cards < MANY else MANY) // (2 * MANY) + guilders * LATE_GUILDER


def rounds_left(s: Bruges) -> i64:
    """Rounds after this one, as far as the stacks tell."""
    if s.last:
        return s.last - s.round
    lower = s.stacks[0] if s.stacks[0] < s.stacks[1] else s.stacks[1]
    return 1 + lower * 2 // (s.seats * s.box.turns)


def goods(s: Bruges, seat: i64, rounds: i64) -> i64:
    """Workers of many colours are better than many of one; two markers of a colour are a danger."""
    total: i64 = 0
    for i in range(seat * COLOURS, (seat + 1) * COLOURS):
        workers = s.workers[i]
        if rounds:
            total += WORKER * workers - (WORKER * (workers - 1) // 2 if workers > 1 else i64(0))
            threats = s.threats[i]
            total -= DANGER[threats if threats < MANY else MANY]
        else:
            total += WORKER // 4 * workers
    return total


def persons(s: Bruges, seat: i64, rounds: i64) -> i64:
    """What the persons will still bring; an empty house is room for one."""
    total: i64 = 0
    empty: i64 = 0
    for house in s.houses[seat]:
        person = resident_of(house)
        if person == NOBODY:
            empty += 1
        elif s.box.worker[person] >= 0:
            total += hired(s, seat, person, rounds, house & TIRED != 0)
        elif not s.box.instant[person]:
            op = s.box.ops[person]
            brings = op.worth(s, seat, rounds)
            total += brings
            if not house & TIRED:
                total += (op.worth(s, seat, rounds + 1) - brings) * SHARE // 100
    return total + (ROOM[empty if empty < MANY else MANY] if rounds else i64(0))


def hired(s: Bruges, seat: i64, person: i64, rounds: i64, tired: bool) -> i64:
    """A person that takes a worker for every use: worth more with such a worker at hand."""
    unit = s.box.ops[person].worth(s, seat, 1)
    total = (unit - WORKER) * rounds * LATER // 100 if unit > WORKER else i64(0)
    if s.workers[seat * COLOURS + s.box.worker[person]]:
        total += unit * (LATER // 3 if tired else SHARE) // 100 if rounds or not tired else i64(0)
    return total


def prospects(s: Bruges, seat: i64, rounds: i64) -> i64:
    """The best person of the hand, as far as the money for it is there."""
    best: i64 = 0
    for card in s.hands[seat]:
        if card & NUMBER < s.box.cards:
            person = card & NUMBER
            best = max(best, within_reach(s, seat, person, value_of(s, seat, person, rounds)))
    return best


def value_of(s: Bruges, seat: i64, person: i64, rounds: i64) -> i64:
    """What a person of the hand would bring, less its price."""
    box = s.box
    brings = box.ops[person].worth(s, seat, i64(1) if box.instant[person] else rounds + 1)
    return box.worth[person] * POINT + brings - box.price[person] * PRICE // 10


def within_reach(s: Bruges, seat: i64, person: i64, value: i64) -> i64:
    """The same, as far as the money is there."""
    price = s.box.price[person]
    has = s.guilders[seat] if s.guilders[seat] < price else price
    return value * (has + 1) // (price + 1)


def canals(s: Bruges, seat: i64, rounds: i64) -> i64:
    """Tiles on the way to a third space or a statue."""
    total: i64 = 0
    for arm in range(ARMS):
        tiles = s.tiles[seat * ARMS + arm]
        total += DUG[tiles] if rounds else i64(0)
    return total


def leads(s: Bruges, seat: i64, all_standings: vec[i64]) -> i64:
    """Markers not turned yet that would turn now."""
    total: i64 = 0
    for kind in range(MARKERS):
        open_to_it = not s.turned >> seat * MARKERS + kind & 1
        if open_to_it and all_standings[seat * MARKERS + kind] > best_rival(s, seat, kind, all_standings):
            total += LEAD
    return total


def standings(s: Bruges) -> vec[i64]:
    """Of every seat, what counts for each of the markers."""
    found = vec[i64]([0] * (s.seats * MARKERS))
    for seat in range(s.seats):
        for kind in range(MARKERS):
            found[seat * MARKERS + kind] = standing(s, seat, kind)
    return found


def best_rival(s: Bruges, seat: i64, kind: i64, all_standings: vec[i64]) -> i64:
    """The most that anybody else has."""
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, all_standings[other * MARKERS + kind])
    return best
