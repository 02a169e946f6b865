"""Measuring: speed, and numbers of positions."""

from __future__ import annotations

import json

import pytest

from burghers import build, games
from burghers.cli.bench import POSITIONS, sampled
from burghers.kernel.fate import QuickFate
from burghers.kernel.play import asked, legal, let_fate
from burghers.kernel.playout import play_randomly
from tests.cli.conftest import Run

MEASURES = [
    "seats",
    "decisions_per_s",
    "clones_per_s",
    "clone_apply_per_s",
    "views_per_s",
    "judged_per_s",
    "searched_per_s",
    "decisions_per_game",
]


@pytest.mark.parametrize("name", games.names())
def test_a_game_is_measured(burghers: Run, name: str) -> None:
    measured = json.loads(burghers("bench", name, "--seconds", 0.05, "--json"))
    assert list(measured) == ["compiled", "games"]
    assert measured["compiled"] is build.compiled()
    assert list(measured["games"]) == [name]
    speed = measured["games"][name]
    assert list(speed) == MEASURES
    assert all(value > 0 for value in speed.values())
    assert speed["seats"] == 4
    assert speed["clones_per_s"] > speed["clone_apply_per_s"]


def test_all_games_are_measured(burghers: Run) -> None:
    printed = burghers("bench", "--seconds", 0.02)
    assert build.describe() in printed
    for name in games.names():
        assert f"│ {name} " in printed


@pytest.mark.parametrize("name", games.names())
def test_positions_are_sampled_through_whole_games(name: str) -> None:
    game = games.load(name)
    positions = sampled(game, 4)
    assert len(positions) == POSITIONS
    for position in positions:
        assert position.seat in asked(position.state)
        assert position.moves == legal(position.state, position.seat)
    rounds = [game.rounds(position.state) for position in positions]
    ends = []
    for seed in range(3):
        s = game.new(4)
        play_randomly(s, QuickFate(seed), game.bound)
        ends.append(game.rounds(s))
    assert min(rounds) <= 1
    assert max(rounds) > max(ends) / 2


@pytest.mark.parametrize("name", games.names())
def test_positions_are_counted_by_depth(burghers: Run, name: str) -> None:
    game = games.load(name)
    words = ("perft", name, "--players", game.seats[0], "--seed", 5, "--json")
    counted = json.loads(burghers(*words, "--depth", 2))
    s = game.new(game.seats[0])
    let_fate(s, QuickFate(5))
    assert counted["positions"][:2] == [1, len(legal(s, asked(s)[0]))]
    assert counted["positions"][2] >= counted["positions"][1]
    assert counted == json.loads(burghers(*words, "--depth", 2))
    assert (counted["game"], counted["players"], counted["seed"]) == (name, game.seats[0], 5)


def test_the_start_of_vienna_has_the_positions_it_must_have(burghers: Run) -> None:
    printed = burghers("perft", "vienna", "--players", 4, "--depth", 3, "--seed", 1)
    counts = [int(line.split()[1]) for line in printed.splitlines()[1:]]
    assert counts == [1, 6, 6 * 5, 6 * 5 * 4]  # start cards, chosen one after another
