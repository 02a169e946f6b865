"""The register of rulings: what we chose where the rule book is silent, unclear or damaged."""

import pytest

from burghers.games.vienna.box import FIRST_PLAYER
from burghers.games.vienna.dice import faces, white_face
from burghers.games.vienna.rules.display import Refill
from burghers.kernel.errors import Refusal
from burghers.kernel.play import asked
from burghers.kernel.step import FATE, Seat
from tests.builders import fate_says, hear, open_to, refused, say, told
from tests.vienna.tables import (
    GAME,
    PERSONS,
    at,
    begun,
    clean_up,
    display,
    evaluate,
    give,
    laid,
    lay,
    off_the_road,
    placing,
    resume,
    roll,
    turn_of,
)


def changes(moves: list[str]) -> list[str]:
    """Without the placements."""
    return [move for move in moves if not move.startswith("place")]


@pytest.mark.rule("VIE-R1")
def test_dice_are_changed_by_rolling_again_or_by_one_pip_a_coin_each_time() -> None:
    s = placing("3", "1", "1", coins=(3, 0, 0))
    assert changes(open_to(GAME, s, 0)) == ["up 3", "down 3", "reroll 3"]
    say(GAME, s, 0, "up 3")
    say(GAME, s, 0, "up 4")
    assert (faces(s.hands[0]), s.coins[0]) == ([5], 1)
    say(GAME, s, 0, "reroll 5")
    say(GAME, s, 0, "cast")
    roll(s, "2")
    assert (faces(s.hands[0]), s.coins[0]) == ([2], 0)
    assert changes(open_to(GAME, s, 0)) == []


@pytest.mark.rule("VIE-R2")
def test_any_chosen_dice_are_rolled_again_at_least_one() -> None:
    s = placing("2 4 6", "1", "1", coins=(1, 0, 0))
    say(GAME, s, 0, "reroll 2")
    one, two, three = s.clone(), s.clone(), s.clone()
    say(GAME, one, 0, "cast")
    assert faces(one.hands[0]) == [4, 6]
    say(GAME, two, 0, "also 6")
    say(GAME, two, 0, "cast")
    assert faces(two.hands[0]) == [4]
    say(GAME, three, 0, "also 4")
    say(GAME, three, 0, "also 6")
    say(GAME, three, 0, "cast")
    assert faces(three.hands[0]) == []
    roll(three, "1 1 1")
    assert [faces(three.hands[0]), three.coins[0]] == [[1, 1, 1], 0]


@pytest.mark.rule("VIE-R3")
def test_no_step_from_six_to_one_or_back() -> None:
    s = placing("1 6 w6", "1", "1", coins=(1, 0, 0))
    assert refused(GAME, s, 0, "up 6") == Refusal("VIE-4.9", "no-higher-face", [("face", 6)])
    assert refused(GAME, s, 0, "down 1") == Refusal("VIE-4.9", "no-lower-face", [("face", 1)])
    assert refused(GAME, s, 0, "up w") == Refusal("VIE-4.9", "no-higher-face", [("face", 6)])


@pytest.mark.rule("VIE-R4")
def test_no_change_after_placing() -> None:
    s = placing("2 2", "3", "3", coins=(5, 0, 0))
    say(GAME, s, 0, "place 2 oper")
    assert asked(s) == [1]


@pytest.mark.rule("VIE-R5")
def test_everybody_rolls_on_the_own_first_turn() -> None:
    s = begun(3)
    roll(s, "1 2 3 4 5")
    view = GAME.view(s, Seat(0))
    assert [area.rolled for area in view.seats] == [True, False, False]
    say(GAME, s, 0, "place 1 geheimbund")
    roll(s, "6 6 6 6 6")
    assert [area.rolled for area in GAME.view(s, Seat(0)).seats] == [True, True, False]
    assert asked(s) == [1]


