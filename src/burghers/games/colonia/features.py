"""What learned bots go by: the table in figures, then every seat, already combined as a good player would count.

Cities, goods and resources are alike but for their names, so a seat is described by what its holdings come to.
"""

from __future__ import annotations

from typing import Final

from burghers.games.colonia.box import CARDS, CITIES, COUNT_BITS, COUNT_MASK, CRAFTS, Effect, size_of
from burghers.games.colonia.cards.effects import ExtraHold, MoreOrders, ShipsLeaveNow
from burghers.games.colonia.cards.giving import MembersHome
from burghers.games.colonia.hints import bound_in_circle, worth_by
from burghers.games.colonia.moves import CARD as PLAY_CARD
from burghers.games.colonia.moves import HOME, YES
from burghers.games.colonia.outlook import CARD_MASK, DAYS, POINTS, TAKERS, TAKERS_MASK, Outlook
from burghers.games.colonia.prospects import Prospects
from burghers.games.colonia.rules.finish import shrine_points, window_points
from burghers.games.colonia.rules.reliquaries import AssignRelic, PutIn
from burghers.games.colonia.rules.votes import Vote
from burghers.games.colonia.state import (
    FAMILY,
    NOTHING_HERE,
    RESOURCE,
    SCREEN,
    TUESDAY_STREET,
    Colonia,
)
from burghers.kernel.move import NOTHING, a_of, verb_of
from burghers.kernel.native import i64, vec
from burghers.kernel.sheet import Sheet
from burghers.kernel.vectors import bit_of, lowest, place_of

VERSION: Final[i64] = 4
COMMON: Final = (
    *[f"{count} players" for count in (3, 4, 5, 6)],
    *["high revenue", "over", "weeks left", "last week", *DAYS],
    *["ships sailing", "ships", "free holds", "stalls open", "resources on offer"],
    *["sure fields", "orders waiting", "dice due"],
    *[f"decrees of {day}" for day in DAYS[2:6]],
    *["cards displayed", "points displayed", "reliquaries displayed", "extra holds", "fewer members"],
)
PLACE: Final = (
    *["money", "coming", "waiting", "best purse", "ladder", "money by weeks", "windows", "window race"],
    *["points", "projected", "relics", "buyable", "best buy", "rivals for it"],
    *["reliquary gain", "empty reliquaries", "putting in", "reliquaries by weeks", "insured points"],
    *["goods", "sure goods", "late orders", "loadable sailing", "loadable staying", "loadable served"],
    *["spare goods", "goods by weeks", "next good", "next craft", "crafts wanted"],
    *["resources", "pairs", "singles", "crafts ready", "sure crafts", "pairs by weeks"],
    *["reserve", "returning", "on streets", "aboard", "members on Tuesday", "reserve by weeks"],
    *["votes", "place", "mayor", "passed", "turns until", "sealed card", "cards", "high card", "low card"],
    *["council short", "decree gain", "vote gain", "worth"],
)

