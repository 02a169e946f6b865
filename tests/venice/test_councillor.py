"""VEN-4  The councillor."""

from __future__ import annotations

import pytest

from burghers.games.venice.state import NO_TILE
from burghers.kernel.step import FATE
from tests.builders import fate_says, hear, open_to, refused, say, told
from tests.venice.tables import BOX, GAME, act, laid, reserve, top


@pytest.mark.rule("VEN-4.1")
def test_tiles_go_into_the_reserve() -> None:
    s = act(laid(), 0, "councillor_4")
    say(GAME, s, 0, "take square")
    assert reserve(s, 0) == ["t18"]


@pytest.mark.rule("VEN-4.2", "VEN-R21")
def test_only_tops_can_be_taken_and_the_next_lies_open_then() -> None:
    s = laid()
    top(s, "t02")
    act(s, 0, "councillor_4")
    say(GAME, s, 0, "take domino")
    assert set(open_to(GAME, s, FATE)) == {"turn_up t01", "turn_up t02", "turn_up t03"}
    fate_says(GAME, s, "turn_up t03")
    assert "take domino" in open_to(GAME, s, 0)
    say(GAME, s, 0, "take domino")
    assert reserve(s, 0) == ["t02", "t03"]


@pytest.mark.rule("VEN-4.3")
def test_the_stones_of_the_card_are_the_limit() -> None:
    s = act(laid(), 0, "councillor_5")
    say(GAME, s, 0, "take line")
    fate_says(GAME, s, "turn_up t05")
    assert open_to(GAME, s, 0) == ["take domino", "enough"]
    why = refused(GAME, s, 0, "take line")
    assert why is not None
    assert why.told() == ("VEN-4.3", "too-few-stones", (("tile", 4), ("needs", 3), ("has", 2)))


@pytest.mark.rule("VEN-4.4")
def test_unused_stones_are_lost() -> None:
    s = laid()
    notes = hear(s)
    act(s, 0, "councillor_4")
    say(GAME, s, 0, "take domino")
    fate_says(GAME, s, "turn_up t02")
    say(GAME, s, 0, "enough")
    assert s.over()
    assert told(GAME, notes)[-1] == (0, "stones_lost 2 card.councillor_4")


@pytest.mark.rule("VEN-4.5", "VEN-R20")
def test_one_tile_is_a_must_and_more_are_a_may() -> None:
    s = act(laid(), 0, "councillor_6")
    why = refused(GAME, s, 0, "enough")
    assert why is not None
    assert (why.rule, why.key) == ("VEN-4.5", "take-one-first")
    say(GAME, s, 0, "take domino")
    fate_says(GAME, s, "turn_up t02")
    assert "enough" in open_to(GAME, s, 0)


@pytest.mark.rule("VEN-4.6")
def test_an_empty_pile_stays_empty() -> None:
    s = laid()
    for tile in range(BOX.shape_first[1]):
        while BOX.has(s.unseen, tile):
            s.unseen = BOX.minus(s.unseen, tile)
            s.reserve[2] = BOX.plus(s.reserve[2], tile)
    act(s, 0, "councillor_6")
    say(GAME, s, 0, "take domino")
    assert s.tops[0] == NO_TILE
    why = refused(GAME, s, 0, "take domino")
    assert why is not None
    assert (why.rule, why.key) == ("VEN-4.6", "pile-empty")
    assert len(reserve(s, 2)) == 9  # nobody has a limit
