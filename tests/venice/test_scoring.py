"""VEN-7 and VEN-8  Scoring a tile, and the gondola."""

from __future__ import annotations

import pytest

from burghers.games.venice.state import NOBODY, Venice
from tests.builders import hear, say, told
from tests.venice.tables import GAME, act, build, built, laid, own, pillars, token


def domino(*, tile: str = "t01", space: str = "m1", other: str = "n1", card: str = "architect_3") -> Venice:
    """The first seat is about to build a domino there."""
    s = laid()
    pillars(s, space, other)
    own(s, 0, tile)
    return s


@pytest.mark.rule("VEN-7.1")
@pytest.mark.parametrize(("tile", "arms"), [("t01", 2), ("t18", 7), ("t04", 4)])
def test_arms_are_points(tile: str, arms: int) -> None:
    s = laid()
    pillars(s, "m1", "n1", "o1", "m2", "n2")
    own(s, 0, tile)
    act(s, 0, "architect_4")
    build(s, 0, tile, "m1")
    assert list(s.points) == [arms, 0, 0]


@pytest.mark.rule("VEN-7.2", "VEN-7.3", "VEN-R19")
def test_equal_cells_that_meet_pay_edge_by_edge() -> None:
    s = laid()
    built(s, "t01", "m1")  # two buildings above
    pillars(s, "m2", "n2")
    own(s, 0, "t01", "t03")
    table = act(s.clone(), 0, "architect_3")
    build(table, 0, "t01", "m2")
    assert table.points[0] == 2 + 2  # two edges with one and the same neighbour
    table = act(s.clone(), 0, "architect_3")
    build(table, 0, "t03", "m2")
    assert table.points[0] == 2  # squares do not match buildings


@pytest.mark.rule("VEN-7.3")
def test_the_middle_of_a_bridge_matches_nothing_and_edges_inside_do_not_count() -> None:
    s = laid()
    built(s, "t24", "e3", 1)
    pillars(s, "d2", "d4")
    own(s, 0, "t24")
    act(s, 0, "architect_3")
    build(s, 0, "t24", "d3")
    assert s.points[0] == 5 + 2  # both ends beside the other bridge's ends


@pytest.mark.rule("VEN-7.4", "VEN-7.5")
def test_tokens_of_others_pay_them_and_own_ones_pay_nothing() -> None:
    s = domino()
    token(s, 0, "m1")
    token(s, 2, "n1")
    act(s, 0, "architect_3")
    build(s, 0, "t01", "m1")
    assert list(s.points) == [2, 0, 3]


@pytest.mark.rule("VEN-7.6", "VEN-7.7", "VEN-R12")
def test_a_tile_at_the_canal_pays_the_gondola_once() -> None:
    s = domino(space="d2", other="e2")
    s.gondola = 1
    act(s, 0, "architect_3")
    build(s, 0, "t01", "d2")
    assert list(s.points) == [2, 2, 0]


@pytest.mark.rule("VEN-7.7", "VEN-R12")
def test_a_bridge_lies_at_the_canal_and_a_distant_tile_does_not() -> None:
    s = laid()
    s.gondola = 1
    pillars(s, "d2", "d4", "m1", "n1")
    own(s, 0, "t24", "t01")
    act(s, 0, "architect_5")
    build(s, 0, "t01", "m1")
    assert s.points[1] == 0
    build(s, 0, "t24", "d3")
    assert s.points[1] == 2


@pytest.mark.rule("VEN-7.8")
def test_it_does_not_matter_by_which_card_a_tile_is_built() -> None:
    scores = []
    for card in ("architect_3", "lawyer"):
        s = domino(space="d2", other="e2")
        s.gondola = 2
        act(s, 0, card)
        build(s, 0, "t01", "d2")
        scores.append(s.points)
    assert list(scores[0]) == list(scores[1]) == [2, 0, 2]


@pytest.mark.rule("VEN-8.1", "VEN-8.2")
def test_the_gondolier_puts_a_token_on_the_gondola_and_drives_another_off() -> None:
    s = laid()
    notes = hear(s)
    act(s, 0, "gondolier")
    assert (s.gondola, s.spare(0)) == (0, 7)
    act(s, 1, "gondolier")
    assert (s.gondola, s.spare(0), s.spare(1)) == (1, 8, 7)
    assert list(s.points) == [0, 0, 0]
    assert (0, "off_gondola") in told(GAME, notes)


@pytest.mark.rule("VEN-8.3")
def test_tiles_built_before_do_not_pay() -> None:
    s = laid()
    built(s, "t01", "d2")
    act(s, 1, "gondolier")
    assert list(s.points) == [0, 0, 0]
    pillars(s, "f2", "g2")
    own(s, 0, "t03")
    act(s, 0, "architect_3")
    build(s, 0, "t03", "f2")
    assert s.points[1] == 2


@pytest.mark.rule("VEN-8.4", "VEN-R11")
def test_without_a_token_or_with_the_own_one_there_nothing_happens() -> None:
    s = laid()
    s.gondola = 0
    act(s, 0, "gondolier")
    assert (s.gondola, s.spare(0)) == (0, 7)
    s = laid()
    spaces = [f"{column}1" for column in "abcdefgh"]
    pillars(s, *spaces)
    token(s, 0, *spaces)
    act(s, 0, "gondolier")
    assert s.gondola == NOBODY


@pytest.mark.rule("VEN-8.5")
def test_every_straight_canal_space_may_be_bridged_wherever_the_gondola_is_drawn() -> None:
    s = laid()
    s.gondola = 1
    pillars(s, "e2", "e4")
    own(s, 0, "t24")
    act(s, 0, "architect_3")
    say(GAME, s, 0, "tile t24")
    say(GAME, s, 0, "site e3")
    assert list(s.points) == [5, 2, 0]
