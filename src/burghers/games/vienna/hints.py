"""Rough values for simple bots, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from burghers.games.vienna.box import JOKER, LAST, SPECIALS, SYMBOLS
from burghers.games.vienna.dice import COUNT_BITS, FACES, PAIR
from burghers.games.vienna.rules.spaces import (
    COIN_WORTH,
    POINT_WORTH,
    Compare,
    Gain,
    Heuriger,
    PayForPoints,
    Person,
    Special,
    Tiergarten,
)
from burghers.games.vienna.state import Vienna
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Seat

ROUND: Final[i64] = 4  # points the leader makes in a round
USUAL: Final[i64] = 4  # rounds left at which the figures below hold
FEW_COINS: Final[i64] = 6  # up to here a coin is worth more: it pays for bribes and spaces
FIRST_COIN: Final[i64] = 45
CARDS: Final = vec[i64]([100, 150, 150, 60, 250])  # first player, double turn, joker, extra influence, extra die
PERSON: Final[i64] = 160
SYMBOL: Final[i64] = 20
AHEAD: Final[i64] = 120  # of a neighbour
LEVEL: Final[i64] = 60
LEAD: Final[i64] = 25  # for each symbol more that a neighbour would need
FARTHEST: Final[i64] = 3
CHANCE: Final[i64] = 40  # of a hundred: that a die comes where it would best go
AGAIN: Final[i64] = 50  # of a hundred: a second die with the same face finds less


def worth(s: Vienna, seat: Seat) -> i64:
    """The position for one seat: points, what is on the way to become points, and what the dice in hand may do."""
    if s.over():
        return s.points[seat] * POINT_WORTH
    lasting: i64 = 0
    for card in range(SPECIALS):
        if s.holder[card] == seat:
            lasting += CARDS[card]
    for symbol in range(SYMBOLS):
        lasting += influence_worth(s, seat, symbol)
    return s.points[seat] * POINT_WORTH + for_long(s, lasting) + planned_worth(s, seat) + hand_worth(s, seat)


def for_long(s: Vienna, value: i64) -> i64:
    """What pays round after round is worth less when few are left."""
    best: i64 = 0
    for seat in range(s.seats):
        best = max(best, s.points[seat])
    left = (s.box.end_score - best) // ROUND if best < s.box.end_score else i64(0)
    return value * (left + 1) // USUAL


def influence_worth(s: Vienna, seat: Seat, symbol: i64) -> i64:
    """A symbol against both neighbours."""
    mine = s.influence(seat, symbol)
    total = mine * SYMBOL
    for side in range(2):
        lead = mine - s.influence(s.left_of(seat) if side else s.right_of(seat), symbol)
        if lead > 0:
            total += AHEAD + LEAD * ((lead if lead < FARTHEST else FARTHEST) - 1)
        elif lead == 0:
            total += LEVEL
        else:
            total -= LEAD * ((-lead if -lead < FARTHEST else FARTHEST) - 1)
    return total


def planned_worth(s: Vienna, seat: Seat) -> i64:
    """The purse, and what the spaces with dice of the seat will bring, each paid for out of what came before it."""
    purse = s.coins[seat]
    persons = len(s.display)
    specials = s.specials_of(seat)
    now: i64 = 0
    lasting: i64 = 0
    for space in range(1, LAST + 1):
        if s.owner[space] != seat:
            continue
        effect = s.box.effects[space]
        if effect.price() > purse:
            continue
        purse -= effect.price()
        if isinstance(effect, Gain):
            purse += effect.coins
            now += effect.points * POINT_WORTH
        elif isinstance(effect, PayForPoints):
            now += effect.points * POINT_WORTH
        elif isinstance(effect, Person):
            if persons:
                persons -= 1
                lasting += PERSON
        elif isinstance(effect, Special):
            if s.holder[effect.card] != seat:
                specials += 1
                lasting += CARDS[effect.card]
        elif isinstance(effect, Tiergarten):
            purse += booty(s, seat, effect.from_one)
        elif isinstance(effect, Heuriger):
            now += effect.points * specials * POINT_WORTH
        elif isinstance(effect, Compare):
            now += effect.worth(s, seat)
        else:  # Gloriette and the immediate spaces
            now += effect.worth(s, seat) + effect.price() * COIN_WORTH
    few = purse if purse < FEW_COINS else FEW_COINS
    return now + for_long(s, lasting) + few * FIRST_COIN + (purse - few) * COIN_WORTH


def booty(s: Vienna, seat: Seat, most: i64) -> i64:
    """The coins that can be taken from the richest other player."""
    richest: i64 = 0
    for other in range(s.seats):
        if other != seat and s.coins[other] > richest:
            richest = s.coins[other]
    return richest if richest < most else most


def hand_worth(s: Vienna, seat: Seat) -> i64:
    """What the dice in hand would bring on the best spaces left to them: one by one, and two of them together."""
    hand = s.hands[seat]
    if not hand:
        return 0
    joker = s.holder[JOKER] == seat
    values = space_values(s, seat)
    alone = [0] * FACES
    total: i64 = 0
    for die in range(FACES):
        count = hand >> COUNT_BITS * die & 7
        if count:
            alone[die] = best_of(s, die, joker, values)
            total += alone[die] + (count - 1) * (alone[die] * AGAIN // 100)
    more: i64 = 0
    for die in range(FACES):
        if hand >> COUNT_BITS * die & 7:
            for other in range(die, FACES):
                if (hand >> COUNT_BITS * other & 7) > (1 if other == die else 0):
                    apart = alone[die] + (alone[die] * AGAIN // 100 if other == die else alone[other])
                    together = best_of(s, PAIR[die * FACES + other], joker, values) - apart
                    more = max(more, together)
    return (total + more) * CHANCE // 100


def space_values(s: Vienna, seat: Seat) -> list[i64]:
    """What each space would bring; nothing where it is taken, or behind the carriage without a coin for the bribe."""
    values = [0] * (LAST + 1)
    for space in range(1, LAST + 1):
        if not s.taken >> space & 1:
            if space > s.carriage[seat]:
                values[space] = s.box.effects[space].worth(s, seat)
            elif s.coins[seat]:
                values[space] = s.box.effects[space].worth(s, seat) - COIN_WORTH
    return values


def best_of(s: Vienna, dice: i64, joker: bool, values: list[i64]) -> i64:
    """The most that one or two dice would bring; a coin at Geheimbund if nothing else."""
    best = COIN_WORTH
    for space in s.box.spaces_joker[dice] if joker else s.box.spaces[dice]:
        best = max(best, values[space])
    return best
