"""VIE-3  The round."""

import pytest

from burghers.kernel.step import Seat
from tests.builders import hear, say, told
from tests.vienna.tables import GAME, begun, evaluate, give, laid, lay, new_display, off_the_road, roll


@pytest.mark.rule("VIE-3.1")
def test_the_holder_of_the_watch_takes_the_first_turn_then_clockwise() -> None:
    s = begun(4, first=3)
    assert off_the_road(s) == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("VIE-3.1")
def test_a_round_is_placement_evaluation_and_clean_up() -> None:
    s = begun(3)
    notes = hear(s)
    roll(s, "2 2 2 2 2")
    say(GAME, s, 0, "place 2 oper")
    off_the_road(s)
    placed = [i for i, (_, note) in enumerate(told(GAME, notes)) if note.startswith("placed")]
    scored = told(GAME, notes).index((0, "got_points 1 oper"))
    assert len(placed) == 9  # five dice of three players, one of them alone
    assert placed[-1] < scored
    assert s.round == 1
    assert GAME.view(s, Seat(0)).discards == 2
    new_display(s)
    assert told(GAME, notes)[-1] == (-1, "round 2")
    assert GAME.rounds(s) == s.round == 2


@pytest.mark.rule("VIE-3.2")
def test_the_road_runs_from_krieau_to_heuriger() -> None:
    road = GAME.view(laid(), Seat(0)).road
    assert (road[1].id, road[24].id) == ("krieau", "heuriger")
    numbers = [int(space.need.split("/")[0]) for space in road[1:23]]
    assert numbers == sorted(numbers)
    assert [space.need for space in road[23:]] == ["pair", "pair"]


@pytest.mark.rule("VIE-3.2")
def test_spaces_act_in_the_order_of_the_road() -> None:
    s = laid()
    give(s, 0, specials=("joker",))
    lay(s, 0, "4+4", "heuriger")
    lay(s, 1, "2", "oper")
    lay(s, 2, "3+4", "hofreitschule")
    notes = hear(s)
    evaluate(s)
    assert told(GAME, notes) == [
        (1, "got_points 1 oper"),
        (2, "got_points 2 hofreitschule"),
        (0, "got_points 2 heuriger"),
    ]
