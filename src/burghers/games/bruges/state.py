"""What lies on the table in Bruges.

A card of a hand is its number, or UNSEEN plus its colour until its owner looks at it; OPEN marks a face that everyone
has seen. A house is one number too: the card lying face down, its resident or NOBODY, TIRED when the resident has been
activated this round, and its colour.
"""

from __future__ import annotations

from typing import Any, Final, final

from burghers.games.bruges.box import ARMS, COLOURS, SUIT, Box
from burghers.kernel.move import Move, coded
from burghers.kernel.state import State
from burghers.kernel.step import Seat, Step

CARD: Final = 255  # the card itself, among the marks
UNSEEN: Final = 165
OPEN: Final = 1 << 8
RESIDENT_SHIFT: Final = 9
NOBODY: Final = 255  # the resident of an empty house
TIRED: Final = 1 << 17
SHADE_SHIFT: Final = 18
NO_CARDS: Final = [0] * COLOURS  # an empty discard pile
NO_COLOUR: Final = -1  # the top of a stack that is empty or not looked at

RESERVE: Final = 2  # among the stacks
TOP: Final = 3  # stacks[TOP + i] is the colour on top of stack i
MARKERS: Final = 3  # majority markers of each player
OWNER_BITS: Final = 3  # of a statue


@final
class Bruges(State):
    """The piles, the dice, the statues, and every player's hand, houses, canals and goods."""

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
        round: int,
        phase: int,
        last: int,
        first: int,
        dice: int,
        turned: int,
        finished: int,
        statues: int,
        points: list[int],
        guilders: list[int],
        steps: list[int],
        workers: list[int],
        threats: list[int],
        tiles: list[int],
        powers: list[int],
        hands: list[list[int]],
        houses: list[list[int]],
        stacks: list[int],
        backs: list[int],
        unseen: list[list[Move]],
        discards: list[int],
    ) -> None:
        super().__init__(seats, agenda, options, offers, sealed, owing, barriers)
        self.box: Final = box
        self.round = round
        self.phase = phase  # 1 to 4
        self.last = last  # the round that will be the last; 0 until it is known
        self.first = first  # the seat with the banner
        self.dice = dice  # three bits for each colour
        self.turned = turned  # majority markers turned to colour: bit seat * MARKERS + kind
        self.finished = finished  # arms completed at some time: bit seat * ARMS + arm
        self.statues = statues  # owner + 1 of each statue in the order of the stack, OWNER_BITS each
        self.points: Final = points
        self.guilders: Final = guilders
        self.steps: Final = steps  # of the reputation, 0 for the town hall
        self.workers: Final = workers  # per seat COLOURS counts
        self.threats: Final = threats  # per seat COLOURS counts
        self.tiles: Final = tiles  # per seat, tiles of the left and of the right arm
        self.powers: Final = powers  # per seat: what the persons of the area hear of and change
        self.hands: Final = hands  # per seat; a hand is replaced, never changed
        self.houses: Final = houses  # per seat, in the order of building; replaced, never changed
        self.stacks: Final = stacks  # heights of the two stacks and of the reserve, then the colours on top
        self.backs: Final = backs  # per colour: cards whose back nobody has seen, in the stacks and the reserve
        self.unseen: Final = unseen  # per colour: cards whose face nobody has seen, as looks; replaced, never changed
        self.discards: Final = discards  # per colour a bit for each card, by its place in the colour

    def clone(self) -> Bruges:
        """An equal, independent state that keeps no notes."""
        return Bruges(
            self.seats,
            self.agenda[:],
            self.options,
            self.offers,
            self.sealed,
            self.owing,
            self.barriers,
            self.box,
            self.round,
            self.phase,
            self.last,
            self.first,
            self.dice,
            self.turned,
            self.finished,
            self.statues,
            self.points[:],
            self.guilders[:],
            self.steps[:],
            self.workers[:],
            self.threats[:],
            self.tiles[:],
            self.powers[:],
            self.hands[:],
            self.houses[:],
            self.stacks[:],
            self.backs[:],
            self.unseen[:],
            self.discards[:],
        )

    def tell(self, seat: int, what: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Note what a seat did, for everyone to read; a figure too large for its blank is told as the largest."""
        if self.hearing:
            self.note(coded(what, a if a < 256 else 255, b if b < 256 else 255, c if c < 256 else 255), seat)

    def seat_after(self, seat: int, places: int) -> Seat:
        """BRU-1.5  The player so many places clockwise from this one."""
        return Seat((seat + places) % self.seats)

    def die(self, colour: int) -> int:
        """What the die of this colour shows."""
        return self.dice >> 3 * colour & 7

    def worker_count(self, seat: int) -> int:
        """All workers of a player."""
        total = 0
        for i in range(seat * COLOURS, (seat + 1) * COLOURS):
            total += self.workers[i]
        return total

    def threat_count(self, seat: int) -> int:
        """All threat markers of a player."""
        total = 0
        for i in range(seat * COLOURS, (seat + 1) * COLOURS):
            total += self.threats[i]
        return total

    def threat_supply(self, colour: int) -> int:
        """BRU-1.4  Markers of this colour that nobody has."""
        left = self.box.threats
        for seat in range(self.seats):
            left -= self.threats[seat * COLOURS + colour]
        return left

    def tile_count(self, seat: int) -> int:
        """Canal tiles of both arms."""
        return self.tiles[seat * ARMS] + self.tiles[seat * ARMS + 1]

    def person_count(self, seat: int) -> int:
        """Persons in the area of a player."""
        total = 0
        for house in self.houses[seat]:
            if resident_of(house) != NOBODY:
                total += 1
        return total

    def empty_colours(self, seat: int) -> int:
        """The colours of a player's empty houses, a bit each."""
        colours = 0
        for house in self.houses[seat]:
            if resident_of(house) == NOBODY:
                colours |= 1 << shade_of(house)
        return colours

    def statues_taken(self) -> int:
        """How many statues have left the stack."""
        taken = 0
        while self.statues >> OWNER_BITS * taken:
            taken += 1
        return taken

    def statue_owner(self, statue: int) -> int:
        """Who has the statue, counted from the top of the full stack; -1 while it lies there."""
        return (self.statues >> OWNER_BITS * statue & 7) - 1

    def cards_to_draw(self) -> bool:
        """Whether any card can still be drawn, from a stack or after shuffling the discards."""
        if self.stacks[0] or self.stacks[1]:
            return True
        return self.discards != NO_CARDS

    def strength(self, seat: int, power: int) -> int:
        """BRU-5.7  The figures of all persons of a player that change this, added."""
        total = 0
        if self.powers[seat] & power:
            for house in self.houses[seat]:
                resident = resident_of(house)
                if resident != NOBODY:
                    op = self.box.ops[resident]
                    if op.power == power:
                        total += op.strength
        return total

    def whoever(self, seat: int, power: int) -> int:
        """The first person of a player with this power; NOBODY without one."""
        if self.powers[seat] & power:
            for house in self.houses[seat]:
                resident = resident_of(house)
                if resident != NOBODY and self.box.ops[resident].power == power:
                    return resident
        return NOBODY


def resident_of(house: int) -> int:
    """Who lives in a house, or NOBODY."""
    return house >> RESIDENT_SHIFT & 255


def shade_of(house: int) -> int:
    """The colour of a house."""
    return house >> SHADE_SHIFT


def colour_of(card: int) -> int:
    """The colour of a card, seen or not."""
    number = card & CARD
    return number - UNSEEN if number >= UNSEEN else number // SUIT


def house_of(card: int) -> int:
    """A card, with its marks, as an empty house."""
    return card | NOBODY << RESIDENT_SHIFT | colour_of(card) << SHADE_SHIFT
