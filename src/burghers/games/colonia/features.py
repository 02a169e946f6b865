"""What learned bots go by: the table in figures, then every seat, already combined as a good player would count.

Cities, goods and resources are alike but for their names, so a seat is described by what its holdings come to, never
by which city or good they are of.
"""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import ARMS, BERTH_HOLDS, CARDS, CITIES, CRAFTS, GUARDS, HOLDS, WEEKS, size_of
from burghers.games.colonia.cards.decrees import ExtraHold, MembersHome, MoreOrders, ShipsLeaveNow
from burghers.games.colonia.hints import worth
from burghers.games.colonia.moves import CARD as PLAY_CARD
from burghers.games.colonia.moves import CHANGE, HOME, YES
from burghers.games.colonia.rules.council import Tuesday
from burghers.games.colonia.rules.finish import shrine_points, window_points
from burghers.games.colonia.rules.loading import Friday
from burghers.games.colonia.rules.market import Wednesday
from burghers.games.colonia.rules.relics import Sunday
from burghers.games.colonia.rules.reliquaries import AssignRelic, PutIn
from burghers.games.colonia.rules.sailing import Saturday
from burghers.games.colonia.rules.votes import Vote
from burghers.games.colonia.rules.workshops import ExtraOrders, RollExtraOrder, Thursday
from burghers.games.colonia.state import (
    FAMILY,
    MONEY,
    NOBODY,
    NOTHING_HERE,
    RESOURCE,
    SCREEN,
    TUESDAY_STREET,
    Colonia,
    craft_of,
    orderer,
)
from burghers.kernel.move import NOTHING, a_of, b_of, c_of, verb_of
from burghers.kernel.step import Ask, Seat

VERSION: Final = 4
DAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
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