@pytest.mark.rule("VIE-R6")
def test_a_bribe_is_paid_per_placement_and_the_carriage_stays() -> None:
    s = laid()
    give(s, 0, "1 2", coins=2)
    give(s, 1, "6")
    lay(s, 0, "3+3", "heuriger")
    turn_of(s, 0)
    say(GAME, s, 0, "place 2 oper")  # twenty spaces back, one coin
    assert s.coins[0] == 1
    turn_of(s, 0)
    say(GAME, s, 0, "place 1 secession")
    assert s.coins[0] == 0
    assert s.carriage[0] == at("heuriger")


@pytest.mark.rule("VIE-R7")
def test_nobody_is_ever_without_a_placement() -> None:
    s = laid()
    give(s, 0, "2")
    for space in GAME.box.space_ids[1:]:
        lay(s, 1, "1", space)
    turn_of(s, 0)
    assert open_to(GAME, s, 0) == ["place 2 geheimbund"]


@pytest.mark.rule("VIE-R8")
def test_the_gendarme_never_stands_on_geheimbund() -> None:
    s = placing("1", "1", "1")
    say(GAME, s, 0, "place 1 krieau")
    assert "gendarme geheimbund" not in open_to(GAME, s, 0)
    off_road = Refusal("VIE-5.2", "gendarme-off-road", [("space", 0)])
    assert refused(GAME, s, 0, "gendarme geheimbund") == off_road


@pytest.mark.rule("VIE-R9")
def test_the_white_die_joins_one_other_die_only() -> None:
    s = placing("1 2 3 w6", "1", "1")
    dice = {move.split()[1] for move in open_to(GAME, s, 0)}
    assert dice == {"1", "2", "3", "1+2", "1+3", "2+3", "w+1", "w+2", "w+3", "w"}


@pytest.mark.rule("VIE-R10")
def test_the_white_die_makes_pairs_and_a_white_one_is_a_joker() -> None:
    s = placing("4 w4", "1", "1")
    assert "place w+4 heuriger" in open_to(GAME, s, 0)
    s = laid()
    give(s, 0, "6 w1", specials=("joker",))
    turn_of(s, 0)
    assert {"place w+6 heuriger", "place w+6 gloriette"} <= set(open_to(GAME, s, 0))


@pytest.mark.rule("VIE-R11")
def test_the_white_die_as_the_last_goes_to_geheimbund() -> None:
    s = placing("w3", "1", "1", coins=(0, 0, 0))
    assert open_to(GAME, s, 0) == ["place w geheimbund"]


@pytest.mark.rule("VIE-R12")
def test_a_space_with_two_numbers_needs_either() -> None:
    for face in "45":
        assert f"place {face} hofburg" in open_to(GAME, placing(face, "1", "1"), 0)
    assert "place 4+5 hofburg" not in open_to(GAME, placing("4 5", "1", "1"), 0)


@pytest.mark.rule("VIE-R13")
@pytest.mark.parametrize("face", range(1, 7))
def test_any_faces_make_a_pair_and_a_joker_completes_it(face: int) -> None:
    assert f"place {face}+{face} tiergarten" in open_to(GAME, placing(f"{face} {face}", "1", "1"), 0)
    s = laid()
    give(s, 0, f"1 {face}", specials=("joker",))
    turn_of(s, 0)
    assert f"place 1+{face} tiergarten" in open_to(GAME, s, 0)


@pytest.mark.rule("VIE-R14")
def test_one_die_or_a_sum_of_two_fills_a_low_space() -> None:
    s = placing("2 3 5", "1", "1")
    assert {"place 5 rathaus", "place 2+3 rathaus", "place 5 universitaet"} <= set(open_to(GAME, s, 0))


@pytest.mark.rule("VIE-R15")
def test_the_owner_cannot_refuse_to_pay() -> None:
    s = laid()
    give(s, 0, coins=1)
    lay(s, 0, "4", "heldenplatz")
    evaluate(s)
    assert s.over()
    assert (s.coins[0], s.points[0]) == (0, 2)


