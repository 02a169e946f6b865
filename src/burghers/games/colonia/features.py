"""What learned bots go by: the table in figures, then every seat, already combined as a good player would count.

Cities, goods and resources are alike but for their names, so a seat is described by what its holdings come to, never
by which city or good they are of.
"""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import (
    ARMS,
    BERTH_HOLDS,
    CARDS,
    CITIES,
    CRAFTS,
    GUARDS,
    HOLDS,
    RESOURCES,
    WEDNESDAY,
    WEEKS,
    size_of,
)
from burghers.games.colonia.cards.decrees import ExtraHold, MembersHome, MoreOrders, ShipsLeaveNow
from burghers.games.colonia.hints import CARD, COIN, LAST_COIN, PAIR, POINT, SINGLE, SPARE_GOOD
from burghers.games.colonia.moves import CARD as PLAY_CARD
from burghers.games.colonia.moves import CHANGE, HOME, YES
from burghers.games.colonia.rules.bag import ChooseGood, DrawToScreen, RollForGood
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
    CARDS_MASK,
    FAMILY,
    FRIDAY_STREET,
    GOOD,
    MONEY,
    NOBODY,
    NOTHING_HERE,
    PLAYED_BITS,
    PLAYED_MASK,
    RESERVE,
    RESOURCE,
    SCREEN,
    TOWN_HALL,
    Colonia,
    craft_of,
    order_members,
    orderer,
    trader,
    traders,
)
from burghers.kernel.move import NOTHING, a_of, b_of, c_of, verb_of
from burghers.kernel.step import Ask

VERSION: Final = 1

DAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
COMMON: Final = (
    *[f"{count} players" for count in (3, 4, 5, 6)],
    *["high revenue", "over", "weeks left", "last week"],
    *DAYS,
    *["ships sailing", "ships", "holds sailing", "holds staying", "revenue sailing", "revenue staying"],
    *["stalls open", "resources on offer", "largest stall"],
    *["sure fields", "orders waiting", "fresh orders", "dice due"],
    *[f"decrees of {day}" for day in DAYS[2:6]],
    *["cards displayed", "points displayed", "reliquaries displayed", "cards insured"],
    *["extra holds", "fewer members", "seats passed", "bag"],
)
PLACE: Final = (
    *["money", "purse 1", "purse 2", "purse 3", "purse 4", "coming", "waiting", "best purse soon", "ladder"],
    *["windows", "window race", "money by weeks"],
    *["points", "projected", "relics", "buyable now", "buyable soon", "best now", "best soon", "rivals for best"],
    *["reliquary gain", "empty reliquaries", "putting in", "reliquaries by weeks", "insured", "insured points"],
    *["goods", "kinds of goods", "sure goods", "late orders", "rolls"],
    *["loadable sailing", "loadable staying", "loadable served", "spare goods", "goods by weeks"],
    *["resources", "pairs", "singles", "crafts ready", "sure crafts", "draws", "pairs by weeks"],
    *["reserve", "returning", "on streets", "aboard", "on orders", "trading", "members on Tuesday", "reserve by weeks"],
    *["votes", "place", "mayor", "passed", "turns until", "sealed card", "cards", "high card", "low card"],
    *["council short", "decree gain", "vote gain", "estate"],
)

# The points so many coins buy at the usual prices of relics.
LADDER: Final = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5]
FULL_PURSE: Final = 15
MEMBER: Final = 4
AHEAD: Final = 12  # a place in the order of the week
FIRM: Final = 90  # per cent: what goods in hand and ships in port are sure to earn
AT_HAND: Final = 60  # per cent: a relic that could be bought on the coming Sunday
ORDER_DAY: Final = 3  # among DAYS
LOADING_DAY: Final = 4
CLEAR_LEAD: Final = 6  # a purse further ahead than this is no safer


def features(s: Colonia, out: list[int]) -> None:
    """The table's features, then every seat's in seat order, appended to the list."""
    look = Outlook(s)
    table(s, look, out)
    for seat in range(s.seats):
        place(s, look, seat, out)


