"""What goods are good for, and the orders for them: the same for all seats, so it is looked up once."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import ARMS, BERTH_HOLDS, CITIES, COUNT_BITS, COUNT_MASK, HOLDS
from burghers.games.colonia.state import NOBODY, Colonia, craft_of
from burghers.kernel.native import append, i64, mypyc_attr, vec
from burghers.kernel.vectors import bit_of

COIN: Final = vec[i64]([25, 25, 25, 25, 24, 22, 20])  # by week, while there is still something to buy
LAST_COIN: Final[i64] = 1  # once the last relics are for sale
WAITING: Final[i64] = 85  # per cent: a hold on a ship that stays in port
FITTING: Final[i64] = 92  # per cent: goods that would fill a hold now free
SURE: Final[i64] = 100  # per cent: an order above the stick
LATER: Final = vec[i64]([97, 80, 60, 55])  # per cent: one, two, three, more fields below it, now or next week
NOW: Final = vec[i64]([88, 60, 35, 5])  # per cent: the same in the last week
LARGEST: Final[i64] = 3  # goods of a hold that is reckoned with

POINT: Final[i64] = 100

# A relic for sale in one integer: what it brings beyond its price, the price, and the city.
GAIN: Final[i64] = 16
PRICE: Final[i64] = 4
CITY_MASK: Final[i64] = 15
PRICE_MASK: Final[i64] = (1 << GAIN - PRICE) - 1

# A free hold in one integer: what filling it is worth, and what it needs.
PAYS: Final[i64] = 40
NEED: Final[i64] = (1 << PAYS) - 1


@mypyc_attr(acyclic=True)
@final
class Prospects:
    """What ships pay whom, the holds that are free, and how likely each order is served in time."""

    def __init__(self, s: Colonia) -> None:
        self.closing: Final = s.week == s.box.weeks and not len(s.berths)  # nothing is left but the last sale
        self.coin: Final = LAST_COIN if self.closing else COIN[s.week]
        self.free = vec[i64]()  # holds, large ones first
        self.revenue: Final = vec[i64]([0] * (len(s.berths) * s.seats))  # by berth and seat
        self.chances: Final = vec[i64]([0] * len(s.orders))  # in per cent
        self.offers = vec[i64]()  # relics on display that bring more than they cost
        self.insurers: i64 = 0  # seats that keep a card on display, a bit each
        self.purse: Final = vec[i64]([0] * CITIES)  # of the seat at hand, with what sails this week
        self.best: Final = vec[i64]([0] * CITIES)  # of what each of its currencies can buy
        self.harbour(s)
        self.workshops(s)
        self.display(s)

    def harbour(self, s: Colonia) -> None:
        """Holds, free or loaded."""
        box, cargo, seats = s.box, s.cargo, s.seats
        for berth in range(len(s.berths)):
            for hold in range(BERTH_HOLDS):
                owner = cargo[berth * BERTH_HOLDS + hold]
                if owner != NOBODY:
                    pays = (
                        box.hold_revenue[s.tariff + s.berths[berth] * HOLDS + hold] if hold < ARMS else box.arms_revenue
                    )
                    self.revenue[berth * seats + owner] += pays
        free = vec[i64](capacity=len(s.berths) * HOLDS)
        size = LARGEST
        while size:
            for berth in range(len(s.berths)):
                first = s.berths[berth] * HOLDS
                share = FITTING if berth < s.sailing else FITTING * WAITING // 100
                for hold in range(box.ship_holds[s.berths[berth]]):
                    if box.hold_sizes[first + hold] == size and cargo[berth * BERTH_HOLDS + hold] == NOBODY:
                        value = box.hold_revenue[s.tariff + first + hold] * self.coin * share // 100
                        free = append(free, value << PAYS | box.hold_needs[first + hold])
            size -= 1
        self.free = free

    def workshops(self, s: Colonia) -> None:
        """The chance of each order, by those ahead of it."""
        ahead: i64 = 0  # counts of orders in one integer
        chances = LATER if s.week < s.box.weeks else NOW
        for i in range(len(s.orders)):
            craft = craft_of(s.orders[i])
            below = (ahead >> COUNT_BITS * craft & COUNT_MASK) - s.sticks[craft]
            if below < 0:
                self.chances[i] = SURE
            else:
                self.chances[i] = chances[below] if below < 3 else chances[3]
            ahead += bit_of(COUNT_BITS * craft)

    def display(self, s: Colonia) -> None:
        """Relics for sale, and who keeps some of them."""
        box, coin = s.box, self.coin
        offers = vec[i64](capacity=len(s.display))
        for place in range(len(s.display)):
            card = s.display[place]
            if card >= 0:
                price = box.relic_price[card]
                gain = box.relic_points[card] * POINT - price * coin
                if gain > 0:
                    offers = append(offers, gain << GAIN | price << PRICE | box.relic_city[card])
                if s.insurers[place] != NOBODY:
                    self.insurers |= bit_of(s.insurers[place])
        self.offers = offers
