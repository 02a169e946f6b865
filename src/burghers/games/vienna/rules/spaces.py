"""VIE-6.2 to 6.10  What the spaces of the road do in the evaluation."""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.box import SYMBOLS, Effect
from burghers.games.vienna.moves import HAS_SPECIAL, NO_COINS, NO_PERSON, NO_SPECIALS, told
from burghers.games.vienna.rules.choices import ChooseSymbol, MeetPerson, RobCoins, TakeSpecial
from burghers.games.vienna.rules.scoring import collect, compare, own_points, pay_in_full, score
from burghers.games.vienna.state import Vienna
from burghers.kernel.native import i64
from burghers.kernel.step import Seat

POINT_WORTH: Final[i64] = 100  # what simple bots reckon with, in hundredths of a point
COIN_WORTH: Final[i64] = 35
SYMBOL_WORTH: Final[i64] = 70
SPECIAL_WORTH: Final[i64] = 150


@final
class Gain(Effect):
    """VIE-6.4  Take the coins shown (VIE-6.2), score the points shown."""

    def __init__(self, coins: i64, points: i64) -> None:
        self.coins: Final = coins
        self.points: Final = points

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        """For nothing."""
        if self.coins:
            collect(s, seat, self.coins, space)
        if self.points:
            score(s, seat, self.points, space)

    def worth(self, s: Vienna, seat: Seat) -> i64:
        return self.coins * COIN_WORTH + self.points * POINT_WORTH


@final
class PayForPoints(Effect):
    """VIE-6.3  Who has the struck-through coins must pay them for the points; who has too few pays and gets nothing."""

    def __init__(self, cost: i64, points: i64) -> None:
        self.cost: Final = cost
        self.points: Final = points

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        """No refusing."""
        if pay_in_full(s, seat, self.cost, space):
            score(s, seat, self.points, space)

    def worth(self, s: Vienna, seat: Seat) -> i64:
        if s.coins[seat] < self.cost:
            return 0
        return self.points * POINT_WORTH - self.cost * COIN_WORTH

    def price(self) -> i64:
        return self.cost


@final
class Person(Effect):
    """VIE-6.5  After paying the cost, the owner may take one card of the display into his area."""

    def __init__(self, cost: i64) -> None:
        self.cost: Final = cost

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        """VIE-R17: the cost is paid even when nobody is left to meet."""
        if pay_in_full(s, seat, self.cost, space):
            if len(s.display) > 0:
                s.next(MeetPerson(seat, space))
            else:
                s.note(told(NO_PERSON, space), seat)

    def worth(self, s: Vienna, seat: Seat) -> i64:
        if s.coins[seat] < self.cost or not s.display:
            return 0
        return 2 * SYMBOL_WORTH - self.cost * COIN_WORTH

    def price(self) -> i64:
        return self.cost


@final
class Special(Effect):
    """VIE-6.6  The owner may take the named card, from beside the board or from its present holder."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        """Who has it already has nothing to decide."""
        if s.holder[self.card] != seat:
            s.next(TakeSpecial(seat, self.card))
        else:
            s.note(told(HAS_SPECIAL, self.card, space), seat)

    def worth(self, s: Vienna, seat: Seat) -> i64:
        return i64(0) if s.holder[self.card] == seat else SPECIAL_WORTH


@final
class Compare(Effect):
    """VIE-6.7  Compare a symbol with each neighbour: the majority reward for each with fewer, the tie reward for each
    with equally many."""

    def __init__(self, symbol: i64, points: i64, coins: i64, tie: i64) -> None:
        self.symbol: Final = symbol
        self.points: Final = points
        self.coins: Final = coins
        self.tie: Final = tie

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        """Only the owner of the space scores."""
        compare(s, seat, space, self.symbol, self.points, self.coins, self.tie)

    def rewards(self, symbol: i64) -> tuple[i64, i64]:
        return (self.points, self.tie) if symbol == self.symbol else (-1, -1)

    def worth(self, s: Vienna, seat: Seat) -> i64:
        return comparison_worth(s, seat, self.symbol, self.points * POINT_WORTH + self.coins * COIN_WORTH, self.tie)


@final
class CompareAny(Effect):
    """VIE-6.8  Pay, choose a symbol not yet evaluated this round, and compare it for the points of its own space; the
    figures here serve for a symbol that has none."""

    def __init__(self, cost: i64, points: i64, tie: i64) -> None:
        self.cost: Final = cost
        self.points: Final = points
        self.tie: Final = tie

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        """Points only (VIE-R20)."""
        if pay_in_full(s, seat, self.cost, space):
            s.next(ChooseSymbol(seat, space, self.points, self.tie))

    def worth(self, s: Vienna, seat: Seat) -> i64:
        if s.coins[seat] < self.cost:
            return 0
        best: i64 = 0
        for symbol in range(SYMBOLS):
            if not s.scored[seat] >> symbol & 1:
                points, tie = own_points(s, symbol, self.points, self.tie)
                best = max(best, comparison_worth(s, seat, symbol, points * POINT_WORTH, tie))
        return best - self.cost * COIN_WORTH

    def price(self) -> i64:
        return self.cost


@final
class Tiergarten(Effect):
    """VIE-6.9  The owner may take coins from one other player, or a coin each from two."""

    def __init__(self, from_one: i64, from_two: i64) -> None:
        self.from_one: Final = from_one
        self.from_two: Final = from_two

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        """If anybody else has a coin."""
        for other in range(s.seats):
            if other != seat and s.coins[other]:
                s.next(RobCoins(seat, self.from_one, self.from_two))
                return
        s.note(told(NO_COINS, space), seat)

    def worth(self, s: Vienna, seat: Seat) -> i64:
        return self.from_one * COIN_WORTH


@final
class Heuriger(Effect):
    """VIE-6.10  Points for each special card the owner holds at that moment."""

    def __init__(self, points: i64) -> None:
        self.points: Final = points

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        """Cards that changed hands earlier count for the new holder."""
        if s.specials_of(seat):
            score(s, seat, self.points * s.specials_of(seat), space)
        else:
            s.note(told(NO_SPECIALS, space), seat)

    def worth(self, s: Vienna, seat: Seat) -> i64:
        return self.points * s.specials_of(seat) * POINT_WORTH


def comparison_worth(s: Vienna, seat: Seat, symbol: i64, more: i64, tie: i64) -> i64:
    """What comparing this symbol with both neighbours would bring now."""
    mine = s.influence(seat, symbol)
    total: i64 = 0
    for other in (s.right_of(seat), s.left_of(seat)):
        theirs = s.influence(other, symbol)
        if mine > theirs:
            total += more
        elif mine == theirs:
            total += tie * POINT_WORTH
    return total