@final
class Outlook:
    """What is looked up once for all seats."""

    def __init__(self, s: Colonia) -> None:
        seats = s.seats
        self.top: Final = s.agenda[-1] if s.agenda else None
        self.weeks: Final = WEEKS - s.week
        self.day = len(DAYS) - 1  # 0 is Monday
        self.dice = 0
        self.rolls: Final = [0] * seats
        self.draws: Final = [0] * seats
        self.purses: Final = [0] * (seats * CITIES)  # as they are, sealed exchanges made
        self.soon: Final = [0] * (seats * CITIES)  # with what sails this week
        self.waiting: Final = [0] * (seats * CITIES)  # what ships that stay will pay
        self.aboard: Final = [0] * seats
        self.needs: Final[list[int]] = []  # of the free holds, large ones first
        self.pays: Final[list[int]] = []
        self.sails: Final[list[int]] = []
        self.arms = 0  # extra holds that are free
        self.loaded_sailing = 0  # by the last call of load
        self.loaded_staying = 0
        self.lead: Final = [0] * CITIES
        self.second: Final = [0] * CITIES
        self.leader: Final = [NOBODY] * CITIES
        self.cards: Final[list[int]] = []  # on display, most points first
        self.takers: Final[list[int]] = []  # seats that could pay for them this week
        self.insured: Final = [0] * seats
        self.insured_points: Final = [0] * seats
        self.sure: Final = [0] * seats  # goods to come, five counts in one integer
        self.late: Final = [0] * seats
        self.on_orders: Final = [0] * seats
        self.room: Final = s.sticks[:]  # fields above the stick that are free
        self.trading: Final = [0] * seats
        self.coin: Final = LAST_COIN if not self.weeks and not s.berths else COIN[s.week]
        self.turn = 0  # the place in the order of whoever is asked
        if isinstance(self.top, Ask):
            while s.order[self.turn] != self.top.seat:
                self.turn += 1
        self.spare = 0  # goods of the seat at hand without a hold
        self.tuesday = 0  # its members for the council
        self.estate = 0  # of the seat at hand, in hundredths of a point
        self.plans(s)
        self.harbour(s)
        self.money(s)
        self.display(s)
        for order in s.orders:
            craft, seat = craft_of(order), orderer(order)
            self.on_orders[seat] += order_members(order)
            if self.room[craft] > 0:
                self.sure[seat] += 1 << 8 * craft
            else:
                self.late[seat] += 1
            self.room[craft] -= 1
        for stall in s.stalls:
            if stall < 0:
                self.trading[trader(stall)] += traders(stall)

    def plans(self, s: Colonia) -> None:
        """What the agenda promises: the rest of the week, dice, and what single seats are about to get."""
        dice = s.box.week_dice[s.week_card] if s.week_card >= 0 else 0
        for step in s.agenda:
            if isinstance(step, Thursday):
                self.day -= 1
                self.dice = dice
            elif isinstance(step, (Tuesday, Wednesday, Friday, Saturday, Sunday)):
                self.day -= 1
            elif isinstance(step, ExtraOrders):
                self.dice = dice
            elif isinstance(step, RollExtraOrder):
                self.dice += 1
            elif isinstance(step, DrawToScreen):
                self.draws[step.seat] += 1
            elif isinstance(step, (RollForGood, ChooseGood)):
                self.rolls[step.seat] += 1

    def harbour(self, s: Colonia) -> None:
        """Free holds, and what the loaded ones will pay."""
        box = s.box
        for berth in range(len(s.berths)):
            ship = s.berths[berth]
            at = berth * BERTH_HOLDS
            sails = 1 if berth < s.sailing else 0
            into = self.soon if sails else self.waiting
            city = box.ship_city[ship]
            for hold in range(box.ship_holds[ship]):
                owner = s.cargo[at + hold]
                pays = box.hold_revenue[s.tariff + ship * HOLDS + hold]
                if owner == NOBODY:
                    if not sails or self.day <= LOADING_DAY:
                        self.free_hold(box.hold_needs[ship * HOLDS + hold], pays, sails)
                else:
                    into[owner * CITIES + city] += pays
                    self.aboard[owner] += 1
            owner = s.cargo[at + ARMS]
            if owner != NOBODY:
                into[owner * CITIES + city] += box.arms_revenue
                self.aboard[owner] += 1
            elif s.arms:
                self.arms += 1

    def free_hold(self, need: int, pays: int, sails: int) -> None:
        """Behind those that pay more; among equals those that sail first come first."""
        at = len(self.pays)
        while at and self.pays[at - 1] < pays:
            at -= 1
        self.needs.insert(at, need)
        self.pays.insert(at, pays)
        self.sails.insert(at, sails)

    def load(self, s: Colonia, have: int) -> int:
        """What these goods would earn in free holds, the dearest first; how many are left over."""
        self.loaded_sailing = self.loaded_staying = 0
        for i in range(len(self.needs)):
            if ((have | GUARDS) - self.needs[i]) & GUARDS == GUARDS:
                have -= self.needs[i]
                if self.sails[i]:
                    self.loaded_sailing += self.pays[i]
                else:
                    self.loaded_staying += self.pays[i]
        left = size_of(have)
        extra = left if left < self.arms else self.arms
        self.loaded_sailing += extra * s.box.arms_revenue
        return left - extra

    def money(self, s: Colonia) -> None:
        """Purses, and who leads in each currency."""
        sealed = s.sealed
        for seat in range(s.seats):
            at = seat * CITIES
            for city in range(CITIES):
                self.purses[at + city] = s.screen[seat * SCREEN + MONEY + city]
            if sealed and sealed[seat] != NOTHING and verb_of(sealed[seat]) == CHANGE:
                coins = a_of(sealed[seat]) + 1
                self.purses[at + b_of(sealed[seat])] -= coins
                self.purses[at + c_of(sealed[seat])] += coins
            for city in range(CITIES):
                coins = self.purses[at + city]
                self.soon[at + city] += coins
                if coins > self.lead[city]:
                    self.second[city] = self.lead[city]
                    self.lead[city] = coins
                    self.leader[city] = seat
                elif coins > self.second[city]:
                    self.second[city] = coins

    def display(self, s: Colonia) -> None:
        """Cards for sale, most points first, and how many could pay for each."""
        points = s.box.relic_points
        for spot in range(len(s.display)):
            card = s.display[spot]
            if card == NOTHING_HERE:
                continue
            owner = s.insurers[spot]
            if owner != NOBODY:
                self.insured[owner] += 1
                self.insured_points[owner] += points[card]
            takers = 0
            price = s.box.relic_price[card]
            for at in range(s.box.relic_city[card], s.seats * CITIES, CITIES):
                if self.soon[at] >= price:
                    takers += 1
            at = len(self.cards)
            while at and points[self.cards[at - 1]] < points[card]:
                at -= 1
            self.cards.insert(at, card)
            self.takers.insert(at, takers)


