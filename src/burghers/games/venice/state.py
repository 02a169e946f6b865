"""What lies on the table in Venice."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.memory import VeniceMemory
from burghers.games.venice.rules.grid import WORD, Words
from burghers.kernel.native import i64, mypyc_attr
from burghers.kernel.step import Seat
from burghers.kernel.vectors import bit_of, count

NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1
NO_TILE: Final[i64] = -1

# The map: one layer of three words after the other.
PILLARS: Final[i64] = 0  # all pillars on the board
BARE: Final[i64] = 3  # the unbuilt ones
BUILDINGS: Final[i64] = 6  # cells that show a building
SQUARES: Final[i64] = 9  # cells that show a square
NEW: Final[i64] = 12  # pillars placed, or set free, by the action in hand
GROUP: Final[i64] = 15  # those of them that must hang together with the next one
BRIDGED: Final[i64] = 18  # canal spaces that a bridge spans
TOKENS: Final[i64] = 21  # three words for each seat

# A tile on the board is one integer: tile, site and turn.
SITE_SHIFT: Final[i64] = 6
TURN_SHIFT: Final[i64] = 14
TILE_BITS: Final[i64] = 63
SITE_BITS: Final[i64] = 255


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Venice(VeniceMemory):
    """The lagoon with pillars, tokens and tiles; the piles; everybody's points, cards and tiles."""

    def clone(self) -> Venice:
        """An equal, independent state that keeps no notes."""
        copy = Venice(self.seats, self.agenda[:])
        self.copy_to(copy)
        return copy

    def left_of(self, seat: i64) -> Seat:
        """The next player clockwise."""
        return Seat(seat + 1 if seat + 1 < self.seats else i64(0))

    def layer(self, layer: i64) -> Words:
        """One layer of the map."""
        m = self.map
        return (m[layer], m[layer + 1], m[layer + 2])

    def shows(self, layer: i64, space: i64) -> bool:
        """Whether a space is in a layer of the map."""
        return (self.map[layer + space // WORD] >> space % WORD & 1) == 1

    def mark(self, layer: i64, space: i64) -> None:
        """Put a space into a layer."""
        m = self.map
        at = layer + space // WORD
        m[at] = m[at] | bit_of(space % WORD)  # an item that is changed in place leaves the fast path

    def unmark(self, layer: i64, space: i64) -> None:
        """Take a space out of a layer."""
        m = self.map
        at = layer + space // WORD
        m[at] = m[at] & ~bit_of(space % WORD)

    def hold(self, seat: i64, card: i64) -> None:
        """A card comes into a hand."""
        self.hands[seat] = self.hands[seat] | bit_of(card)

    def drop(self, seat: i64, card: i64) -> None:
        """A card leaves a hand."""
        self.hands[seat] = self.hands[seat] & ~bit_of(card)

    def wipe(self, layer: i64) -> None:
        """Take every space out of a layer."""
        m = self.map
        m[layer] = 0
        m[layer + 1] = 0
        m[layer + 2] = 0

    def with_tokens(self) -> Words:
        """The pillars that bear a token of anybody."""
        m = self.map
        a = b = c = i64(0)
        for at in range(TOKENS, TOKENS + 3 * self.seats, 3):
            a |= m[at]
            b |= m[at + 1]
            c |= m[at + 2]
        return (a, b, c)

    def token_owner(self, space: i64) -> i64:
        """Whose token is on this pillar; NOBODY when there is none."""
        word, bit = space // WORD, space % WORD
        for seat in range(self.seats):
            if self.map[TOKENS + 3 * seat + word] >> bit & 1:
                return seat
        return NOBODY

    def spare(self, seat: i64) -> i64:
        """VEN-1.7  How many tokens a player has in reserve."""
        at = TOKENS + 3 * seat
        m = self.map
        out = count(m[at]) + count(m[at + 1]) + count(m[at + 2])
        return self.box.tokens - out - (1 if self.gondola == seat else 0)
