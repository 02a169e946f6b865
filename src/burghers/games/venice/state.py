"""What lies on the table in Venice."""

from __future__ import annotations

from typing import Any, Final, final

from burghers.games.venice.box import Box
from burghers.games.venice.rules.grid import WORD, Words, count
from burghers.kernel.move import Move
from burghers.kernel.state import State
from burghers.kernel.step import Seat, Step

NOBODY: Final = -1
NO_CARD: Final = -1
NO_TILE: Final = -1

# The map: one layer of three words after the other.
PILLARS: Final = 0  # all pillars on the board
BARE: Final = 3  # the unbuilt ones
BUILDINGS: Final = 6  # cells that show a building
SQUARES: Final = 9  # cells that show a square
NEW: Final = 12  # pillars placed, or set free, by the action in hand
GROUP: Final = 15  # those of them that must hang together with the next one
BRIDGED: Final = 18  # canal spaces that a bridge spans
TOKENS: Final = 21  # three words for each seat

# A tile on the board is one integer: tile, site and turn.
SITE_SHIFT: Final = 6
TURN_SHIFT: Final = 14
TILE_BITS: Final = 63
SITE_BITS: Final = 255


@final
class Venice(State):
    """The lagoon with pillars, tokens and tiles; the piles; everybody's points, cards and tiles."""

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
        any_pillar: int,
        spy_looks: int,
        round: int,
        first: int,
        supply: int,
        gondola: int,
        unseen: int,
        drawn: int,
        points: list[int],
        hands: list[int],
        played: list[int],
        reserve: list[int],
        map: list[int],
        laid: list[int],
        tops: list[int],
        under: list[int],
        maybe: list[int],
    ) -> None:
        super().__init__(seats, agenda, options, offers, sealed, owing, barriers)
        self.box: Final = box
        self.any_pillar: Final = any_pillar  # 1: tokens may go on any unbuilt pillar (VEN-5.9)
        self.spy_looks: Final = spy_looks  # 1: the spy looks at the hand and chooses (VEN-9.8)
        self.round = round
        self.first = first  # the seat with the start player card, or NOBODY
        self.supply = supply  # pillars not on the board
        self.gondola = gondola  # the seat whose token it carries, or NOBODY
        self.unseen = unseen  # bag of the tiles below the tops of the piles
        self.drawn = drawn  # the card drawn in the exchange while one is owed in return, or NO_CARD
        self.points: Final = points
        self.hands: Final = hands  # per seat: cards as bits
        self.played: Final = played  # per seat: the card lying face up, or NO_CARD
        self.reserve: Final = reserve  # per seat: bag of tiles
        self.map: Final = map  # layers of three words, see above
        self.laid: Final = laid  # tiles on the board
        self.tops: Final = tops  # per shape: the open tile, or NO_TILE
        self.under: Final = under  # tiles put face up under their pile, in order
        self.maybe: Final = maybe  # per viewer and seat: the cards that may be in that hand; spectators come last

    def clone(self) -> Venice:
        """An equal, independent state that keeps no notes."""
        return Venice(
            self.seats,
            self.agenda[:],
            self.options,
            self.offers,
            self.sealed,
            self.owing,
            self.barriers,
            self.box,
            self.any_pillar,
            self.spy_looks,
            self.round,
            self.first,
            self.supply,
            self.gondola,
            self.unseen,
            self.drawn,
            self.points[:],
            self.hands[:],
            self.played[:],
            self.reserve[:],
            self.map[:],
            self.laid[:],
            self.tops[:],
            self.under[:],
            self.maybe[:],
        )

    def left_of(self, seat: int) -> Seat:
        """The next player clockwise."""
        return Seat(seat + 1 if seat + 1 < self.seats else 0)

    def layer(self, layer: int) -> Words:
        """One layer of the map."""
        m = self.map
        return (m[layer], m[layer + 1], m[layer + 2])

    def shows(self, layer: int, space: int) -> bool:
        """Whether a space is in a layer of the map."""
        return (self.map[layer + space // WORD] >> space % WORD & 1) == 1

    def mark(self, layer: int, space: int) -> None:
        """Put a space into a layer."""
        m = self.map
        at = layer + space // WORD
        m[at] = m[at] | 1 << space % WORD  # an item that is changed in place leaves the fast path

    def unmark(self, layer: int, space: int) -> None:
        """Take a space out of a layer."""
        m = self.map
        at = layer + space // WORD
        m[at] = m[at] & ~(1 << space % WORD)

    def hold(self, seat: int, card: int) -> None:
        """A card comes into a hand."""
        self.hands[seat] = self.hands[seat] | 1 << card

    def drop(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        self.hands[seat] = self.hands[seat] & ~(1 << card)

    def wipe(self, layer: int) -> None:
        """Take every space out of a layer."""
        m = self.map
        m[layer] = 0
        m[layer + 1] = 0
        m[layer + 2] = 0

    def with_tokens(self) -> Words:
        """The pillars that bear a token of anybody."""
        m = self.map
        a, b, c = 0, 0, 0
        for at in range(TOKENS, TOKENS + 3 * self.seats, 3):
            a |= m[at]
            b |= m[at + 1]
            c |= m[at + 2]
        return (a, b, c)

    def token_owner(self, space: int) -> int:
        """Whose token is on this pillar; NOBODY when there is none."""
        word, bit = space // WORD, space % WORD
        for seat in range(self.seats):
            if self.map[TOKENS + 3 * seat + word] >> bit & 1:
                return seat
        return NOBODY

    def spare(self, seat: int) -> int:
        """VEN-1.7  How many tokens a player has in reserve."""
        at = TOKENS + 3 * seat
        m = self.map
        out = count(m[at]) + count(m[at + 1]) + count(m[at + 2])
        return self.box.tokens - out - (1 if self.gondola == seat else 0)
