"""VEN-7 and VEN-8  Scoring a tile, and the gondola."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import BRIDGE_CELL, BUILDING_CELL, BUILDS
from burghers.games.venice.moves import (
    ARMS,
    BUILT,
    EDGES,
    GONDOLA_PAID,
    NO_EFFECT,
    NO_TOKEN_LEFT,
    OFF_GONDOLA,
    ON_BOARD,
    ON_GONDOLA,
    TOKEN_BACK,
    TOKEN_PAID,
    told,
)
from burghers.games.venice.rules.finish import end_of_track
from burghers.games.venice.rules.grid import WORD
from burghers.games.venice.rules.reactions import react
from burghers.games.venice.state import (
    BARE,
    BRIDGED,
    BUILDINGS,
    NOBODY,
    SITE_SHIFT,
    SQUARES,
    TOKENS,
    TURN_SHIFT,
    Venice,
)
from burghers.kernel.native import append, i64
from burghers.kernel.step import Do, Seat


def award(s: Venice, seat: i64, points: i64) -> i64:
    """VEN-3.12  Points are marked at once; VEN-11.5: never beyond the last space. How many were marked."""
    room = s.box.last_space - s.points[seat]
    marked = points if points < room else room
    s.points[seat] = s.points[seat] + marked
    return marked


@final
class LayTile(Do[Venice]):
    """VEN-6.10  Lay one tile, then score it completely before anything else."""

    def __init__(self, seat: Seat, tile: i64, space: i64, turn: i64, lawyer: bool) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.space: Final = space
        self.turn: Final = turn
        self.lawyer: Final = lawyer

    def run(self, s: Venice) -> None:
        """VEN-7.1: arms; then edges, tokens, VEN-7.6: the gondola. VEN-7.8: by whatever card it was built."""
        box, seat, tile = s.box, self.seat, self.tile
        s.reserve[seat] = box.minus(s.reserve[seat], tile)
        s.note(told(BUILT, tile, self.space, self.turn, s.cause()), seat)
        arms = award(s, seat, box.tile_arms[tile])
        if arms:
            s.note(told(ARMS, arms, tile), seat)
        edges = matching_edges(s, tile, self.space, self.turn)
        if edges:
            s.note(told(EDGES, award(s, seat, edges * box.edge_points), tile), seat)
        cover(s, tile, self.space, self.turn)
        clear_tokens(s, seat, tile, self.space, self.turn, not self.lawyer)
        if s.gondola != NOBODY and at_canal(s, tile, self.space, self.turn):
            s.note(told(GONDOLA_PAID, award(s, s.gondola, box.gondola_points), tile), s.gondola)
        react(s, seat, BUILDS)
        end_of_track(s)


def matching_edges(s: Venice, tile: i64, space: i64, turn: i64) -> i64:
    """VEN-7.2  Edges at which building meets building or square meets square of other tiles; VEN-7.3: bridge cells
    match nothing."""
    box = s.box
    cells = box.laid_cells[tile * 4 + turn]
    kinds = box.tile_cells[tile * 4 + turn]
    edges: i64 = 0
    for i in range(len(cells)):
        kind = kinds[i]
        if kind != BRIDGE_CELL:
            layer = BUILDINGS if kind == BUILDING_CELL else SQUARES
            for other in box.neighbours[space + cells[i]]:
                if s.map[layer + other // WORD] >> other % WORD & 1:
                    edges += 1
    return edges


def cover(s: Venice, tile: i64, space: i64, turn: i64) -> None:
    """VEN-1.6  The pillars under the tile are built on now."""
    cells = s.box.laid_cells[tile * 4 + turn]
    kinds = s.box.tile_cells[tile * 4 + turn]
    for i in range(len(cells)):
        cell = space + cells[i]
        if kinds[i] == BRIDGE_CELL:
            s.mark(BRIDGED, cell)
        else:
            s.unmark(BARE, cell)
            s.mark(BUILDINGS if kinds[i] == BUILDING_CELL else SQUARES, cell)
    s.laid = append(s.laid, tile | space << SITE_SHIFT | turn << TURN_SHIFT)


def clear_tokens(s: Venice, builder: i64, tile: i64, space: i64, turn: i64, paying: bool) -> None:
    """VEN-6.9  Covered tokens go back; VEN-7.4: others' tokens pay their owners, VEN-7.5: the builder's own nothing.

    VEN-9.7  Those the lawyer covers pay nothing either.
    """
    a, b, c = s.with_tokens()
    if not a | b | c:
        return
    for offset in s.box.laid_cells[tile * 4 + turn]:
        cell = space + offset
        owner = s.token_owner(cell)
        if owner != NOBODY:
            s.unmark(TOKENS + 3 * owner, cell)
            if owner == builder or not paying:  # VEN-9.7
                s.note(told(TOKEN_BACK, cell, 0 if owner == builder else 1), owner)
            else:
                s.note(told(TOKEN_PAID, award(s, owner, s.box.token_points), cell, builder), owner)


def at_canal(s: Venice, tile: i64, space: i64, turn: i64) -> bool:
    """VEN-7.7  A tile lies at the canal if a cell of it is beside a canal space or spans one."""
    for offset in s.box.laid_cells[tile * 4 + turn]:
        cell = space + offset
        if (s.box.shore[cell // WORD] | s.box.water[cell // WORD]) >> cell % WORD & 1:
            return True
    return False


@final
class BoardGondola(Do[Venice]):
    """VEN-8.1  A token of the reserve goes on the gondola; one already there goes back to its owner."""

    def __init__(self, seat: Seat, card: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: Venice) -> None:
        """VEN-8.2: no points. VEN-8.3: it pays from now on. VEN-8.4: not without a token, nor twice."""
        if s.gondola == self.seat or s.spare(self.seat) == 0:
            s.note(told(NO_EFFECT, self.card, ON_BOARD if s.gondola == self.seat else NO_TOKEN_LEFT), self.seat)
            return
        if s.gondola != NOBODY:
            s.note(told(OFF_GONDOLA), s.gondola)
        s.gondola = self.seat
        s.note(told(ON_GONDOLA), self.seat)