DECREE_DAYS: Final[i64] = 4
FIRST_DECREE_DAY: Final[i64] = 3  # of the week, Monday being 1
STEPS: Final = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4]  # points for so many coins at the usual prices
LADDER: Final = vec[i64]([coins // 15 * 5 + STEPS[coins % 15] for coins in range(100)])
ONE_OF_EACH: Final[i64] = 0x0101010101  # goods
CLEAR_LEAD: Final[i64] = 6  # a purse further ahead than this is no safer


def features(s: Colonia, out: Sheet) -> None:
    """The table's features, then every seat's in seat order, appended to the list."""
    look, prospects = Outlook(s), Prospects(s)
    table(s, look, out)
    for seat in range(s.seats):
        windows = purses(s, look, seat, out)
        relics(s, look, seat, windows, out)
        goods(s, look, seat, out)
        resources(s, look, seat, out)
        family(s, look, seat, out)
        council(s, look, seat, out)
        out.append(worth_by(s, seat, prospects))


def table(s: Colonia, look: Outlook, out: Sheet) -> None:
    """What is the same for everybody."""
    for count in range(3, 7):
        out.append(1 if s.seats == count else 0)
    out.write(1 if s.tariff else 0, 0 if s.agenda else 1, look.weeks, 0 if look.weeks else 1)
    for day in range(len(DAYS)):
        out.append(1 if look.day == day else 0)
    stalls = offered = room = points = reliquaries = i64(0)
    for stall in s.stalls:
        if stall > 0:
            stalls += 1
            offered += size_of(stall)
    for craft in range(CRAFTS):
        room += look.room[craft] if look.room[craft] > 0 else i64(0)
    out.write(s.sailing, len(s.berths), len(look.holds), stalls, offered, room, len(s.orders), look.dice)
    decrees: i64 = 0  # counts in one integer
    for decree in s.decrees:
        decrees += bit_of(COUNT_BITS * (s.box.decree_days[decree] - FIRST_DECREE_DAY))
    for day in range(DECREE_DAYS):
        out.append(decrees >> COUNT_BITS * day & COUNT_MASK)
    for offer in look.cards:
        points += offer >> POINTS
        reliquaries += 0 if offer >> POINTS else 1
    out.write(len(look.cards), points, reliquaries, s.arms, s.fewer)


def purses(s: Colonia, look: Outlook, seat: i64, out: Sheet) -> i64:
    """Money, what it buys at the usual prices, and the race for windows; the points of the windows as they stand."""
    total = coming = waiting = best_soon = ladder = windows = race = points = i64(0)
    purses, all_soon, all_waiting, leads = look.purses, look.soon, look.waiting, look.lead
    for city in range(CITIES):
        at = seat * CITIES + city
        coins, soon, later = purses[at], all_soon[at], all_waiting[at]
        total += coins
        coming += soon - coins
        waiting += later
        best_soon = max(best_soon, soon)
        ladder += LADDER[min(soon + later, 99)]
        ahead = coins - leads[city]
        if not ahead:
            ahead = coins - look.second[city]
            if ahead and s.agenda:
                windows += 1
                points += s.box.window_points[city]
        race += CLEAR_LEAD if ahead > CLEAR_LEAD else -CLEAR_LEAD if ahead < -CLEAR_LEAD else ahead
    out.write(total, coming, waiting, best_soon, ladder, total * look.weeks, windows, race)
    return points


def relics(s: Colonia, look: Outlook, seat: i64, windows: i64, out: Sheet) -> None:
    """Points, and what the display may add: bought greedily, relics with the most points first."""
    box, top = s.box, look.top
    points = shrine_points(s, seat) + window_points(s, seat)
    count = empty = i64(0)
    best, soon = look.loose, look.purse
    for city in range(CITIES):
        best[city] = 0
        soon[city] = look.soon[seat * CITIES + city]
    cards, purse, cities, prices = look.cards, look.soon, box.relic_city, box.relic_price
    owned = s.relics[seat]
    while owned:
        card = lowest(owned)
        owned &= owned - 1
        worth, city = box.relic_points[card], cities[card]
        count += 1
        points += worth
        best[city] = max(best[city], worth)
    for city in range(CITIES):
        if s.shrines[city] == seat and s.shrines[CITIES + city] == NOTHING_HERE:
            empty |= bit_of(city)
    buyable = best_buy = rivals = reliquary = putting_in = i64(0)
    left = len(cards)
    while left:
        left -= 1
        card = cards[left] & CARD_MASK
        city, price, gain = cities[card], prices[card], cards[left] >> POINTS
        if not gain:
            gain = best[city]
            if price <= purse[seat * CITIES + city]:
                reliquary = max(reliquary, gain)
        elif empty >> city & 1:
            gain *= 2
        if price > soon[city]:
            continue
        soon[city] -= price
        buyable += gain
        if gain > best_buy:
            best_buy = gain
            rivals = (cards[left] >> TAKERS & TAKERS_MASK) - 1
    if type(top) is PutIn and top.seat == seat:
        putting_in = box.relic_points[top.card]
    elif type(top) is AssignRelic and top.seat == seat:
        putting_in = best[top.city]
    vacant = (empty & 1) + (empty >> 1 & 1) + (empty >> 2 & 1) + (empty >> 3)
    out.write(points, points + windows, count, buyable, best_buy, rivals)
    out.write(reliquary, vacant, putting_in, vacant * look.weeks, look.insured[seat])


def goods(s: Colonia, look: Outlook, seat: i64, out: Sheet) -> None:
    """Goods in hand and ordered, and what they would earn in the free holds."""
    have, sure, late = s.goods_of(seat), look.sure[seat], look.late[seat]
    look.reach_for(have + sure + ONE_OF_EACH)
    left = look.load(have)
    sailing, staying = look.sailing, look.staying
    if sure:
        left = look.load(have + sure)
    look.spare = size_of(left)
    served, total = look.sailing + look.staying, size_of(have)
    out.write(total, size_of(sure), late, sailing, staying, served, look.spare, total * look.weeks)
    one_more(s, look, seat, have + sure, served, out)


def one_more(s: Colonia, look: Outlook, seat: i64, have: i64, served: i64, out: Sheet) -> None:
    """What a single good more would earn: of any kind, and of a kind whose resources lie ready."""
    screen, at = s.screen, seat * SCREEN + RESOURCE
    any_good = ready_good = wanted = i64(0)
    for craft in range(CRAFTS):
        if not look.asked_for >> 8 * craft & COUNT_MASK:
            continue  # it would be left over
        look.load(have + bit_of(8 * craft))
        more = look.sailing + look.staying - served
        any_good = max(any_good, more)
        if more > 0 and screen[at + s.box.recipe_first[craft]] and screen[at + s.box.recipe_second[craft]]:
            ready_good = max(ready_good, more)
            wanted += 1
    out.write(any_good, ready_good, wanted)


def resources(s: Colonia, look: Outlook, seat: i64, out: Sheet) -> None:
    """Resources, and how many goods they make along the circle of recipes."""
    screen, at = s.screen, seat * SCREEN + RESOURCE
    total = screen[at] + screen[at + 1] + screen[at + 2] + screen[at + 3] + screen[at + 4]
    pairs = bound_in_circle(s, at, total)
    ready = sure = i64(0)
    first, second, room = s.box.recipe_first, s.box.recipe_second, look.room
    for craft in range(CRAFTS):
        if screen[at + first[craft]] and screen[at + second[craft]]:
            ready += 1
            sure += 1 if room[craft] > 0 else 0
    out.write(total, pairs, total - 2 * pairs, ready, sure, pairs * look.weeks)


def family(s: Colonia, look: Outlook, seat: i64, out: Sheet) -> None:
    """Members at hand, and when the others come back."""
    at, reserve = seat * FAMILY, s.reserve(seat)
    returning = away = i64(0)
    for street in range(TUESDAY_STREET, FAMILY):
        away += s.family[at + street]
        returning += s.family[at + street] if street > look.day else i64(0)
    if len(s.sealed) and verb_of(s.sealed[seat]) == HOME:
        reserve += a_of(s.sealed[seat])
        away -= a_of(s.sealed[seat])
    look.tuesday = reserve + returning if s.played else reserve
    out.write(reserve, returning, away, look.aboard[seat], look.tuesday, reserve * look.weeks)


def council(s: Colonia, look: Outlook, seat: i64, out: Sheet) -> None:
    """Votes and order of this week, the cards for the weeks to come, and the decrees of this week."""
    sealed = s.sealed[seat] if len(s.sealed) else NOTHING
    card = a_of(sealed) + 1 if verb_of(sealed) == PLAY_CARD else i64(0)
    total = high = low = vote = i64(0)
    cards = s.box.cards
    for i in range(CARDS):
        if s.hands >> CARDS * seat + i & 1 and cards[i] != card:
            high = cards[i]
            low = low or high
            total += high
    short = (card or low) - s.fewer - look.tuesday
    place, passed = place_of(s.order, seat), s.passed >> seat & 1
    turns = s.seats if passed else (place - look.turn) % s.seats
    votes = card or s.votes(seat)
    gain: i64 = 0
    for decree in s.decrees:
        gain += gain_of(s, look, seat, decree)
    if type(look.top) is Vote and sealed != NOTHING:
        vote = gain_of(s, look, seat, look.top.decree) * (votes if sealed == YES else -votes)
    out.write(votes, place, 0 if place else 1, passed, turns, card)
    out.write(total, high, low, short if short > 0 else i64(0), gain, vote)


def gain_of(s: Colonia, look: Outlook, seat: i64, decree: i64) -> i64:
    """What a decree would do for one seat more than for the others, in members, goods or coins."""
    gain: i64 = 0
    for part in s.box.decree_effects[decree]:
        gain += gain_by(s, look, seat, s.box.effects[part])
    return gain


def gain_by(s: Colonia, look: Outlook, seat: i64, part: Effect) -> i64:
    if type(part) is MembersHome:
        return min(part.members, s.family[seat * FAMILY + part.street])
    if type(part) is MoreOrders:
        first, craft = seat * SCREEN + RESOURCE, part.craft % CRAFTS
        return min(s.screen[first + s.box.recipe_first[craft]], s.screen[first + s.box.recipe_second[craft]])
    if type(part) is ShipsLeaveNow:
        coins: i64 = 0
        for city in range(CITIES):
            coins += look.waiting[seat * CITIES + city]
        return coins
    return look.spare if type(part) is ExtraHold else i64(0)
