"""Paying, scoring and comparing, wherever the evaluation asks for it."""

from __future__ import annotations

from burghers.games.vienna.moves import COMPARED, GOT_COINS, GOT_POINTS, PAID, VOID, told
from burghers.games.vienna.state import Vienna
from burghers.kernel.step import Seat


def score(s: Vienna, seat: int, points: int, space: int) -> None:
    """VIE-6.4  Move the marker forward."""
    s.points[seat] += points
    s.note(told(GOT_POINTS, points, space), seat)


def pay_in_full(s: Vienna, seat: int, cost: int, space: int) -> bool:
    """VIE-6.3  The full cost, or nothing at all and the action is void."""
    if s.coins[seat] < cost:
        s.note(told(VOID, space), seat)
        return False
    if cost:
        s.pay(seat, cost)
        s.note(told(PAID, cost, space), seat)
    return True


def compare(s: Vienna, seat: Seat, space: int, symbol: int, points: int, coins: int, tie: int) -> None:
    """VIE-6.7  Against the right and the left neighbour, each for itself."""
    s.scored[seat] |= 1 << symbol
    mine = s.influence(seat, symbol)
    for other in (s.right_of(seat), s.left_of(seat)):
        theirs = s.influence(other, symbol)
        s.note(told(COMPARED, symbol, other, mine, theirs), seat)
        if mine > theirs:
            score(s, seat, points, space)
            if coins:
                s.note(told(GOT_COINS, s.take_coins(seat, coins), space), seat)
        elif mine == theirs and tie:
            score(s, seat, tie, space)
