"""BRU-1  Set-up."""

import pytest

from burghers.games.bruges.state import RESERVE, TOP
from burghers.kernel.errors import BadSetup
from burghers.kernel.step import Seat
from tests.bruges.tables import GAME, at_turn, deal, laid
from tests.builders import fate_says, say


@pytest.mark.rule("BRU-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_the_same(seats: int) -> None:
    for area in GAME.view(GAME.new(seats), Seat(0)).seats:
        assert (area.points, area.guilders, area.step) == (5, 5, 0)
        assert area.workers == [1, 1, 1, 1, 1]
        assert area.threats == [0, 0, 0, 0, 0]
        assert area.hand == [] and area.houses == [] and area.majorities == [] and area.statues == []


@pytest.mark.rule("BRU-1.2")
def test_the_statues_lie_with_the_highest_on_top() -> None:
    assert GAME.view(GAME.new(2), Seat(0)).statues == [7, 6, 5, 4, 3, 2]


@pytest.mark.rule("BRU-1.3", "BRU-R30")
@pytest.mark.parametrize(("seats", "heights"), [(2, (33, 33)), (3, (50, 49)), (4, (66, 66))])
def test_as_many_piles_as_players_make_two_stacks(seats: int, heights: tuple[int, int]) -> None:
    s = GAME.new(seats)
    assert tuple(s.stacks[:RESERVE]) == heights
    assert sum(heights) + s.stacks[RESERVE] == GAME.box.cards


@pytest.mark.rule("BRU-1.4")
def test_markers_are_counted_workers_and_guilders_are_not() -> None:
    s = laid(4)
    assert [s.threat_supply(shade) for shade in range(5)] == [9] * 5
    s.guilders[0] = 900
    s.workers[0] = 900
    deal(s, 0, "prince", "archer")
    at_turn(s)
    say(GAME, s, 0, "guilders prince")
    assert s.guilders[0] == 903
    assert 4 * 10 <= 40  # tiles: four players with two arms of five spaces


@pytest.mark.rule("BRU-1.5", "BRU-R29")
def test_the_first_player_is_drawn_unless_the_host_picks_one() -> None:
    s = GAME.new(3)
    fate_says(GAME, s, "begin 3")
    assert s.first == 2
    fate_says(GAME, s, "turn_up blue", "turn_up red")
    assert GAME.asked(s) == [2]
    picked = GAME.new(3, {"first": "2"})
    fate_says(GAME, picked, "turn_up blue", "turn_up red")
    assert GAME.asked(picked) == [1]
    with pytest.raises(BadSetup, match="seat 4"):
        GAME.new(3, {"first": "4"})


@pytest.mark.rule("BRU-1.5")
def test_seats_follow_clockwise() -> None:
    s = laid(3)
    assert [s.seat_after(2, places) for places in range(4)] == [2, 0, 1, 2]


@pytest.mark.rule("BRU-1.6")
def test_every_seat_has_two_arms_of_five_spaces() -> None:
    red, blue, yellow, green = GAME.view(GAME.new(4), Seat(0)).seats
    assert [area.gate for area in (red, blue, yellow, green)] == ["red", "blue", "yellow", "green"]
    assert [space.colour for space in red.left] == ["blue", "red", "purple", "brown", "yellow"]
    assert [space.colour for space in red.right] == ["yellow", "purple", "brown", "red", "blue"]
    assert [space.colour for space in blue.left] == ["brown", "purple", "blue", "red", "yellow"]
    assert [space.colour for space in yellow.right] == ["red", "brown", "purple", "yellow", "blue"]
    assert [space.colour for space in green.left] == ["purple", "blue", "red", "yellow", "brown"]
    for area in (red, blue, yellow, green):
        for arm in (area.left, area.right):
            assert [space.price for space in arm] == [1, 2, 3, 4, 5]
            assert len({space.colour for space in arm}) == 5


def test_the_backs_on_top_show_before_anybody_draws() -> None:
    s = GAME.new(2, {"first": "1"})
    fate_says(GAME, s, "turn_up purple", "turn_up brown")
    assert list(s.stacks[TOP:]) == [4, 1]
    assert [stack.top for stack in GAME.view(s, Seat(0)).stacks] == ["purple", "brown"]
