"""What lies on the table in Bruges.

A card of a hand is its number, or the number of all cards plus its colour until its owner looks at it; OPEN marks a
face that everyone has seen. A house is one number too: the card lying face down, its resident or NOBODY, TIRED when the
resident has been activated this round, and its colour.
"""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import ARMS, COLOURS
from burghers.games.bruges.memory import BrugesMemory
from burghers.kernel.move import coded
from burghers.kernel.native import i64, mypyc_attr
from burghers.kernel.step import Seat

CARD: Final[i64] = 255  # the card itself, among the marks
OPEN: Final[i64] = 1 << 8
SPENT: Final[i64] = 1 << 9  # of a card in a hand: activated this round (BRU-R46)
RESIDENT_SHIFT: Final[i64] = 9
NOBODY: Final[i64] = 255  # the resident of an empty house
TIRED: Final[i64] = 1 << 17
SHADE_SHIFT: Final[i64] = 18
NO_COLOUR: Final[i64] = -1  # the top of a stack that is empty or not looked at

RESERVE: Final[i64] = 2  # among the stacks
TOP: Final[i64] = 3  # stacks[TOP + i] is the colour on top of stack i
MARKERS: Final[i64] = 3  # majority markers of each player
OWNER_BITS: Final[i64] = 3  # of a statue


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Bruges(BrugesMemory):
    """The piles, the dice, the statues, and every player's hand, houses, canals and goods."""

    def clone(self) -> Bruges:
        """An equal, independent state that keeps no notes."""
        copy = Bruges(self.seats, self.agenda[:])
        self.copy_to(copy)
        return copy

    def tell(self, seat: i64, what: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note what a seat did, for everyone to read; a figure too large for its blank is told as the largest."""
        if self.hearing:
            self.note(coded(what, a if a < 256 else i64(255), b if b < 256 else i64(255), c, d), seat)

    def colour_of(self, card: i64) -> i64:
        """The colour of a card, seen or not."""
        return self.box.colours[card & CARD]

    def house_of(self, card: i64) -> i64:
        """A card, with its marks, as an empty house."""
        return card & ~SPENT | NOBODY << RESIDENT_SHIFT | self.colour_of(card) << SHADE_SHIFT

    def seat_after(self, seat: i64, places: i64) -> Seat:
        """BRU-1.5  The player so many places clockwise from this one."""
        return Seat((seat + places) % self.seats)

    def die(self, colour: i64) -> i64:
        return self.dice >> 3 * colour & 7

    def worker_count(self, seat: i64) -> i64:
        total: i64 = 0
        for i in range(seat * COLOURS, (seat + 1) * COLOURS):
            total += self.workers[i]
        return total

    def threat_count(self, seat: i64) -> i64:
        """All threat markers of a player."""
        total: i64 = 0
        for i in range(seat * COLOURS, (seat + 1) * COLOURS):
            total += self.threats[i]
        return total

    def threat_supply(self, colour: i64) -> i64:
        """BRU-1.4  Markers of this colour that nobody has."""
        left = self.box.threats
        for seat in range(self.seats):
            left -= self.threats[seat * COLOURS + colour]
        return left

    def tile_count(self, seat: i64) -> i64:
        """Canal tiles of both arms."""
        return self.tiles[seat * ARMS] + self.tiles[seat * ARMS + 1]

    def person_count(self, seat: i64) -> i64:
        """Persons in the area of a player."""
        total: i64 = 0
        for house in self.houses[seat]:
            if resident_of(house) != NOBODY:
                total += 1
        return total

    def empty_colours(self, seat: i64) -> i64:
        """The colours of a player's empty houses, a bit each."""
        colours: i64 = 0
        for house in self.houses[seat]:
            if resident_of(house) == NOBODY:
                colours |= 1 << shade_of(house)
        return colours

    def statues_taken(self) -> i64:
        """How many statues have left the stack."""
        taken: i64 = 0
        while self.statues >> OWNER_BITS * taken:
            taken += 1
        return taken

    def statue_owner(self, statue: i64) -> i64:
        """Who has the statue, counted from the top of the full stack; -1 while it lies there."""
        return (self.statues >> OWNER_BITS * statue & 7) - 1

    def discarded(self, colour: i64) -> list[i64]:
        """The cards of a colour on the discard pile."""
        return [card for i, card in enumerate(self.box.suit(colour)) if self.discards[colour] >> i & 1]

    def cards_to_draw(self) -> bool:
        """Whether any card can still be drawn, from a stack or after shuffling the discards."""
        if self.stacks[0] or self.stacks[1]:
            return True
        d = self.discards
        return (d[0] | d[1] | d[2] | d[3] | d[4]) != 0

    def strength(self, seat: i64, power: i64) -> i64:
        """BRU-5.7  The figures of all persons of a player that change this, added."""
        total: i64 = 0
        if self.powers[seat] & power:
            for house in self.houses[seat]:
                resident = resident_of(house)
                if resident != NOBODY:
                    op = self.box.ops[resident]
                    if op.power & power:
                        total += op.strength_for(power)
        return total

    def whoever(self, seat: i64, power: i64) -> i64:
        """The first person of a player with this power; NOBODY without one."""
        if self.powers[seat] & power:
            for house in self.houses[seat]:
                resident = resident_of(house)
                if resident != NOBODY and self.box.ops[resident].power & power:
                    return resident
        return NOBODY


def resident_of(house: i64) -> i64:
    """Who lives in a house, or NOBODY."""
    return house >> RESIDENT_SHIFT & 255


def shade_of(house: i64) -> i64:
    return house >> SHADE_SHIFT