def table(s: Colonia, look: Outlook, out: list[int]) -> None:
    """What is the same for everybody."""
    for count in range(3, 7):
        out.append(1 if s.seats == count else 0)
    out += [1 if s.tariff else 0, 0 if s.agenda else 1, WEEKS - s.week, 1 if s.week == WEEKS else 0]
    for day in range(len(DAYS)):
        out.append(1 if look.day == day else 0)
    sailing = sailing_pays = staying_pays = 0
    for i in range(len(look.pays)):
        if look.sails[i]:
            sailing += 1
            sailing_pays += look.pays[i]
        else:
            staying_pays += look.pays[i]
    out += [s.sailing, len(s.berths), sailing, len(look.pays) - sailing, sailing_pays, staying_pays]
    stalls = resources = largest = 0
    for stall in s.stalls:
        if stall > 0:
            size = size_of(stall)
            stalls += 1
            resources += size
            largest = max(largest, size)
    room = fresh = bag = 0
    for craft in range(CRAFTS):
        if look.room[craft] > 0:
            room += look.room[craft]
        fresh += s.fresh[craft]
        bag += s.bag[craft]
    out += [stalls, resources, largest, room, len(s.orders), fresh, look.dice, 0, 0, 0, 0]
    for decree in s.decrees:
        out[s.box.decree_days[decree] - WEDNESDAY - 4] += 1
    points = reliquaries = insured = passed = 0
    for card in look.cards:
        points += s.box.relic_points[card]
        if card == s.box.reliquaries[s.box.relic_city[card]]:
            reliquaries += 1
    for seat in range(s.seats):
        insured += look.insured[seat]
        passed += s.passed >> seat & 1
    out += [len(look.cards), points, reliquaries, insured, s.arms, s.fewer, passed, bag]


