"""`burghers review`: one object for programs, words for people, a page that stands alone; kept, and gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from burghers.bots.review import judge
from burghers.bots.review.items import Item
from burghers.bots.review.judge import Depth
from burghers.bots.review.reviewer import Reviewer
from tests.cli.conftest import Run
from tests.venice.boxes import second_box

GOLDEN = Path(__file__).parent.parent / "golden" / "venice" / "two.jsonl"


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished game, and a depth at which it is quickly reviewed."""
    monkeypatch.setitem(judge.DEPTHS, "quick", Depth("quick", 0, 2, 0.03))
    file = tmp_path / "game.jsonl"
    file.write_bytes(GOLDEN.read_bytes())
    return file


def test_a_finished_game_is_reviewed_and_the_review_kept_beside_it(burghers: Run, record: Path, tmp_path: Path) -> None:
    words = ("review", record, "--depth", "quick")
    found = json.loads(burghers(*words, "--json"))
    assert found["depth"] == "quick"
    for key in ("at", "seat", "move", "best", "lost_win", "lost_points", "mark", "win"):
        assert all(key in one for one in found["decisions"])
    assert [one["at"] for one in found["decisions"]] == sorted(one["at"] for one in found["decisions"])
    assert len(found["luck"]) == len(found["seats"]) == len(found["summary"]) == 2
    assert found["key_moments"]
    kept = tmp_path / "game.review-quick.jsonl"
    lines = kept.read_text("utf-8").splitlines()
    kept.write_text("\n".join(lines[:-2]) + '\n{"at": 1', "utf-8")  # stopped in the middle of a line
    assert json.loads(burghers(*words, "--json")) == found
    assert kept.read_text("utf-8").splitlines() == lines
    told = burghers(*words, "--lang", "nl")
    assert "Geluk en kunde" in told and "Anna" in told
    assert all(f"{one['at']} [" in told for one in found["decisions"] if one["mark"] in ("mistake", "blunder"))
    assert "page.html" in burghers(*words, "--out", "page.html")
    page = (tmp_path / "page.html").read_text("utf-8")
    assert page.count("<polyline") == 4 and "src=" not in page and "href=" not in page


def test_a_review_that_is_killed_as_soon_as_it_goes_on_loses_nothing(
    burghers: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("review", record, "--depth", "quick", "--json")
    whole = burghers(*words)
    kept = tmp_path / "game.review-quick.jsonl"
    lines = kept.read_text("utf-8").splitlines()
    kept.write_text("\n".join(lines[:40]) + '\n{"at": 1', "utf-8")
    there: list[str] = []

    def killed(reviewer: Reviewer, done: int) -> Iterator[Item]:
        there.extend(kept.read_text("utf-8").splitlines())  # what a process leaves that is killed here
        yield from ()

    with monkeypatch.context() as patch:
        patch.setattr(Reviewer, "items", killed)
        burghers(*words)
    assert there == lines[:40]
    assert burghers(*words) == whole


def test_a_measurement_goes_on_where_it_was_stopped_and_is_not_taken_for_another(
    burghers: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(judge.DEPTHS, "quick", Depth("quick", 0, 2, -0.3))
    words = ("trust", "venice", "marks", "--players", 2, "--bots", "random", "--depth", "quick", "--every", 40)
    kept = tmp_path / "found.jsonl"
    whole = burghers(*words, "--games", 2, "--out", kept)
    told = json.loads(whole)
    assert told["deeper"]["strict"]["trials"] == len(told["verdicts"]) > 0
    lines = kept.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 3, "what it is of, and one for each game"
    kept.write_text("".join(lines[:2]) + lines[2][:9], "utf-8")  # killed in the middle of a line
    assert burghers(*words, "--games", 2, "--out", kept) == whole
    assert kept.read_text("utf-8").splitlines(keepends=True) == lines
    assert "of another measurement" in burghers(*words, "--games", 2, "--seed", 9, "--out", kept, status=1)


def test_a_game_under_way_is_not_reviewed(burghers: Run, record: Path) -> None:
    record.write_text("\n".join(record.read_text("utf-8").splitlines()[:-1]) + "\n", "utf-8")
    assert "still under way" in burghers("review", record, status=1)


def test_a_game_with_figures_no_bot_has_learned_has_no_review(burghers: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(second_box(), "utf-8")
    words = ("--printing", "mine.toml", "--players", 2, "--bots", "random", "--games", 1, "--out", "games")
    burghers("simulate", "venice", *words)
    (record,) = (tmp_path / "games").glob("*.jsonl")
    told = burghers("review", record, "--lang", "nl", status=1)
    assert "mine" in told and "heeft geen analyse" in told


def test_how_far_chances_can_be_trusted_is_measured_on_games_of_bots(burghers: Run) -> None:
    words = ("trust", "venice", "chances", "--games", 2, "--players", 2, "--bots", "random")
    found = json.loads(burghers(*words))["calibration"]
    assert found["games"] == 2 and 0 <= found["error"] <= 1
    for one in found["bins"]:
        assert 0 <= one["low"] <= one["high"] <= 1 and 0 <= one["said"] <= 1
    assert "at least one" in burghers(*words[:4], 0, status=1).lower()
