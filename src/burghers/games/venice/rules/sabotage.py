"""VEN-9.4 and 9.5  The saboteur."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import BRIDGE_CELL, BUILDING_CELL, REMOVES
from burghers.games.venice.moves import REMOVE, REMOVED, told
from burghers.games.venice.rules.council import open_next
from burghers.games.venice.rules.grid import SPACES
from burghers.games.venice.rules.pillars import PlaceToken
from burghers.games.venice.rules.reactions import react
from burghers.games.venice.state import (
    BARE,
    BRIDGED,
    BUILDINGS,
    NEW,
    NO_TILE,
    SITE_BITS,
    SITE_SHIFT,
    SQUARES,
    TILE_BITS,
    TURN_SHIFT,
    Venice,
)
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Seat
from burghers.kernel.vectors import without


@final
class Sabotage(Ask[Venice]):
    """VEN-9.4  The saboteur removes any tile from the board, then may put tokens on the pillars set free; by agreement
    he must."""

    def __init__(self, seat: Seat, tokens: i64) -> None:
        super().__init__(seat)
        self.tokens: Final = tokens

    def question(self) -> str:
        return "remove"

    def rule(self) -> str:
        return "VEN-9.4"

    def options(self, s: Venice) -> Moves:
        """Every tile on the board, named by any space it covers, in the order they were built."""
        out = vec[i64]()
        for laid in s.laid:
            for offset in s.box.laid_cells[(laid & TILE_BITS) * 4 + (laid >> TURN_SHIFT)]:
                out = append(out, Move(REMOVE | (laid >> SITE_SHIFT & SITE_BITS) + offset << 6))
        return out

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        return [coded(REMOVE, space) for space in range(SPACES)]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """No tile covers this space."""
        if verb_of(move) != REMOVE:
            return Refusal(self.rule(), "not-offered")
        if tile_over(s, a_of(move)) >= 0:
            return None
        return Refusal(self.rule(), "no-tile-there", [("space", a_of(move))])

    def take(self, s: Venice, move: Move) -> None:
        """Nobody loses or wins points."""
        react(s, self.seat, REMOVES)
        s.next(PlaceToken(self.seat, self.tokens, True, not s.must_mark))
        remove_tile(s, self.seat, tile_over(s, a_of(move)))


def tile_over(s: Venice, space: i64) -> i64:
    """Which of the tiles on the board covers this space; -1 for none."""
    for i in range(len(s.laid)):
        laid = s.laid[i]
        for offset in s.box.laid_cells[(laid & TILE_BITS) * 4 + (laid >> TURN_SHIFT)]:
            if (laid >> SITE_SHIFT & SITE_BITS) + offset == space:
                return i
    return -1


def remove_tile(s: Venice, seat: Seat, at: i64) -> None:
    """VEN-9.5  The pillars are set free, and the canal under a bridge; the tile goes face up under its pile."""
    laid = s.laid[at]
    s.laid = without(s.laid, at)
    tile, space = laid & TILE_BITS, laid >> SITE_SHIFT & SITE_BITS
    turn = laid >> TURN_SHIFT
    cells = s.box.laid_cells[tile * 4 + turn]
    kinds = s.box.tile_cells[tile * 4 + turn]
    s.wipe(NEW)
    for i in range(len(cells)):
        cell = space + cells[i]
        if kinds[i] == BRIDGE_CELL:
            s.unmark(BRIDGED, cell)
        else:
            s.unmark(BUILDINGS if kinds[i] == BUILDING_CELL else SQUARES, cell)
            s.mark(BARE, cell)
            s.mark(NEW, cell)
    s.under = append(s.under, tile)
    s.note(told(REMOVED, tile, space), seat)
    shape = s.box.tile_shape[tile]
    if s.tops[shape] == NO_TILE:
        open_next(s, shape)
