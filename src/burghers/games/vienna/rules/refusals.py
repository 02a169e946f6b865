"""Why dice may not be placed: the first rule in the way, with its figures."""

from __future__ import annotations

from burghers.games.vienna.box import GEHEIMBUND, JOKER
from burghers.games.vienna.dice import FIRST, PAIR, SECOND, WHITE, holds, white_face
from burghers.games.vienna.state import Vienna
from burghers.kernel.errors import Refusal
from burghers.kernel.step import Seat


def why_not_place(s: Vienna, seat: Seat, dice: int, space: int) -> Refusal | None:
    """VIE-4  Dice, number, space, carriage and coin, in this order."""
    hand = s.hands[seat]
    if not holds(hand, dice):
        return Refusal("VIE-4.2", "no-such-dice", [("dice", dice)])
    if space == GEHEIMBUND:
        return None
    if dice == WHITE:
        return Refusal("VIE-7.5", "white-die-alone", [("space", space)])
    fits = s.box.fits_joker if s.holder[JOKER] == seat else s.box.fits
    first = white_face(hand) - 1 if FIRST[dice] == WHITE else FIRST[dice]
    faces = first if SECOND[dice] < 0 else PAIR[first * 6 + SECOND[dice]]
    if not fits[faces] >> space & 1:
        has = first + 1 + (0 if SECOND[dice] < 0 else SECOND[dice] + 1)
        return Refusal("VIE-4.4", "wrong-number", [("space", space), ("need", space), ("has", has)])
    if s.gendarme == space:
        return Refusal("VIE-5.2", "gendarme-stands-there", [("space", space)])
    if s.taken >> space & 1:
        return Refusal("VIE-4.5", "space-taken", [("space", space), ("seat", s.owner[space])])
    if space < s.carriage[seat] and s.coins[seat] < s.box.bribe_cost:
        figures = [("space", space), ("needs", s.box.bribe_cost), ("has", s.coins[seat])]
        return Refusal("VIE-4.7", "no-coin-for-bribe", figures)
    return None
