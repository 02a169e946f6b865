"""COL-13  What cards give to players, a class for each kind of part.

It is given to each of them in order of the week, or collected from all of them together where it touches nobody else
(COL-14.4).
"""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import Effect
from burghers.games.colonia.cards.terms import Terms
from burghers.games.colonia.rules.bag import ChooseGood, RollForGood
from burghers.games.colonia.rules.choices import DrawMore, Exchange, GetMoney, GoHome
from burghers.games.colonia.rules.offers import ChooseEffect, Offer
from burghers.games.colonia.state import Colonia
from burghers.kernel.native import i64
from burghers.kernel.step import Seat
from burghers.kernel.vectors import bit_of


class PlayerEffect(Effect):
    """A part that players get, each for himself."""

    def __init__(self, terms: Terms, number: i64) -> None:
        self.terms: Final = terms
        self.number: Final = number  # in the box

    def bring(self, s: Colonia, seats: i64) -> None:
        """In order of the week; what has a price is offered (COL-R41)."""
        seats = self.terms.seats(s, seats)
        for place in range(s.seats - 1, -1, -1):
            seat = Seat(s.order[place])
            if seats >> seat & 1:
                if self.terms.coins:
                    s.next(Offer(seat, self.number, self.terms.coins, self.terms.city))
                else:
                    self.take_up(s, seat)

    def take_up(self, s: Colonia, seat: Seat) -> None:
        """From now on he has had it, if it is had only once."""
        self.terms.spend(s, seat)
        self.give(s, seat)

    def void(self, s: Colonia) -> bool:
        """Outside of its weeks."""
        return not self.terms.due(s)


@final
class DrawResources(PlayerEffect):
    """COL-13.3  Each player may draw 2 random resources, in order of the week."""

    def __init__(self, terms: Terms, number: i64, resources: i64) -> None:
        super().__init__(terms, number)
        self.resources: Final = resources

    def give(self, s: Colonia, seat: Seat) -> None:
        """From the common bag."""
        count = self.terms.amount(s, seat, self.resources)
        if count:
            s.next(DrawMore(seat, count))


@final
class GetGoods(PlayerEffect):
    """COL-13.13  Each player rolls; 1 to 5 gives that craftsman's good, 6 a good of choice."""

    def __init__(self, terms: Terms, number: i64, rolled: bool, goods: i64) -> None:
        super().__init__(terms, number)
        self.rolled: Final = rolled  # or of choice
        self.goods: Final = goods

    def give(self, s: Colonia, seat: Seat) -> None:
        """One after the other."""
        for _ in range(self.terms.amount(s, seat, self.goods)):
            s.next(RollForGood(seat) if self.rolled else ChooseGood(seat))


@final
class GetCoins(PlayerEffect):
    """COL-10.3  Money of one city, as a ship pays it."""

    def __init__(self, terms: Terms, number: i64, coins: i64, city: i64) -> None:
        super().__init__(terms, number)
        self.coins: Final = coins
        self.city: Final = city

    def give(self, s: Colonia, seat: Seat) -> None:
        """From the bank."""
        coins = self.terms.amount(s, seat, self.coins)
        if coins:
            s.next(GetMoney(seat, coins, self.city))


class CollectedEffect(PlayerEffect):
    """COL-14.4  A part that touches nobody else: all choose at once, unless it has a price."""

    def ask(self, s: Colonia, seats: i64) -> None:
        """The one question to all of them."""
        raise NotImplementedError

    def bring(self, s: Colonia, seats: i64) -> None:
        """Together where possible."""
        if self.terms.coins:
            super().bring(s, seats)
        else:
            seats = self.terms.seats(s, seats)
            for seat in range(s.seats):
                if seats >> seat & 1:
                    self.terms.spend(s, seat)
            if seats:
                self.ask(s, seats)

    def give(self, s: Colonia, seat: Seat) -> None:
        """To one alone."""
        self.ask(s, bit_of(seat))


@final
class MembersHome(CollectedEffect):
    """COL-13.4  From the Wednesday street, voted on Thursday. COL-13.12  From the Thursday street, on Friday.
    COL-13.18  From the Tuesday street, on Wednesday. Each player may take up to 3 members to the reserve."""

    def __init__(self, terms: Terms, number: i64, street: i64, members: i64) -> None:
        super().__init__(terms, number)
        self.street: Final = street
        self.members: Final = members

    def ask(self, s: Colonia, seats: i64) -> None:
        """Those who have just come there (COL-R18)."""
        s.next(GoHome(self.street, self.members, seats))


@final
class ExchangeMoney(CollectedEffect):
    """COL-13.17  Each player may change up to 5 of one currency into one other."""

    def __init__(self, terms: Terms, number: i64, coins: i64) -> None:
        super().__init__(terms, number)
        self.coins: Final = coins

    def ask(self, s: Colonia, seats: i64) -> None:
        """All at once."""
        s.next(Exchange(self.coins, seats))


@final
class Either(PlayerEffect):
    """COL-R42  One of several parts, as each player chooses."""

    def __init__(self, terms: Terms, number: i64, parts: tuple[i64, ...]) -> None:
        super().__init__(terms, number)
        self.parts: Final = parts

    def give(self, s: Colonia, seat: Seat) -> None:
        """He chooses when it is his turn."""
        s.next(ChooseEffect(seat, self.parts))
