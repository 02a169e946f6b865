"""Venice in numbers: the board as layers, the own hand, and where the viewer reckons with the other cards."""

from __future__ import annotations

from typing import Final

from burghers.games.venice.box import SHAPE_WORDS
from burghers.games.venice.rules.grid import SPACES, WORD, space_words
from burghers.games.venice.state import (
    BARE,
    BRIDGED,
    BUILDINGS,
    GROUP,
    NEW,
    NO_CARD,
    PILLARS,
    SITE_BITS,
    SITE_SHIFT,
    SQUARES,
    TILE_BITS,
    TOKENS,
    TURN_SHIFT,
    Venice,
)
from burghers.kernel.native import i64
from burghers.kernel.observation import HIDDEN, Observation
from burghers.kernel.vectors import count

SPACE_WORDS: Final = space_words()
LAYERS: Final = [PILLARS, BARE, BUILDINGS, SQUARES, NEW, GROUP, BRIDGED]
LAYER_WORDS: Final = ["pillar", "bare", "building", "square", "new", "group", "bridged"]
MOST_UNDER: Final = 12  # tiles known to lie at the bottom of a pile
LAID_WORDS: Final = ["tile", "site", "turn"]


def see(s: Venice, out: Observation) -> None:
    """What lies on the table, the viewer's things first."""
    out.number("any_pillar", s.any_pillar)
    out.number("spy_looks", s.spy_looks)
    out.number("spy_swaps", s.spy_swaps)
    out.number("must_mark", s.must_mark)
    out.number("round", s.round)
    out.number("supply", s.supply)
    out.seat("first", s.first)
    out.seat("gondola", s.gondola)
    out.each("points", s.points)
    out.each("played", s.played)
    out.row("top", s.tops, SHAPE_WORDS)
    out.pile("under", s.under, MOST_UNDER)
    bag(s, "unseen", s.unseen, out)
    for i in range(s.seats):
        bag(s, "reserve", s.reserve[out.turn_to(i)], out)
    out.turn_back()
    cards(s, out)
    for i in range(len(LAYERS)):
        layer(s, LAYERS[i], out)
        if out.naming:
            out.name(LAYER_WORDS[i], SPACES, SPACE_WORDS)
    tokens(s, out)
    tiles(s, out)
    out.limits(s.spent, s.box.limits, s.box.limit_ids)


def bag(s: Venice, what: str, tiles: i64, out: Observation) -> None:
    """How many tiles of each kind."""
    kinds = len(s.box.tile_ids)
    for tile in range(kinds):
        out.write(s.box.copies_in(tiles, tile))
    if out.naming:
        out.name(what, kinds, s.box.tile_ids)


def cards(s: Venice, out: Observation) -> None:
    """VEN-10.1  The own hand, how many cards the others hold, which they may be, and a card drawn in the exchange."""
    ids, row = s.box.card_ids, out.viewer * s.seats
    out.bits("hand", s.hands[out.viewer], ids)
    for i in range(1, s.seats):
        seat = out.turn_to(i)
        out.number("cards", count(s.hands[seat]))
        out.bits("maybe", s.maybe[row + seat], ids)
    out.turn_back()
    known = s.drawn != NO_CARD
    for seat in range(s.seats):
        if known and (s.maybe[row + seat] >> s.drawn & 1) != (1 if seat == s.first else 0):
            known = False
    out.number("drawn", s.drawn if known else HIDDEN)


def layer(s: Venice, first: i64, out: Observation) -> None:
    """One layer of the map, space by space."""
    for word in range(3):
        out.spread(s.map[first + word], WORD if word < 2 else SPACES - 2 * WORD)


def tokens(s: Venice, out: Observation) -> None:
    """Whose token is on each space, as the viewer counts seats; HIDDEN for none."""
    first = out.fill(HIDDEN, SPACES)
    cells = out.cells
    for seat in range(s.seats):
        place = out.relative(seat)
        for word in range(3):
            bits = s.map[TOKENS + 3 * seat + word]
            i: i64 = 0
            while bits:
                if bits & 1:
                    cells[first + word * WORD + i] = place
                bits >>= 1
                i += 1
    if out.naming:
        out.name("token", SPACES, SPACE_WORDS)


def tiles(s: Venice, out: Observation) -> None:
    """The tiles on the board in the order they were laid."""
    most = s.box.most_laid
    at = out.fill(HIDDEN, most * len(LAID_WORDS))
    cells = out.cells
    for entry in s.laid:
        cells[at] = entry & TILE_BITS
        cells[at + 1] = entry >> SITE_SHIFT & SITE_BITS
        cells[at + 2] = entry >> TURN_SHIFT
        at += 3
    if out.naming:
        for i in range(most):
            out.name(f"laid.{i}", len(LAID_WORDS), LAID_WORDS)
