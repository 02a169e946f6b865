"""VEN-5.3 to 5.6 and VEN-6.2 to 6.4  The fast geometry against a slow one that knows nothing of it."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burghers.games.venice.rules.building import ChooseSite, ChooseTurn
from burghers.games.venice.rules.chain import roomy
from burghers.games.venice.rules.grid import gathered, members
from burghers.games.venice.rules.pillars import FirstPillar, NextPillar, place_pillar
from burghers.games.venice.rules.scoring import at_canal, matching_edges
from burghers.games.venice.rules.sites import fits_somewhere
from burghers.games.venice.state import BARE, BRIDGED, BUILDINGS, PILLARS, SQUARES, Venice
from burghers.kernel.move import a_of
from burghers.kernel.step import Seat
from tests.venice.tables import BOX, GAME, laid

Space = tuple[int, int]
Cells = frozenset[tuple[Space, str]]

PRINTED = tomllib.loads(GAME.printing.text)
GRID: list[str] = PRINTED["board"]["grid"]
WATER = {(r, c) for r, row in enumerate(GRID) for c, sign in enumerate(row) if sign == "~"}
LAND = {(r, c) for r in range(8) for c in range(17)} - WATER
FORMS = {
    "domino": [(0, 0), (0, 1)],
    "line": [(0, 0), (0, 1), (0, 2)],
    "corner": [(0, 0), (0, 1), (1, 0)],
    "square": [(0, 0), (0, 1), (1, 0), (1, 1)],
    "bridge": [(0, 0), (0, 1), (0, 2)],
}
RIM = sorted(LAND)

some_spaces = st.sets(st.sampled_from(RIM), max_size=45)
pillar_sets = st.sets(st.sampled_from(RIM), max_size=56)
subsets = st.integers(min_value=0, max_value=2**32 - 1)


def near(space: Space) -> set[Space]:
    r, c = space
    return {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}


def number(space: Space) -> int:
    return space[0] * 17 + space[1]


def space_of(index: int) -> Space:
    return divmod(index, 17)


def lagoon(pillars: set[Space], built: set[Space], bridged: set[Space]) -> Venice:
    """A table with these pillars, some of them built on with buildings or squares, and some canal spaces bridged."""
    s = laid(2)
    for layer, spaces in (
        (PILLARS, pillars),
        (BARE, pillars - built),
        (BUILDINGS, {x for x in built if sum(x) % 2}),
        (SQUARES, {x for x in built if not sum(x) % 2}),
        (BRIDGED, bridged),
    ):
        for space in spaces:
            s.mark(layer, number(space))
    s.supply -= len(pillars)
    return s


def slow_placements(kind: dict[str, list[str]], bare: set[Space], bridged: set[Space]) -> set[Cells]:
    """Every way in which a tile may lie, as the spaces of its cells and what they show."""
    out: set[Cells] = set()
    cells = list(zip(FORMS[str(kind["shape"])], kind["cells"], strict=True))
    for _ in range(4):
        cells = [((c, -r), shows) for (r, c), shows in cells]
        for dr in range(-3, 11):
            for dc in range(-3, 20):
                put = frozenset(((r + dr, c + dc), shows) for (r, c), shows in cells)
                if all(x in (WATER - bridged if shows == "bridge" else bare) for x, shows in put):
                    out.add(put)
    return out


def offered_placements(s: Venice, tile: int) -> list[Cells]:
    """Every way the rules offer, in the order of the questions."""
    out: list[Cells] = []
    words = ("building", "square", "bridge")
    for move in ChooseSite(Seat(0), tile, False).options(s):
        site = a_of(move)
        ways = ChooseTurn(Seat(0), tile, site, False).options(s)
        assert ways, "a site without a turn"
        for way in ways:
            at = tile * 4 + a_of(way)
            cells = zip(BOX.laid_cells[at], BOX.tile_cells[at], strict=True)
            out.append(frozenset((space_of(site + o), words[shows]) for o, shows in cells))
    return out


@pytest.mark.compiled
@pytest.mark.rule("VEN-6.2", "VEN-6.3", "VEN-6.4", "VEN-R16", "VEN-R27")
@settings(max_examples=40)
@given(pillar_sets, subsets, subsets)
def test_every_site_offered_is_legal_and_every_legal_one_is_offered_once(
    pillars: set[Space], building: int, bridging: int
) -> None:
    built = {x for i, x in enumerate(sorted(pillars)) if building >> i % 32 & 1}
    bridged = {x for i, x in enumerate(sorted(WATER)) if bridging >> i & bridging >> i // 2 & 1}
    s = lagoon(pillars, built, bridged)
    for tile, kind in enumerate(PRINTED["tile"]):
        offered = offered_placements(s, tile)
        assert len(set(offered)) == len(offered), "offered twice"
        assert set(offered) == slow_placements(kind, pillars - built, bridged)
        assert fits_somewhere(s, BOX.tile_shape[tile]) == bool(offered)


@pytest.mark.rule("VEN-7.2", "VEN-7.3", "VEN-7.7")
@settings(max_examples=40)
@given(pillar_sets, subsets)
def test_edges_and_the_canal_are_found_as_slowly(pillars: set[Space], building: int) -> None:
    built = {x for i, x in enumerate(sorted(pillars)) if building >> i % 32 & 1}
    s = lagoon(pillars, built, set())
    shown = {x: "building" if sum(x) % 2 else "square" for x in built}
    for tile in range(0, len(BOX.tile_ids), 5):
        for move in ChooseSite(Seat(0), tile, False).options(s)[:6]:
            for way in ChooseTurn(Seat(0), tile, a_of(move), False).options(s):
                site, turn = a_of(move), a_of(way)
                at = tile * 4 + turn
                words = [("building", "square", "bridge")[kind] for kind in BOX.tile_cells[at]]
                cells = {space_of(site + o): word for o, word in zip(BOX.laid_cells[at], words, strict=True)}
                edges = sum(1 for x, word in cells.items() for y in near(x) if shown.get(y) == word)
                assert matching_edges(s, tile, site, turn) == edges
                assert at_canal(s, tile, site, turn) == any(x in WATER or near(x) & WATER for x in cells)


def slow_groups(free: set[Space], contact: set[Space], size: int) -> set[frozenset[Space]]:
    """Every connected group of so many free spaces with a contact."""
    groups = {frozenset({x}) for x in free}
    for _ in range(size - 1):
        groups = {group | {y} for group in groups for x in group for y in near(x) if y in free and y not in group}
    return {group for group in groups if group & contact}


@pytest.mark.rule("VEN-5.3", "VEN-5.4", "VEN-R15", "VEN-R28")
@settings(max_examples=40)
@given(some_spaces, st.integers(min_value=1, max_value=5), subsets)
def test_every_prefix_offered_can_be_completed_and_every_other_cannot(
    pillars: set[Space], size: int, choices: int
) -> None:
    s = lagoon(pillars, set(), set())
    free = LAND - pillars
    contact = {x for x in free if near(x) & (WATER | pillars)}
    groups = slow_groups(free, contact, size)
    offered = {space_of(a_of(move)) for move in FirstPillar(Seat(0), size).options(s)}
    assert offered == {x for group in groups for x in group}
    chain: set[Space] = set()
    for left in range(size - 1, -1, -1):
        if not offered:
            return
        chosen = sorted(offered)[choices % len(offered)]
        choices //= 7
        place_pillar(s, Seat(0), number(chosen))
        chain.add(chosen)
        groups = {group for group in groups if chain <= group}
        assert groups
        if left:
            step = NextPillar(Seat(0), left, bool(chain & contact))
            offered = {space_of(a_of(move)) for move in step.options(s)}
            beside = {y for x in chain for y in near(x)} - chain
            assert offered == {y for group in groups for y in group if y in beside}


@pytest.mark.rule("VEN-5.6")
@settings(max_examples=60)
@given(st.sets(st.sampled_from(RIM), max_size=112), st.integers(min_value=1, max_value=7))
def test_room_for_a_group_is_found_as_slowly(free: set[Space], size: int) -> None:
    rest, roomy_spaces = set(free), set()
    while rest:
        pool, rim = set(), {rest.pop()}
        while rim:
            pool |= rim
            rim = {y for x in rim for y in near(x) if y in free} - pool
        rest -= pool
        if len(pool) >= size:
            roomy_spaces |= pool
    assert {space_of(x) for x in members(roomy(gathered([number(x) for x in free]), size))} == roomy_spaces
