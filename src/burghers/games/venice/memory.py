"""The memory of Venice, made from fields.py by ``tool.py regenerate``: do not edit."""

from __future__ import annotations

from burghers.games.venice.box import Box
from burghers.games.venice.fields import FIELDS
from burghers.kernel.fields import Field
from burghers.kernel.native import append, extend, i64, mypyc_attr, vec
from burghers.kernel.state import State


@mypyc_attr(acyclic=True)
class VeniceMemory(State):
    """What lies on the table."""

    box: Box  # the printing
    any_pillar: i64  # 1: tokens may go on any unbuilt pillar (VEN-5.9)
    spy_looks: i64  # 1: the spy looks at the hand and chooses (VEN-9.8)
    spy_swaps: i64  # 1: the spy's card is exchanged for the one drawn (VEN-9.9)
    must_mark: i64  # 1: the saboteur must put his tokens (VEN-9.4)
    round: i64  # rounds begun
    first: i64  # the seat with the start player card, or NOBODY
    supply: i64  # pillars not on the board
    gondola: i64  # the seat whose token it carries, or NOBODY
    unseen: i64  # bag of the tiles below the tops of the piles
    drawn: i64  # the card drawn in the exchange while one is owed in return, or NO_CARD
    points: vec[i64]  # scored so far
    hands: vec[i64]  # cards as bits
    played: vec[i64]  # the card lying face up, or NO_CARD
    reserve: vec[i64]  # bag of tiles
    map: vec[i64]  # layers of three words, see state.py
    laid: vec[i64]  # tiles on the board
    tops: vec[i64]  # per shape: the open tile, or NO_TILE
    under: vec[i64]  # tiles put face up under their pile, in order
    spent: vec[i64]  # limits used up (VEN-R40), see kernel/limits.py; replaced, never changed
    maybe: vec[i64]  # per viewer and seat: the cards that may be in that hand; spectators come last

    def fields(self) -> tuple[Field, ...]:
        """What lies on the table, as declared."""
        return FIELDS

    def lay(self, box: Box, any_pillar: i64, spy_looks: i64, spy_swaps: i64, must_mark: i64) -> None:
        """Lay the table for a new game."""
        seats = self.seats
        self.box = box
        self.any_pillar = any_pillar
        self.spy_looks = spy_looks
        self.spy_swaps = spy_swaps
        self.must_mark = must_mark
        self.round = 0
        self.first = -1
        self.supply = box.pillars
        self.gondola = -1
        self.unseen = box.all_tiles
        self.drawn = -1
        self.points = vec[i64]([0] * seats)
        self.hands = vec[i64]([0] * seats)
        self.played = vec[i64]([-1] * seats)
        self.reserve = vec[i64]([0] * seats)
        self.map = vec[i64]([0] * (21 + 3 * seats))
        self.laid = vec[i64]()
        self.tops = vec[i64]([-1] * 5)
        self.under = vec[i64]()
        self.spent = vec[i64]()
        self.maybe = vec[i64]([box.in_game[seats]] * (seats * (seats + 1)))

    def copy_to(self, other: VeniceMemory) -> None:
        """Lay the same things on the table of another state."""
        other.stands_as(self)
        other.box = self.box
        other.any_pillar = self.any_pillar
        other.spy_looks = self.spy_looks
        other.spy_swaps = self.spy_swaps
        other.must_mark = self.must_mark
        other.round = self.round
        other.first = self.first
        other.supply = self.supply
        other.gondola = self.gondola
        other.unseen = self.unseen
        other.drawn = self.drawn
        other.points = self.points[:]
        other.hands = self.hands[:]
        other.played = self.played[:]
        other.reserve = self.reserve[:]
        other.map = self.map[:]
        other.laid = self.laid[:]
        other.tops = self.tops[:]
        other.under = self.under[:]
        other.spent = self.spent
        other.maybe = self.maybe[:]

    def numbers(self) -> vec[i64]:
        """Everything on the table as numbers, in the order of the declaration."""
        out = vec[i64]()
        out = append(out, self.any_pillar)
        out = append(out, self.spy_looks)
        out = append(out, self.spy_swaps)
        out = append(out, self.must_mark)
        out = append(out, self.round)
        out = append(out, self.first)
        out = append(out, self.supply)
        out = append(out, self.gondola)
        out = append(out, self.unseen)
        out = append(out, self.drawn)
        out = extend(out, self.points)
        out = extend(out, self.hands)
        out = extend(out, self.played)
        out = extend(out, self.reserve)
        out = append(out, len(self.map))
        out = extend(out, self.map)
        out = append(out, len(self.laid))
        out = extend(out, self.laid)
        out = extend(out, self.tops)
        out = append(out, len(self.under))
        out = extend(out, self.under)
        out = append(out, len(self.spent))
        out = extend(out, self.spent)
        out = append(out, len(self.maybe))
        return extend(out, self.maybe)

    def restore(self, box: Box, numbers: vec[i64]) -> None:
        """Lay the table from its numbers."""
        seats = self.seats
        self.box = box
        at: i64 = 0
        self.any_pillar = numbers[at]
        at += 1
        self.spy_looks = numbers[at]
        at += 1
        self.spy_swaps = numbers[at]
        at += 1
        self.must_mark = numbers[at]
        at += 1
        self.round = numbers[at]
        at += 1
        self.first = numbers[at]
        at += 1
        self.supply = numbers[at]
        at += 1
        self.gondola = numbers[at]
        at += 1
        self.unseen = numbers[at]
        at += 1
        self.drawn = numbers[at]
        at += 1
        self.points = numbers[at : at + seats]
        at += seats
        self.hands = numbers[at : at + seats]
        at += seats
        self.played = numbers[at : at + seats]
        at += seats
        self.reserve = numbers[at : at + seats]
        at += seats
        self.map = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.laid = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.tops = numbers[at : at + 5]
        at += 5
        self.under = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.spent = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
        self.maybe = numbers[at + 1 : at + 1 + numbers[at]]
        at += numbers[at] + 1
