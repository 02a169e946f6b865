"""VEN-9.4 and 9.5  The saboteur."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import BRIDGE_CELL, BUILDING_CELL
from burghers.games.venice.moves import REMOVE, REMOVED, told
from burghers.games.venice.rules.council import open_next
from burghers.games.venice.rules.grid import SPACES
from burghers.games.venice.rules.pillars import PlaceToken
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
from burghers.kernel.move import Move, a_of, coded, verb_of
from burghers.kernel.step import Ask, Seat


@final
class Sabotage(Ask[Venice]):
    """VEN-9.4  The saboteur removes any tile from the board, then may put tokens on the pillars set free."""

    def __init__(self, seat: Seat, tokens: int) -> None:
        super().__init__(seat)
        self.tokens: Final = tokens

    def question(self) -> str:
        """Which tile?"""
        return "remove"

    def rule(self) -> str:
        """The saboteur."""
        return "VEN-9.4"

    def options(self, s: Venice) -> list[Move]:
        """Every tile on the board, named by its site, in the order they were built."""
        return [Move(REMOVE | (laid >> SITE_SHIFT & SITE_BITS) << 6) for laid in s.laid]

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        """The whole board."""
        return [coded(REMOVE, space) for space in range(SPACES)]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """No tile is named by this space."""
        if verb_of(move) != REMOVE:
            return Refusal(self.rule(), "not-offered")
        for laid in s.laid:
            if laid >> SITE_SHIFT & SITE_BITS == a_of(move):
                return None
        return Refusal(self.rule(), "no-tile-there", [("space", a_of(move))])

    def take(self, s: Venice, move: Move) -> None:
        """Nobody loses or wins points."""
        for i in range(len(s.laid)):
            if s.laid[i] >> SITE_SHIFT & SITE_BITS == a_of(move):
                s.next(PlaceToken(self.seat, self.tokens, True))
                remove_tile(s, self.seat, i)
                return


def remove_tile(s: Venice, seat: Seat, at: int) -> None:
    """VEN-9.5  The pillars are set free, and the canal under a bridge; the tile goes face up under its pile."""
    laid = s.laid.pop(at)
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
    s.under.append(tile)
    s.note(told(REMOVED, tile, space), seat)
    shape = s.box.tile_shape[tile]
    if s.tops[shape] == NO_TILE:
        open_next(s, shape)