@pytest.mark.rule("VIE-R16")
def test_a_person_or_card_may_be_left_but_the_cost_is_paid() -> None:
    s = laid()
    give(s, 0, coins=1)
    display(s, "baker")
    lay(s, 0, "3", "albertina")
    lay(s, 0, "6", "cafe_landtmann")
    evaluate(s)
    say(GAME, s, 0, "leave")
    say(GAME, s, 0, "nobody")
    assert s.coins[0] == 0
    view = GAME.view(s, Seat(0))
    assert (view.seats[0].persons, view.display) == ([], ["baker"])
    assert "joker" in view.beside_board


@pytest.mark.rule("VIE-R17")
def test_a_person_space_is_paid_for_with_an_empty_display() -> None:
    s = laid()
    give(s, 0, coins=1)
    lay(s, 0, "6", "cafe_landtmann")
    notes = hear(s)
    evaluate(s)
    assert s.coins[0] == 0
    assert told(GAME, notes) == [(0, "paid 1 cafe_landtmann"), (0, "no_person cafe_landtmann")]


@pytest.mark.rule("VIE-R18")
def test_doubles_go_under_the_draw_pile_and_leftovers_to_the_discards() -> None:
    s = resume(laid(), Refill())
    fate_says(GAME, s, "turn_up baker", "turn_up baker", "turn_up page")
    assert (list(s.under), sum(list(s.discards))) == ([PERSONS.index("baker")], 0)
    clean_up(s)
    assert (list(s.under), sum(list(s.discards))) == ([PERSONS.index("baker")], 2)


@pytest.mark.rule("VIE-R19")
def test_a_tie_at_zero_pays() -> None:
    s = laid()
    give(s, 1, symbols=(1, 0, 0))
    lay(s, 0, "4+4", "pestsaeule")
    evaluate(s)
    assert list(s.points) == [1, 0, 0]


@pytest.mark.rule("VIE-R20")
def test_gloriette_gives_no_coins() -> None:
    s = laid()
    give(s, 0, coins=1, symbols=(0, 2, 0))
    lay(s, 0, "6+6", "gloriette")
    evaluate(s)
    say(GAME, s, 0, "symbol cross")
    assert (s.points[0], s.coins[0]) == (4, 0)


@pytest.mark.rule("VIE-R21")
def test_final_symbols_need_more_than_both_neighbours() -> None:
    s = laid(4)
    give(s, 0, points=25, symbols=(2, 3, 0))
    give(s, 1, symbols=(1, 1, 0))
    give(s, 3, symbols=(2, 1, 0))
    clean_up(s)
    assert s.points[0] == 26  # for crosses; the citizens of one neighbour are as many


@pytest.mark.rule("VIE-R22")
def test_coins_can_run_out() -> None:
    s = laid()
    give(s, 1, coins=24)
    lay(s, 0, "3", "naschmarkt")
    lay(s, 2, "5", "burgtheater")
    evaluate(s)
    assert (list(s.coins), s.bank) == ([1, 24, 0], 0)


@pytest.mark.rule("VIE-R23")
def test_three_players_have_five_dice_each() -> None:
    s = begun(3)
    assert off_the_road(s) == [0, 1, 2] * 3
    assert sum(s.coins) == sum(GAME.box.start_coins[:3]) + 15


@pytest.mark.rule("VIE-R24")
def test_prater_gives_its_printed_coin() -> None:
    s = placing("1", "2", "2")
    notes = hear(s)
    say(GAME, s, 0, "place 1 prater")
    assert told(GAME, notes)[1] == (0, "got_coins 1 prater")
    assert s.coins[0] == 1


@pytest.mark.rule("VIE-R25")
def test_the_gendarme_starts_beside_the_board() -> None:
    s = begun(4)
    assert s.gendarme == 0
    assert not any(space.gendarme for space in GAME.view(s, Seat(0)).road)


