"""VIE-8  Clean-up."""

import pytest

from burghers.kernel.play import asked
from burghers.kernel.step import FATE, Seat
from tests.builders import fate_says, open_to, say
from tests.vienna.tables import GAME, PERSONS, clean_up, display, give, laid, new_display, off_the_road, post, roll


@pytest.mark.rule("VIE-8.1")
def test_after_the_evaluation_the_table_is_made_ready() -> None:
    s = laid()
    give(s, 0, specials=("double_turn", "joker"))
    give(s, 2, specials=("extra_die",))
    post(s, "oper")
    display(s, "baker", "page")
    s.doubled, s.bund[1], s.carriage[1], s.scored[1] = 1, 2, 24, 0b111
    clean_up(s)
    view = GAME.view(s, Seat(0))
    assert not any(space.gendarme for space in view.road)
    assert (view.display, view.discards, view.pile) == ([], 2, 42)
    assert not view.double_turn_used
    assert s.white == 2
    assert [area.specials for area in view.seats] == [["first_player", "double_turn", "joker"], [], ["extra_die"]]
    assert [(area.carriage, area.geheimbund) for area in view.seats] == [(0, 0)] * 3
    assert list(s.scored) == [0, 0, 0]
    fate_says(GAME, s, "turn_up prior", "turn_up abbess")
    assert GAME.view(s, Seat(0)).display == ["prior", "abbess"]
    assert asked(s) == [FATE]
    assert s.round == 2


@pytest.mark.rule("VIE-8.1")
def test_the_space_of_the_gendarme_is_free_again() -> None:
    s = laid()
    post(s, "oper")
    clean_up(s)
    new_display(s)
    roll(s, "2 3 3 3 3")
    assert "place 2 oper" in open_to(GAME, s, 0)


@pytest.mark.rule("VIE-8.1")
def test_a_double_of_the_new_display_goes_under_the_pile_too() -> None:
    s = laid()
    display(s, "baker", "page")
    clean_up(s)
    fate_says(GAME, s, "turn_up baker")  # the other copy; the first one was discarded
    assert s.discards[PERSONS.index("baker")] == 1
    assert GAME.view(s, Seat(0)).display == ["baker"]
    fate_says(GAME, s, "turn_up abbess")
    assert s.round == 2


@pytest.mark.rule("VIE-8.1")
def test_a_game_that_ends_is_not_cleaned_up() -> None:
    s = laid()
    give(s, 1, points=25)
    post(s, "oper")
    display(s, "baker", "page")
    clean_up(s)
    assert s.over()
    view = GAME.view(s, Seat(0))
    assert view.over
    assert (view.display, s.round) == (["baker", "page"], 1)


@pytest.mark.rule("VIE-8.2")
def test_the_holder_of_the_watch_begins_the_new_round() -> None:
    s = laid(5)
    give(s, 3, specials=("first_player",))
    clean_up(s)
    new_display(s)
    roll(s, "3 3 3 3")
    assert asked(s) == [3]
    say(GAME, s, 3, "place 3 geheimbund")
    assert off_the_road(s)[:5] == [4, 0, 1, 2, 3]
