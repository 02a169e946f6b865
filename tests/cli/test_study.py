"""`burghers exercises` and `burghers statistics`: from any folder of records."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from burghers.bots.exercises import finder
from burghers.bots.exercises.exercise import read
from burghers.bots.exercises.finder import Finder
from burghers.bots.review.judge import Depth
from tests.cli.conftest import Run

GOLDEN = Path(__file__).parent.parent / "golden" / "venice"


def test_exercises_are_written_to_a_file_and_added_to(
    burghers: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burghers.cli.exercises.Finder", partial(Finder, sieves=(Depth("shallow", 0, 2, 0.0),)))
    monkeypatch.setattr(finder, "clear", lambda ranks: True)
    monkeypatch.setattr(finder, "TRIES", 1)
    words = ("exercises", GOLDEN / "two.jsonl", "--out", tmp_path, "--each", 2)
    assert "2 exercises of venice" in burghers(*words, "--most", 2)
    first = read((tmp_path / "venice.jsonl").read_text("utf-8").splitlines())[1]
    assert len(first) == 2
    burghers(*words, "--most", 3)
    kept = read((tmp_path / "venice.jsonl").read_text("utf-8").splitlines())[1]
    assert kept[:2] == first, "what is there stays"
    unfinished = tmp_path / "records" / "game.jsonl"
    unfinished.parent.mkdir()
    unfinished.write_text("\n".join((GOLDEN / "two.jsonl").read_text("utf-8").splitlines()[:-1]) + "\n", "utf-8")
    assert "No finished games" in burghers("exercises", unfinished.parent, "--out", tmp_path, status=1)


def test_finished_games_are_counted_from_a_folder(burghers: Run) -> None:
    found = json.loads(burghers("statistics", GOLDEN, "--json"))["venice"]
    assert found["games"] == 3 and found["seats"] == 11 and found["sources"]
    assert json.loads(burghers("statistics", GOLDEN, "--json", "--who", "bots"))["venice"]["games"] == 0
    assert "3 parties, 11 places" in burghers("statistics", GOLDEN, "--lang", "fr")


def test_exercises_are_judged_again_and_what_no_longer_holds_is_dropped(
    burghers: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burghers.cli.exercises.Finder", partial(Finder, sieves=(Depth("shallow", 0, 2, 0.0),)))
    monkeypatch.setattr(finder, "clear", lambda ranks: True)
    monkeypatch.setattr(finder, "TRIES", 1)
    burghers("exercises", GOLDEN / "two.jsonl", "--out", tmp_path, "--each", 2, "--most", 2)
    file, out = tmp_path / "venice.jsonl", tmp_path / "again"
    heading, found = read(file.read_text("utf-8").splitlines())
    words = ("exercises", file, "--again", "--out", out)
    assert "2 of 2 exercises of venice" in burghers(*words)
    again_heading, again = read((out / "venice.jsonl").read_text("utf-8").splitlines())
    assert again_heading == heading
    assert [(one.id, one.position) for one in again] == [(one.id, one.position) for one in found]
    (out / "venice.jsonl").unlink()
    monkeypatch.setattr(finder, "clear", lambda ranks: False)
    assert "0 of 2 exercises of venice" in burghers(*words)
    assert "no exercises" in burghers("exercises", GOLDEN / "two.jsonl", "--again", "--out", out, status=1)
