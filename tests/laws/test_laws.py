"""Every law for every game: 200 random games per number of players, and what the packages say and cite.

Where both builds are tested the compiled one plays them all, and the interpreted one a twentieth.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from burghers.games import bundled, load
from burghers.kernel.laws import check_play, check_rules, check_texts

TESTS = Path(__file__).parents[1]
CHUNKS, GAMES = (1, 10) if os.environ.get("BURGHERS_EXPECT") == "pure" else (4, 50)  # chunks: workers share the load


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(name, seats) for name in bundled() for seats in range(load(name).seats[0], load(name).seats[1] + 1)]


@pytest.mark.laws
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("name", "seats"), tables())
def test_random_games_keep_the_laws_of_play(name: str, seats: int, chunk: int) -> None:
    game = load(name)
    assert check_play(game, seats, GAMES, seed=chunk) > GAMES


@pytest.mark.laws
@pytest.mark.parametrize("name", bundled())
def test_every_text_is_there_in_every_language(name: str) -> None:
    check_texts(load(name))


@pytest.mark.laws
@pytest.mark.parametrize("name", bundled())
def test_every_rule_stands_in_a_docstring_and_in_a_test(name: str) -> None:
    check_rules(load(name), TESTS)
