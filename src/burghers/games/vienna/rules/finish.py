"""VIE-9  End."""

from __future__ import annotations

from typing import final

from burghers.games.vienna.box import SYMBOLS
from burghers.games.vienna.moves import FINAL_COINS, FINAL_SYMBOL, told
from burghers.games.vienna.state import Vienna
from burghers.kernel.step import Do, Seat


@final
class FinalScoring(Do[Vienna]):
    """VIE-9.2  For each symbol every player who has more of it than both neighbours gets a point; a tie gives
    nothing."""

    def run(self, s: Vienna) -> None:
        """Then the coins."""
        for symbol in range(SYMBOLS):
            for seat in range(s.seats):
                mine = s.influence(seat, symbol)
                if mine > s.influence(s.left_of(seat), symbol) and mine > s.influence(s.right_of(seat), symbol):
                    s.points[seat] += s.box.final_symbol_points
                    s.note(told(FINAL_SYMBOL, symbol, s.box.final_symbol_points), seat)
        s.next(CoinsIntoPoints())


@final
class CoinsIntoPoints(Do[Vienna]):
    """VIE-9.3  Every full 3 coins become 1 point."""

    def run(self, s: Vienna) -> None:
        """The coins left over break ties (VIE-R30)."""
        rate = s.box.final_coins_per_point
        for seat in range(s.seats):
            points = s.coins[seat] // rate
            if points:
                s.pay(seat, points * rate)
                s.points[seat] += points
                s.note(told(FINAL_COINS, points * rate, points), seat)


def winners(s: Vienna) -> list[Seat]:
    """VIE-9.4  Most points, then more special cards, then more coins left; else a shared win."""
    best = max(standing(s, seat) for seat in range(s.seats))
    return [Seat(seat) for seat in range(s.seats) if standing(s, seat) == best]


def standing(s: Vienna, seat: int) -> tuple[int, int, int]:
    """What the ranking goes by."""
    return (s.points[seat], s.specials_of(seat), s.coins[seat])
