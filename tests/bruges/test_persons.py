"""BRU-5  Persons: symbols, families and the ones the books explain."""

import pytest

from burghers.games.bruges.moves import GROUP_WORDS
from burghers.games.bruges.rules.dice import TakeThreats
from burghers.games.bruges.rules.drawing import DrawPhase
from burghers.games.bruges.rules.houses import lose_house
from burghers.games.bruges.rules.round import EndOfRound
from burghers.games.bruges.rules.scoring import FinalScoring
from burghers.kernel.fate import QuickFate
from burghers.kernel.native import i64, vec
from burghers.kernel.play import let_fate
from burghers.kernel.step import Seat
from tests.bruges.oracle import ROWS
from tests.bruges.tables import (
    BLUE,
    GAME,
    PURPLE,
    RED,
    ask,
    at_turn,
    build,
    deal,
    go_on,
    hand,
    laid,
    number,
    persons,
    set_threats,
    set_workers,
    settle_in,
    show_dice,
    suit,
    threats,
    turned,
    workers,
)
from tests.builders import fate_says, hear, open_to, refused, say, told


@pytest.mark.rule("BRU-5.1")
def test_points_are_a_third_of_the_price_and_every_group_has_members() -> None:
    assert all(row["price"] == 3 * row["points"] for row in ROWS.values())
    for group in GROUP_WORDS:
        assert sum(row["group"] == group for row in ROWS.values()) >= 15
    assert {row["symbol"] for row in ROWS.values()} == {"instant", "worker", "round", "boost", "passive", "laurel"}


@pytest.mark.rule("BRU-5.2", "BRU-R2")
def test_an_instant_acts_again_only_when_recruited_again() -> None:
    s = laid()
    deal(s, 0, "alchemist", "king", "earl")
    build(s, 0, "count", "singer")
    at_turn(s)
    say(GAME, s, 0, "recruit alchemist red")
    assert s.guilders[0] == 8
    refusal = refused(GAME, s, 0, "use alchemist")
    assert refusal is not None
    assert refusal.told()[:2] == ("BRU-5.1", "not-to-activate")
    lose_house(s, Seat(0), 0)
    go_on(s)
    assert "alchemist" in hand(s, 0)
    say(GAME, s, 0, "recruit alchemist blue")
    assert s.guilders[0] == 8 - 3 + 6


@pytest.mark.rule("BRU-5.3")
def test_a_worker_of_the_colour_shown_activates_once_a_round() -> None:
    s = laid()
    settle_in(s, 0, "prince")  # a purple card with a yellow worker
    deal(s, 0, "king", "earl")
    at_turn(s)
    say(GAME, s, 0, "use prince")
    assert workers(s, 0) == [1, 1, 0, 1, 1]
    assert (s.points[0], s.guilders[0]) == (6, 7)
    assert turned(s, 0) == ["prince"]
    s.workers[2] = 1
    again = refused(GAME, s, 0, "use prince")
    assert again is not None
    assert again.told()[:2] == ("BRU-5.3", "already-used")
    other = laid()
    settle_in(other, 0, "prince")
    set_workers(other, 0, 1, 1, 0, 1, 1)
    deal(other, 0, "king")
    at_turn(other)
    poor = refused(GAME, other, 0, "use prince")
    assert poor is not None
    assert poor.figures[1:] == [("colour", 2), ("needs", 1), ("has", 0)]


@pytest.mark.rule("BRU-5.4")
def test_the_first_kind_of_infinity_is_free_once_a_round() -> None:
    s = laid()
    settle_in(s, 0, "accountant")
    deal(s, 0, "king")
    at_turn(s)
    say(GAME, s, 0, "use accountant")
    assert (s.guilders[0], workers(s, 0)) == (7, [1] * 5)
    again = refused(GAME, s, 0, "use accountant")
    assert again is not None
    assert again.told()[:2] == ("BRU-5.4", "already-used")


@pytest.mark.rule("BRU-5.5")
def test_the_second_kind_works_every_time_and_is_not_turned() -> None:
    s = laid()
    settle_in(s, 0, "lawyer")
    deal(s, 0, "king", "squire")
    at_turn(s)
    say(GAME, s, 0, "workers king")
    say(GAME, s, 0, "workers squire")
    assert workers(s, 0)[2] == 1 + 3 + 3
    assert turned(s, 0) == []


