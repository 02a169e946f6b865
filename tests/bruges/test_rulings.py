"""Rulings that no chapter shows by the way."""

import pytest

from burghers.games.bruges.rules.reputation import PaidStep
from burghers.kernel.step import Seat
from tests.bruges.tables import GAME, ask, at_turn, build, deal, go_on, hand, laid, settle_in
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
    assert refusal.key == "no-effect-now"
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
