"""BRU-4  Phase 3: actions."""

import pytest

from burghers.games.bruges.rules.majorities import MajorityPhase
from burghers.games.bruges.rules.turn import ActionPhase
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Seat
from tests.bruges.tables import (
    BLUE,
    GAME,
    RED,
    ask,
    at_turn,
    build,
    deal,
    discards,
    go_on,
    hand,
    laid,
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
from tests.builders import open_to, refused, say


@pytest.mark.rule("BRU-4.1", "BRU-R9")
def test_four_turns_each_first_player_first() -> None:
    s = laid(3)
    s.first = 1
    for seat in range(3):
        deal(s, seat, *suit(seat)[:5])
    go_on(s, ActionPhase())
    order = []
    show_dice(s, 3, 3, 3, 3, 3)
    while not s.over():
        (asked,) = GAME.asked(s)
        order.append(int(asked))
        say(GAME, s, asked, f"workers {hand(s, asked)[0]}")
    assert order == [1, 2, 0] * 4
    assert [len(cards) for cards in s.hands] == [1, 1, 1]


@pytest.mark.rule("BRU-4.2")
def test_any_card_serves_for_any_action() -> None:
    s = laid()
    deal(s, 0, "earl", "prince")
    build(s, 0, "count")
    set_threats(s, 0, 1, 0, 0, 0, 0)
    s.guilders[0] = 9
    at_turn(s)
    assert open_to(GAME, s, 0) == [
        "workers earl",
        "guilders earl",
        "remove earl",
        "canal earl left",
        "house earl",
        "recruit earl red",
        "workers prince",
        "guilders prince",
        "house prince",
        "recruit prince red",
    ]


@pytest.mark.rule("BRU-4.3", "BRU-R27")
def test_persons_are_activated_before_and_after_the_card() -> None:
    s = laid()
    settle_in(s, 0, "accountant", "duchess")
    build(s, 0, "count")
    deal(s, 0, "innkeeper", "king")
    s.guilders[0] = 6
    at_turn(s)
    say(GAME, s, 0, "use accountant")
    assert s.guilders[0] == 8
    assert ask(s) == (0, "turn")
    say(GAME, s, 0, "recruit innkeeper red")
    assert ask(s) == (0, "after-card")
    assert open_to(GAME, s, 0) == ["use duchess", "use innkeeper", "done"]
    say(GAME, s, 0, "use innkeeper")
    say(GAME, s, 0, "worker red")
    assert workers(s, 0)[RED] == 2
    assert turned(s, 0) == ["accountant", "innkeeper"]
    say(GAME, s, 0, "done")
    assert hand(s, 0) == ["king"]
    assert refused(GAME, s.clone(), 0, "done") is not None


@pytest.mark.rule("BRU-4.4", "BRU-R10")
def test_without_cards_a_turn_is_for_persons_only() -> None:
    s = laid()
    settle_in(s, 0, "accountant", "duchess")
    deal(s, 1, *suit(BLUE)[:5])
    at_turn(s)
    assert ask(s) == (0, "turn")
    assert open_to(GAME, s, 0) == ["use accountant", "use duchess", "done"]
    say(GAME, s, 0, "use duchess")
    say(GAME, s, 0, "done")
    assert ask(s)[0] == 1
    say(GAME, s, 1, f"workers {hand(s, 1)[0]}")
    assert open_to(GAME, s, 0) == ["use accountant", "done"]
    say(GAME, s, 0, "use accountant")
    assert ask(s)[0] == 1  # nobody left to activate: the turn is over by itself


@pytest.mark.rule("BRU-4.4")
def test_a_player_with_cards_must_play_one() -> None:
    s = laid()
    deal(s, 0, "king")
    settle_in(s, 0, "accountant")
    at_turn(s)
    assert "done" not in open_to(GAME, s, 0)
    refusal = refused(GAME, s, 0, "done")
    assert refusal is not None
    assert refusal.told() == ("BRU-4.1", "must-play", (("count", 1),))


@pytest.mark.rule("BRU-4.5")
def test_workers() -> None:
    s = laid()
    deal(s, 0, "archer")
    at_turn(s)
    say(GAME, s, 0, "workers archer")
    assert workers(s, 0) == [1, 1, 1, 3, 1]
    assert discards(s) == ["archer"]
    assert list(s.hands[0]) == []


@pytest.mark.rule("BRU-4.6")
@pytest.mark.parametrize("face", range(1, 7))
def test_guilders(face: int) -> None:
    s = laid()
    deal(s, 0, "king")
    show_dice(s, 1, 1, face, 1, 1)
    at_turn(s)
    say(GAME, s, 0, "guilders king")
    assert s.guilders[0] == 5 + face
    assert discards(s) == ["king"]


@pytest.mark.rule("BRU-4.7")
def test_removing_a_threat() -> None:
    s = laid()
    deal(s, 0, "duke", "earl")
    set_threats(s, 0, 0, 2, 0, 0, 0)
    at_turn(s)
    refusal = refused(GAME, s, 0, "remove earl")
    assert refusal is not None
    assert refusal.told() == ("BRU-4.7", "no-threat", (("colour", BLUE), ("has", 2)))
    say(GAME, s, 0, "remove duke")
    assert threats(s, 0) == [0, 1, 0, 0, 0]
    assert s.points[0] == 6
    assert s.threat_supply(1) == 8
    assert discards(s) == ["duke"]


@pytest.mark.rule("BRU-4.8", "BRU-R5")
def test_canals_are_built_outwards_in_the_colours_of_their_spaces() -> None:
    s = laid()
    deal(s, 0, "earl", "count", "king", "singer")
    s.guilders[0] = 3
    at_turn(s)
    assert [move for move in open_to(GAME, s, 0) if move.startswith("canal")] == [
        "canal earl left",
        "canal king right",
        "canal singer left",
    ]
    say(GAME, s, 0, "canal earl left")
    assert (list(s.tiles[:2]), s.guilders[0]) == ([1, 0], 2)
    refusal = refused(GAME, s, 0, "canal singer left")
    assert refusal is not None
    assert refusal.told() == ("BRU-4.8", "wrong-colour", (("arm", 0), ("colour", RED), ("into", BLUE)))
    say(GAME, s, 0, "canal count left")
    assert (list(s.tiles[:2]), s.guilders[0]) == ([2, 0], 0)
    refusal = refused(GAME, s, 0, "canal king right")
    assert refusal is not None
    assert refusal.told() == ("BRU-4.8", "canal-too-dear", (("arm", 1), ("needs", 1), ("has", 0)))
    assert sum(s.tiles) == 2  # nobody else's canal has grown


@pytest.mark.rule("BRU-4.9", "BRU-R4")
def test_a_complete_arm_brings_the_top_statue_once() -> None:
    s = laid()
    deal(s, 0, "king", "squire", "earl")
    s.tiles = vec[i64]([4, 4, 0, 0])
    s.guilders[0] = 20
    at_turn(s)
    say(GAME, s, 0, "canal king left")
    area = GAME.view(s, Seat(0)).seats[0]
    assert area.statues == [7]
    assert GAME.view(s, Seat(0)).statues == [6, 5, 4, 3, 2]
    refusal = refused(GAME, s, 0, "canal squire left")
    assert refusal is not None
    assert refusal.told() == ("BRU-4.9", "arm-complete", (("arm", 0), ("count", 5)))
    s.tiles[0] = 4  # a fifth tile lost and built again
    go_on(s)
    say(GAME, s, 0, "canal squire left")
    assert GAME.view(s, Seat(0)).seats[0].statues == [7]
    say(GAME, s, 0, "canal earl right")
    assert GAME.view(s, Seat(0)).seats[0].statues == [7, 6]


@pytest.mark.rule("BRU-4.9", "BRU-R4")
def test_an_empty_stack_of_statues_gives_none() -> None:
    s = laid()
    deal(s, 0, "king")
    s.statues = sum(2 << 3 * i for i in range(6))
    s.tiles[0] = 4
    s.guilders[0] = 5
    at_turn(s)
    say(GAME, s, 0, "canal king left")
    assert s.tiles[0] == 5
    assert GAME.view(s, Seat(0)).seats[0].statues == []


@pytest.mark.rule("BRU-4.10")
def test_a_house_costs_a_worker_of_its_colour() -> None:
    s = laid()
    deal(s, 0, "prince", "queen")
    set_workers(s, 0, 1, 1, 1, 1, 1)
    at_turn(s)
    say(GAME, s, 0, "house prince")
    assert workers(s, 0) == [1, 1, 1, 1, 0]
    mine = GAME.view(s, Seat(0)).seats[0].houses
    assert [(house.colour, house.card, house.resident) for house in mine] == [("purple", "prince", "")]
    assert GAME.view(s, Seat(1)).seats[0].houses[0].card == ""
    assert discards(s) == []
    refusal = refused(GAME, s, 0, "house queen")
    assert refusal is not None
    assert refusal.told() == ("BRU-4.10", "no-worker-for-house", (("colour", 4), ("needs", 1), ("has", 0)))


@pytest.mark.rule("BRU-4.11")
def test_a_person_moves_into_an_empty_house_of_any_colour() -> None:
    s = laid()
    deal(s, 0, "prince", "king")
    build(s, 0, "earl", "count")
    s.guilders[0] = 12
    at_turn(s)
    assert {"recruit prince blue", "recruit prince red"} <= set(open_to(GAME, s, 0))
    say(GAME, s, 0, "recruit prince red")
    assert s.guilders[0] == 3
    assert persons(s, 0) == ["prince"]
    houses = GAME.view(s, Seat(1)).seats[0].houses
    assert [(house.colour, house.resident) for house in houses] == [("blue", ""), ("red", "prince")]
    say(GAME, s, 0, "use prince")
    refusal = refused(GAME, s, 0, "recruit king red")
    assert refusal is not None
    assert (refusal.rule, refusal.key, refusal.figures[1]) == ("BRU-4.11", "no-empty-house-of", ("colour", RED))


@pytest.mark.rule("BRU-4.11", "BRU-4.12")
def test_recruiting_needs_a_house_and_the_money() -> None:
    s = laid()
    deal(s, 0, "prince")
    at_turn(s)
    bare = refused(GAME, s, 0, "recruit prince purple")
    assert bare is not None
    assert (bare.rule, bare.key) == ("BRU-4.11", "no-empty-house")
    build(s, 0, "earl")
    poor = refused(GAME, s, 0, "recruit prince blue")
    assert poor is not None
    assert (poor.rule, poor.key, poor.figures[1:]) == ("BRU-4.11", "person-too-dear", [("needs", 9), ("has", 5)])
    assert GAME.voice().refusal(poor) == "The Prince needs 9 guilders, you have 5."


@pytest.mark.rule("BRU-4.12")
def test_every_card_is_listed_for_every_action_open_or_barred() -> None:
    s = laid()
    deal(s, 0, "prince", "earl")
    at_turn(s)
    question = GAME.question(s, Seat(0))
    assert question is not None
    listed = {GAME.moves.print(move) for move in question.options}
    barred = {GAME.moves.print(move): reason for move, reason in question.barred}
    assert not listed & set(barred)
    for card in ("prince", "earl"):
        for action in ("workers", "guilders", "remove", "house"):
            assert f"{action} {card}" in listed | set(barred)
        for arm in ("left", "right"):
            assert f"canal {card} {arm}" in listed | set(barred)
    assert "recruit prince purple" in barred and "recruit earl blue" in barred
    assert all(reason.rule.startswith("BRU-4.") for reason in barred.values())


@pytest.mark.rule("BRU-4.12")
def test_cards_of_others_and_other_phases_are_refused() -> None:
    s = laid()
    deal(s, 0, "prince", "king")
    deal(s, 1, "earl")
    settle_in(s, 0, "accountant")
    at_turn(s)
    foreign = refused(GAME, s, 0, "workers earl")
    assert foreign is not None
    assert foreign.key == "not-in-hand"
    say(GAME, s, 0, "workers prince")
    second = refused(GAME, s, 0, "workers king")
    assert second is not None
    assert second.told() == ("BRU-4.1", "card-played", ())


def test_the_phase_ends_in_majorities() -> None:
    s = laid()
    s.steps[0] = 1
    go_on(s, ActionPhase(), MajorityPhase())
    assert s.over()
    assert s.turned == 1
