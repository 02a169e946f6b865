"""`burghers review`: one object for programs, words for people, a page that stands alone; kept, and gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from burghers.bots.review import judge
from burghers.bots.review.judge import Depth
from tests.cli.conftest import Run

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


def test_a_game_under_way_is_not_reviewed(burghers: Run, record: Path) -> None:
    record.write_text("\n".join(record.read_text("utf-8").splitlines()[:-1]) + "\n", "utf-8")
    assert "still under way" in burghers("review", record, status=1)


def test_how_far_chances_can_be_trusted_is_measured_on_games_of_bots(burghers: Run) -> None:
    words = ("trust", "venice", "chances", "--games", 2, "--players", 2, "--bots", "random")
    found = json.loads(burghers(*words))["calibration"]
    assert found["games"] == 2 and 0 <= found["error"] <= 1
    for one in found["bins"]:
        assert 0 <= one["low"] <= one["high"] <= 1 and 0 <= one["said"] <= 1
    assert "at least one" in burghers(*words[:4], 0, status=1).lower()
