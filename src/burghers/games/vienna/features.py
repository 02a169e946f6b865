"""What learned bots go by in Vienna: small integers that an expert would count."""

from __future__ import annotations

from typing import Final

from burghers.games.vienna.box import (
    FIRST_PLAYER,
    JOKER,
    LAST,
    SPECIAL_WORDS,
    SPECIALS,
    SYMBOL_WORDS,
    SYMBOLS,
)
from burghers.games.vienna.dice import COUNT_BITS, FACES, PAIR, white_face
from burghers.games.vienna.state import NOBODY, Vienna
from burghers.kernel.native import i64
from burghers.kernel.sheet import Sheet
from burghers.kernel.step import Seat

VERSION: Final[i64] = 2
COMMON: Final = (
    "three players",
    "four players",
    "five players",
    "round",
    "points of the leader",
    "points to the end",
    "bank",
    "dice still in hand",
    "players who have not rolled",
    "persons on display",
    *(f"{symbol} on display" for symbol in SYMBOL_WORDS),
    *(f"space {space} taken" for space in range(1, LAST + 1)),
)
PLACE: Final = (
    "points",
    "coins",
    "points to the end",
    "points if it ended now",
    "worth of spaces",
    *(f"{symbol}" for symbol in SYMBOL_WORDS),
    *(f"{symbol} against neighbours" for symbol in SYMBOL_WORDS),
    *(f"{symbol} evaluated" for symbol in SYMBOL_WORDS),
    *(f"special {special}" for special in SPECIAL_WORDS),
    "specials",
    "not rolled",
    "dice in hand",
    "dice at Geheimbund",
    *(f"dice showing {face}" for face in range(1, FACES + 1)),
    "white die",
    "jokers in hand",
    "carriage",
    "road ahead of dice",
    "spaces that fit",
    "spaces behind that fit",
    "costs to pay",
    "coins short",
    "seats behind the first player",
    *(f"owns {space}" for space in range(1, LAST + 1)),
)


def features(s: Vienna, out: Sheet) -> None:
    """The table's features, then every seat's in seat order, appended to the list."""
    best: i64 = 0
    dice: i64 = 0
    unrolled: i64 = 0
    for seat in range(s.seats):
        best = max(best, s.points[seat])
        dice += s.hand_size(seat)
        unrolled += s.unrolled >> seat & 1
    for seats in range(3, 6):
        out.append(1 if s.seats == seats else 0)
    out.append(s.round)
    out.append(best)
    out.append(s.box.end_score - best if best < s.box.end_score else i64(0))
    out.append(s.bank)
    out.append(dice)
    out.append(unrolled)
    out.append(len(s.display))
    for symbol in range(SYMBOLS):
        shown: i64 = 0
        for person in s.display:
            shown += s.box.person_symbols[person * SYMBOLS + symbol]
        out.append(shown)
    for space in range(1, LAST + 1):
        out.append(s.taken >> space & 1)
    for seat in range(s.seats):
        place(s, Seat(seat), out)


def place(s: Vienna, seat: Seat, out: Sheet) -> None:
    box = s.box
    points, coins, hand = s.points[seat], s.coins[seat], s.hands[seat]
    out.append(points)
    out.append(coins)
    out.append(box.end_score - points if points < box.end_score else i64(0))
    projected = out.place()
    out.append(0)  # points if it ended now: known below
    planned: i64 = 0
    for space in range(1, LAST + 1):
        if s.owner[space] == seat:
            planned += box.effects[space].worth(s, seat)
    out.append(planned // 25)
    for symbol in range(SYMBOLS):
        out.append(s.influence(seat, symbol))
    ahead: i64 = 0
    left, right = s.left_of(seat), s.right_of(seat)
    for symbol in range(SYMBOLS):
        mine = s.influence(seat, symbol)
        over_left = mine - s.influence(left, symbol)
        over_right = mine - s.influence(right, symbol)
        out.append(sign(over_left) + sign(over_right))
        if over_left > 0 and over_right > 0:
            ahead += box.final_symbol_points
    if not s.over():
        points += ahead + coins // box.final_coins_per_point
    out.put(projected, points)
    for symbol in range(SYMBOLS):
        out.append(s.scored[seat] >> symbol & 1)
    specials: i64 = 0
    for card in range(SPECIALS):
        held = 1 if s.holder[card] == seat else 0
        specials += held
        out.append(held)
    out.append(specials)
    out.append(s.unrolled >> seat & 1)
    dice = s.hand_size(seat)
    if s.unrolled >> seat & 1:
        dice = s.dice_of(seat)
    out.append(dice)
    out.append(s.bund[seat])
    hand_of_dice(s, seat, hand, dice, out)
    costs_of_spaces(s, seat, out)
    holder = s.holder[FIRST_PLAYER]
    out.append((seat - holder) % s.seats if holder != NOBODY else i64(0))
    for space in range(1, LAST + 1):
        out.append(1 if s.owner[space] == seat else 0)


def hand_of_dice(s: Vienna, seat: Seat, hand: i64, dice: i64, out: Sheet) -> None:
    """The dice in hand, and where on the road they fit."""
    box = s.box
    joker = s.holder[JOKER] == seat
    fits = box.fits_joker if joker else box.fits
    open_to: i64 = 0
    for die in range(FACES):
        count = hand >> COUNT_BITS * die & 7
        out.append(count)
        if count:
            open_to |= fits[die]
            for other in range(die, FACES):
                if (hand >> COUNT_BITS * other & 7) > (1 if other == die else 0):
                    open_to |= fits[PAIR[die * FACES + other]]
    out.append(white_face(hand))
    out.append((hand & 7) if joker else i64(0))
    carriage = s.carriage[seat]
    out.append(carriage)
    out.append((LAST - carriage) * dice)
    open_to &= ~s.taken
    ahead: i64 = 0
    behind: i64 = 0
    for space in range(1, LAST + 1):
        if open_to >> space & 1:
            if space > carriage:
                ahead += 1
            else:
                behind += 1
    out.append(ahead)
    out.append(behind)


def costs_of_spaces(s: Vienna, seat: Seat, out: Sheet) -> None:
    """What the spaces of a seat will ask of its purse in the evaluation, and how much of it is missing."""
    costs: i64 = 0
    for space in range(1, LAST + 1):
        if s.owner[space] == seat:
            costs += s.box.effects[space].price()
    out.append(costs)
    out.append(costs - s.coins[seat] if costs > s.coins[seat] else i64(0))


def sign(difference: i64) -> i64:
    """Ahead 1, level 0, behind -1."""
    if difference > 0:
        return 1
    return -1 if difference < 0 else 0
