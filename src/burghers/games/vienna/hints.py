"""Rough values for simple bots."""

from __future__ import annotations

from burghers.games.vienna.box import LAST, SYMBOLS
from burghers.games.vienna.rules.spaces import COIN_WORTH, POINT_WORTH, SPECIAL_WORTH, SYMBOL_WORTH
from burghers.games.vienna.state import Vienna
from burghers.kernel.step import Seat


def worth(s: Vienna, seat: Seat) -> int:
    """The position for one seat, in hundredths of a point."""
    total = s.points[seat] * POINT_WORTH + s.coins[seat] * COIN_WORTH + s.specials_of(seat) * SPECIAL_WORTH
    for symbol in range(SYMBOLS):
        total += s.symbols[seat * SYMBOLS + symbol] * SYMBOL_WORTH
    for space in range(1, LAST + 1):
        if s.owner[space] == seat:
            total += s.box.effects[space].worth(s, seat)
    # Dice in hand are worth more the more of the road is still ahead of the carriage.
    return total + s.hand_size(seat) * (LAST - s.carriage[seat]) * 2
