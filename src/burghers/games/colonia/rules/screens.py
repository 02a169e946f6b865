"""COL-14  Information: what is behind the screens, dealt anew for somebody who cannot see it.

Without a ledger a seat is taken to know what lies open now, its own screen, and the sums that lie open with it: how
many resources are in the bag, which goods and how much money are behind all screens together, how many relic cards
are in the pile (COL-R35). All of that stays as it is. Whoever is asked something now must still have an answer, so
what his answer takes is dealt to him first.
"""

from __future__ import annotations

from burghers.games.colonia.box import (
    ARMS,
    BERTH_HOLDS,
    CITIES,
    COUNT_BITS,
    CRAFTS,
    HOLDS,
    RESOURCES,
    count_in,
)
from burghers.games.colonia.rules.loading import LoadHold
from burghers.games.colonia.rules.relics import BuyRelic
from burghers.games.colonia.rules.reliquaries import AssignRelic, PutIn
from burghers.games.colonia.rules.workshops import PlaceOrder
from burghers.games.colonia.state import GOOD, MONEY, NOBODY, RESOURCE, SCREEN, Colonia
from burghers.kernel.fate import Fate
from burghers.kernel.native import i64
from burghers.kernel.play import reseal
from burghers.kernel.step import Ask, Seat
from burghers.kernel.vectors import bit_of

STREAM = "redeal"


def redeal(s: Colonia, viewer: Seat, fate: Fate) -> Colonia:
    """COL-14.1  Secret are resources, goods, money and relics behind the other screens, and sealed answers."""
    copy = s.clone()
    if not s.ledger and s.agenda:  # COL-14.5: in the end all is revealed
        others: list[i64] = []
        for seat in range(s.seats):
            if seat != viewer:
                others.append(seat)
        deal_resources(copy, others, fate)
        deal_kinds(copy, others, GOOD, goods_for_answer(copy, viewer, fate), fate)
        deal_kinds(copy, others, MONEY, money_for_answer(copy, viewer, fate), fate)
        deal_relics(copy, others, fate)
        top = copy.agenda[-1]
        if copy.owing > 0 and isinstance(top, Ask) and top.seat != viewer:
            copy.options = top.options(copy)
    reseal(copy, viewer, fate)
    return copy


def deal_resources(s: Colonia, others: list[i64], fate: Fate) -> None:
    """Bag and screens are mixed; as many go back into the bag as were there."""
    hidden: i64 = 0
    for seat in others:
        for resource in range(RESOURCES):
            count = s.screen[seat * SCREEN + RESOURCE + resource]
            s.bag[resource] += count
            hidden += count
    top = s.agenda[-1]
    wanted: i64 = -1
    if isinstance(top, PlaceOrder) and top.seat in others:
        wanted = choose_craft(s, top.seat, fate)
    for seat in others:
        for resource in range(RESOURCES):
            s.screen[seat * SCREEN + RESOURCE + resource] = 0
    if wanted >= 0:
        assert isinstance(top, PlaceOrder)
        for resource in (s.box.recipe_first[wanted], s.box.recipe_second[wanted]):
            give_resource(s, top.seat, resource)
        hidden -= 2
    left = s.bagged()
    for _ in range(hidden):
        ticket = fate.below(left, STREAM)
        resource = 0
        while ticket >= s.bag[resource]:
            ticket -= s.bag[resource]
            resource += 1
        give_resource(s, others[fate.below(len(others), STREAM)], resource)
        left -= 1


def give_resource(s: Colonia, seat: i64, resource: i64) -> None:
    """From the bag behind a screen."""
    s.bag[resource] -= 1
    s.screen[seat * SCREEN + RESOURCE + resource] += 1


def choose_craft(s: Colonia, seat: i64, fate: Fate) -> i64:
    """A craftsman with whom this seat could place an order, by all that is known."""
    open_crafts: list[i64] = []
    for craft in range(CRAFTS):
        if s.fresh[craft] < s.reserve(seat) and s.bag[s.box.recipe_first[craft]] and s.bag[s.box.recipe_second[craft]]:
            open_crafts.append(craft)
    return open_crafts[fate.below(len(open_crafts), STREAM)]


