"""Rough values for simple bots: what resources, goods, money and members are good for from here on.

Everything is measured by what it may become: resources by the recipes they complete, goods by the holds they fit,
money by the relics it can buy, members by how scarce they are.
"""

from __future__ import annotations

from typing import Final

from burghers.games.colonia.box import (
    ALL_STALLS,
    ARMS,
    BERTH_HOLDS,
    CARDS,
    CITIES,
    CRAFTS,
    GUARDS,
    HOLDS,
    RESOURCES,
)
from burghers.games.colonia.rules.finish import points_of, richest
from burghers.games.colonia.rules.reliquaries import AssignRelic
from burghers.games.colonia.state import (
    CARDS_MASK,
    MONEY,
    NOBODY,
    NOTHING_HERE,
    PLAYED_BITS,
    RESOURCE,
    SCREEN,
    Colonia,
    craft_of,
    orderer,
)
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Seat
from burghers.kernel.vectors import bit_of, place_of

POINT: Final[i64] = 100
COIN: Final = vec[i64]([25, 25, 25, 25, 24, 22, 20])  # by week, while there is still something to buy
LAST_COIN: Final[i64] = 1  # once the last relics are for sale
AT_HAND: Final[i64] = 60  # per cent: a relic that could be bought on the coming Sunday
ABOARD: Final[i64] = 97  # per cent: a hold on a ship that leaves this week
WAITING: Final[i64] = 85  # per cent: a hold on a ship that stays in port
FITTING: Final[i64] = 92  # per cent: goods that would fill a hold now free
SPARE_GOOD: Final[i64] = 46
PAIR: Final[i64] = 32  # two resources that make a good
SINGLE: Final[i64] = 6
LATE: Final[i64] = 5  # a resource when the last market is over
SURE: Final[i64] = 100  # per cent: an order above the stick
LATER: Final = vec[i64]([97, 80, 60, 55])  # per cent: one, two, three, more fields below it, now or next week
NOW: Final = vec[i64]([88, 60, 35, 5])  # per cent: the same in the last week
MEMBERS: Final = vec[i64]([8, 8, 8, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3])  # in reserve, one after the other
MORE_MEMBERS: Final[i64] = 2
CARD: Final[i64] = 8  # a family card still to be played will ask for its members
PLACE: Final[i64] = 12  # in the order of the week
EMPTY_RELIQUARY: Final[i64] = 200
WINDOW: Final[i64] = 90


def worth(s: Colonia, seat: Seat) -> i64:
    """The position for one seat, in hundredths of a point."""
    total = points_of(s, seat) * POINT
    if s.over():
        return total
    closing = s.week == s.box.weeks and not len(s.berths)  # nothing is left but the last sale
    coin = LAST_COIN if closing else COIN[s.week]
    total += purse(s, seat, coin) + reliquaries(s, seat)
    if closing:
        for city in range(CITIES):
            if richest(s, city) == seat:
                total += WINDOW
        return total
    return total + goods(s, seat, coin) + resources(s, seat) + family(s, seat) + insured(s, seat, coin)


def purse(s: Colonia, seat: i64, coin: i64) -> i64:
    """Money in hand and on its way; more where it buys a relic on display."""
    box, total = s.box, i64(0)
    soon = s.screen[seat * SCREEN + MONEY : seat * SCREEN + MONEY + CITIES]
    for money in soon:
        total += money * coin
    for berth in range(len(s.berths)):
        revenue = loaded(s, seat, berth)
        if berth < s.sailing:
            soon[box.ship_city[s.berths[berth]]] += revenue
            total += revenue * coin * ABOARD // 100
        else:
            total += revenue * coin * WAITING // 100
    best = vec[i64]([0] * CITIES)  # of what each currency can buy
    for card in s.display:
        if card >= 0:
            city, price = box.relic_city[card], box.relic_price[card]
            if price <= soon[city]:
                best[city] = max(best[city], box.relic_points[card] * POINT - price * coin)
    for gain in best:
        total += gain * AT_HAND // 100
    return total


def loaded(s: Colonia, seat: i64, berth: i64) -> i64:
    """What a ship will pay a seat."""
    ship = s.berths[berth]
    total: i64 = 0
    for hold in range(HOLDS):
        if s.cargo[berth * BERTH_HOLDS + hold] == seat:
            total += s.box.hold_revenue[s.tariff + ship * HOLDS + hold]
    if s.cargo[berth * BERTH_HOLDS + ARMS] == seat:
        total += s.box.arms_revenue
    return total


