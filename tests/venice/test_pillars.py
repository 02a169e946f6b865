"""VEN-5  The pillar builder."""

from __future__ import annotations

import pytest

from burghers.games.venice.rules.grid import members
from burghers.games.venice.rules.pillars import PlacePillars
from burghers.games.venice.state import BARE, NEW, PILLARS, Venice
from burghers.kernel.errors import Refusal
from burghers.kernel.play import settle
from burghers.kernel.step import Seat
from tests.builders import open_to, refused, say
from tests.venice.tables import (
    BOX,
    GAME,
    SPACE_WORDS,
    act,
    at,
    built,
    laid,
    pillars,
    place,
    sayable,
    token,
)


def why(s: Venice, text: str) -> Refusal:
    refusal = refused(GAME, s, 0, text)
    assert refusal is not None
    return refusal


@pytest.mark.rule("VEN-5.1")
def test_the_pillars_shown_are_placed_from_the_supply() -> None:
    s = act(laid(), 0, "builder_42")
    place(s, 0, "d2", "d1", "e1", "e2")
    assert s.supply == 56
    assert [SPACE_WORDS[space] for space in members(s.layer(PILLARS))] == ["d1", "e1", "d2", "e2"]


@pytest.mark.rule("VEN-5.2")
def test_pillars_go_on_free_lagoon_spaces_only() -> None:
    s = laid()
    pillars(s, "d2")
    act(s, 0, "builder_32")
    assert why(s, "pillar d3").told() == ("VEN-5.2", "pillar-on-canal", (("space", at("d3")),))
    assert why(s, "pillar d2").told() == ("VEN-5.2", "pillar-there", (("space", at("d2")),))


@pytest.mark.rule("VEN-5.3")
def test_the_pillars_of_an_action_hang_together() -> None:
    s = act(laid(), 0, "builder_32")
    place(s, 0, "d2")
    assert set(sayable(s, 0, "pillar")) == {"d1", "c2", "e2"}
    assert why(s, "pillar f2").told() == ("VEN-5.3", "apart-from-group", (("space", at("f2")),))


@pytest.mark.rule("VEN-5.4", "VEN-R15", "VEN-R28")
def test_one_contact_is_enough_and_it_may_come_last() -> None:
    s = act(laid(), 0, "builder_32")
    place(s, 0, "k2")  # two steps from the shore
    place(s, 0, "k3")
    assert sayable(s, 0, "pillar") == ["j3"]
    assert why(s, "pillar k1").key == "no-contact"
    place(s, 0, "j3")
    assert s.supply == 57


@pytest.mark.rule("VEN-5.4")
def test_a_start_too_far_from_any_contact_is_refused() -> None:
    s = act(laid(), 0, "builder_32")
    refusal = why(s, "pillar m1")
    assert refusal.told() == ("VEN-5.4", "contact-too-far", (("space", at("m1")), ("left", 2)))
    s = laid()
    pillars(s, "n1")
    act(s, 0, "builder_32")
    assert refused(GAME, s, 0, "pillar m1") is None


@pytest.mark.rule("VEN-5.5")
def test_all_pillars_must_be_placed() -> None:
    s = act(laid(), 0, "builder_53")
    place(s, 0, "d2", "d1", "e1", "e2")
    assert all(move.startswith("pillar ") for move in open_to(GAME, s, 0))


@pytest.mark.rule("VEN-5.5")
def test_a_small_supply_is_used_up() -> None:
    s = laid()
    s.supply = 2
    pillars_elsewhere = [w for w in SPACE_WORDS if at(w) not in BOX.canal][-58:]
    for space in pillars_elsewhere:
        s.mark(PILLARS, at(space))
        s.mark(BARE, at(space))
    act(s, 0, "builder_53")
    place(s, 0, "d2", "d1")
    assert s.over()


def crowded(free: list[str]) -> list[str]:
    """Spaces to fill so that no more than these and far pockets are free around the upper left corner."""
    return [w for w in SPACE_WORDS if at(w) not in BOX.canal and w not in free]


@pytest.mark.rule("VEN-5.6", "VEN-R24")
def test_without_room_the_largest_group_comes_first_then_further_ones() -> None:
    s = laid()
    free = ["a1", "b1", "q8", "d8", "e8", "f8"]
    for space in crowded(free):
        s.mark(PILLARS, at(space))
        s.mark(BARE, at(space))
    s.supply = 20
    s.next(PlacePillars(Seat(0), 5, 2))
    settle(s)
    assert sayable(s, 0, "pillar") == ["d8", "e8", "f8"]
    assert why(s, "pillar a1").told() == ("VEN-5.3", "no-room-for-group", (("space", at("a1")), ("pillars", 3)))
    place(s, 0, "e8", "d8", "f8")
    assert sayable(s, 0, "pillar") == ["a1", "b1"]
    place(s, 0, "b1", "a1")
    assert s.supply == 15
    assert set(sayable(s, 0, "token")) == {"e8", "d8", "f8", "a1", "b1"}


@pytest.mark.rule("VEN-5.7")
def test_tokens_follow_at_most_one_on_a_pillar() -> None:
    s = act(laid(), 0, "builder_42")
    place(s, 0, "d2", "d1", "e1", "e2")
    say(GAME, s, 0, "token d1")
    assert why(s, "token d1").told() == ("VEN-5.8", "token-there", (("space", at("d1")), ("seat", 0)))
    say(GAME, s, 0, "token e2")
    assert s.over()
    assert s.spare(0) == 6


@pytest.mark.rule("VEN-5.8")
def test_no_token_goes_on_a_built_pillar_or_beside_another_token() -> None:
    s = laid(3, tokens="any")
    built(s, "t01", "g1")
    pillars(s, "a1")
    token(s, 2, "a1")
    act(s, 0, "builder_32")
    place(s, 0, "d2", "d1", "e1")
    assert why(s, "token g1").told() == ("VEN-5.8", "pillar-built", (("space", at("g1")),))
    assert why(s, "token a1").told() == ("VEN-5.8", "token-there", (("space", at("a1")), ("seat", 2)))
    assert why(s, "token q8").key == "no-pillar"


@pytest.mark.rule("VEN-5.9", "VEN-R1")
def test_tokens_go_on_the_new_pillars_only_unless_agreed_otherwise() -> None:
    for option, allowed in (("new", False), ("any", True)):
        s = laid(3, tokens=option)
        pillars(s, "a1")
        act(s, 0, "builder_32")
        place(s, 0, "d2", "d1", "e1")
        assert ("a1" in sayable(s, 0, "token")) is allowed
        if not allowed:
            assert why(s, "token a1").told() == ("VEN-5.9", "pillar-not-new", (("space", at("a1")),))


@pytest.mark.rule("VEN-5.10", "VEN-R11")
def test_too_few_tokens_are_all_placed() -> None:
    s = laid()
    spaces = ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]
    pillars(s, *spaces)
    token(s, 0, *spaces)
    act(s, 0, "builder_53")
    place(s, 0, "a2", "b2", "c2", "d2", "e2")
    say(GAME, s, 0, "token a2")
    assert s.over()
    assert s.spare(0) == 0


@pytest.mark.rule("VEN-5.11")
def test_new_pillars_bear_tokens_where_others_may_build() -> None:
    s = act(laid(), 0, "builder_32")
    place(s, 0, "d2", "d1", "e1")
    assert set(sayable(s, 0, "token")) == {SPACE_WORDS[space] for space in members(s.layer(NEW))}
