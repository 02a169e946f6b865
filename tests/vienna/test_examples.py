"""The worked examples of the rule book, and cases that follow from them: Sabrina, Matthias and Nina at one table."""

import pytest

from burghers.games.vienna.box import CITIZEN, CROWN
from burghers.games.vienna.dice import faces
from burghers.games.vienna.state import Vienna
from burghers.kernel.errors import Refusal
from burghers.kernel.play import asked
from burghers.kernel.step import Seat
from tests.builders import open_to, refused, say
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

SABRINA, MATTHIAS, NINA = 0, 1, 2


def vt_1(coins: int = 0) -> Vienna:
    """Sabrina has rolled and placed her first die."""
    s = placing("2 2 3 5", "4 6 6", "2 5 6", coins=(coins, 0, 0))
    say(GAME, s, SABRINA, "place 2 secession")
    return s


def vt_3(coins: int = 0) -> Vienna:
    """All have placed, Sabrina twice."""
    s = vt_1(coins)
    say(GAME, s, MATTHIAS, "place 4 heldenplatz")
    say(GAME, s, NINA, "place 2 oper")
    say(GAME, s, SABRINA, "place 2+3 rathaus")
    return s


def vt_4(coins: int) -> Vienna:
    """The others have gone on; Sabrina has a 5 left."""
    s = vt_3(coins)
    say(GAME, s, MATTHIAS, "place 6 cafe_landtmann")
    say(GAME, s, NINA, "place 5 universitaet")
    return s


@pytest.mark.rule("VIE-4.4", "VIE-4.8")
def test_vt_1_a_two_on_secession_and_the_rest_of_the_hand_stays() -> None:
    s = vt_1()
    assert faces(s.hands[SABRINA]) == [2, 3, 5]
    assert asked(s) == [MATTHIAS]


@pytest.mark.rule("VIE-4.3")
def test_vt_2_four_and_five_are_nine() -> None:
    s = placing("4 5", "1", "1")
    nines = [space.id for space in GAME.view(s, Seat(0)).road if space.need == "9"]
    assert nines == ["stephansdom"]
    on_the_road = [move for move in open_to(GAME, s, 0) if move.startswith("place 4+5 ")]
    assert on_the_road == ["place 4+5 geheimbund", "place 4+5 stephansdom"]


@pytest.mark.rule("VIE-4.6")
def test_vt_3_everybody_goes_forward_and_nobody_pays() -> None:
    s = vt_3(coins=1)
    assert list(s.coins) == [1, 0, 0]
    assert list(s.carriage) == [at("rathaus"), at("heldenplatz"), at("oper")]
    assert faces(s.hands[SABRINA]) == [5]


@pytest.mark.rule("VIE-4.5", "VIE-4.7")
def test_vt_4_universitaet_is_taken_and_burgtheater_costs_a_bribe() -> None:
    s = vt_4(coins=1)
    assert asked(s) == [SABRINA]
    taken = Refusal("VIE-4.5", "space-taken", [("space", at("universitaet")), ("seat", NINA)])
    assert refused(GAME, s, SABRINA, "place 5 universitaet") == taken
    bank = s.bank
    say(GAME, s, SABRINA, "place 5 burgtheater")
    assert (s.coins[SABRINA], s.bank) == (0, bank + 1)
    assert s.hands[SABRINA] == 0
    assert s.carriage[SABRINA] == at("rathaus")


@pytest.mark.rule("VIE-4.7", "VIE-10.4")
def test_vt_4b_without_a_coin_only_geheimbund_is_left() -> None:
    s = vt_4(coins=0)
    poor = Refusal("VIE-4.7", "no-coin-for-bribe", [("space", at("burgtheater")), ("needs", 1), ("has", 0)])
    assert refused(GAME, s, SABRINA, "place 5 burgtheater") == poor
    assert open_to(GAME, s, SABRINA) == ["place 5 geheimbund"]


