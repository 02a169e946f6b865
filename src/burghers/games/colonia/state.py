"""What lies on the table in Colonia."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import CARDS
from burghers.games.colonia.memory import ColoniaMemory
from burghers.kernel.native import i64, mypyc_attr
from burghers.kernel.step import Seat

NOBODY: Final[i64] = -1
NOTHING_HERE: Final[i64] = -1  # a free place of the display, or an empty reliquary

# Where a player's members lie, but for stalls, order fields, ships and relic cards.
RESERVE: Final[i64] = 0
TOWN_HALL: Final[i64] = 1
TUESDAY_STREET: Final[i64] = 2
WEDNESDAY_STREET: Final[i64] = 3
THURSDAY_STREET: Final[i64] = 4
FRIDAY_STREET: Final[i64] = 5
FAMILY: Final[i64] = 6

# What a player keeps behind the screen.
RESOURCE: Final[i64] = 0
GOOD: Final[i64] = 5
MONEY: Final[i64] = 10
SCREEN: Final[i64] = 14

PLAYED_BITS: Final[i64] = 4
PLAYED_MASK: Final[i64] = 15
CARDS_MASK: Final[i64] = (1 << CARDS) - 1


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Colonia(ColoniaMemory):
    """The city in one week: members and what they are busy with, and what the players keep behind their screens."""

    def clone(self) -> Colonia:
        """An equal, independent state that keeps no notes."""
        copy = Colonia(self.seats, self.agenda[:])
        self.copy_to(copy)
        return copy

    def mayor(self) -> Seat:
        """COL-5.6  The first player of the week."""
        return Seat(self.order[0])

    def votes(self, seat: i64) -> i64:
        """COL-5.3  The value of the card played this week; nothing when it lies face down."""
        return i64(0) if self.zero >> seat & 1 else self.played >> PLAYED_BITS * seat & PLAYED_MASK

    def reserve(self, seat: i64) -> i64:
        """The members lying in front of their owner."""
        return self.family[seat * FAMILY + RESERVE]

    def bagged(self) -> i64:
        """How many resources are in the bag."""
        total: i64 = 0
        for count in self.bag:
            total += count
        return total

    def goods_of(self, seat: i64) -> i64:
        """A player's goods, five counts in one integer."""
        at = seat * SCREEN + GOOD
        screen = self.screen
        return screen[at] | screen[at + 1] << 8 | screen[at + 2] << 16 | screen[at + 3] << 24 | screen[at + 4] << 32


def trader(stall: i64) -> i64:
    """The seat whose members are on a stall; NOBODY before it is bought."""
    return -stall - 1 & 7 if stall < 0 else NOBODY


def traders(stall: i64) -> i64:
    """How many members are on a stall."""
    return -stall - 1 >> 3 if stall < 0 else i64(0)


def sold(seat: i64, members: i64) -> i64:
    """A stall with members on it."""
    return -1 - (seat | members << 3)


def craft_of(order: i64) -> i64:
    return order & 7


def orderer(order: i64) -> i64:
    """The seat that placed an order."""
    return order >> 3 & 7


def order_members(order: i64) -> i64:
    return order >> 6


def an_order(craft: i64, seat: i64, members: i64) -> i64:
    """An order waiting to be served."""
    return craft | seat << 3 | members << 6
