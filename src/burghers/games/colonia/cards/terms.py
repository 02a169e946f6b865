"""For whom, in which weeks, at what price and how often: the terms of a part."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import CITIES
from burghers.games.colonia.state import NOBODY, Colonia, orderer
from burghers.kernel.limits import is_used, used
from burghers.kernel.native import i64
from burghers.kernel.vectors import bit_of

EVERYBODY: Final[i64] = 0
MAYOR: Final[i64] = 1
LAST: Final[i64] = 2
OTHERS: Final[i64] = 3
WHO_WORDS: Final = ["everybody", "mayor", "last", "others"]

# What is counted where a part says "for each"; it lies open, so that an effect tells nothing hidden.
ONCE: Final[i64] = 0
PER_RELIQUARY: Final[i64] = 1
PER_ORDER: Final[i64] = 2
PER_HOLD: Final[i64] = 3
PER_INSURED: Final[i64] = 4
PER_WORDS: Final = ["once", "reliquary", "order", "hold", "insured"]

ALWAYS: Final[i64] = 99  # the last week of a part that names none


@final
class Terms:
    """The conditions a part may have; by default there are none."""

    def __init__(
        self,
        who: i64 = EVERYBODY,
        first_week: i64 = 1,
        last_week: i64 = ALWAYS,
        reserve: i64 = ALWAYS,
        per: i64 = ONCE,
        most: i64 = 0,
        coins: i64 = 0,
        city: i64 = 0,
        needs: i64 = ONCE,
        least: i64 = 0,
        limit: i64 = -1,
    ) -> None:
        self.who: Final = who
        self.first_week: Final = first_week
        self.last_week: Final = last_week
        self.reserve: Final = reserve  # only for players with at most so many members in reserve
        self.per: Final = per
        self.most: Final = most  # of it, where it is given for each of something; 0 for no limit
        self.coins: Final = coins  # its price
        self.city: Final = city  # whose currency the price is in
        self.needs: Final = needs  # what a player must have ...
        self.least: Final = least  # ... and how many of it
        self.limit: Final = limit  # by which he has it once a week or a game; -1 without

    def due(self, s: Colonia) -> bool:
        """Whether it is carried out this week."""
        return self.first_week <= s.week <= self.last_week

    def seats(self, s: Colonia, seats: i64) -> i64:
        """Those of these seats for whom it is, as bits."""
        if not self.due(s):
            return 0
        if self.who == MAYOR:
            seats &= bit_of(s.order[0])
        elif self.who == LAST:
            seats &= bit_of(s.order[s.seats - 1])
        elif self.who == OTHERS:
            seats &= ~bit_of(s.order[0])
        if self.reserve < ALWAYS:
            for seat in range(s.seats):
                if s.reserve(seat) > self.reserve:
                    seats &= ~bit_of(seat)
        if self.least or self.limit >= 0:
            for seat in range(s.seats):
                if owned(s, seat, self.needs) < self.least or is_used(s.spent, self.limit, seat):
                    seats &= ~bit_of(seat)
        return seats

    def spend(self, s: Colonia, seat: i64) -> None:
        """COL-R45  From now on this player has had it."""
        if self.limit >= 0:
            s.spent = used(s.spent, self.limit, seat)

    def amount(self, s: Colonia, seat: i64, count: i64) -> i64:
        """How much of it a player gets."""
        if self.per == ONCE:
            return count
        total = count * owned(s, seat, self.per)
        return self.most if 0 < self.most < total else total


def owned(s: Colonia, seat: i64, per: i64) -> i64:
    """How many a player has of what is counted."""
    n: i64 = 0
    if per == ONCE:
        n = 1
    elif per == PER_RELIQUARY:
        for city in range(CITIES):
            if s.shrines[city] == seat:
                n += 1
    elif per == PER_ORDER:
        for order in s.orders:
            if orderer(order) == seat:
                n += 1
    elif per == PER_HOLD:
        for holder in s.cargo:
            if holder != NOBODY and holder == seat:
                n += 1
    else:
        for insurer in s.insurers:
            if insurer != NOBODY and insurer == seat:
                n += 1
    return n
