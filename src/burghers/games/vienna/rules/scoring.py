"""Paying, scoring and comparing, wherever the evaluation asks for it."""

from __future__ import annotations

from burghers.games.vienna.box import TIES_NEED_ONE
from burghers.games.vienna.moves import BANK_EMPTY, COMPARED, GOT_COINS, GOT_POINTS, PAID, VOID, told
from burghers.games.vienna.state import Vienna
from burghers.kernel.native import i64
from burghers.kernel.step import Seat


def score(s: Vienna, seat: i64, points: i64, space: i64) -> None:
    """VIE-6.4  Move the marker forward."""
    s.points[seat] += points
    if points:
        s.note(told(GOT_POINTS, points, space), seat)


def collect(s: Vienna, seat: i64, coins: i64, space: i64) -> None:
    """VIE-6.2  Take coins from the bank, or what is left there."""
    got = s.take_coins(seat, coins)
    s.note(told(GOT_COINS, got, space) if got else told(BANK_EMPTY, space), seat)


def pay_in_full(s: Vienna, seat: i64, cost: i64, space: i64) -> bool:
    """VIE-6.3  The full cost, or nothing at all and the action is void."""
    if s.coins[seat] < cost:
        s.note(told(VOID, space, cost, s.coins[seat]), seat)
        return False
    if cost:
        s.pay(seat, cost)
        s.note(told(PAID, cost, space), seat)
    return True


def compare(s: Vienna, seat: Seat, space: i64, symbol: i64, points: i64, coins: i64, tie: i64) -> None:
    """VIE-6.7  Against the right and the left neighbour, each for itself; VIE-R19: none against none is a tie, unless
    the table agreed otherwise."""
    s.scored[seat] |= 1 << symbol
    mine = s.influence(seat, symbol)
    for other in (s.right_of(seat), s.left_of(seat)):
        theirs = s.influence(other, symbol)
        s.note(told(COMPARED, symbol, other, mine, theirs, space), seat)
        if mine > theirs:
            score(s, seat, points, space)
            if coins:
                collect(s, seat, coins, space)
        elif mine == theirs and tie and (mine or not s.customs & TIES_NEED_ONE):
            score(s, seat, tie, space)


def own_points(s: Vienna, symbol: i64, points: i64, tie: i64) -> tuple[i64, i64]:
    """VIE-6.8  The points of a symbol's own space, for a majority and for a tie; these where it has none."""
    if s.box.majority[symbol] < 0:
        return points, tie
    return s.box.majority[symbol], s.box.tie[symbol]
