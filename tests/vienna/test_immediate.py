"""VIE-5  Immediate spaces."""

import pytest

from burghers.games.vienna.dice import faces, white_face
from burghers.kernel.errors import Refusal
from burghers.kernel.play import asked
from burghers.kernel.step import FATE, Seat
from tests.builders import hear, open_to, refused, say, told
from tests.vienna.tables import GAME, at, evaluate, give, laid, lay, new_display, off_the_road, placing, post, turn_of


@pytest.mark.rule("VIE-5.1")
def test_immediate_spaces_act_when_dice_are_placed_and_not_again() -> None:
    s = placing("1", "1", "3")
    notes = hear(s)
    say(GAME, s, 0, "place 1 krieau")
    say(GAME, s, 0, "gendarme oper")
    say(GAME, s, 0, "coin")
    say(GAME, s, 1, "place 1 prater")
    say(GAME, s, 2, "place 3 geheimbund")
    assert asked(s) == [FATE]  # the evaluation is over, new persons come
    assert list(s.coins) == [1, 1, 1]
    assert told(GAME, notes) == [
        (0, "placed 1 none krieau"),
        (0, "posted oper"),
        (0, "got_coins 1 krieau"),
        (0, "all_placed"),
        (1, "placed 1 none prater"),
        (1, "got_coins 1 prater"),
        (1, "no_die"),
        (1, "all_placed"),
        (2, "placed 3 none geheimbund"),
        (2, "got_coins 1 geheimbund"),
        (2, "all_placed"),
    ]


@pytest.mark.rule("VIE-5.1")
def test_their_dice_come_back() -> None:
    s = placing("1", "1", "3")
    say(GAME, s, 0, "place 1 krieau")
    say(GAME, s, 0, "gendarme oper")
    say(GAME, s, 0, "coin")
    say(GAME, s, 1, "place 1 prater")
    view = GAME.view(s, Seat(0))
    assert (view.road[1].owner, view.road[2].owner) == (0, 1)
    say(GAME, s, 2, "place 3 geheimbund")
    new_display(s)
    view = GAME.view(s, Seat(0))
    assert [space.owner for space in view.road] == [-1] * 25
    assert [area.geheimbund for area in view.seats] == [0, 0, 0]
    assert off_the_road(s) == [0, 1, 2] * 3  # all five dice of everybody again


@pytest.mark.rule("VIE-5.2")
def test_krieau_first_the_gendarme_then_a_coin_or_a_point() -> None:
    s = laid()
    give(s, 0, "1 1")
    give(s, 1, "2 2")
    lay(s, 2, "3", "naschmarkt")
    turn_of(s, 0)
    say(GAME, s, 0, "place 1 krieau")
    question = GAME.question(s, Seat(0))
    assert question is not None
    assert (question.kind, question.rule) == ("gendarme", "VIE-5.2")
    free = [space for space in GAME.box.space_ids[1:] if space not in ("krieau", "naschmarkt")]
    assert open_to(GAME, s, 0) == [f"gendarme {space}" for space in free]
    barred = [GAME.moves.print(move) for move, _ in question.barred]
    assert barred == ["gendarme geheimbund", "gendarme krieau", "gendarme naschmarkt"]
    taken = Refusal("VIE-5.2", "space-taken", [("space", at("naschmarkt")), ("seat", 2)])
    assert refused(GAME, s, 0, "gendarme naschmarkt") == taken
    assert refused(GAME, s, 0, "coin") == Refusal("VIE-5.2", "not-offered")
    say(GAME, s, 0, "gendarme oper")
    assert GAME.view(s, Seat(0)).road[at("oper")].gendarme
    question = GAME.question(s, Seat(0))
    assert question is not None
    assert (question.kind, question.rule) == ("coin-or-point", "VIE-5.2")
    assert open_to(GAME, s, 0) == ["coin", "point"]
    notes = hear(s)
    say(GAME, s, 0, "point")
    assert told(GAME, notes) == [(0, "got_points 1 krieau")]
    assert (s.points[0], s.coins[0]) == (1, 0)
    stands = Refusal("VIE-5.2", "gendarme-stands-there", [("space", at("oper"))])
    assert refused(GAME, s, 1, "place 2 oper") == stands