ORDER_DAY: Final = 3  # among DAYS
LOADING_DAY: Final = 4
STEPS: Final = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4]  # points for so many coins at the usual prices
LADDER: Final = [coins // 15 * 5 + STEPS[coins % 15] for coins in range(100)]
CLEAR_LEAD: Final = 6  # a purse further ahead than this is no safer

# Two or three figures in one integer, so that a list of them is sorted at once.
SAILS: Final = 40  # a free hold: what it pays, whether it sails, what it needs
PAYS: Final = 41
NEED: Final = (1 << SAILS) - 1
TAKERS: Final = 6  # a card on display: its points, how many could pay for it, which it is
POINTS: Final = 9
TAKERS_MASK: Final = 7
CARD_MASK: Final = 63


def features(s: Colonia, out: list[int]) -> None:
    """The table's features, then every seat's in seat order, appended to the list."""
    look = Outlook(s)
    table(s, look, out)
    for seat in range(s.seats):
        windows = purses(s, look, seat, out)
        relics(s, look, seat, windows, out)
        goods(s, look, seat, out)
        resources(s, look, seat, out)
        family(s, look, seat, out)
        council(s, look, seat, out)
        out.append(worth(s, Seat(seat)))


@final
class Outlook:
    """What is looked up once for all seats, and a few sums of the seat at hand."""

    def __init__(self, s: Colonia) -> None:
        seats = s.seats
        self.top: Final = s.agenda[-1] if s.agenda else None
        self.weeks: Final = WEEKS - s.week
        self.day = len(DAYS) - 1  # 0 is Monday
        self.turn = 0  # the place in the order of whoever is asked
        self.dice = 0
        self.purses: Final[list[int]] = []  # per seat and city, sealed exchanges made
        self.lead: Final = [0] * CITIES
        self.second: Final = [0] * CITIES
        self.soon: Final[list[int]] = []  # purses with what sails this week
        self.waiting: Final = [0] * (seats * CITIES)  # what ships that stay will pay
        self.aboard: Final = [0] * seats
        self.holds: Final[list[int]] = []  # those that are free, best last
        self.cards: Final[list[int]] = []  # on display, best last
        self.insured: Final = [0] * seats  # points
        self.room: Final = s.sticks[:]  # fields above the stick that are free
        self.sure: Final = [0] * seats  # goods to come, five counts in one integer
        self.late: Final = [0] * seats
        self.sailing = 0  # what the goods last loaded would earn
        self.staying = 0
        self.spare = 0
        self.tuesday = 0
        self.plans(s)
        self.money(s)
        self.harbour(s)
        self.display(s)
        self.workshops(s)

    def plans(self, s: Colonia) -> None:
        """What the agenda promises: the rest of the week, the dice, and whose turn it is."""
        for step in s.agenda:
            if isinstance(step, (Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday)):
                self.day -= 1
            elif isinstance(step, RollExtraOrder):
                self.dice += 1
            elif isinstance(step, ExtraOrders):
                self.dice = s.box.week_dice[s.week_card]
        if s.week_card >= 0 and self.day < ORDER_DAY:
            self.dice = s.box.week_dice[s.week_card]
        if isinstance(self.top, Ask):
            self.turn = s.order.index(self.top.seat)

    def money(self, s: Colonia) -> None:
        """Purses, and the two largest of each currency."""
        all_purses, lead, second = self.purses, self.lead, self.second
        for seat in range(s.seats):
            purses = s.screen[seat * SCREEN + MONEY : seat * SCREEN + MONEY + CITIES]
            if s.sealed and verb_of(s.sealed[seat]) == CHANGE:
                coins = a_of(s.sealed[seat]) + 1
                purses[b_of(s.sealed[seat])] -= coins
                purses[c_of(s.sealed[seat])] += coins
            for city in range(CITIES):
                coins = purses[city]
                all_purses.append(coins)
                if coins > lead[city]:
                    second[city] = lead[city]
                    lead[city] = coins
                elif coins > second[city]:
                    second[city] = coins
        self.soon.extend(all_purses)

    def harbour(self, s: Colonia) -> None:
        """Free holds, and what the loaded ones will pay."""
        box, cargo, holds, aboard = s.box, s.cargo, self.holds, self.aboard
        for berth in range(len(s.berths)):
            ship, at = s.berths[berth], berth * BERTH_HOLDS
            sails = 1 if berth < s.sailing else 0
            into, city = self.soon if sails else self.waiting, box.ship_city[ship]
            for hold in range(box.ship_holds[ship]):
                owner = cargo[at + hold]
                pays = box.hold_revenue[s.tariff + ship * HOLDS + hold]
                if owner != NOBODY:
                    into[owner * CITIES + city] += pays
                    aboard[owner] += 1
                elif not sails or self.day <= LOADING_DAY:
                    holds.append(pays << PAYS | sails << SAILS | box.hold_needs[ship * HOLDS + hold])
            owner = cargo[at + ARMS]
            if owner != NOBODY:
                into[owner * CITIES + city] += box.arms_revenue
                aboard[owner] += 1
        holds.sort()

    def display(self, s: Colonia) -> None:
        """Cards for sale, and how many could pay for each this week."""
        box, soon = s.box, self.soon
        for spot in range(len(s.display)):
            card = s.display[spot]
            if card == NOTHING_HERE:
                continue
            points, price = box.relic_points[card], box.relic_price[card]
            if s.insurers[spot] != NOBODY:
                self.insured[s.insurers[spot]] += points
            takers = 0
            for seat in range(s.seats):
                takers += 1 if soon[seat * CITIES + box.relic_city[card]] >= price else 0
            self.cards.append(points << POINTS | takers << TAKERS | card)
        self.cards.sort()

    def workshops(self, s: Colonia) -> None:
        """Orders that are sure to be served this week, and the others."""
        for order in s.orders:
            craft, seat = craft_of(order), orderer(order)
            if self.room[craft] > 0:
                self.sure[seat] += 1 << 8 * craft
            else:
                self.late[seat] += 1
            self.room[craft] -= 1

    def load(self, have: int) -> int:
        """What these goods would earn in free holds, the dearest first; how many are left over."""
        holds = self.holds
        sailing = staying = 0
        for i in range(len(holds) - 1, -1, -1):
            need = holds[i] & NEED
            if ((have | GUARDS) - need) & GUARDS == GUARDS:
                have -= need
                if holds[i] >> SAILS & 1:
                    sailing += holds[i] >> PAYS
                else:
                    staying += holds[i] >> PAYS
        self.sailing, self.staying = sailing, staying
        return size_of(have)


def table(s: Colonia, look: Outlook, out: list[int]) -> None:
    """What is the same for everybody."""
    for count in range(3, 7):
        out.append(1 if s.seats == count else 0)
    out += [1 if s.tariff else 0, 0 if s.agenda else 1, look.weeks, 0 if look.weeks else 1]
    for day in range(len(DAYS)):
        out.append(1 if look.day == day else 0)
    stalls = offered = room = points = reliquaries = 0
    for stall in s.stalls:
        if stall > 0:
            stalls += 1
            offered += size_of(stall)
    for craft in range(CRAFTS):
        room += look.room[craft] if look.room[craft] > 0 else 0
    out += [s.sailing, len(s.berths), len(look.holds), stalls, offered, room, len(s.orders), look.dice, 0, 0, 0, 0]
    for decree in s.decrees:
        out[s.box.decree_days[decree] - len(DAYS)] += 1
    for offer in look.cards:
        points += offer >> POINTS
        reliquaries += 0 if offer >> POINTS else 1
    out += [len(look.cards), points, reliquaries, s.arms, s.fewer]


def purses(s: Colonia, look: Outlook, seat: int, out: list[int]) -> int:
    """Money, what it buys at the usual prices, and the race for windows; the points of the windows as they stand."""
    total = coming = waiting = best_soon = ladder = windows = race = points = 0
    for city in range(CITIES):
        at = seat * CITIES + city
        coins, soon, later = look.purses[at], look.soon[at], look.waiting[at]
        total += coins
        coming += soon - coins
        waiting += later
        best_soon = max(best_soon, soon)
        ladder += LADDER[min(soon + later, 99)]
        ahead = coins - look.lead[city]
        if not ahead:
            ahead = coins - look.second[city]
            if ahead and s.agenda:
                windows += 1
                points += s.box.window_points[city]
        race += CLEAR_LEAD if ahead > CLEAR_LEAD else -CLEAR_LEAD if ahead < -CLEAR_LEAD else ahead
    out += [total, coming, waiting, best_soon, ladder, total * look.weeks, windows, race]
    return points


def relics(s: Colonia, look: Outlook, seat: int, windows: int, out: list[int]) -> None:
    """Points, and what the display may add: bought greedily, relics with the most points first."""
    box, top = s.box, look.top
    points = shrine_points(s, seat) + window_points(s, seat)
    count = card = empty = 0
    best = [0, 0, 0, 0]  # loose relic of each city
    owned = s.relics[seat]
    while owned:
        if owned & 1:
            worth, city = box.relic_points[card], box.relic_city[card]
            count += 1
            points += worth
            best[city] = max(best[city], worth)
        owned >>= 1
        card += 1
    for city in range(CITIES):
        if s.shrines[city] == seat and s.shrines[CITIES + city] == NOTHING_HERE:
            empty |= 1 << city
    soon = look.soon[seat * CITIES : seat * CITIES + CITIES]
    buyable = best_buy = rivals = reliquary = putting_in = 0
    for i in range(len(look.cards) - 1, -1, -1):
        card = look.cards[i] & CARD_MASK
        city, price, gain = box.relic_city[card], box.relic_price[card], look.cards[i] >> POINTS
        if not gain:
            gain = best[city]
            if price <= look.soon[seat * CITIES + city]:
                reliquary = max(reliquary, gain)
        elif empty >> city & 1:
            gain *= 2
        if price > soon[city]:
            continue
        soon[city] -= price
        buyable += gain
        if gain > best_buy:
            best_buy = gain
            rivals = (look.cards[i] >> TAKERS & TAKERS_MASK) - 1
    if isinstance(top, PutIn) and top.seat == seat:
        putting_in = box.relic_points[top.card]
    elif isinstance(top, AssignRelic) and top.seat == seat:
        putting_in = best[top.city]
    vacant = (empty & 1) + (empty >> 1 & 1) + (empty >> 2 & 1) + (empty >> 3)
    out += [points, points + windows, count, buyable, best_buy, rivals]
    out += [reliquary, vacant, putting_in, vacant * look.weeks, look.insured[seat]]


def goods(s: Colonia, look: Outlook, seat: int, out: list[int]) -> None:
    """Goods in hand and ordered, and what they would earn in the free holds."""
    have, sure, late = s.goods_of(seat), look.sure[seat], look.late[seat]
    look.spare = look.load(have)
    sailing, staying = look.sailing, look.staying
    if sure:
        look.spare = look.load(have + sure)
    served, total = look.sailing + look.staying, size_of(have)
    out += [total, size_of(sure), late, sailing, staying, served, look.spare, total * look.weeks]
    one_more(s, look, seat, have + sure, served, out)


def one_more(s: Colonia, look: Outlook, seat: int, have: int, served: int, out: list[int]) -> None:
    """What a single good more would earn: of any kind, and of a kind whose resources lie ready."""
    at = seat * SCREEN + RESOURCE
    any_good = ready_good = wanted = 0
    for craft in range(CRAFTS):
        look.load(have + (1 << 8 * craft))
        more = look.sailing + look.staying - served
        any_good = max(any_good, more)
        if more > 0 and s.screen[at + s.box.recipe_first[craft]] and s.screen[at + s.box.recipe_second[craft]]:
            ready_good = max(ready_good, more)
            wanted += 1
    out += [any_good, ready_good, wanted]


def resources(s: Colonia, look: Outlook, seat: int, out: list[int]) -> None:
    """Resources, and how many goods they make along the circle of recipes: no more than half of them, nor than any
    three resources that together touch every recipe."""
    screen, at = s.screen, seat * SCREEN + RESOURCE
    a, b, c, d, e = screen[at], screen[at + 1], screen[at + 2], screen[at + 3], screen[at + 4]
    total = a + b + c + d + e
    pairs = min(total // 2, a + b + d, b + c + e, c + d + a, d + e + b, e + a + c)
    ready = sure = 0
    for craft in range(CRAFTS):
        if screen[at + s.box.recipe_first[craft]] and screen[at + s.box.recipe_second[craft]]:
            ready += 1
            sure += 1 if look.room[craft] > 0 else 0
    out += [total, pairs, total - 2 * pairs, ready, sure, pairs * look.weeks]


def family(s: Colonia, look: Outlook, seat: int, out: list[int]) -> None:
    """Members at hand, and when the others come back."""
    at, reserve, returning, away = seat * FAMILY, s.reserve(seat), 0, 0
    for street in range(TUESDAY_STREET, FAMILY):
        away += s.family[at + street]
        returning += s.family[at + street] if street > look.day else 0
    if s.sealed and verb_of(s.sealed[seat]) == HOME:
        reserve += a_of(s.sealed[seat])
        away -= a_of(s.sealed[seat])
    look.tuesday = reserve + returning if s.played else reserve
    out += [reserve, returning, away, look.aboard[seat], look.tuesday, reserve * look.weeks]


def council(s: Colonia, look: Outlook, seat: int, out: list[int]) -> None:
    """Votes and order of this week, the cards for the weeks to come, and the decrees of this week."""
    sealed = s.sealed[seat] if s.sealed else NOTHING
    card = a_of(sealed) + 1 if verb_of(sealed) == PLAY_CARD else 0
    total = high = low = gain = vote = 0
    for i in range(CARDS):
        if s.hands >> CARDS * seat + i & 1 and s.box.cards[i] != card:
            high = s.box.cards[i]
            low = low or high
            total += high
    short = (card or low) - s.fewer - look.tuesday
    place, passed = s.order.index(seat), s.passed >> seat & 1
    turns = s.seats if passed else (place - look.turn) % s.seats
    votes = card or s.votes(seat)
    for decree in s.decrees:
        gain += gain_of(s, look, seat, decree)
    if isinstance(look.top, Vote) and sealed != NOTHING:
        vote = gain_of(s, look, seat, look.top.decree) * (votes if sealed == YES else -votes)
    out += [votes, place, 0 if place else 1, passed, turns, card, total, high, low]
    out += [short if short > 0 else 0, gain, vote]


def gain_of(s: Colonia, look: Outlook, seat: int, decree: int) -> int:
    """What a decree would do for one seat more than for the others, in members, goods or coins."""
    rule, at = s.box.decrees[decree], seat * CITIES
    if isinstance(rule, MembersHome):
        return min(rule.most, s.family[seat * FAMILY + rule.street])
    if isinstance(rule, MoreOrders):
        first = seat * SCREEN + RESOURCE
        return min(s.screen[first + s.box.recipe_first[rule.craft]], s.screen[first + s.box.recipe_second[rule.craft]])
    if isinstance(rule, ShipsLeaveNow):
        return look.waiting[at] + look.waiting[at + 1] + look.waiting[at + 2] + look.waiting[at + 3]
    return look.spare if isinstance(rule, ExtraHold) else 0
