"""What lies on the table in Colonia."""

from __future__ import annotations

from typing import Any, Final, final

from burghers.games.colonia.box import CARDS, Box
from burghers.kernel.move import Move
from burghers.kernel.state import State
from burghers.kernel.step import Seat, Step

NOBODY: Final = -1
NOTHING_HERE: Final = -1  # a free place of the display, or an empty reliquary

# Where a player's members lie, but for stalls, order fields, ships and relic cards.
RESERVE: Final = 0
TOWN_HALL: Final = 1
TUESDAY_STREET: Final = 2
WEDNESDAY_STREET: Final = 3
THURSDAY_STREET: Final = 4
FRIDAY_STREET: Final = 5
FAMILY: Final = 6

# What a player keeps behind the screen.
RESOURCE: Final = 0
GOOD: Final = 5
MONEY: Final = 10
SCREEN: Final = 14

PLAYED_BITS: Final = 4
PLAYED_MASK: Final = 15
CARDS_MASK: Final = (1 << CARDS) - 1


@final
class Colonia(State):
    """The city in one week: members and what they are busy with, and what the players keep behind their screens."""

    def __init__(
        self,
        seats: int,
        agenda: list[Step[Any]],
        options: list[Move],
        offers: list[list[Move]],
        sealed: list[Move],
        owing: int,
        barriers: int,
        box: Box,
        ledger: int,
        tariff: int,
        week: int,
        week_card: int,
        sailing: int,
        passed: int,
        hands: int,
        played: int,
        zero: int,
        fewer: int,
        arms: int,
        unseen_weeks: int,
        unseen_decrees: int,
        unseen_ships: int,
        sailed: int,
        unseen_relics: int,
        swept: int,
        windows: int,
        order: list[int],
        family: list[int],
        screen: list[int],
        bag: list[int],
        stalls: list[int],
        sticks: list[int],
        fresh: list[int],
        orders: list[int],
        decrees: list[int],
        berths: list[int],
        cargo: list[int],
        display: list[int],
        insurers: list[int],
        relics: list[int],
        shrines: list[int],
    ) -> None:
        super().__init__(seats, agenda, options, offers, sealed, owing, barriers)
        self.box: Final = box
        self.ledger: Final = ledger  # 1 when all holdings lie open
        self.tariff: Final = tariff  # where in hold_revenue the revenues of this table begin
        self.week = week  # 1 to 6; 0 before the first
        self.week_card = week_card  # -1 before the first
        self.sailing = sailing  # berths above the harbour stick
        self.passed = passed  # bit per seat that has passed in the present step
        self.hands = hands  # per seat CARDS bits: the family cards left
        self.played = played  # per seat PLAYED_BITS bits: the value of the card of this week, 0 before Tuesday
        self.zero = zero  # bit per seat whose card lies face down
        self.fewer = fewer  # members the council asks less next Tuesday
        self.arms = arms  # 1 while every ship has one more hold
        self.unseen_weeks = unseen_weeks  # bit per card
        self.unseen_decrees = unseen_decrees
        self.unseen_ships = unseen_ships
        self.sailed = sailed  # the ship discard
        self.unseen_relics = unseen_relics
        self.swept = swept  # the relic discard
        self.windows = windows  # per city PLAYED_BITS bits: the seat that got the window, plus 1
        self.order: Final = order  # of the week, mayor first
        self.family: Final = family  # FAMILY counts of members per seat
        self.screen: Final = screen  # SCREEN counts per seat: resources, goods, money
        self.bag: Final = bag  # per resource
        self.stalls: Final = stalls  # what a stall offers, five counts; negative with members on it, see trader
        self.sticks: Final = sticks  # per craftsman: order fields above the stick
        self.fresh: Final = fresh  # per craftsman: orders placed this week
        self.orders: Final = orders  # all orders waiting, first come first: craftsman + seat * 8 + members * 64
        self.decrees: Final = decrees  # still to be voted on this week, left to right
        self.berths: Final = berths  # ships, berth I first
        self.cargo: Final = cargo  # per berth BERTH_HOLDS seats whose member stands in the hold, or NOBODY
        self.display: Final = display  # relic cards by place, or NOTHING_HERE
        self.insurers: Final = insurers  # by place: the seat whose member lies on the card, or NOBODY
        self.relics: Final = relics  # per seat: bits of the relics behind the screen
        self.shrines: Final = shrines  # per city the owner of the reliquary; then per city the relic in it

    def clone(self) -> Colonia:
        """An equal, independent state that keeps no notes."""
        return Colonia(
            self.seats,
            self.agenda[:],
            self.options,
            self.offers,
            self.sealed,
            self.owing,
            self.barriers,
            self.box,
            self.ledger,
            self.tariff,
            self.week,
            self.week_card,
            self.sailing,
            self.passed,
            self.hands,
            self.played,
            self.zero,
            self.fewer,
            self.arms,
            self.unseen_weeks,
            self.unseen_decrees,
            self.unseen_ships,
            self.sailed,
            self.unseen_relics,
            self.swept,
            self.windows,
            self.order[:],
            self.family[:],
            self.screen[:],
            self.bag[:],
            self.stalls[:],
            self.sticks[:],
            self.fresh[:],
            self.orders[:],
            self.decrees[:],
            self.berths[:],
            self.cargo[:],
            self.display[:],
            self.insurers[:],
            self.relics[:],
            self.shrines[:],
        )

    def mayor(self) -> Seat:
        """COL-5.6  The first player of the week."""
        return Seat(self.order[0])

    def votes(self, seat: int) -> int:
        """COL-5.3  The value of the card played this week; nothing when it lies face down."""
        return 0 if self.zero >> seat & 1 else self.played >> PLAYED_BITS * seat & PLAYED_MASK

    def reserve(self, seat: int) -> int:
        """The members lying in front of their owner."""
        return self.family[seat * FAMILY + RESERVE]

    def bagged(self) -> int:
        """How many resources are in the bag."""
        total = 0
        for count in self.bag:
            total += count
        return total

    def goods_of(self, seat: int) -> int:
        """A player's goods, five counts in one integer."""
        at = seat * SCREEN + GOOD
        screen = self.screen
        return screen[at] | screen[at + 1] << 8 | screen[at + 2] << 16 | screen[at + 3] << 24 | screen[at + 4] << 32


def trader(stall: int) -> int:
    """The seat whose members are on a stall; NOBODY before it is bought."""
    return -stall - 1 & 7 if stall < 0 else NOBODY


def traders(stall: int) -> int:
    """How many members are on a stall."""
    return -stall - 1 >> 3 if stall < 0 else 0


def sold(seat: int, members: int) -> int:
    """A stall with members on it."""
    return -1 - (seat | members << 3)


def craft_of(order: int) -> int:
    """The craftsman of an order."""
    return order & 7


def orderer(order: int) -> int:
    """The seat that placed an order."""
    return order >> 3 & 7


def order_members(order: int) -> int:
    """The members on an order field."""
    return order >> 6


def an_order(craft: int, seat: int, members: int) -> int:
    """An order waiting to be served."""
    return craft | seat << 3 | members << 6