@pytest.mark.rule("BRU-5.6")
def test_a_laurel_does_nothing_before_the_end() -> None:
    s = laid()
    settle_in(s, 0, "mayor")
    deal(s, 0, "king")
    at_turn(s)
    refusal = refused(GAME, s, 0, "use mayor")
    assert refusal is not None
    assert refusal.key == "not-to-activate"
    assert s.points[0] == 5


@pytest.mark.rule("BRU-5.7", "BRU-R22")
@pytest.mark.parametrize("name", ["fire_eater", "portraitist", "cook"])
def test_a_person_does_not_react_to_its_own_arrival(name: str) -> None:
    s = laid()
    deal(s, 0, name, "king")
    build(s, 0, "count")
    set_threats(s, 0, 1, 1, 1, 1, 1)
    s.guilders[0] = 20
    at_turn(s)
    say(GAME, s, 0, f"recruit {name} red")
    assert s.points[0] == 5
    assert workers(s, 0) == [1] * 5
    assert ask(s)[1] == "turn"


@pytest.mark.rule("BRU-5.8")
def test_an_extra_play_is_none_of_the_four_turns() -> None:
    s = laid()
    settle_in(s, 0, "messenger")
    deal(s, 0, *suit(PURPLE)[:5])
    at_turn(s)
    say(GAME, s, 0, "use messenger")
    assert workers(s, 0)[BLUE] == 0
    refusal = refused(GAME, s, 0, "done")
    assert refusal is not None
    assert refusal.told() == ("BRU-5.8", "play-at-once", ())
    say(GAME, s, 0, f"workers {hand(s, 0)[0]}")
    for _ in range(4):
        assert ask(s) == (0, "turn")
        say(GAME, s, 0, f"workers {hand(s, 0)[0]}")
    assert list(s.hands[0]) == []


@pytest.mark.rule("BRU-5.9", "BRU-R21")
def test_the_acrobat_builds_either_arm_for_twice_the_price() -> None:
    s = laid()
    settle_in(s, 0, "acrobat")
    deal(s, 0, "king")
    s.tiles[0] = 2
    s.guilders[0] = 5
    at_turn(s)
    say(GAME, s, 0, "use acrobat")
    assert ask(s) == (0, "dig")
    assert open_to(GAME, s, 0) == ["dig right"]
    dear = refused(GAME, s, 0, "dig left")
    assert dear is not None
    assert dear.told() == ("BRU-4.8", "canal-too-dear", (("arm", 0), ("needs", 6), ("has", 5)))
    say(GAME, s, 0, "dig right")
    assert (list(s.tiles[:2]), s.guilders[0]) == ([2, 1], 3)
    assert hand(s, 0) == ["king"]


@pytest.mark.rule("BRU-5.10")
def test_the_charcoal_burner_exchanges_any_number() -> None:
    s = laid()
    settle_in(s, 0, "charcoal_burner")
    deal(s, 0, "king")
    set_workers(s, 0, 2, 1, 0, 0, 0)
    at_turn(s)
    say(GAME, s, 0, "use charcoal_burner")
    assert ask(s) == (0, "swap")
    say(GAME, s, 0, "swap blue red")
    say(GAME, s, 0, "swap blue purple")
    assert ask(s) == (0, "turn")  # each worker once
    assert workers(s, 0) == [0, 0, 0, 1, 1]


@pytest.mark.rule("BRU-5.11")
def test_the_beggars_victims_choose_their_workers() -> None:
    s = laid(4)
    deal(s, 0, "beggar")
    build(s, 0, "count")
    set_workers(s, 1, 2, 0, 1, 0, 0)
    set_workers(s, 2, 0, 1, 0, 0, 0)
    set_workers(s, 3, 0, 0, 0, 0, 0)
    at_turn(s)
    say(GAME, s, 0, "recruit beggar red")
    assert ask(s) == (1, "give")
    assert open_to(GAME, s, 1) == ["give blue", "give yellow"]
    say(GAME, s, 1, "give yellow")
    say(GAME, s, 1, "give blue")
    assert [workers(s, seat) for seat in range(4)] == [[2, 2, 2, 1, 1], [1, 0, 0, 0, 0], [0] * 5, [0] * 5]


@pytest.mark.rule("BRU-5.11")
def test_the_thief_takes_three_guilders_or_all() -> None:
    s = laid(4)
    deal(s, 0, "thief")
    build(s, 0, "count")
    s.guilders = vec[i64]([3, 7, 2, 0])
    at_turn(s)
    say(GAME, s, 0, "recruit thief red")
    assert list(s.guilders) == [5, 4, 0, 0]