@pytest.mark.rule("VIE-6.2")
def test_vt_5_naschmarkt_gives_two_coins() -> None:
    s = laid()
    lay(s, NINA, "3", "naschmarkt")
    evaluate(s)
    assert list(s.coins) == [0, 0, 2]


@pytest.mark.rule("VIE-6.3")
def test_vt_6_rathaus_takes_three_coins_for_its_reward() -> None:
    s = laid()
    give(s, SABRINA, coins=3)
    lay(s, SABRINA, "5", "rathaus")
    evaluate(s)
    assert (s.coins[SABRINA], s.points[SABRINA]) == (0, 4)


@pytest.mark.rule("VIE-6.3")
def test_vt_6b_with_two_coins_rathaus_is_void() -> None:
    s = laid()
    give(s, SABRINA, coins=2)
    lay(s, SABRINA, "5", "rathaus")
    evaluate(s)
    assert (s.coins[SABRINA], s.points[SABRINA]) == (2, 0)


@pytest.mark.rule("VIE-6.4")
def test_vt_7_a_point_at_oper_and_two_at_hofreitschule() -> None:
    s = laid()
    lay(s, MATTHIAS, "2", "oper")
    lay(s, NINA, "3+4", "hofreitschule")
    evaluate(s)
    assert list(s.points) == [0, 1, 2]


@pytest.mark.rule("VIE-6.7")
def test_vt_8_crosses_at_stephansdom() -> None:
    s = laid()
    give(s, SABRINA, symbols=(0, 4, 0))
    give(s, MATTHIAS, symbols=(0, 3, 0))
    give(s, NINA, symbols=(0, 2, 0))
    lay(s, MATTHIAS, "4", "hofburg")
    lay(s, SABRINA, "4+5", "stephansdom")
    evaluate(s)
    say(GAME, s, MATTHIAS, "special extra_influence")
    assert list(s.points) == [3, 0, 0]
    assert list(s.coins) == [1, 0, 0]


@pytest.mark.rule("VIE-6.8")
def test_vt_9_crosses_scored_before_are_barred_at_gloriette() -> None:
    s = laid()
    give(s, SABRINA, coins=1)
    give(s, MATTHIAS, symbols=(1, 1, 1))
    give(s, NINA, symbols=(1, 1, 1))
    lay(s, SABRINA, "4+5", "stephansdom")
    lay(s, SABRINA, "6+6", "gloriette")
    evaluate(s)
    assert open_to(GAME, s, SABRINA) == ["symbol citizen", "symbol crown"]
    assert s.coins[SABRINA] == 0
    for symbol, word in ((CITIZEN, "citizen"), (CROWN, "crown")):
        chosen = s.clone()
        say(GAME, chosen, SABRINA, f"symbol {word}")
        assert chosen.scored[SABRINA] >> symbol & 1


@pytest.mark.rule("VIE-6.10")
def test_vt_10_a_card_lost_on_the_way_does_not_count_at_heuriger() -> None:
    s = laid()
    give(s, SABRINA, specials=("double_turn", "joker"))
    give(s, MATTHIAS, specials=("first_player",))
    lay(s, NINA, "3", "albertina")
    lay(s, SABRINA, "4+4", "heuriger")
    evaluate(s)
    say(GAME, s, NINA, "special joker")
    assert list(s.points) == [1, 0, 0]


@pytest.mark.rule("VIE-7.5")
def test_vt_11_the_white_die_acts_for_who_placed_it() -> None:
    s = laid()
    give(s, SABRINA, specials=("extra_die",))
    s.white = SABRINA
    lay(s, NINA, "6", "universitaet")
    lay(s, SABRINA, "w+2", "hofreitschule")
    evaluate(s)
    say(GAME, s, NINA, "special extra_die")
    assert list(s.points) == [2, 0, 0]


