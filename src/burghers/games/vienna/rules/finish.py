"""VIE-9  End."""

from __future__ import annotations

from typing import final

from burghers.games.vienna.box import SYMBOLS
from burghers.games.vienna.moves import (
    FINAL,
    FINAL_COINS,
    FINAL_SYMBOL,
    SHARES,
    STANDS,
    WINS,
    WINS_BY_COINS,
    WINS_BY_SPECIALS,
    told,
)
from burghers.games.vienna.state import Vienna
from burghers.kernel.native import i64
from burghers.kernel.step import Do, Seat


@final
class FinalScoring(Do[Vienna]):
    """VIE-9.2  For each symbol every player who has more of it than both neighbours gets a point; a tie gives
    nothing."""

    def run(self, s: Vienna) -> None:
        """Then the coins."""
        s.note(told(FINAL), -1)
        for symbol in range(SYMBOLS):
            for seat in range(s.seats):
                mine = s.influence(seat, symbol)
                left, right = s.influence(s.left_of(seat), symbol), s.influence(s.right_of(seat), symbol)
                if mine > left and mine > right:
                    s.points[seat] += s.box.final_symbol_points
                    s.note(told(FINAL_SYMBOL, symbol, s.box.final_symbol_points, mine, left, right), seat)
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
        if s.hearing:
            tell_scores(s)
            tell_winners(s)


def tell_scores(s: Vienna) -> None:
    """The points of all, for readers."""
    for seat in range(s.seats):
        s.note(told(STANDS, s.points[seat]), seat)


def tell_winners(s: Vienna) -> None:
    """Who has won, and by what where the points were even."""
    best = winners(s)
    points, specials, coins = standing(s, best[0])
    even = [seat for seat in range(s.seats) if s.points[seat] == points]
    rivals = [seat for seat in even if s.specials_of(seat) == specials]
    for seat in best:
        if len(best) > 1:
            s.note(told(SHARES, points), seat)
        elif len(even) == 1:
            s.note(told(WINS, points), seat)
        elif len(rivals) == 1:
            s.note(told(WINS_BY_SPECIALS, points, specials), seat)
        else:
            s.note(told(WINS_BY_COINS, points, coins), seat)


def winners(s: Vienna) -> list[Seat]:
    """VIE-9.4  Most points, then more special cards, then more coins left; else a shared win."""
    best = max(standing(s, seat) for seat in range(s.seats))
    return [Seat(seat) for seat in range(s.seats) if standing(s, seat) == best]


def standing(s: Vienna, seat: i64) -> tuple[i64, i64, i64]:
    """What the ranking goes by."""
    return (s.points[seat], s.specials_of(seat), s.coins[seat])
