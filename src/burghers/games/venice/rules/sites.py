"""VEN-6.2 to 6.4  Where a tile fits."""

from __future__ import annotations

from burghers.games.venice.box import BRIDGE, CORNER, DOMINO, LINE, SQUARE
from burghers.games.venice.rules.grid import SPACES, WIDTH, WORD, Words, east_of, north_of, south_of, west_of
from burghers.games.venice.state import BARE, BRIDGED, Venice
from burghers.kernel.native import i64


def sites(s: Venice, shape: i64) -> Words:
    """The spaces by which a tile of this shape can be laid somehow; VEN-8.5: the gondola is never in the way."""
    m = s.map
    a, b, c = m[BARE], m[BARE + 1], m[BARE + 2]
    if not a | b | c:
        return (0, 0, 0)
    if shape == SQUARE:
        a &= east_of(a)
        b &= east_of(b)
        c &= east_of(c)
        d, e, f = south_of(a, b, c)
        return (a & d, b & e, c & f)
    d, e, f = south_of(a, b, c)
    if shape == DOMINO:
        return (a & (east_of(a) | d), b & (east_of(b) | e), c & (east_of(c) | f))
    if shape == LINE:
        g, h, i = south_of(a & d, b & e, c & f)
        return (in_line(a) | a & d & g, in_line(b) | b & e & h, in_line(c) | c & f & i)
    g, h, i = north_of(a, b, c)
    if shape == CORNER:
        return (a & beside(a) & (d | g), b & beside(b) & (e | h), c & beside(c) & (f | i))
    water = s.box.water
    return (
        (east_of(a) & west_of(a) | d & g) & water[0] & ~m[BRIDGED],
        (east_of(b) & west_of(b) | e & h) & water[1] & ~m[BRIDGED + 1],
        (east_of(c) & west_of(c) | f & i) & water[2] & ~m[BRIDGED + 2],
    )


def in_line(word: i64) -> i64:
    """The first of three spaces of a row."""
    two = word & east_of(word)
    return two & east_of(two)


def beside(word: i64) -> i64:
    """The spaces with a neighbour in the same row."""
    return east_of(word) | west_of(word)


def fits_somewhere(s: Venice, shape: i64) -> bool:
    """VEN-6.5  Whether there is room for a tile of this shape at all."""
    a, b, c = sites(s, shape)
    return (a | b | c) != 0


def fits(s: Venice, tile: i64, space: i64, turn: i64) -> bool:
    """VEN-6.2  Whether every cell lies on an unbuilt pillar; VEN-6.4: the middle of a bridge on the open canal."""
    box = s.box
    column = space % WIDTH
    bridge = box.tile_shape[tile] == BRIDGE
    for offset in box.laid_cells[tile * 4 + turn]:
        cell = space + offset
        if cell < 0 or cell >= SPACES or not -3 < cell % WIDTH - column < 3:
            return False
        if bridge and offset == 0:
            if not box.water[space // WORD] >> space % WORD & 1 or s.shows(BRIDGED, space):
                return False
        elif not s.shows(BARE, cell):
            return False
    return True


def turns(s: Venice, tile: i64, space: i64) -> list[i64]:
    """VEN-6.3  The different quarter turns in which the tile fits there."""
    return [turn for turn in s.box.tile_turns[tile] if fits(s, tile, space, turn)]
