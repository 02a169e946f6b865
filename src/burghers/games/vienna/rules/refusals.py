"""Why dice may not be placed: the first rule in the way, with its figures."""

from __future__ import annotations

from burghers.games.vienna.box import GEHEIMBUND, JOKER
from burghers.games.vienna.dice import FIRST, PAIR, SECOND, WHITE, holds, size, white_face
from burghers.games.vienna.state import Vienna
from burghers.kernel.errors import Refusal
from burghers.kernel.native import i64
from burghers.kernel.step import Seat


def why_not_place(s: Vienna, seat: Seat, dice: i64, space: i64) -> Refusal | None:
    """VIE-4  Dice, number, space, carriage and coin, in this order."""
    hand = s.hands[seat]
    if not holds(hand, dice):
        return Refusal("VIE-4.2", "no-such-dice", [("dice", dice), ("has", size(hand))])
    if space == GEHEIMBUND:
        return None
    if dice == WHITE:
        return Refusal("VIE-7.5", "white-die-alone", [("space", space)])
    fits = s.box.fits_joker if s.holder[JOKER] == seat else s.box.fits
    first = white_face(hand) - 1 if FIRST[dice] == WHITE else FIRST[dice]
    faces = first if SECOND[dice] < 0 else PAIR[first * 6 + SECOND[dice]]
    if not fits[faces] >> space & 1:
        return wrong_number(space, first, SECOND[dice], s.holder[JOKER] == seat)
    if s.gendarme == space:
        return Refusal("VIE-5.2", "gendarme-stands-there", [("space", space)])
    if s.taken >> space & 1:
        return Refusal("VIE-4.5", "space-taken", [("space", space), ("seat", s.owner[space])])
    if space < s.carriage[seat] and s.coins[seat] < s.box.bribe_cost:
        figures = [("space", space), ("needs", s.box.bribe_cost), ("has", s.coins[seat])]
        return Refusal("VIE-4.7", "no-coin-for-bribe", figures)
    return None


def wrong_number(space: i64, first: i64, second: i64, joker: bool) -> Refusal:
    """VIE-4.4  What the space needs and what the dice make; VIE-7.3: with the joker a 1 makes anything from 1 to 6."""
    least = first + 1 + (i64(0) if second < 0 else second + 1)
    most = least + (5 if joker and first == 0 else 0) + (5 if joker and second == 0 else 0)
    figures = [("space", space), ("need", space), ("has", least)]
    if most == least:
        return Refusal("VIE-4.4", "wrong-number", figures)
    return Refusal("VIE-4.4", "wrong-numbers", [*figures, ("most", most)])