def goods(s: Colonia, seat: i64, coin: i64) -> i64:
    """Goods in hand and ordered: those that fill free holds together, large holds first, and the rest."""
    have = s.goods_of(seat)
    total: i64 = 0
    ahead = vec[i64]([0] * CRAFTS)
    for order in s.orders:
        craft = craft_of(order)
        if orderer(order) == seat:
            chance = likely(s, craft, ahead[craft])
            if chance >= 50:
                have += bit_of(8 * craft)
                total -= SPARE_GOOD * (100 - chance) // 100
            else:
                total += SPARE_GOOD * chance // 100
        ahead[craft] += 1
    needs = s.box.hold_needs
    for size in range(i64(3), 0, -1):
        for berth in range(len(s.berths) if have else i64(0)):
            ship = s.berths[berth]
            for hold in range(s.box.ship_holds[ship]):
                need = needs[ship * HOLDS + hold]
                if (
                    s.box.hold_sizes[ship * HOLDS + hold] == size
                    and s.cargo[berth * BERTH_HOLDS + hold] == NOBODY
                    and ((have | GUARDS) - need) & GUARDS == GUARDS
                ):
                    have -= need
                    share = FITTING if berth < s.sailing else FITTING * WAITING // 100
                    total += s.box.hold_revenue[s.tariff + ship * HOLDS + hold] * coin * share // 100
    spare = SPARE_GOOD if s.week < s.box.weeks else SPARE_GOOD // 4
    while have:
        count = have & 255
        if count:
            total += spare + (count - 1) * spare * 2 // 3
        have >>= 8
    return total


def likely(s: Colonia, craft: i64, ahead: i64) -> i64:
    """The chance in per cent that an order is served in time, by the orders ahead of it."""
    below = ahead - s.sticks[craft]
    if below < 0:
        return SURE
    chances = LATER if s.week < s.box.weeks else NOW
    return chances[below] if below < 3 else chances[3]


def resources(s: Colonia, seat: i64) -> i64:
    """Pairs that make a good, along the circle of recipes, and single ones."""
    at = seat * SCREEN + RESOURCE
    left = s.screen[at : at + RESOURCES]
    total: i64 = 0
    if s.week == s.box.weeks:
        open_market = False
        for stall in range(ALL_STALLS):
            if s.stalls[stall] > 0:
                open_market = True
        if not open_market:
            for count in left:
                total += count * LATE
            return total
    for count in left:
        total += count
    pairs = most_pairs(s, left, total // 2)
    singles = total - 2 * pairs
    full = 16 // s.seats + 1
    if pairs > full:
        return full * PAIR + (pairs - full) * PAIR // 2 + singles * SINGLE // 2
    return pairs * PAIR + singles * SINGLE


def most_pairs(s: Colonia, counts: vec[i64], bound: i64) -> i64:
    """How many recipes these resources complete, at most so many; the best of five ways around the circle."""
    best: i64 = 0
    box = s.box
    left = counts[:]
    for start in range(CRAFTS):
        for i in range(RESOURCES):
            left[i] = counts[i]
        pairs: i64 = 0
        for i in range(CRAFTS):
            craft = (start + i) % CRAFTS
            first, second = box.recipe_first[craft], box.recipe_second[craft]
            made = left[first] if left[first] < left[second] else left[second]
            if i == 0:
                made = (made + 1) // 2
            left[first] -= made
            left[second] -= made
            pairs += made
        first, second = box.recipe_first[start], box.recipe_second[start]
        pairs += left[first] if left[first] < left[second] else left[second]
        best = max(best, pairs)
        if best == bound:
            break
    return best


def family(s: Colonia, seat: i64) -> i64:
    """Members at hand, the first ones dearest; cards that will still ask for some; the place in the order."""
    reserve = s.reserve(seat)
    total: i64 = 0
    for i in range(reserve):
        total += MEMBERS[i] if i < len(MEMBERS) else MORE_MEMBERS
    if s.week == s.box.weeks:
        total //= 2
    hand = s.hands >> CARDS * seat & CARDS_MASK
    for i in range(CARDS):
        if hand >> i & 1:
            total -= s.box.cards[i] * CARD
    if s.played >> PLAYED_BITS * seat & 15:
        total += (s.seats - place_of(s.order, seat)) * PLACE + s.votes(seat) * 3
    return total


def reliquaries(s: Colonia, seat: i64) -> i64:
    """An empty reliquary waits for a good relic while there is time; one just bought may take the best at once."""
    total: i64 = 0
    top = s.agenda[-1]
    for city in range(CITIES):
        if s.shrines[city] == seat and s.shrines[CITIES + city] == NOTHING_HERE:
            hope = EMPTY_RELIQUARY * (s.box.weeks - s.week) // 4
            if isinstance(top, AssignRelic) and top.seat == seat and top.city == city:
                best = best_relic(s, seat, city) * POINT
                hope = best if best > hope else hope
            total += hope
    return total


def best_relic(s: Colonia, seat: i64, city: i64) -> i64:
    """The points of the best relic of a city behind a screen."""
    best: i64 = 0
    for card in range(s.box.relics):
        if s.relics[seat] >> card & 1 and s.box.relic_city[card] == city and s.box.relic_points[card] > best:
            best = s.box.relic_points[card]
    return best


def insured(s: Colonia, seat: i64, coin: i64) -> i64:
    """A card kept on display for oneself, if its price is within reach."""
    total: i64 = 0
    for place in range(len(s.display)):
        if s.insurers[place] == seat:
            card = s.display[place]
            money = s.screen[seat * SCREEN + MONEY + s.box.relic_city[card]]
            if s.week < s.box.weeks and s.box.relic_price[card] <= money + 6:
                total += (s.box.relic_points[card] * POINT - s.box.relic_price[card] * coin) // 3
    return total
