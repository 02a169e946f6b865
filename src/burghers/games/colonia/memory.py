"""The memory of Colonia, made from fields.py by ``tool.py regenerate``: do not edit."""

from __future__ import annotations

from burghers.games.colonia.box import Box
from burghers.games.colonia.fields import FIELDS
from burghers.kernel.fields import Field
from burghers.kernel.native import append, extend, i64, mypyc_attr, vec
from burghers.kernel.state import State
from burghers.kernel.vectors import bit_of


@mypyc_attr(acyclic=True)
class ColoniaMemory(State):
    """What lies on the table."""

    box: Box  # the printing
    ledger: i64  # 1 when all holdings lie open
    tariff: i64  # where in hold_revenue the revenues of this table begin
    mayor_after: i64  # 1: on a tie the mayor decides after the vote (COL-6.4)
    week: i64  # from 1 on; 0 before the first
    week_card: i64  # -1 before the first
    sailing: i64  # berths above the harbour stick
    passed: i64  # bit per seat that has passed in the present step
    hands: i64  # per seat CARDS bits: the family cards left
    played: i64  # per seat PLAYED_BITS bits: the value of the card of this week, 0 before Tuesday
    zero: i64  # bit per seat whose card lies face down
    fewer: i64  # members the council asks less next Tuesday
    dice: i64  # extra orders rolled besides those of the week card
    arms: i64  # 1 while every ship has one more hold
    unseen_weeks: i64  # bit per card
    unseen_decrees: i64  # bit per card
    unseen_ships: i64  # bit per card
    sailed: i64  # the ship discard
    unseen_relics: i64  # bit per card
    swept: i64  # the relic discard
    windows: i64  # per city PLAYED_BITS bits: the seat that got the window, plus 1
    order: vec[i64]  # of the week, mayor first
    family: vec[i64]  # FAMILY counts of members
    screen: vec[i64]  # SCREEN counts: resources, goods, money
    bag: vec[i64]  # per resource
    stalls: vec[i64]  # what a stall offers, five counts; negative with members on it, see trader
    sticks: vec[i64]  # per craftsman: order fields above the stick
    fresh: vec[i64]  # per craftsman: orders placed this week
    orders: vec[i64]  # all orders waiting, first come first: craftsman + seat * 8 + members * 64
    decrees: vec[i64]  # still to be voted on this week, left to right
    berths: vec[i64]  # ships, berth I first
    cargo: vec[i64]  # per berth BERTH_HOLDS seats whose member stands in the hold, or NOBODY
    display: vec[i64]  # relic cards by place, or NOTHING_HERE
    insurers: vec[i64]  # by place: the seat whose member lies on the card, or NOBODY
    relics: vec[i64]  # bits of the relics behind the screen
    standing: vec[i64]  # decrees adopted this week that wait for something; replaced
    spent: vec[i64]  # limits used up (COL-R45), see kernel/limits.py; replaced, never changed
    shrines: vec[i64]  # per city the owner of the reliquary; then per city the relic in it

    def fields(self) -> tuple[Field, ...]:
        """What lies on the table, as declared."""
        return FIELDS

    def lay(self, box: Box, ledger: i64, tariff: i64, mayor_after: i64) -> None:
        """Lay the table for a new game."""
        seats = self.seats
        self.box = box
        self.ledger = ledger
        self.tariff = tariff
        self.mayor_after = mayor_after
        self.week = 0
        self.week_card = -1
        self.sailing = 0
        self.passed = 0
        self.hands = bit_of(6 * seats) - 1
        self.played = 0
        self.zero = 0
        self.fewer = 0
        self.dice = 0
        self.arms = 0
        self.unseen_weeks = box.all_weeks
        self.unseen_decrees = box.all_decrees
        self.unseen_ships = box.all_ships
        self.sailed = 0
        self.unseen_relics = box.all_relics
        self.swept = 0
        self.windows = 0
        self.order = vec[i64](list(range(seats)))
        self.family = vec[i64]([0] * (seats * 6))
        self.screen = vec[i64]([0] * (seats * 14))
        self.bag = vec[i64]([box.resources] * 5)
        self.stalls = vec[i64]([0] * 9)
        self.sticks = vec[i64]([0] * 5)
        self.fresh = vec[i64]([0] * 5)
        self.orders = vec[i64]()
        self.decrees = vec[i64]()
        self.berths = vec[i64]()
        self.cargo = vec[i64]([-1] * 20)
        self.display = vec[i64]([-1] * 12)
        self.insurers = vec[i64]([-1] * 12)
        self.relics = vec[i64]([0] * seats)
        self.standing = vec[i64]()
        self.spent = vec[i64]()
        self.shrines = vec[i64]([-1] * 8)

    def copy_to(self, other: ColoniaMemory) -> None:
        """Lay the same things on the table of another state."""
        other.stands_as(self)
        other.box = self.box
        other.ledger = self.ledger
        other.tariff = self.tariff
        other.mayor_after = self.mayor_after
        other.week = self.week
        other.week_card = self.week_card
        other.sailing = self.sailing
        other.passed = self.passed
        other.hands = self.hands
        other.played = self.played
        other.zero = self.zero
        other.fewer = self.fewer
        other.dice = self.dice
        other.arms = self.arms
        other.unseen_weeks = self.unseen_weeks
        other.unseen_decrees = self.unseen_decrees
        other.unseen_ships = self.unseen_ships
        other.sailed = self.sailed
        other.unseen_relics = self.unseen_relics
        other.swept = self.swept
        other.windows = self.windows
        other.order = self.order[:]
        other.family = self.family[:]
        other.screen = self.screen[:]
        other.bag = self.bag[:]
        other.stalls = self.stalls[:]
        other.sticks = self.sticks[:]
        other.fresh = self.fresh[:]
        other.orders = self.orders[:]
        other.decrees = self.decrees[:]
        other.berths = self.berths[:]
        other.cargo = self.cargo[:]
        other.display = self.display[:]
        other.insurers = self.insurers[:]
        other.relics = self.relics[:]
        other.standing = self.standing
        other.spent = self.spent
        other.shrines = self.shrines[:]

    def numbers(self) -> vec[i64]:
        """Everything on the table as numbers, in the order of the declaration."""
        out = vec[i64]()
        out = append(out, self.ledger)
        out = append(out, self.tariff)
        out = append(out, self.mayor_after)
        out = append(out, self.week)
        out = append(out, self.week_card)
        out = append(out, self.sailing)
        out = append(out, self.passed)
        out = append(out, self.hands)
        out = append(out, self.played)
        out = append(out, self.zero)
        out = append(out, self.fewer)
        out = append(out, self.dice)
        out = append(out, self.arms)
        out = append(out, self.unseen_weeks)
        out = append(out, self.unseen_decrees)
        out = append(out, self.unseen_ships)
        out = append(out, self.sailed)
        out = append(out, self.unseen_relics)
        out = append(out, self.swept)
        out = append(out, self.windows)
        out = append(out, len(self.order))
        out = extend(out, self.order)
        out = extend(out, self.family)
        out = extend(out, self.screen)
        out = extend(out, self.bag)
        out = extend(out, self.stalls)
        out = extend(out, self.sticks)
        out = extend(out, self.fresh)
        out = append(out, len(self.orders))
        out = extend(out, self.orders)
        out = append(out, len(self.decrees))
        out = extend(out, self.decrees)
        out = append(out, len(self.berths))
        out = extend(out, self.berths)
        out = extend(out, self.cargo)
        out = extend(out, self.display)
        out = extend(out, self.insurers)
        out = extend(out, self.relics)
        out = append(out, len(self.standing))
        out = extend(out, self.standing)
        out = append(out, len(self.spent))
        out = extend(out, self.spent)
        return extend(out, self.shrines)

    def restore(self, box: Box, numbers: vec[i64]) -> None:
        """Lay the table from its numbers."""
        seats = self.seats
        self.box = box
        at: i64 = 0
        self.ledger = numbers[at]
        at += 1
        self.tariff = numbers[at]
        at += 1
        self.mayor_after = numbers[at]
        at += 1
        self.week = numbers[at]
        at += 1
        self.week_card = numbers[at]
        at += 1
        self.sailing = numbers[at]
        at += 1
        self.passed = numbers[at]
        at += 1
        self.hands = numbers[at]
        at += 1
        self.played = numbers[at]
        at += 1
        self.zero = numbers[at]
        at += 1
        self.fewer = numbers[at]
        at += 1
        self.dice = numbers[at]
        at += 1
        self.arms = numbers[at]
        at += 1
        self.unseen_weeks = numbers[at]
        at += 1
        self.unseen_decrees = numbers[at]
        at += 1
        self.unseen_ships = numbers[at]
        at += 1
        self.sailed = numbers[at]
        at += 1
        self.unseen_relics = numbers[at]
        at += 1
        self.swept = numbers[at]
        at += 1
        self.windows = numbers[at]
        at += 1
        self.order = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.family = numbers[at : at + seats * 6]
        at += seats * 6
        self.screen = numbers[at : at + seats * 14]
        at += seats * 14
        self.bag = numbers[at : at + 5]
        at += 5
        self.stalls = numbers[at : at + 9]
        at += 9
        self.sticks = numbers[at : at + 5]
        at += 5
        self.fresh = numbers[at : at + 5]
        at += 5
        self.orders = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.decrees = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.berths = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.cargo = numbers[at : at + 20]
        at += 20
        self.display = numbers[at : at + 12]
        at += 12
        self.insurers = numbers[at : at + 12]
        at += 12
        self.relics = numbers[at : at + seats]
        at += seats
        self.standing = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.spent = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.shrines = numbers[at : at + 8]
        at += 8