@pytest.mark.rule("VIE-5.2")
def test_krieau_gives_a_coin_to_who_wants_one() -> None:
    s = placing("1", "2", "2")
    say(GAME, s, 0, "place 1 krieau")
    say(GAME, s, 0, "gendarme oper")
    say(GAME, s, 0, "coin")
    assert (s.points[0], s.coins[0], s.bank) == (0, 1, 24)


@pytest.mark.rule("VIE-5.2")
def test_the_gendarme_does_not_stay_where_he_stands() -> None:
    s = laid()
    give(s, 0, "1")
    post(s, "oper")
    turn_of(s, 0)
    say(GAME, s, 0, "place 1 krieau")
    stands = Refusal("VIE-5.2", "gendarme-stands-there", [("space", at("oper"))])
    assert refused(GAME, s, 0, "gendarme oper") == stands


@pytest.mark.rule("VIE-5.2")
def test_the_gendarme_takes_no_action_and_stops_none() -> None:
    s = laid()
    post(s, "oper")
    lay(s, 1, "3", "naschmarkt")
    evaluate(s)
    assert list(s.points) == [0, 0, 0]
    assert list(s.coins) == [0, 2, 0]


@pytest.mark.rule("VIE-5.3")
def test_prater_gives_a_coin_and_turns_a_die_to_any_face() -> None:
    s = placing("1 4 4", "2", "2")
    notes = hear(s)
    say(GAME, s, 0, "place 1 prater")
    assert s.coins[0] == 1
    question = GAME.question(s, Seat(0))
    assert question is not None
    assert (question.kind, question.rule) == ("turn-die", "VIE-5.3")
    assert open_to(GAME, s, 0) == ["keep", *[f"turn 4 {face}" for face in (1, 2, 3, 5, 6)]]
    assert refused(GAME, s, 0, "turn 4 4") == Refusal("VIE-5.3", "not-offered")
    say(GAME, s, 0, "turn 4 6")
    assert faces(s.hands[0]) == [4, 6]
    assert s.coins[0] == 1  # free of charge
    assert asked(s) == [1]
    assert told(GAME, notes) == [(0, "placed 1 none prater"), (0, "got_coins 1 prater"), (0, "turned_die 4 6")]


@pytest.mark.rule("VIE-5.3")
def test_prater_turns_the_white_die_too_or_none() -> None:
    s = placing("1 3 w3", "2", "2")
    say(GAME, s, 0, "place 1 prater")
    assert "turn w 1" in open_to(GAME, s, 0)
    assert "turn w 3" not in open_to(GAME, s, 0)
    other = s.clone()
    say(GAME, s, 0, "turn w 1")
    assert (faces(s.hands[0]), white_face(s.hands[0])) == ([3], 1)
    say(GAME, other, 0, "keep")
    assert (faces(other.hands[0]), white_face(other.hands[0])) == ([3], 3)


@pytest.mark.rule("VIE-5.4")
def test_geheimbund_takes_any_dice_of_anybody_for_a_coin_each() -> None:
    s = placing("6 6 2", "5 2", "4")
    notes = hear(s)
    say(GAME, s, 0, "place 6+6 geheimbund")
    say(GAME, s, 1, "place 5 geheimbund")
    say(GAME, s, 2, "place 4 geheimbund")
    say(GAME, s, 0, "place 2 geheimbund")
    assert list(s.coins) == [3, 1, 1]
    assert list(s.carriage) == [0, 0, 0]
    assert [area.geheimbund for area in GAME.view(s, Seat(0)).seats] == [3, 1, 1]
    assert (0, "got_coins 2 geheimbund") in told(GAME, notes)


@pytest.mark.rule("VIE-5.4")
def test_geheimbund_lies_off_the_road() -> None:
    s = laid()
    give(s, 0, "2 2 w3")
    lay(s, 0, "4+4", "heuriger")  # nothing lies beyond
    turn_of(s, 0)
    assert open_to(GAME, s, 0) == [
        "place 2 geheimbund",
        "place 2+2 geheimbund",
        "place w+2 geheimbund",
        "place w geheimbund",
    ]
    say(GAME, s, 0, "place w geheimbund")
    assert s.coins[0] == 1
    assert s.carriage[0] == at("heuriger")


@pytest.mark.rule("VIE-5.4")
def test_geheimbund_gives_what_the_bank_has_left() -> None:
    s = placing("2 2", "1", "1", coins=(0, 24, 0))
    say(GAME, s, 0, "place 2+2 geheimbund")
    assert (s.coins[0], s.bank) == (1, 0)
