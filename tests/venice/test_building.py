"""VEN-6  The architect."""

from __future__ import annotations

import pytest

from burghers.games.venice.state import BARE, BRIDGED
from burghers.kernel.gains import foresee
from burghers.kernel.lines import lines, print_line, read_line
from burghers.kernel.play import asked
from burghers.kernel.step import Seat
from tests.builders import hear, open_to, refused, say, told
from tests.venice.tables import GAME, act, at, build, built, laid, own, pillars, reserve, sayable, token

BLOCK = ("a1", "b1", "a2", "b2")


@pytest.mark.rule("VEN-6.1")
def test_pillars_may_bear_tokens_of_anybody() -> None:
    s = laid()
    pillars(s, "a1", "b1")
    token(s, 0, "a1")
    token(s, 1, "b1")
    own(s, 0, "t01")
    act(s, 0, "architect_4")
    build(s, 0, "t01", "a1")
    assert reserve(s, 0) == []


@pytest.mark.rule("VEN-6.1")
def test_only_tiles_of_the_reserve_are_built() -> None:
    s = laid()
    pillars(s, *BLOCK)
    own(s, 0, "t01")
    act(s, 0, "architect_4")
    why = refused(GAME, s, 0, "tile t18")
    assert why is not None
    assert (why.rule, why.key) == ("VEN-6.1", "no-such-tile")


@pytest.mark.rule("VEN-6.2")
def test_every_cell_lies_on_an_unbuilt_pillar() -> None:
    s = laid()
    pillars(s, *BLOCK)
    built(s, "t03", "c1")
    own(s, 0, "t18")
    act(s, 0, "architect_4")
    say(GAME, s, 0, "tile t18")
    assert sayable(s, 0, "site") == ["a1"]
    for space, key in (("c1", "pillar-built"), ("e1", "no-pillar"), ("b1", "tile-does-not-fit")):
        why = refused(GAME, s, 0, f"site {space}")
        assert why is not None
        assert (why.rule, why.key) == ("VEN-6.2", key)


@pytest.mark.rule("VEN-6.3", "VEN-R27")
def test_tiles_are_turned_by_quarters_and_alike_turns_are_offered_once() -> None:
    s = laid()
    pillars(s, *BLOCK)
    own(s, 0, "t02", "t20", "t21", "t18")
    expected = {"t02": ["0", "1", "2", "3"], "t20": ["0", "1", "2", "3"], "t21": ["0", "1"]}
    for tile, ways in expected.items():
        table = act(s.clone(), 0, "architect_4")
        say(GAME, table, 0, f"tile {tile}")
        say(GAME, table, 0, "site a1")
        assert sayable(table, 0, "turn") == ways
    table = act(s.clone(), 0, "architect_4")
    build(table, 0, "t18", "a1")  # looks the same from all sides: nothing more is asked
    assert table.over()


@pytest.mark.rule("VEN-6.3")
def test_a_turn_that_does_not_fit_is_refused() -> None:
    s = laid()
    pillars(s, "a1", "b1", "a2")
    own(s, 0, "t13", "t02")
    act(s, 0, "architect_3")
    build(s, 0, "t13", "a1")
    s = laid()
    pillars(s, "a1", "b1", "c1")
    own(s, 0, "t02")
    act(s, 0, "architect_3")
    say(GAME, s, 0, "tile t02")
    say(GAME, s, 0, "site a1")
    assert sayable(s, 0, "turn") == ["0", "2"]
    why = refused(GAME, s, 0, "turn 1")
    assert why is not None
    assert why.key == "does-not-fit-so"


@pytest.mark.rule("VEN-6.4", "VEN-R16")
def test_a_bridge_lies_straight_across_the_canal() -> None:
    s = laid()
    pillars(s, "d2", "d4", "m1", "n1", "o1")
    own(s, 0, "t24", "t25")
    act(s, 0, "architect_6")
    say(GAME, s, 0, "tile t24")
    assert sayable(s, 0, "site") == ["d3"]
    for space, key in (("n1", "bridge-needs-canal"), ("e3", "bridge-needs-pillars")):
        why = refused(GAME, s, 0, f"site {space}")
        assert why is not None
        assert (why.rule, why.key) == ("VEN-6.4", key)
    say(GAME, s, 0, "site d3")
    assert s.shows(BRIDGED, at("d3"))
    assert not s.shows(BARE, at("d2"))
    assert s.over()  # the second bridge fits nowhere