def place(s: Colonia, look: Outlook, seat: int, out: list[int]) -> None:
    """What one seat has, and what it may come to."""
    look.estate = 0
    windows = purses(s, look, seat, out)
    relics(s, look, seat, windows, out)
    goods(s, look, seat, out)
    resources(s, look, seat, out)
    family(s, look, seat, out)
    council(s, look, seat, out)
    out.append(look.estate // 10)


def purses(s: Colonia, look: Outlook, seat: int, out: list[int]) -> int:
    """Money by size of purse, and the race for windows; the points of the windows as they stand."""
    first = second = third = fourth = total = 0
    coming = waiting = best_soon = ladder = windows = race = points = 0
    for city in range(CITIES):
        at = seat * CITIES + city
        coins = look.purses[at]
        soon = look.soon[at]
        total += coins
        coming += soon - coins
        waiting += look.waiting[at]
        best_soon = max(best_soon, soon)
        all_in = soon + look.waiting[at]
        while all_in > FULL_PURSE:
            ladder += LADDER[FULL_PURSE]
            all_in -= FULL_PURSE
        ladder += LADDER[all_in]
        ahead = coins - (look.second[city] if look.leader[city] == seat else look.lead[city])
        if ahead > 0:
            windows += 1
            points += s.box.window_points[city]
        race += CLEAR_LEAD if ahead > CLEAR_LEAD else -CLEAR_LEAD if ahead < -CLEAR_LEAD else ahead
        if coins > first:
            first, second, third, fourth = coins, first, second, third
        elif coins > second:
            second, third, fourth = coins, second, third
        elif coins > third:
            third, fourth = coins, third
        else:
            fourth = coins
    out += [total, first, second, third, fourth, coming, waiting, best_soon, ladder]
    out += [windows, race, total * look.weeks]
    look.estate += (total + coming + waiting * FIRM // 100) * look.coin
    return points if s.agenda else 0


def relics(s: Colonia, look: Outlook, seat: int, windows: int, out: list[int]) -> None:
    """Points, and what the display may add: bought greedily, relics with the most points first."""
    box = s.box
    loose = count = 0
    best = [0, 0, 0, 0]
    owned = s.relics[seat]
    card = 0
    while owned:
        if owned & 1:
            count += 1
            loose += box.relic_points[card]
            best[box.relic_city[card]] = max(best[box.relic_city[card]], box.relic_points[card])
        owned >>= 1
        card += 1
    points = loose + shrine_points(s, seat) + window_points(s, seat)
    empty = 0
    for city in range(CITIES):
        if s.shrines[city] == seat and s.shrines[CITIES + city] == NOTHING_HERE:
            empty += 1
    now = look.purses[seat * CITIES : seat * CITIES + CITIES]
    soon = look.soon[seat * CITIES : seat * CITIES + CITIES]
    buyable_now = buyable_soon = best_now = best_soon = rivals = reliquary = 0
    for i in range(len(look.cards)):
        card = look.cards[i]
        city, price = box.relic_city[card], box.relic_price[card]
        if price > soon[city]:
            continue
        gain = box.relic_points[card]
        if card == box.reliquaries[city]:
            gain = best[city]
            reliquary = max(reliquary, gain)
        elif empty and s.shrines[city] == seat and s.shrines[CITIES + city] == NOTHING_HERE:
            gain *= 2
        soon[city] -= price
        buyable_soon += gain
        if gain > best_soon:
            best_soon = gain
            rivals = look.takers[i] - 1
        look.estate += (gain * POINT - price * look.coin) * AT_HAND // 100
        if price <= now[city]:
            now[city] -= price
            buyable_now += gain
            best_now = max(best_now, gain)
    putting_in = 0
    top = look.top
    if isinstance(top, PutIn):
        if top.seat == seat:
            putting_in = box.relic_points[top.card]
    elif isinstance(top, AssignRelic) and top.seat == seat:
        putting_in = best[top.city]
    look.estate += (points + putting_in) * POINT
    out += [points, points + windows, count, buyable_now, buyable_soon, best_now, best_soon, rivals]
    out += [reliquary, empty, putting_in, empty * look.weeks, look.insured[seat], look.insured_points[seat]]


def goods(s: Colonia, look: Outlook, seat: int, out: list[int]) -> None:
    """Goods in hand and ordered, and what they would earn in the free holds."""
    have = s.goods_of(seat)
    sure = look.sure[seat]
    left = look.load(s, have)
    sailing, staying = look.loaded_sailing, look.loaded_staying
    served = sailing + staying
    if sure:
        left = look.load(s, have + sure)
        served = look.loaded_sailing + look.loaded_staying
    kinds = 0
    at = seat * SCREEN + GOOD
    for good in range(CRAFTS):
        if s.screen[at + good]:
            kinds += 1
    total, to_come = size_of(have), size_of(sure)
    out += [total, kinds, to_come, look.late[seat], look.rolls[seat]]
    out += [sailing, staying, served, left, total * look.weeks]
    look.spare = left
    look.estate += served * look.coin * FIRM // 100
    if look.weeks:
        look.estate += (left + look.late[seat]) * SPARE_GOOD


def resources(s: Colonia, look: Outlook, seat: int, out: list[int]) -> None:
    """Resources, and the goods they make along the circle of recipes."""
    at = seat * SCREEN + RESOURCE
    screen = s.screen
    total = 0
    for resource in range(RESOURCES):
        total += screen[at + resource]
    pairs = total // 2
    for i in range(RESOURCES):  # any three that touch every recipe are a bound, too
        bound = screen[at + i] + screen[at + (i + 1) % RESOURCES] + screen[at + (i + 3) % RESOURCES]
        pairs = min(pairs, bound)
    ready = sure = 0
    for craft in range(CRAFTS):
        if screen[at + s.box.recipe_first[craft]] and screen[at + s.box.recipe_second[craft]]:
            ready += 1
            if look.room[craft] > 0:
                sure += 1
    out += [total, pairs, total - 2 * pairs, ready, sure, look.draws[seat], pairs * look.weeks]
    if look.weeks or look.day <= ORDER_DAY:
        look.estate += pairs * PAIR + (total - 2 * pairs) * SINGLE


def family(s: Colonia, look: Outlook, seat: int, out: list[int]) -> None:
    """Members at hand, and when the others come back."""
    at = seat * FAMILY
    reserve = s.family[at + RESERVE]
    returning = away = 0
    for street in range(TOWN_HALL, FRIDAY_STREET + 1):
        away += s.family[at + street]
        if street > look.day and street > TOWN_HALL:
            returning += s.family[at + street]
    if s.sealed and s.sealed[seat] != NOTHING and verb_of(s.sealed[seat]) == HOME:
        reserve += a_of(s.sealed[seat])
        away -= a_of(s.sealed[seat])
    tuesday = reserve + returning if s.played >> PLAYED_BITS * seat & PLAYED_MASK else reserve
    out += [reserve, returning, away, look.aboard[seat], look.on_orders[seat], look.trading[seat]]
    out += [tuesday, reserve * look.weeks]
    look.tuesday = tuesday
    if look.weeks:
        look.estate += reserve * MEMBER


def council(s: Colonia, look: Outlook, seat: int, out: list[int]) -> None:
    """Votes and order of this week, the cards for the weeks to come, and the decrees of this week."""
    sealed = yes = 0
    if s.sealed and s.sealed[seat] != NOTHING:
        if verb_of(s.sealed[seat]) == PLAY_CARD:
            sealed = a_of(s.sealed[seat]) + 1
        elif isinstance(look.top, Vote):
            yes = 1 if s.sealed[seat] == YES else -1
    total = high = low = 0
    hand = s.hands >> CARDS * seat & CARDS_MASK
    for i in range(CARDS):
        if hand >> i & 1 and s.box.cards[i] != sealed:
            high = s.box.cards[i]
            low = low or high
            total += high
    asks = (sealed or low) - s.fewer - look.tuesday
    at = 0
    while s.order[at] != seat:
        at += 1
    turns = 0
    turn = look.turn
    while s.order[turn] != seat:
        if not s.passed >> s.order[turn] & 1:
            turns += 1
        turn = turn + 1 if turn + 1 < s.seats else 0
    passed = s.passed >> seat & 1
    votes = sealed or s.votes(seat)
    out += [votes, at, 0 if at else 1, passed, s.seats if passed else turns, sealed, total, high, low]
    gain = 0
    for decree in s.decrees:
        gain += gain_of(s, look, seat, decree)
    vote = 0
    if yes and isinstance(look.top, Vote):
        vote = gain_of(s, look, seat, look.top.decree) * votes * yes
    out += [asks if asks > 0 else 0, gain, vote]
    look.estate += (s.seats - at) * AHEAD - total * CARD


def gain_of(s: Colonia, look: Outlook, seat: int, decree: int) -> int:
    """What a decree would do for one seat more than for the others, in coins or members."""
    rule = s.box.decrees[decree]
    if isinstance(rule, MembersHome):
        there = s.family[seat * FAMILY + rule.street]
        return there if there < rule.most else rule.most
    if isinstance(rule, MoreOrders):
        at = seat * SCREEN + RESOURCE
        one = s.screen[at + s.box.recipe_first[rule.craft]]
        other = s.screen[at + s.box.recipe_second[rule.craft]]
        return one if one < other else other
    if isinstance(rule, ExtraHold):
        return look.spare
    if isinstance(rule, ShipsLeaveNow):
        at = seat * CITIES
        return look.waiting[at] + look.waiting[at + 1] + look.waiting[at + 2] + look.waiting[at + 3]
    return 0
