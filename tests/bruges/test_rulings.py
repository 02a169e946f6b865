"""Rulings that no chapter shows by the way."""

import pytest

from burghers.games.bruges.box import HOUSE_OR_TILE, ONCE_A_ROUND
from burghers.games.bruges.rules.houses import lose_house
from burghers.games.bruges.rules.people import activate
from burghers.games.bruges.rules.reputation import PaidStep
from burghers.games.bruges.rules.round import EndOfRound
from burghers.games.bruges.state import SPENT
from burghers.kernel.step import Seat
from tests.bruges.tables import GAME, ask, at_turn, build, deal, go_on, hand, laid, number, settle_in
from tests.builders import open_to, refused, say


@pytest.mark.rule("BRU-R20")
def test_persons_add_steps_but_none_beyond_the_top() -> None:
    s = laid()
    settle_in(s, 0, "duke", "abbot")
    deal(s, 0, "king")
    s.steps[0] = 7
    s.guilders[0] = 9
    at_turn(s)
    say(GAME, s, 0, "use duke")
    assert s.steps[0] == 8
    refusal = refused(GAME, s, 0, "use abbot")
    assert refusal is not None
    assert refusal.told()[1:] == ("top-step", (("person", number("abbot")), ("step", 8)))
    go_on(s, PaidStep(Seat(0), 1))
    assert ask(s)[1] == "turn"


@pytest.mark.rule("BRU-R42")
def test_a_paid_step_is_asked_for_when_recruited_and_not_when_activated() -> None:
    s = laid()
    settle_in(s, 0, "abbot")
    build(s, 0, "count")
    deal(s, 0, "pilgrim", "king")
    s.guilders[0] = 9
    at_turn(s)
    say(GAME, s, 0, "use abbot")
    assert (s.steps[0], s.guilders[0]) == (1, 7)
    say(GAME, s, 0, "recruit pilgrim red")
    assert ask(s) == (0, "climb")
    say(GAME, s, 0, "stay")
    assert (s.steps[0], s.guilders[0]) == (1, 7)


@pytest.mark.rule("BRU-R35")
def test_a_newcomer_takes_the_oldest_of_houses_that_are_alike() -> None:
    s = laid()
    build(s, 0, "count", "archer")
    deal(s, 0, "baker", "king")
    at_turn(s)
    say(GAME, s, 0, "recruit baker red")
    houses = GAME.view(s, Seat(0)).seats[0].houses
    assert [(house.card, house.resident) for house in houses] == [("count", "baker"), ("archer", "")]


@pytest.mark.rule("BRU-R34")
def test_the_discards_lie_open_for_everybody() -> None:
    s = laid()
    deal(s, 0, "archer", "king")
    at_turn(s)
    say(GAME, s, 0, "workers archer")
    assert GAME.view(s, Seat(1)).discards == GAME.view(s, Seat(0)).discards == ["archer"]


@pytest.mark.rule("BRU-R44")
def test_an_exchange_is_one_for_one_and_bounded() -> None:
    s = laid()
    settle_in(s, 0, "mason")
    deal(s, 0, "king")
    at_turn(s)
    say(GAME, s, 0, "use mason")
    for _ in range(4):
        say(GAME, s, 0, next(move for move in open_to(GAME, s, 0) if move.startswith("swap")))
    assert ask(s) == (0, "turn")
    assert hand(s, 0) == ["king"]


@pytest.mark.rule("BRU-R45")
@pytest.mark.parametrize(("customs", "question"), [(0, "lose-house"), (HOUSE_OR_TILE, "fire")])
def test_what_the_arsonist_takes_is_an_option(customs: int, question: str) -> None:
    s = laid()
    s.customs = customs
    build(s, 0, "count")
    build(s, 1, "baker")
    s.tiles[2] = 1
    deal(s, 0, "arsonist", "king")
    s.guilders[0] = 9
    at_turn(s)
    say(GAME, s, 0, "recruit arsonist red")
    assert ask(s) == (1, question)
    assert ("lose left" in open_to(GAME, s, 1)) == bool(customs)


@pytest.mark.rule("BRU-R46")
@pytest.mark.parametrize("customs", [0, ONCE_A_ROUND])
def test_a_person_that_comes_back_in_the_round_is_fresh_or_not_as_agreed(customs: int) -> None:
    s = laid()
    s.customs = customs
    settle_in(s, 0, "accountant")
    build(s, 0, "count")
    deal(s, 0, "king", "queen")
    s.guilders[0] = 20
    activate(s, Seat(0), number("accountant"))
    lose_house(s, Seat(0), 0)
    at_turn(s)
    say(GAME, s, 0, "recruit accountant red")
    again = refused(GAME, s, 0, "use accountant")
    assert (again is not None) == bool(customs)
    assert (ask(s) == (0, "after-card")) == (not customs)


def test_a_mark_in_the_hand_is_gone_with_the_round() -> None:
    s = laid()
    s.customs = ONCE_A_ROUND
    settle_in(s, 0, "accountant")
    activate(s, Seat(0), number("accountant"))
    lose_house(s, Seat(0), 0)
    assert any(card & SPENT for card in s.hands[0])
    go_on(s, EndOfRound())
    assert not any(card & SPENT for card in s.hands[0])


@pytest.mark.rule("BRU-R46")
def test_who_was_not_activated_comes_back_unmarked() -> None:
    s = laid()
    s.customs = ONCE_A_ROUND
    settle_in(s, 0, "accountant")
    lose_house(s, Seat(0), 0)
    assert not any(card & SPENT for card in s.hands[0])
