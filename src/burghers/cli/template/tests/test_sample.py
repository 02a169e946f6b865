"""The rules of Sample at work, and the laws every game keeps."""

from __future__ import annotations

import pytest
from burghers import games
from burghers.kernel.errors import BadSetup
from burghers.kernel.laws import check_play, check_texts
from burghers.kernel.step import FATE, Seat
from burghers_sample.game import SampleGame

GAME = games.of(SampleGame)


@pytest.mark.rule("SAM-1.1")
def test_two_to_four_play() -> None:
    with pytest.raises(BadSetup):
        GAME.new(5)


@pytest.mark.rule("SAM-2.1")
@pytest.mark.rule("SAM-2.2")
@pytest.mark.rule("SAM-2.3")
def test_a_kept_heap_counts_and_a_lost_one_does_not() -> None:
    s = GAME.new(2)
    GAME.apply(s, FATE, "roll 6")
    assert [GAME.moves.print(move) for move in GAME.legal(s, Seat(0))] == ["on", "keep"]
    GAME.apply(s, Seat(0), "keep")
    GAME.apply(s, FATE, "roll 5")
    GAME.apply(s, Seat(1), "on")
    GAME.apply(s, FATE, "roll 1")
    assert s.points == [6, 0] and s.round == 2


@pytest.mark.rule("SAM-1.2")
@pytest.mark.rule("SAM-3.1")
@pytest.mark.rule("SAM-3.2")
def test_the_last_round_is_played_to_its_end() -> None:
    s = GAME.new(2)
    s.points[:] = [19, 20]
    GAME.apply(s, FATE, "roll 2")
    GAME.apply(s, Seat(0), "keep")
    assert not s.over()
    GAME.apply(s, FATE, "roll 1")
    assert s.over() and s.points == [21, 20] and GAME.winners(s) == [Seat(0)]


def test_the_laws_hold() -> None:
    check_texts(GAME)
    for seats in (2, 3, 4):
        assert check_play(GAME, seats, games=10, seed=seats)