@pytest.mark.rule("VIE-7.5", "VIE-5.4")
def test_vt_12_the_white_die_alone_goes_to_geheimbund() -> None:
    s = placing("w5", "1", "1")
    assert open_to(GAME, s, SABRINA) == ["place w geheimbund"]
    say(GAME, s, SABRINA, "place w geheimbund")
    assert list(s.coins) == [1, 0, 0]


@pytest.mark.rule("VIE-5.2")
def test_vt_13_the_gendarme_closes_rathaus_until_the_next_round() -> None:
    s = placing("1", "5", "5")
    say(GAME, s, SABRINA, "place 1 krieau")
    say(GAME, s, SABRINA, "gendarme rathaus")
    say(GAME, s, SABRINA, "coin")
    closed = Refusal("VIE-5.2", "gendarme-stands-there", [("space", at("rathaus"))])
    for seat in (MATTHIAS, NINA):
        assert refused(GAME, s, seat, "place 5 rathaus") == closed
        say(GAME, s, seat, "place 5 geheimbund")
    new_display(s)
    roll(s, "5 5 5 5 5")
    assert "place 5 rathaus" in open_to(GAME, s, SABRINA)


@pytest.mark.rule("VIE-4.2", "VIE-5.4")
def test_three_dice_on_geheimbund_need_two_turns() -> None:
    s = placing("4 4 4", "1", "")
    assert [move for move in open_to(GAME, s, 0) if move.endswith("geheimbund")] == [
        "place 4 geheimbund",
        "place 4+4 geheimbund",
    ]
    assert off_the_road(s) == [0, 1, 0]


@pytest.mark.rule("VIE-4.9")
def test_a_six_cannot_step_up_nor_a_one_down() -> None:
    s = placing("1 6", "1", "1", coins=(1, 0, 0))
    changes = [move for move in open_to(GAME, s, 0) if not move.startswith("place")]
    assert changes == ["up 1", "reroll 1", "down 6", "reroll 6"]


@pytest.mark.rule("VIE-4.4")
def test_three_and_three_fit_a_six_and_a_pair() -> None:
    s = placing("3 3", "1", "1")
    where = [move.split()[2] for move in open_to(GAME, s, 0) if move.startswith("place 3+3 ")]
    assert where == [
        "geheimbund",
        "universitaet",
        "cafe_landtmann",
        "cafe_central",
        "cafe_sperl",
        "tiergarten",
        "heuriger",
    ]


@pytest.mark.rule("VIE-7.3")
def test_a_joker_one_fits_a_six_without_coins() -> None:
    s = laid()
    give(s, 0, "1", specials=("joker",))
    turn_of(s, 0)
    say(GAME, s, 0, "place 1 cafe_sperl")
    assert s.coins[0] == 0


@pytest.mark.rule("VIE-4.7")
def test_two_placements_behind_cost_a_coin_each() -> None:
    s = laid()
    give(s, 0, "2 3", coins=2)
    give(s, 1, "6 6")
    lay(s, 0, "4+4", "heuriger")
    turn_of(s, 0)
    say(GAME, s, 0, "place 2 oper")
    say(GAME, s, 1, "place 6 geheimbund")
    say(GAME, s, 0, "place 3 naschmarkt")
    assert s.coins[0] == 0


@pytest.mark.rule("VIE-2.5")
def test_five_players_choose_start_cards_right_neighbour_first() -> None:
    s = GAME.new(5, {"first": "1"})
    order: list[int] = []
    while len(order) < 5:
        order.append(int(asked(s)[0]))
        say(GAME, s, order[-1], open_to(GAME, s, order[-1])[0])
    assert order == [4, 3, 2, 1, 0]


@pytest.mark.rule("VIE-9.4")
def test_at_25_points_each_two_special_cards_beat_one() -> None:
    s = laid()
    give(s, 0, points=25, specials=("first_player", "joker"))
    give(s, 1, points=25, specials=("extra_die",))
    clean_up(s)
    assert GAME.winners(s) == [0]
