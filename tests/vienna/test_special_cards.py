"""VIE-7  Special cards."""

import pytest

from burghers.games.vienna.box import DOUBLE_TURN, EXTRA_DIE, EXTRA_INFLUENCE, FIRST_PLAYER, JOKER
from burghers.games.vienna.dice import faces, white_face
from burghers.kernel.errors import Refusal
from burghers.kernel.play import asked
from burghers.kernel.step import FATE, Seat
from tests.builders import hear, open_to, refused, say, told
from tests.vienna.tables import (
    GAME,
    at,
    clean_up,
    evaluate,
    give,
    laid,
    lay,
    new_display,
    off_the_road,
    placing,
    roll,
    turn_of,
)


@pytest.mark.rule("VIE-7.1")
def test_the_holder_of_the_watch_rolls_and_places_first_next_round() -> None:
    s = placing("2", "2", "3")
    say(GAME, s, 0, "place 2 geheimbund")
    say(GAME, s, 1, "place 2 secession")
    say(GAME, s, 2, "place 3 geheimbund")
    assert asked(s) == [1]
    say(GAME, s, 1, "special first_player")
    new_display(s)
    assert off_the_road(s) == [1, 2, 0] * 3


@pytest.mark.rule("VIE-7.1")
def test_a_watch_nobody_takes_stays() -> None:
    s = placing("2", "2", "3")
    s.holder[FIRST_PLAYER] = 2
    off_the_road(s)
    new_display(s)
    assert s.holder[FIRST_PLAYER] == 2
    assert off_the_road(s) == [2, 0, 1] * 3


@pytest.mark.rule("VIE-7.2")
def test_once_per_round_the_holder_takes_another_full_turn() -> None:
    s = laid()
    give(s, 0, "1 1 1 2", coins=1, specials=("double_turn",))
    give(s, 1, "3")
    turn_of(s, 0)
    notes = hear(s)
    say(GAME, s, 0, "place 1 geheimbund")
    question = GAME.question(s, Seat(0))
    assert question is not None
    assert (question.kind, question.rule) == ("double-turn", "VIE-7.2")
    assert open_to(GAME, s, 0) == ["again", "rest"]
    say(GAME, s, 0, "again")
    assert (0, "turns_again") in told(GAME, notes)
    assert asked(s) == [0]
    say(GAME, s, 0, "up 2")  # changes included
    say(GAME, s, 0, "place 1 geheimbund")
    assert asked(s) == [1]  # the card lies sideways now
    assert GAME.view(s, Seat(0)).double_turn_used
    say(GAME, s, 1, "place 3 geheimbund")
    say(GAME, s, 0, "place 1 geheimbund")
    assert open_to(GAME, s, 0)[0] == "place 3 geheimbund"  # an own turn again, not a second double turn


@pytest.mark.rule("VIE-7.2")
def test_a_double_turn_not_used_is_offered_after_the_next_own_turn() -> None:
    s = laid()
    give(s, 0, "1 1 1", specials=("double_turn",))
    give(s, 1, "3")
    turn_of(s, 0)
    say(GAME, s, 0, "place 1 geheimbund")
    say(GAME, s, 0, "rest")
    assert asked(s) == [1]
    say(GAME, s, 1, "place 3 geheimbund")
    say(GAME, s, 0, "place 1 geheimbund")
    assert open_to(GAME, s, 0) == ["again", "rest"]


@pytest.mark.rule("VIE-7.2")
def test_the_card_is_ready_again_after_the_evaluation_for_whoever_holds_it() -> None:
    s = laid()
    give(s, 0, specials=("double_turn",))
    s.doubled = 1
    lay(s, 1, "2", "stadtpark")
    evaluate(s)
    say(GAME, s, 1, "special double_turn")
    clean_up(s)
    new_display(s)
    assert s.holder[DOUBLE_TURN] == 1
    assert not GAME.view(s, Seat(0)).double_turn_used
    roll(s, "3 3 3 3 3")
    say(GAME, s, 0, "place 3 geheimbund")
    roll(s, "3 3 3 3 3")
    say(GAME, s, 1, "place 3 geheimbund")
    assert open_to(GAME, s, 1) == ["again", "rest"]


@pytest.mark.rule("VIE-7.3")
def test_a_joker_one_is_placed_as_any_face() -> None:
    s = laid()
    give(s, 0, "1 4", specials=("joker",))
    turn_of(s, 0)
    road = [move.split()[2] for move in open_to(GAME, s, 0) if move.startswith("place 1 ")]
    assert road == ["geheimbund", *GAME.box.space_ids[1:17]]
    both = [move.split()[2] for move in open_to(GAME, s, 0) if move.startswith("place 1+4 ")]
    assert both == [
        "geheimbund",
        "hofburg",
        "burgtheater",
        "rathaus",
        "universitaet",
        "cafe_landtmann",
        "cafe_central",
        "cafe_sperl",
        "hofreitschule",
        "pestsaeule",
        "stephansdom",
        "schloss_belvedere",
        "tiergarten",
        "heuriger",
    ]