@pytest.mark.rule("BRU-5.12", "BRU-R24")
def test_the_pawnbroker_pays_all_or_chooses() -> None:
    s = laid(4)
    deal(s, 0, "pawnbroker")
    build(s, 0, "count")
    s.guilders = vec[i64]([4, 0, 0, 0])
    rich = s.clone()
    at_turn(rich)
    say(GAME, rich, 0, "recruit pawnbroker red")
    assert (list(rich.guilders), rich.points[0]) == ([1, 1, 1, 1], 8)
    s.guilders[0] = 2
    at_turn(s)
    say(GAME, s, 0, "recruit pawnbroker red")
    assert open_to(GAME, s, 0) == ["lend 2", "lend 3", "lend 4"]
    say(GAME, s, 0, "lend 3")
    assert open_to(GAME, s, 0) == ["lend 2", "lend 4"]
    refusal = refused(GAME, s, 0, "lend 3")
    assert refusal is not None
    assert refusal.told()[1:] == ("already-paid", (("seat", 2),))
    say(GAME, s, 0, "lend 2")
    assert (list(s.guilders), s.points[0]) == ([0, 1, 1, 0], 7)


@pytest.mark.rule("BRU-5.13")
def test_the_jailer_removes_as_many_markers_as_there_are_persons() -> None:
    s = laid()
    settle_in(s, 0, "mayor")
    build(s, 0, "count")
    deal(s, 0, "jailer")
    set_threats(s, 0, 2, 2, 0, 0, 0)
    s.guilders[0] = 6
    at_turn(s)
    say(GAME, s, 0, "recruit jailer red")
    say(GAME, s, 0, "threat brown")
    say(GAME, s, 0, "threat blue")
    assert threats(s, 0) == [1, 1, 0, 0, 0]
    assert s.points[0] == 7
    assert s.over() or ask(s)[1] != "threats"


@pytest.mark.rule("BRU-5.14")
def test_the_troublemaker_leaves_statues_alone() -> None:
    s = laid()
    deal(s, 0, "troublemaker", "king")
    build(s, 0, "count")
    s.guilders[0] = 6
    s.tiles = vec[i64]([0, 0, 5, 0])
    s.finished = 1 << 2
    s.statues = 2
    at_turn(s)
    say(GAME, s, 0, "recruit troublemaker red")
    barred = refused(GAME, s, 1, "lose right")
    assert barred is not None
    assert barred.told() == ("BRU-5.14", "no-tile", (("arm", 1), ("count", 5)))
    house = refused(GAME, s, 1, "burn red")
    assert house is not None
    assert house.key == "tiles-only"
    say(GAME, s, 1, "lose left")
    assert list(s.tiles) == [0, 0, 4, 0]
    assert GAME.view(s, Seat(0)).seats[1].statues == [7]


@pytest.mark.rule("BRU-5.15")
def test_the_loading_master_and_the_saddler_count() -> None:
    s = laid()
    settle_in(s, 0, "loading_master", "saddler", "baker", "mayor")  # merchant, craftsman twice, official
    deal(s, 0, "king")
    s.tiles = vec[i64]([5, 5, 5, 0])
    s.finished = 7
    at_turn(s)
    say(GAME, s, 0, "use loading_master")
    assert s.points[0] == 9
    say(GAME, s, 0, "use saddler")
    assert s.guilders[0] == 8


@pytest.mark.rule("BRU-5.16", "BRU-R23")
def test_the_astronomers_second_use_is_optional_and_only_for_later_instants() -> None:
    s = laid()
    deal(s, 0, "alchemist", "astronomer", "deacon", "baker")
    build(s, 0, "count", "singer", "earl", "duke")
    s.guilders[0] = 12
    set_threats(s, 0, 1, 0, 0, 0, 0)
    at_turn(s)
    say(GAME, s, 0, "recruit alchemist red")
    assert ask(s)[1] == "turn"
    say(GAME, s, 0, "recruit astronomer blue")
    say(GAME, s, 0, "recruit deacon blue")
    assert ask(s) == (0, "threats")
    say(GAME, s, 0, "threat blue")
    assert ask(s)[1] == "turn"  # no marker is left, so there is nothing to offer
    say(GAME, s, 0, "recruit baker brown")
    assert ask(s) == (0, "again")
    guilders = s.guilders[0]
    say(GAME, s, 0, "enough")
    assert s.guilders[0] == guilders