@pytest.mark.rule("VEN-6.4")
def test_no_bridge_over_a_bridge() -> None:
    s = laid()
    built(s, "t24", "d3", 1)
    pillars(s, "e2", "e4")
    own(s, 0, "t25")
    act(s, 0, "architect_3")
    say(GAME, s, 0, "tile t25")
    why = refused(GAME, s, 0, "site d3")
    assert why is not None
    assert why.key == "bridge-there"


@pytest.mark.rule("VEN-6.5")
def test_without_fitting_pillars_nothing_is_built() -> None:
    s = laid()
    pillars(s, "a1", "c1", "e1")
    own(s, 0, "t01", "t18")
    act(s, 0, "architect_6")
    assert s.over()


@pytest.mark.rule("VEN-6.5")
def test_a_tile_without_room_is_refused_while_another_has_some() -> None:
    s = laid()
    pillars(s, "a1", "b1")
    own(s, 0, "t01", "t18")
    act(s, 0, "architect_6")
    assert open_to(GAME, s, 0) == ["tile t01"]
    why = refused(GAME, s, 0, "tile t18")
    assert why is not None
    assert (why.rule, why.key) == ("VEN-6.5", "no-room-for-tile")


@pytest.mark.rule("VEN-6.6")
def test_the_stones_of_all_tiles_together_are_limited() -> None:
    s = laid()
    pillars(s, *BLOCK, "a3", "b3")
    own(s, 0, "t01", "t18")
    act(s, 0, "architect_5")
    build(s, 0, "t18", "a1")
    assert s.over()  # one stone is left, a domino costs two


@pytest.mark.rule("VEN-6.7", "VEN-R2")
def test_building_goes_on_while_stones_are_left() -> None:
    s = laid()
    pillars(s, *BLOCK, "a3", "b3")
    own(s, 0, "t01", "t18")
    act(s, 0, "architect_6")
    build(s, 0, "t18", "a1")
    assert open_to(GAME, s, 0) == ["tile t01"]
    why = refused(GAME, s, 0, "enough")
    assert why is not None
    assert (why.rule, why.key) == ("VEN-6.7", "must-build")


@pytest.mark.rule("VEN-6.8")
def test_stones_that_cannot_be_used_are_lost() -> None:
    s = laid()
    notes = hear(s)
    pillars(s, "a1", "b1")
    own(s, 0, "t01")
    act(s, 0, "architect_6")
    build(s, 0, "t01", "a1")
    assert told(GAME, notes)[-1] == (0, "stones_lost 4 card.architect_6")


@pytest.mark.rule("VEN-6.9")
def test_covered_tokens_go_back() -> None:
    s = laid()
    pillars(s, "a1", "b1")
    token(s, 1, "a1")
    token(s, 2, "b1")
    own(s, 0, "t01")
    act(s, 0, "architect_4")
    assert (s.spare(1), s.spare(2)) == (7, 7)
    build(s, 0, "t01", "a1")
    assert (s.spare(1), s.spare(2)) == (8, 8)


@pytest.mark.rule("VEN-6.10")
def test_a_tile_is_scored_before_the_next_is_chosen() -> None:
    s = laid()
    pillars(s, "a1", "b1", "a2", "b2")
    token(s, 1, "a1")
    own(s, 0, "t01", "t03")
    act(s, 0, "architect_4")
    build(s, 0, "t01", "a1")
    assert asked(s) == [0]
    assert list(s.points) == [2, 3, 0]


@pytest.mark.rule("VEN-6.3", "VEN-7.4")
def test_a_tile_is_offered_wherever_and_however_it_may_lie_as_one_decision() -> None:
    s = laid()
    pillars(s, *BLOCK)
    token(s, 1, "b1")
    own(s, 0, "t02", "t18")
    act(s, 0, "architect_4")
    found = [print_line(GAME, line) for line in lines(GAME, s, Seat(0))]
    sites = {("a1", turn) for turn in "0123"} | {("b1", "1"), ("b1", "3"), ("a2", "0"), ("a2", "2")}
    lying = {tuple(move.split()[1] for move in line.split("; ")[1:]) for line in found if line.startswith("tile t02")}
    assert lying == sites
    assert [line for line in found if "t18" in line] == ["tile t18; site a1"]
    seen = foresee(GAME, s, Seat(0), read_line(GAME, "tile t18; site a1"))
    assert dict(seen.gains)["points"] == 7
    notes = told(GAME, seen.notes)
    assert (0, "arms 7 t18") in notes
    assert (1, "token_paid 3 b1 1") in notes
