"""The rules of Flotsam at work, and the laws every game keeps."""

from __future__ import annotations

import pytest
from burghers_flotsam.game import FlotsamGame
from burghers_flotsam.state import Flotsam

from burghers import games
from burghers.kernel.errors import BadSetup, Illegal
from burghers.kernel.laws import check_play, check_texts
from burghers.kernel.step import FATE, Seat

GAME = games.of(FlotsamGame)


def dealt() -> Flotsam:
    """Two players: seat 1 holds the odd cards from 1 to 9, seat 2 the even ones."""
    s = GAME.new(2)
    for card in range(1, 11):
        GAME.apply(s, FATE, f"deal {card}")
    return s


@pytest.mark.rule("FLO-1.1")
def test_two_to_four_play() -> None:
    with pytest.raises(BadSetup):
        GAME.new(5)


@pytest.mark.rule("FLO-2.1")
def test_hands_are_secret() -> None:
    view = GAME.view(dealt(), Seat(0))
    assert view.seats[0].hand == [1, 3, 5, 7, 9]
    assert view.seats[1].hand == [] and view.seats[1].cards == 5


@pytest.mark.rule("FLO-3.1")
@pytest.mark.rule("FLO-3.2")
@pytest.mark.rule("FLO-3.4")
@pytest.mark.rule("FLO-3.5")
def test_the_highest_card_takes_what_the_die_shows() -> None:
    s = dealt()
    GAME.apply(s, FATE, "roll 4")
    GAME.apply(s, Seat(0), "leave")
    GAME.apply(s, Seat(1), "bid 8")
    assert s.points == [0, 0], "bids are sealed until the last is in"
    GAME.apply(s, Seat(0), "bid 9")
    assert s.points == [4, 0] and GAME.view(s, Seat(1)).played == [8, 9]
    GAME.apply(s, FATE, "roll 2")
    assert GAME.asked(s) == [Seat(1)], "the watch has gone to the left"


@pytest.mark.rule("FLO-3.3")
def test_another_throw_costs_a_point() -> None:
    s = dealt()
    GAME.apply(s, FATE, "roll 1")
    with pytest.raises(Illegal, match="no-points"):
        GAME.apply(s, Seat(0), "again")
    s.points[0] = 3
    GAME.apply(s, Seat(0), "leave")
    GAME.apply(s, Seat(0), "bid 9")
    GAME.apply(s, Seat(1), "bid 2")
    GAME.apply(s, FATE, "roll 1")
    GAME.apply(s, Seat(1), "leave")
    GAME.apply(s, Seat(0), "bid 7")
    GAME.apply(s, Seat(1), "bid 4")
    GAME.apply(s, FATE, "roll 1")
    GAME.apply(s, Seat(0), "again")
    GAME.apply(s, FATE, "roll 6")
    assert s.points == [4, 0] and s.cargo == 6 and GAME.asked(s) == [Seat(0), Seat(1)]


@pytest.mark.rule("FLO-1.2")
@pytest.mark.rule("FLO-4.1")
@pytest.mark.rule("FLO-4.2")
def test_the_game_ends_after_five_rounds() -> None:
    s = dealt()
    for number, seat in enumerate((0, 1, 0, 1, 0)):
        GAME.apply(s, FATE, "roll 3")
        GAME.apply(s, Seat(seat), "leave")
        GAME.apply(s, Seat(0), f"bid {2 * number + 1}")
        GAME.apply(s, Seat(1), f"bid {2 * number + 2}")
    assert s.over() and GAME.scores(s) == [0, 15] and GAME.winners(s) == [Seat(1)]


def test_the_laws_hold() -> None:
    check_texts(GAME)
    for seats in (2, 3, 4):
        assert check_play(GAME, seats, games=20, seed=seats, every=5)
