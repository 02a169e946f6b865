"""Rough values for simple bots: what resources, goods, money and members are good for from here on.

Everything is measured by what it may become: resources by the recipes they complete, goods by the holds they fit,
money by the relics it can buy, members by how scarce they are.
"""

from __future__ import annotations

from typing import Final

from burghers.games.colonia.box import (
    ALL_STALLS,
    CARDS,
    CITIES,
    COUNT_BITS,
    COUNT_MASK,
    CRAFTS,
    GUARDS,
    RESOURCES,
)
from burghers.games.colonia.prospects import CITY_MASK, GAIN, NEED, PAYS, POINT, PRICE, PRICE_MASK, WAITING, Prospects
from burghers.games.colonia.rules.finish import points_of, richest
from burghers.games.colonia.rules.reliquaries import AssignRelic
from burghers.games.colonia.state import (
    CARDS_MASK,
    MONEY,
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

AT_HAND: Final[i64] = 60  # per cent: a relic that could be bought on the coming Sunday
ABOARD: Final[i64] = 97  # per cent: a hold on a ship that leaves this week
SPARE_GOOD: Final[i64] = 46
PAIR: Final[i64] = 32  # two resources that make a good
SINGLE: Final[i64] = 6
LATE: Final[i64] = 5  # a resource when the last market is over
MEMBERS: Final = vec[i64]([8, 8, 8, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3])  # in reserve, one after the other
MORE_MEMBERS: Final[i64] = 2
CARD: Final[i64] = 8  # a family card still to be played will ask for its members
PLACE: Final[i64] = 12  # in the order of the week
EMPTY_RELIQUARY: Final[i64] = 200
WINDOW: Final[i64] = 90


def worth(s: Colonia, seat: Seat) -> i64:
    """The position for one seat, in hundredths of a point."""
    return worth_by(s, seat, Prospects(s))


def worth_by(s: Colonia, seat: i64, prospects: Prospects) -> i64:
    """The same where the prospects have been looked up."""
    total = points_of(s, seat) * POINT
    if s.over():
        return total
    total += purse(s, seat, prospects) + reliquaries(s, seat)
    if prospects.closing:
        for city in range(CITIES):
            if richest(s, city) == seat:
                total += WINDOW
        return total
    return total + goods(s, seat, prospects) + resources(s, seat) + family(s, seat) + insured(s, seat, prospects)


def purse(s: Colonia, seat: i64, prospects: Prospects) -> i64:
    """Money in hand and on its way; more where it buys a relic on display."""
    box, coin, total = s.box, prospects.coin, i64(0)
    soon, best, screen = prospects.purse, prospects.best, s.screen
    for city in range(CITIES):
        money = screen[seat * SCREEN + MONEY + city]
        soon[city] = money
        best[city] = 0
        total += money * coin
    for berth in range(len(s.berths)):
        revenue = prospects.revenue[berth * s.seats + seat]
        if berth < s.sailing:
            soon[box.ship_city[s.berths[berth]]] += revenue
            total += revenue * coin * ABOARD // 100
        else:
            total += revenue * coin * WAITING // 100
    for offer in prospects.offers:
        city, gain = offer & CITY_MASK, offer >> GAIN
        if gain > best[city] and offer >> PRICE & PRICE_MASK <= soon[city]:
            best[city] = gain
    for gain in best:
        total += gain * AT_HAND // 100
    return total


def goods(s: Colonia, seat: i64, prospects: Prospects) -> i64:
    """Goods in hand and ordered: those that fill free holds together, large holds first, and the rest."""
    have = s.goods_of(seat)
    total: i64 = 0
    for i in range(len(s.orders)):
        if orderer(s.orders[i]) == seat:
            chance = prospects.chances[i]
            if chance >= 50:
                have += bit_of(8 * craft_of(s.orders[i]))
                total -= SPARE_GOOD * (100 - chance) // 100
            else:
                total += SPARE_GOOD * chance // 100
    if not have:
        return total
    for hold in prospects.free:
        need = hold & NEED
        if ((have | GUARDS) - need) & GUARDS == GUARDS:
            have -= need
            total += hold >> PAYS
    spare = SPARE_GOOD if s.week < s.box.weeks else SPARE_GOOD // 4
    while have:
        count = have & 255
        if count:
            total += spare + (count - 1) * spare * 2 // 3
        have >>= 8
    return total


def resources(s: Colonia, seat: i64) -> i64:
    """Pairs that make a good, along the circle of recipes, and single ones."""
    at = seat * SCREEN + RESOURCE
    held = s.screen[at] + s.screen[at + 1] + s.screen[at + 2] + s.screen[at + 3] + s.screen[at + 4]
    if s.week == s.box.weeks:
        open_market = False
        for stall in range(ALL_STALLS):
            if s.stalls[stall] > 0:
                open_market = True
        if not open_market:
            return held * LATE
    pairs = most_pairs(s, at, bound_in_circle(s, at, held) if s.box.circle else held // 2)
    singles = held - 2 * pairs
    full = 16 // s.seats + 1
    if pairs > full:
        return full * PAIR + (pairs - full) * PAIR // 2 + singles * SINGLE // 2
    return pairs * PAIR + singles * SINGLE


def bound_in_circle(s: Colonia, at: i64, held: i64) -> i64:
    """How many goods resources make along a circle of recipes: no more than half of them, nor than any three that
    together touch every recipe."""
    screen = s.screen
    a, b, c, d, e = screen[at], screen[at + 1], screen[at + 2], screen[at + 3], screen[at + 4]
    bound = min(held // 2, a + b + d)
    bound = min(bound, b + c + e)
    bound = min(bound, c + d + a)
    bound = min(bound, d + e + b)
    return min(bound, e + a + c)


def most_pairs(s: Colonia, at: i64, bound: i64) -> i64:
    """How many recipes the resources here complete, at most so many; the best of five ways around the circle."""
    best: i64 = 0
    if not bound:
        return best
    firsts, seconds = s.box.recipe_first, s.box.recipe_second
    screen = s.screen
    counts: i64 = 0  # all in one integer
    for i in range(RESOURCES):
        counts |= screen[at + i] << COUNT_BITS * i
    for start in range(CRAFTS):
        left, pairs, craft = counts, i64(0), start
        for i in range(CRAFTS + 1):  # the first recipe gets half of what it could at first, and at last what is left
            first, second = COUNT_BITS * firsts[craft], COUNT_BITS * seconds[craft]
            made = min(left >> first & COUNT_MASK, left >> second & COUNT_MASK)
            if i == 0:
                made = (made + 1) // 2
            left -= (made << first) + (made << second)
            pairs += made
            craft = craft + 1 if craft + 1 < CRAFTS else i64(0)
        best = max(best, pairs)
        if best == bound:
            break
    return best


def family(s: Colonia, seat: i64) -> i64:
    """Members at hand, the first ones dearest; cards that will still ask for some; the place in the order."""
    reserve = s.reserve(seat)
    total: i64 = 0
    members = MEMBERS
    for i in range(reserve):
        total += members[i] if i < len(members) else MORE_MEMBERS
    if s.week == s.box.weeks:
        total //= 2
    hand = s.hands >> CARDS * seat & CARDS_MASK
    cards = s.box.cards
    for i in range(CARDS):
        if hand >> i & 1:
            total -= cards[i] * CARD
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


def insured(s: Colonia, seat: i64, prospects: Prospects) -> i64:
    """A card kept on display for oneself, if its price is within reach."""
    total: i64 = 0
    if not prospects.insurers >> seat & 1:
        return total
    insurers, coin = s.insurers, prospects.coin
    for place in range(len(insurers)):
        if insurers[place] == seat:
            card = s.display[place]
            money = s.screen[seat * SCREEN + MONEY + s.box.relic_city[card]]
            if s.week < s.box.weeks and s.box.relic_price[card] <= money + 6:
                total += (s.box.relic_points[card] * POINT - s.box.relic_price[card] * coin) // 3
    return total