@pytest.mark.rule("BRU-5.20")
def test_the_preacher_reacts_to_every_step() -> None:
    s = laid()
    settle_in(s, 0, "preacher", "duke")
    deal(s, 0, "king")
    set_threats(s, 0, 1, 0, 0, 0, 1)
    at_turn(s)
    say(GAME, s, 0, "use duke")
    assert (s.guilders[0], s.steps[0]) == (2, 1)
    assert open_to(GAME, s, 0) == ["threat blue", "threat purple", "enough"]
    refusal = refused(GAME, s, 0, "threat red")
    assert refusal is not None
    assert refusal.told() == ("BRU-4.7", "no-threat", (("colour", RED), ("has", 2)))


@pytest.mark.rule("BRU-5.20")
def test_a_marker_of_another_colour_is_not_meant() -> None:
    s = laid()
    settle_in(s, 0, "blacksmith")
    deal(s, 0, "king")
    set_threats(s, 0, 1, 1, 0, 0, 0)
    at_turn(s)
    say(GAME, s, 0, "use blacksmith")
    refusal = refused(GAME, s, 0, "threat blue")
    assert refusal is not None
    assert refusal.told() == ("BRU-5.20", "threat-not-meant", (("colour", BLUE), ("count", 2)))


@pytest.mark.rule("BRU-5.22", "BRU-R25")
def test_the_laurels_of_the_books() -> None:
    s = laid()
    settle_in(s, 0, "bishop", "mayor", "geographer", "engraver", "cupbearer")
    set_workers(s, 0, 3, 1, 1, 0, 0)
    s.tiles[0], s.tiles[1] = 5, 3
    s.finished, s.statues = 1, 1
    notes = hear(s)
    build(s, 0, "count", "singer", "deacon", "painter", "canon")
    go_on(s, FinalScoring())
    scored = {text.split()[1]: int(text.split()[2]) for _, text in told(GAME, notes) if "laurel" in text}
    assert scored == {"bishop": 2, "mayor": 2, "geographer": 6, "engraver": 10, "cupbearer": 5}


@pytest.mark.rule("BRU-5.23", "BRU-R43")
def test_a_person_is_not_activated_in_vain() -> None:
    s = laid()
    settle_in(s, 0, "monk", "customs_officer", "acrobat", "treasurer")
    deal(s, 0, "king")
    s.guilders[0] = 1
    at_turn(s)
    assert not [move for move in open_to(GAME, s, 0) if move.startswith("use")]
    refusal = refused(GAME, s, 0, "use monk")
    assert refusal is not None
    assert refusal.told() == ("BRU-5.3", "no-fitting-threat", (("person", number("monk")), ("has", 0)))


@pytest.mark.rule("BRU-6.5", "BRU-R6")
def test_turned_persons_are_straightened_after_the_round() -> None:
    s = laid()
    settle_in(s, 0, "accountant")
    deal(s, 0, "king")
    at_turn(s)
    say(GAME, s, 0, "use accountant")
    say(GAME, s, 0, "workers king")
    assert s.round == 2
    assert turned(s, 0) == []


def test_the_spy_is_paid_for_every_marker() -> None:
    s = laid()
    settle_in(s, 0, "spy")
    show_dice(s, 5, 6, 3, 3, 3)
    go_on(s, TakeThreats(Seat(0)))
    assert s.guilders[0] == 7


def test_town_clerk_draws_two_cards_in_phase_three() -> None:
    s = laid()
    deal(s, 0, "town_clerk")
    build(s, 0, "count")
    at_turn(s)
    say(GAME, s, 0, "recruit town_clerk red")
    say(GAME, s, 0, "draw 1")
    fate_says(GAME, s, "turn_up brown")
    say(GAME, s, 0, "draw 2")
    fate_says(GAME, s, "turn_up brown", "look earl", "look archer")
    assert hand(s, 0) == ["earl", "archer"]
    assert persons(s, 0) == ["town_clerk"]


def test_the_next_round_refills_a_hand_that_is_short() -> None:
    s = laid()
    s.phase = 3
    go_on(s, EndOfRound())
    let_fate(s, QuickFate(1))
    assert s.round == 2 and s.first == 1
    assert isinstance(s.agenda, list)
    assert DrawPhase.__doc__ is not None
    assert ask(s) == (1, "draw")
