"""What learned bots look up once for all seats of Colonia, and a few sums of the seat at hand."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import ARMS, BERTH_HOLDS, CITIES, GUARDS, HOLDS
from burghers.games.colonia.moves import CHANGE
from burghers.games.colonia.rules.council import Tuesday
from burghers.games.colonia.rules.loading import Friday
from burghers.games.colonia.rules.market import Wednesday
from burghers.games.colonia.rules.relics import Sunday
from burghers.games.colonia.rules.sailing import Saturday
from burghers.games.colonia.rules.workshops import ExtraOrders, RollExtraOrder, RollExtraOrders, Thursday
from burghers.games.colonia.state import (
    MONEY,
    NOBODY,
    NOTHING_HERE,
    SCREEN,
    Colonia,
    craft_of,
    orderer,
)
from burghers.kernel.move import a_of, b_of, c_of, verb_of
from burghers.kernel.native import i64, mypyc_attr, vec
from burghers.kernel.step import Ask, Step
from burghers.kernel.vectors import bit_of, in_order, place_of

DAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
ORDER_DAY: Final[i64] = 3  # among DAYS
LOADING_DAY: Final[i64] = 4

# Two or three figures in one integer, so that a list of them is sorted at once.
SAILS: Final[i64] = 40  # a free hold: what it pays, whether it sails, what it needs
PAYS: Final[i64] = 41
NEED: Final[i64] = (1 << SAILS) - 1
TAKERS: Final[i64] = 6  # a card on display: its points, how many could pay for it, which it is
POINTS: Final[i64] = 9
TAKERS_MASK: Final[i64] = 7
CARD_MASK: Final[i64] = 63


@mypyc_attr(acyclic=True)
@final
class Outlook:
    """What is looked up once for all seats, and a few sums of the seat at hand."""

    def __init__(self, s: Colonia) -> None:
        seats = s.seats
        self.top: Final = s.agenda[-1] if s.agenda else None
        self.weeks: Final = s.box.weeks - s.week
        self.day: i64 = len(DAYS) - 1  # 0 is Monday
        self.turn: i64 = 0  # the place in the order of whoever is asked
        self.dice: i64 = 0
        self.purses: Final = vec[i64]([0] * (seats * CITIES))  # per seat and city, sealed exchanges made
        self.lead: Final = vec[i64]([0] * CITIES)
        self.second: Final = vec[i64]([0] * CITIES)
        self.soon = vec[i64]()  # purses with what sails this week
        self.waiting: Final = vec[i64]([0] * (seats * CITIES))  # what ships that stay will pay
        self.aboard: Final = vec[i64]([0] * seats)
        self.holds = vec[i64]()  # those that are free, best last
        self.in_reach = vec[
            i64
        ]()  # those of them that the goods of the seat at hand could fill, and how many these are
        self.reached: i64 = 0
        self.asked_for: i64 = 0  # the goods these need, those of all of them laid over each other
        self.cards = vec[i64]()  # on display, best last
        self.insured: Final = vec[i64]([0] * seats)  # points
        self.room: Final = s.sticks[:]  # fields above the stick that are free
        self.sure: Final = vec[i64]([0] * seats)  # goods to come, five counts in one integer
        self.late: Final = vec[i64]([0] * seats)
        self.sailing: i64 = 0  # what the goods last loaded would earn
        self.staying: i64 = 0
        self.spare: i64 = 0
        self.purse: Final = vec[i64]([0] * CITIES)  # what is left of it
        self.loose: Final = vec[i64]([0] * CITIES)  # its best relic of each city outside reliquaries
        self.tuesday: i64 = 0
        self.plans(s)
        self.money(s)
        self.harbour(s)
        self.display(s)
        self.workshops(s)

    def plans(self, s: Colonia) -> None:
        """What the agenda promises: the rest of the week, the dice, and whose turn it is."""
        for step in s.agenda:
            if type(step) is RollExtraOrder:
                self.dice += 1
            elif type(step) is RollExtraOrders:
                self.dice += step.dice
            elif type(step) is ExtraOrders:
                self.dice = s.box.week_dice[s.week_card]
            elif is_a_day(step):
                self.day -= 1
        if s.week_card >= 0 and self.day < ORDER_DAY:
            self.dice = s.box.week_dice[s.week_card]
        if isinstance(self.top, Ask):
            self.turn = place_of(s.order, self.top.seat)

    def money(self, s: Colonia) -> None:
        """Purses, and the two largest of each currency."""
        all_purses, lead, second = self.purses, self.lead, self.second
        for i in range(s.seats * CITIES):
            all_purses[i] = s.screen[i // CITIES * SCREEN + MONEY + i % CITIES]
        for seat in range(len(s.sealed)):
            if verb_of(s.sealed[seat]) == CHANGE:
                coins, at = a_of(s.sealed[seat]) + 1, seat * CITIES
                all_purses[at + b_of(s.sealed[seat])] -= coins
                all_purses[at + c_of(s.sealed[seat])] += coins
        for i in range(s.seats * CITIES):
            coins, city = all_purses[i], i % CITIES
            if coins > lead[city]:
                second[city] = lead[city]
                lead[city] = coins
            elif coins > second[city]:
                second[city] = coins
        self.soon = all_purses[:]

    def harbour(self, s: Colonia) -> None:
        """Free holds, and what the loaded ones will pay."""
        box, cargo, aboard = s.box, s.cargo, self.aboard
        holds = vec[i64](capacity=len(s.berths) * BERTH_HOLDS)
        for berth in range(len(s.berths)):
            ship, at = s.berths[berth], berth * BERTH_HOLDS
            sails = i64(1) if berth < s.sailing else i64(0)
            into, city = self.soon if sails else self.waiting, box.ship_city[ship]
            for hold in range(box.ship_holds[ship]):
                owner = cargo[at + hold]
                pays = box.hold_revenue[s.tariff + ship * HOLDS + hold]
                if owner != NOBODY:
                    into[owner * CITIES + city] += pays
                    aboard[owner] += 1
                elif not sails or self.day <= LOADING_DAY:
                    need = box.hold_needs[ship * HOLDS + hold]
                    holds = in_order(holds, pays << PAYS | sails << SAILS | need)
            owner = cargo[at + ARMS]
            if owner != NOBODY:
                into[owner * CITIES + city] += box.arms_revenue
                aboard[owner] += 1
        self.holds = holds
        self.in_reach = holds[:]

    def display(self, s: Colonia) -> None:
        """Cards for sale, and how many could pay for each this week."""
        box, soon = s.box, self.soon
        cards = vec[i64](capacity=len(s.display))
        display, insurers, prices, cities = s.display, s.insurers, box.relic_price, box.relic_city
        for spot in range(len(display)):
            card = display[spot]
            if card == NOTHING_HERE:
                continue
            points, price, city = box.relic_points[card], prices[card], cities[card]
            if insurers[spot] != NOBODY:
                self.insured[insurers[spot]] += points
            takers: i64 = 0
            for seat in range(s.seats):
                takers += 1 if soon[seat * CITIES + city] >= price else 0
            cards = in_order(cards, points << POINTS | takers << TAKERS | card)
        self.cards = cards

    def workshops(self, s: Colonia) -> None:
        """Orders that are sure to be served this week, and the others."""
        for order in s.orders:
            craft, seat = craft_of(order), orderer(order)
            if self.room[craft] > 0:
                self.sure[seat] += bit_of(8 * craft)
            else:
                self.late[seat] += 1
            self.room[craft] -= 1

    def reach_for(self, have: i64) -> None:
        """Look from here on only at holds that these goods could fill, if no other took them."""
        holds, in_reach = self.holds, self.in_reach
        reached = asked_for = i64(0)
        left = len(holds)
        while left:
            left -= 1
            need = holds[left] & NEED
            if ((have | GUARDS) - need) & GUARDS == GUARDS:
                in_reach[reached] = holds[left]
                reached += 1
                asked_for |= need
        self.reached, self.asked_for = reached, asked_for

    def load(self, have: i64) -> i64:
        """What these goods would earn in free holds, the dearest first; which are left over."""
        in_reach = self.in_reach
        sailing = staying = i64(0)
        for i in range(self.reached):
            hold = in_reach[i]
            need = hold & NEED
            if ((have | GUARDS) - need) & GUARDS == GUARDS:
                have -= need
                if hold >> SAILS & 1:
                    sailing += hold >> PAYS
                else:
                    staying += hold >> PAYS
        self.sailing, self.staying = sailing, staying
        return have


def is_a_day(step: Step[Colonia]) -> bool:
    """Whether this is a day of the week still to come."""
    if type(step) is Sunday or type(step) is Saturday or type(step) is Friday:
        return True
    return type(step) is Thursday or type(step) is Wednesday or type(step) is Tuesday
