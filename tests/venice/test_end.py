"""VEN-11  End of the game."""

from __future__ import annotations

import pytest

from burghers.games.venice.rules.grid import members
from burghers.games.venice.state import BARE, PILLARS, Venice
from burghers.kernel.native import i64, vec
from tests.builders import fate_says, hear, say, told
from tests.venice.tables import (
    BOX,
    GAME,
    SPACE_WORDS,
    act,
    at,
    build,
    hold,
    in_hand,
    laid,
    own,
    pillars,
    place,
    reveal,
    token,
    turns,
)


def nearly_over(seats: int, left: int) -> Venice:
    """A table with so many pillars left; the upper left corner of the board is free."""
    s = laid(seats)
    for space in [w for w in SPACE_WORDS if at(w) not in BOX.canal][-(60 - left) :]:
        s.mark(PILLARS, at(space))
        s.mark(BARE, at(space))
    s.supply = left
    return s


@pytest.mark.rule("VEN-11.1", "VEN-R23")
def test_the_last_pillar_ends_the_game_at_once() -> None:
    s = nearly_over(3, 3)
    reveal(s, "builder_32", "speculator", "lawyer")
    turns(s)
    place(s, 0, "d2", "d1", "e1")
    assert s.over()
    assert s.spare(0) == 8  # no tokens are placed
    assert not in_hand(s, 1, "builder_32")  # no cards are passed


@pytest.mark.rule("VEN-11.1")
def test_fewer_pillars_than_shown_are_all_placed() -> None:
    s = nearly_over(3, 2)
    act(s, 0, "builder_53")
    place(s, 0, "d2", "d1")
    assert s.over()
    assert len(members(s.layer(PILLARS))) == 60


@pytest.mark.rule("VEN-11.2")
def test_cards_not_yet_acted_on_are_not_played() -> None:
    s = nearly_over(3, 3)
    reveal(s, "builder_32", "speculator", "architect_4")
    turns(s)
    place(s, 0, "d2", "d1", "e1")
    assert list(s.points) == [0, 0, 0]


@pytest.mark.rule("VEN-11.3", "VEN-R25")
def test_beggar_and_spy_end_the_game_too() -> None:
    s = nearly_over(5, 3)
    reveal(s, "beggar", "builder_32", "gondolier", "lawyer", "merchant")
    act(s, 0, "beggar")
    say(GAME, s, 0, "copy 2")
    place(s, 0, "d2", "d1", "e1")
    assert s.over()
    s = nearly_over(5, 3)
    reveal(s, "spy", "gondolier", "lawyer", "merchant", "speculator")
    hold(s, 1, "builder_32")
    act(s, 0, "spy")
    say(GAME, s, 0, "spy_on 2")
    fate_says(GAME, s, "draw builder_32")
    place(s, 0, "d2", "d1", "e1")
    assert s.over()


@pytest.mark.rule("VEN-11.4", "VEN-11.5", "VEN-R13")
def test_the_last_space_of_the_track_ends_the_game_after_the_tile_is_scored() -> None:
    s = laid()
    s.points[0] = 96
    s.points[1] = 99
    pillars(s, "d2", "e2", "d1", "e1", "m1", "n1")
    token(s, 1, "d2")
    token(s, 2, "e2")
    s.gondola = 2
    own(s, 0, "t18", "t01")
    notes = hear(s)
    act(s, 0, "architect_6")
    build(s, 0, "t18", "d1")
    assert s.over()  # although two stones and a tile are left
    assert list(s.points) == [100, 100, 5]  # capped; tokens and gondola were still paid
    assert (0, "last_space") in told(GAME, notes)


@pytest.mark.rule("VEN-11.4", "VEN-R13")
def test_a_six_point_card_may_end_the_game_and_the_rest_of_the_round() -> None:
    s = laid(4)
    s.points[0] = 95
    reveal(s, "merchant", "councillor_4", "speculator", "architect_4")
    turns(s)
    assert s.over()
    assert list(s.points) == [100, 0, 0, 0]


@pytest.mark.rule("VEN-11.6")
def test_the_most_points_win_alone_or_together() -> None:
    s = laid()
    s.points = vec[i64]([3, 9, 4])
    assert GAME.winners(s) == [1]
    s.points = vec[i64]([9, 9, 4])
    assert GAME.winners(s) == [0, 1]
    assert GAME.scores(s) == [9, 9, 4]


@pytest.mark.rule("VEN-11.7")
def test_what_is_left_is_worth_nothing() -> None:
    s = nearly_over(3, 3)
    own(s, 1, "t19", "t20")
    s.points = vec[i64]([1, 0, 0])
    act(s, 0, "builder_32")
    place(s, 0, "d2", "d1", "e1")
    assert GAME.scores(s) == [1, 0, 0]
    assert GAME.winners(s) == [0]