def deal_kinds(s: Colonia, others: list[i64], first: i64, promised: list[i64], fate: Fate) -> None:
    """Goods or money: what is promised to the seat that is asked, and the rest piece by piece to anybody."""
    kinds = CITIES if first == MONEY else CRAFTS
    top = s.agenda[-1]
    for kind in range(kinds):
        total: i64 = 0
        for seat in others:
            total += s.screen[seat * SCREEN + first + kind]
            s.screen[seat * SCREEN + first + kind] = 0
        if promised:
            assert isinstance(top, Ask)
            s.screen[top.seat * SCREEN + first + kind] = promised[kind]
            total -= promised[kind]
        for _ in range(total):
            s.screen[others[fate.below(len(others), STREAM)] * SCREEN + first + kind] += 1


def held_by_others(s: Colonia, viewer: Seat, first: i64, kind: i64) -> i64:
    """How much of one kind the others hold together."""
    total: i64 = 0
    for seat in range(s.seats):
        if seat != viewer:
            total += s.screen[seat * SCREEN + first + kind]
    return total


def goods_for_answer(s: Colonia, viewer: Seat, fate: Fate) -> list[i64]:
    """The goods for some hold that the seat asked to load could load; empty when nobody else is asked that."""
    top = s.agenda[-1]
    if not isinstance(top, LoadHold) or top.seat == viewer:
        return []
    held = [held_by_others(s, viewer, GOOD, good) for good in range(CRAFTS)]
    needs: list[i64] = []
    for berth in range(len(s.berths)):
        ship = s.berths[berth]
        for hold in range(s.box.ship_holds[ship]):
            if s.cargo[berth * BERTH_HOLDS + hold] == NOBODY:
                needs.append(s.box.hold_needs[ship * HOLDS + hold])
        if s.arms and s.cargo[berth * BERTH_HOLDS + ARMS] == NOBODY:
            for good in range(CRAFTS):
                needs.append(bit_of(COUNT_BITS * good))
    feasible: list[i64] = []
    for need in needs:
        fits = True
        for good in range(CRAFTS):
            if count_in(need, good) > held[good]:
                fits = False
        if fits:
            feasible.append(need)
    chosen = feasible[fate.below(len(feasible), STREAM)]
    return [count_in(chosen, good) for good in range(CRAFTS)]


def money_for_answer(s: Colonia, viewer: Seat, fate: Fate) -> list[i64]:
    """The price of some card that the seat asked to buy could buy; empty when nobody else is asked that."""
    top = s.agenda[-1]
    if not isinstance(top, BuyRelic) or top.seat == viewer:
        return []
    feasible: list[i64] = []
    for card in s.display:
        if card >= 0 and s.box.relic_price[card] <= held_by_others(s, viewer, MONEY, s.box.relic_city[card]):
            feasible.append(card)
    chosen = feasible[fate.below(len(feasible), STREAM)]
    purse = [0] * CITIES
    purse[s.box.relic_city[chosen]] = s.box.relic_price[chosen]
    return purse


def deal_relics(s: Colonia, others: list[i64], fate: Fate) -> None:
    """Pile and screens are mixed, but a reliquary that does not lie open is in the pile."""
    hidden: list[i64] = []
    pool: list[i64] = []
    for card in range(s.box.relics):
        for seat in others:
            if s.relics[seat] >> card & 1:
                hidden.append(card)
                s.unseen_relics |= bit_of(card)
        if s.unseen_relics >> card & 1 and card != s.box.reliquaries[s.box.relic_city[card]]:
            pool.append(card)
    for seat in others:
        s.relics[seat] = 0
    count = len(hidden)
    top = s.agenda[-1]
    if isinstance(top, PutIn) and top.seat in others:
        count -= give_relic(s, pool, top.seat, pool.index(top.card))
    elif isinstance(top, AssignRelic) and top.seat in others:
        matching: list[i64] = []
        for i in range(len(pool)):
            if s.box.relic_city[pool[i]] == top.city:
                matching.append(i)
        count -= give_relic(s, pool, top.seat, matching[fate.below(len(matching), STREAM)])
    for _ in range(count):
        give_relic(s, pool, others[fate.below(len(others), STREAM)], fate.below(len(pool), STREAM))


def give_relic(s: Colonia, pool: list[i64], seat: i64, at: i64) -> i64:
    """From the pile behind a screen; one card."""
    card = pool.pop(at)
    s.unseen_relics &= ~bit_of(card)
    s.relics[seat] |= bit_of(card)
    return 1
