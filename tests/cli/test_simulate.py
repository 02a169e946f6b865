"""Many games between bots: reproducible, recorded, counted."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean

import pytest

from burghers import games
from burghers.cli.records import load_for, read_file
from burghers.cli.words import Words
from burghers.kernel.proof import verify
from burghers.kernel.session import follow
from tests.cli.conftest import Run

KEYS = ["game", "players", "games", "seed", "mean_scores", "mean_rounds", "mean_decisions", "records"]


@pytest.mark.parametrize("name", games.bundled())
def test_the_summary_is_that_of_the_records(burghers: Run, tmp_path: Path, name: str) -> None:
    summary = json.loads(burghers("simulate", name, "--games", 3, "--seed", 7, "--out", "deep/records", "--json"))
    assert list(summary) == KEYS
    assert summary["records"] == [f"deep/records/{name}-{i:04}.jsonl" for i in range(3)]
    ends, rounds, decisions = [], [], []
    for path in summary["records"]:
        record = read_file(tmp_path / path, Words("en"))
        game = load_for(record.header)
        assert verify(game, record) > 0
        ends.append(record.entries[-1].scores)
        rounds.append(game.rounds(follow(game, record).state))
        decisions.append(sum(entry.what == "move" for entry in record.entries))
    seats = range(summary["players"])
    assert summary["mean_scores"] == [fmean(scores[seat] for scores in ends) for seat in seats]
    assert summary["mean_rounds"] == fmean(rounds)
    assert summary["mean_decisions"] == fmean(decisions)
    assert (summary["game"], summary["games"], summary["seed"]) == (name, 3, 7)


def test_the_games_do_not_depend_on_the_number_of_processes(burghers: Run, tmp_path: Path) -> None:
    for jobs in (1, 2):
        words = ("--games", 7, "--seed", 5, "--bots", "random", "--out", f"by-{jobs}", "--jobs", jobs, "--json")
        assert json.loads(burghers("simulate", "vienna", *words))["games"] == 7
    one, two = (sorted((tmp_path / f"by-{jobs}").iterdir()) for jobs in (1, 2))
    assert [file.name for file in one] == [file.name for file in two]
    assert [file.read_bytes() for file in one] == [file.read_bytes() for file in two]


def test_every_seed_and_every_game_has_its_own_fate(burghers: Run, tmp_path: Path) -> None:
    for seed in (1, 2):
        burghers("simulate", "vienna", "--games", 2, "--seed", seed, "--bots", "random", "--out", seed)
    texts = {file.read_text("utf-8") for file in tmp_path.rglob("*.jsonl")}
    assert len(texts) == 4


def test_each_seat_has_the_bot_it_was_given(burghers: Run, tmp_path: Path) -> None:
    words = ("--players", 3, "--games", 1, "--bots", "greedy,random,novice", "--out", "r", "--option", "side=night")
    printed = burghers("simulate", "vienna", *words, "--seed", 1)
    header = read_file(tmp_path / "r" / "vienna-0000.jsonl", Words("en")).header
    assert header.seats == ("greedy 1", "random 2", "novice 3")
    assert header.options["side"] == "night"
    assert "1 game of vienna, seed 1" in printed
    assert "Records: r" in printed


def test_an_own_printing_travels_in_the_records(burghers: Run, tmp_path: Path) -> None:
    text = games.find_printing("vienna").text.replace("end_score = 25", "end_score = 3")
    (tmp_path / "short.toml").write_text(text, "utf-8")
    words = ("--games", 2, "--seed", 1, "--out", "r", "--printing", "short.toml", "--json")
    summary = json.loads(burghers("simulate", "vienna", *words))
    assert summary["mean_rounds"] < 3
    (tmp_path / "short.toml").unlink()
    assert "proven" in burghers("verify", *summary["records"])


def test_without_a_seed_the_games_are_new_each_time(burghers: Run) -> None:
    words = ("simulate", "vienna", "--games", 1, "--bots", "random", "--json")
    assert json.loads(burghers(*words))["seed"] != json.loads(burghers(*words))["seed"]


def test_a_place_that_is_no_folder_is_refused(burghers: Run, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Anna")
    assert "letter" in burghers("simulate", "vienna", "--games", 1, "--out", "letter", status=1)
