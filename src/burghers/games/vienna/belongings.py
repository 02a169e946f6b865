"""What a player of Vienna counts."""

from __future__ import annotations

from burghers.games.vienna.box import SYMBOL_WORDS, SYMBOLS
from burghers.games.vienna.state import Vienna
from burghers.kernel.step import Seat


def belongings(s: Vienna, seat: Seat) -> list[tuple[str, int]]:
    """Points and coins, dice in hand and on the board, cards and influence."""
    return [
        ("points", s.points[seat]),
        ("coins", s.coins[seat]),
        ("dice", s.hand_size(seat)),
        ("spaces", list(s.owner).count(seat)),
        ("geheimbund", s.bund[seat]),
        ("persons", sum(1 for entry in s.met if entry // 256 == seat)),
        ("specials", s.specials_of(seat)),
        *[(SYMBOL_WORDS[symbol], s.influence(seat, symbol)) for symbol in range(SYMBOLS)],
    ]