@pytest.mark.rule("VIE-7.3")
def test_a_refusal_tells_everything_a_joker_could_make() -> None:
    s = laid()
    give(s, 0, "1 6", specials=("joker",))
    turn_of(s, 0)
    figures = [("space", at("rathaus")), ("need", at("rathaus")), ("has", 7), ("most", 12)]
    refusal = refused(GAME, s, 0, "place 1+6 rathaus")
    assert refusal == Refusal("VIE-4.4", "wrong-numbers", figures)
    assert GAME.voice("en").refusal(refusal) == "Rathaus needs 5; these dice make 7 to 12."


@pytest.mark.rule("VIE-7.3")
def test_only_the_holder_has_a_joker_and_only_ones_are_jokers() -> None:
    s = laid()
    give(s, 0, "1 2")
    give(s, 1, "2", specials=("joker",))
    turn_of(s, 0)
    figures = [("space", at("cafe_sperl")), ("need", at("cafe_sperl")), ("has", 1)]
    assert refused(GAME, s, 0, "place 1 cafe_sperl") == Refusal("VIE-4.4", "wrong-number", figures)
    say(GAME, s, 0, "place 1+2 geheimbund")
    figures = [("space", at("cafe_sperl")), ("need", at("cafe_sperl")), ("has", 2)]
    assert refused(GAME, s, 1, "place 2 cafe_sperl") == Refusal("VIE-4.4", "wrong-number", figures)


@pytest.mark.rule("VIE-7.3")
def test_a_die_that_became_a_one_is_a_joker_too() -> None:
    s = laid()
    give(s, 0, "2", coins=2, specials=("joker",))
    turn_of(s, 0)
    say(GAME, s, 0, "down 2")
    assert "place 1 cafe_sperl" in open_to(GAME, s, 0)
    say(GAME, s, 0, "reroll 1")
    say(GAME, s, 0, "cast")
    roll(s, "1")
    assert "place 1 cafe_sperl" in open_to(GAME, s, 0)


@pytest.mark.rule("VIE-7.4")
def test_extra_influence_counts_with_the_persons_and_can_be_taken_over() -> None:
    s = laid()
    give(s, 0, symbols=(1, 1, 1), specials=("extra_influence",))
    give(s, 1, symbols=(1, 1, 1))
    lay(s, 1, "4", "hofburg")
    assert [GAME.view(s, Seat(0)).seats[seat].symbols for seat in (0, 1)] == [[2, 2, 2], [1, 1, 1]]
    evaluate(s)
    say(GAME, s, 1, "special extra_influence")
    assert s.holder[EXTRA_INFLUENCE] == 1
    assert [GAME.view(s, Seat(0)).seats[seat].symbols for seat in (0, 1)] == [[1, 1, 1], [2, 2, 2]]


@pytest.mark.rule("VIE-7.5")
def test_the_white_die_comes_with_the_next_round() -> None:
    s = placing("5", "2 2", "2")
    say(GAME, s, 0, "place 5 universitaet")
    off_the_road(s)
    say(GAME, s, 0, "special extra_die")
    assert s.white == 0  # handed over in the clean-up
    new_display(s)
    roll(s, "3 3 3 3 3")
    assert asked(s) == [FATE]
    roll(s, "6")
    assert (faces(s.hands[0]), white_face(s.hands[0])) == ([3, 3, 3, 3, 3], 6)


@pytest.mark.rule("VIE-7.5")
def test_the_white_die_is_placed_with_another_die() -> None:
    s = placing("3 w6", "1", "1")
    assert [move for move in open_to(GAME, s, 0) if " w" in move] == [
        "place w+3 geheimbund",
        "place w+3 stephansdom",
        "place w geheimbund",
    ]
    figures = [("space", at("oper")), ("need", at("oper")), ("has", 9)]
    assert refused(GAME, s, 0, "place w+3 oper") == Refusal("VIE-4.4", "wrong-number", figures)
    alone = Refusal("VIE-7.5", "white-die-alone", [("space", at("cafe_sperl"))])
    assert refused(GAME, s, 0, "place w cafe_sperl") == alone
    say(GAME, s, 0, "place w+3 stephansdom")
    assert GAME.view(s, Seat(0)).road[at("stephansdom")].dice == "w+3"
    assert s.hands[0] == 0


@pytest.mark.rule("VIE-7.5")
def test_a_placed_white_die_works_for_who_placed_it() -> None:
    s = laid()
    give(s, 0, specials=("extra_die",))
    lay(s, 1, "6", "universitaet")
    lay(s, 0, "w+3", "schloss_schoenbrunn")
    evaluate(s)
    say(GAME, s, 1, "special extra_die")
    assert s.holder[EXTRA_DIE] == 1
    assert list(s.points) == [3, 0, 0]


@pytest.mark.rule("VIE-7.3", "VIE-7.5")
def test_a_white_one_is_a_joker() -> None:
    s = laid()
    give(s, 0, "5 w1", specials=("joker",))
    turn_of(s, 0)
    with_white = [move.split()[2] for move in open_to(GAME, s, 0) if move.startswith("place w+5 ")]
    assert {"heuriger", "schloss_schoenbrunn", "hofreitschule"} <= set(with_white)
    assert "gloriette" not in with_white
    assert s.holder[JOKER] == 0