@pytest.mark.rule("VIE-R26")
def test_start_cards_are_chosen_openly() -> None:
    s = GAME.new(3, {"first": "1"})
    say(GAME, s, 2, "start_card gambler")
    for viewer in (0, 1, 2, -3):
        assert GAME.view(s, Seat(viewer)).seats[2].start_card == "gambler"


@pytest.mark.rule("VIE-R27")
def test_at_tiergarten_one_may_take_less_or_nothing_and_never_more_than_there_is() -> None:
    s = laid()
    give(s, 1, coins=2)
    lay(s, 0, "3+3", "tiergarten")
    evaluate(s)
    assert open_to(GAME, s, 0) == ["rob 2 1", "rob 2 2", "spare"]
    poor = Refusal("VIE-6.9", "victim-too-poor", [("seat", 1), ("needs", 3), ("has", 2)])
    assert refused(GAME, s, 0, "rob 2 3") == poor


@pytest.mark.rule("VIE-R28")
def test_prater_without_dice_left_gives_the_coin_only() -> None:
    s = placing("1", "2", "2")
    say(GAME, s, 0, "place 1 prater")
    assert asked(s) == [1]
    assert s.coins[0] == 1


@pytest.mark.rule("VIE-R29")
def test_a_round_is_played_out_though_somebody_has_25_points() -> None:
    s = placing("2", "2", "2")
    give(s, 0, points=25)
    say(GAME, s, 0, "place 2 oper")
    say(GAME, s, 1, "place 2 geheimbund")
    assert not s.over()
    say(GAME, s, 2, "place 2 geheimbund")
    assert s.over()
    assert list(s.points) == [26, 0, 0]


@pytest.mark.rule("VIE-R30")
def test_ties_go_by_the_coins_left_after_the_exchange() -> None:
    s = laid()
    s.holder[FIRST_PLAYER] = 2
    give(s, 0, points=24, coins=4)
    give(s, 1, points=25, coins=2)
    clean_up(s)
    assert list(s.points[:2]) == [25, 25]
    assert list(s.coins[:2]) == [1, 2]
    assert GAME.winners(s) == [1]


@pytest.mark.rule("VIE-R31")
def test_doubles_are_judged_by_person() -> None:
    baker, publisher = PERSONS.index("baker") * 3, PERSONS.index("publisher") * 3
    symbols = GAME.box.person_symbols
    assert symbols[baker : baker + 3] == symbols[publisher : publisher + 3]
    s = resume(laid(), Refill())
    fate_says(GAME, s, "turn_up baker", "turn_up publisher")
    assert GAME.view(s, Seat(0)).display == ["baker", "publisher"]


@pytest.mark.rule("VIE-R32")
def test_no_double_turn_with_an_empty_hand() -> None:
    s = laid()
    give(s, 0, "2", specials=("double_turn",))
    give(s, 1, "2")
    turn_of(s, 0)
    say(GAME, s, 0, "place 2 geheimbund")
    assert asked(s) == [1]
    assert not s.doubled


@pytest.mark.rule("VIE-R33")
def test_the_face_of_a_joker_is_not_asked() -> None:
    s = laid()
    give(s, 0, "1", specials=("joker",))
    give(s, 1, "2")
    turn_of(s, 0)
    assert open_to(GAME, s, 0).count("place 1 hofburg") == 1  # as a 4 or as a 5
    say(GAME, s, 0, "place 1 hofburg")
    assert asked(s) == [1]
    assert GAME.view(s, Seat(0)).road[at("hofburg")].dice == "1"


@pytest.mark.rule("VIE-R34")
def test_dice_with_the_same_face_are_alike_but_the_white_one_is_named_apart() -> None:
    s = placing("2 2 2 w2", "1", "1", coins=(1, 0, 0))
    options = open_to(GAME, s, 0)
    assert len(set(options)) == len(options)
    assert {move.split()[1] for move in options} == {"2", "2+2", "w+2", "w"}
    say(GAME, s, 0, "up w")
    assert (faces(s.hands[0]), white_face(s.hands[0])) == ([2, 2, 2], 3)
    assert asked(s) != [FATE]
