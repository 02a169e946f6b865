"""Measuring: speed, and numbers of positions."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from burghers import build, games
from burghers.cli.bench import against
from burghers.cli.bench.speeds import POSITIONS, sampled
from burghers.cli.terminal import Terminal
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
    "walked_per_s",
    "decisions_per_game",
]


@pytest.mark.parametrize("name", games.bundled())
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


def test_what_learners_get_is_measured(burghers: Run) -> None:
    steps = json.loads(burghers("bench", "vienna", "--environments", "--seconds", 0.02, "--json"))["vienna"]
    assert list(steps) == ["batched_per_s", "batched_two_per_s", "pettingzoo_per_s", "openspiel_per_s"]
    assert all(value > 0 for value in steps.values())


def test_all_games_are_measured(burghers: Run) -> None:
    printed = burghers("bench", "--seconds", 0.02)
    assert build.describe() in printed
    for name in games.bundled():
        assert f"│ {name} " in printed


@pytest.mark.parametrize("name", games.bundled())
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


@pytest.mark.parametrize("name", games.bundled())
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


def test_a_profile_says_what_kind_of_work_the_time_goes_into(burghers: Run) -> None:
    if build.compiled() and shutil.which("perf") is None:
        assert "perf" in burghers("bench", "vienna", "--profile", status=1)
        return
    measured = json.loads(burghers("bench", "vienna", "--profile", "--seconds", 0.3, "--json"))["vienna"]
    assert sum(measured["kinds"].values()) == pytest.approx(100, abs=5)
    assert measured["kinds"]["rules"] > 10
    assert any("PlaceDice" in name or "options" in name for name, _ in measured["functions"])


def test_revisions_are_measured_in_turn_and_the_best_of_each_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    figures = {"old": [100.0, 80.0, 90.0, 70.0], "here": [150.0, 210.0, 160.0, 200.0]}

    def speeds(game: str, seconds: float, path: str) -> dict[str, float]:
        calls.append(path)
        return {
            "decisions_per_s": figures[path][calls.count(path) - 1],
            **({"new_per_s": 1.0} if path == "here" else {}),
        }

    monkeypatch.setattr(against, "speeds", speeds)
    monkeypatch.setattr(against, "exported", lambda home, commit: Path("old"))
    monkeypatch.setattr(against, "built", str)
    monkeypatch.setattr(against, "git", lambda home, *words: "0123456789abcdef\n")
    monkeypatch.setenv("PYTHONPATH", "here")
    comparison = against.compare("HEAD", ["vienna"], 1.0, Terminal("en"))
    assert calls == ["old", "here", "here", "old"] * 2
    assert [(line.measure, line.before, line.now, line.ratio) for line in comparison.lines] == [
        ("decisions_per_s", 100.0, 210.0, 2.1)
    ]


def test_ways_down_a_tree_are_compared_with_ways_down_a_tree(tmp_path: Path) -> None:
    old = {"decisions_per_s": 1.0, "searched_per_s": 2.0}
    assert against.as_now(old, tmp_path) == {"decisions_per_s": 1.0, "walked_per_s": 2.0}
    here = against.checkout()
    assert here is not None and against.as_now(old, here) == old


def test_a_revision_that_is_not_there_is_named(burghers: Run) -> None:
    assert "no-such-revision" in burghers("bench", "vienna", "--against", "no-such-revision", status=1)
