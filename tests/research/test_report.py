"""A report from the terminal: a page in four languages with its pictures beside it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from burghers import games
from burghers.kernel.voice import BLANK, LANGUAGES, blanks_of
from burghers.research.words import Labels, Words
from tests.cli.conftest import Run

REPORT = ("report", "vienna", "--bots", "random", "--workers", 1)


def test_the_page_tells_the_figures_and_shows_the_pictures(burghers: Run, tmp_path: Path) -> None:
    summary = json.loads(burghers(*REPORT, "--games", 12, "--out", "deep/report", "--json"))
    page = (tmp_path / "deep" / "report" / "vienna.md").read_text("utf-8")
    assert page.startswith("# The balance of Vienna\n")
    assert [table["players"] for table in summary["tables"]] == [3, 4, 5]
    for table in summary["tables"]:
        assert table["games"] == 12
        assert f"| {table['players']} | 12 | {table['score']['mean']:.1f} |" in page
        assert sum(won["mean"] for won in table["wins"]) == pytest.approx(table["players"])
        first = table["wins"][0]
        assert f"{first['mean']:.2f} ({first['low']:.2f} … {first['high']:.2f}) fair shares" in page
    assert set(summary["things"]) == {"space", "person", "special", "start_card"}
    shown = re.findall(r"!\[[^\]]*\]\(([^)]*)\)", page)
    told = [kind for kind, own in summary["things"].items() if any(one["difference"] for one in own)]
    assert "space" in told
    assert len(shown) == 4 + len(told)
    for picture in shown:
        assert (tmp_path / "deep" / "report" / picture).read_text("utf-8").startswith("<?xml")


def test_points_by_source_make_up_the_mean_score(burghers: Run) -> None:
    summary = json.loads(burghers(*REPORT, "--games", 5, "--json"))
    for table in summary["tables"]:
        told = sum(source["by_players"][str(table["players"])] for source in summary["sources"])
        assert told == pytest.approx(table["score"]["mean"])


def test_the_report_does_not_depend_on_the_number_of_processes(burghers: Run, tmp_path: Path) -> None:
    words = ("report", "vienna", "--bots", "random", "--players", 3, "--games", 8)
    for workers in (1, 2):
        burghers(*words, "--workers", workers, "--out", f"by-{workers}")
    one, two = (sorted((tmp_path / f"by-{workers}").iterdir()) for workers in (1, 2))
    assert [file.name for file in one] == [file.name for file in two]
    assert [file.read_bytes() for file in one] == [file.read_bytes() for file in two]


def test_numbers_of_players_and_options_can_be_chosen(burghers: Run, tmp_path: Path) -> None:
    words = ("--players", 5, "--players", 3, "--option", "side=night", "--seed", 9, "--games", 2)
    assert "4 games were played" in burghers(*REPORT, *words)
    page = (tmp_path / "report" / "vienna.md").read_text("utf-8")
    assert "side night" in page and "Seed 9" in page
    again = "burghers report vienna --players 5 --players 3 --option side=night --games 2 --bots random --seed 9"
    assert f"`{again}`" in page
    assert re.findall(r"^\| (\d) \| 2 \|", page, re.MULTILINE) == ["3", "5"]


@pytest.mark.parametrize("name", games.bundled())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_and_thing_has_a_name_in_every_language(name: str, language: str) -> None:
    game = games.load(name)
    labels = Labels(game, Words(language))
    for verb in game.notes.verbs:
        if "points" in [slot.name for slot in verb.slots] and all(
            len(slot.words) > 25 or not slot.words for slot in verb.slots
        ):
            known = f"source.{verb.word}" in labels.words.texts
            assert known or verb.word in ("statue", "total"), verb.word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words_with_the_same_blanks(language: str) -> None:
    english, texts = Words("en").texts, Words(language).texts
    assert set(texts) == set(english)
    for key, text in texts.items():
        assert blanks_of(text) == blanks_of(english[key]), key
        counted = {match.group(1) for match in BLANK.finditer(text) if match.group(2) is not None}
        assert counted == {m.group(1) for m in BLANK.finditer(english[key]) if m.group(2) is not None}, key


@pytest.mark.parametrize(
    ("language", "title"), [("fr", "L’équilibre de"), ("de", "Die Balance von"), ("nl", "De balans van")]
)
def test_the_page_speaks_the_language_that_is_asked_for(
    burghers: Run, tmp_path: Path, language: str, title: str
) -> None:
    burghers(*REPORT, "--players", 3, "--games", 2, "--lang", language)
    page = (tmp_path / "report" / "vienna.md").read_text("utf-8")
    assert page.startswith(f"# {title}")
    assert re.search(r"\d,\d", page) and not re.search(r"\d\.\d\d", page)
    assert "Bots are not people" not in page


def test_what_cannot_be_is_said_before_anything_is_played(burghers: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "3 to 5 players" in burghers(*REPORT, "--players", 2, status=1)
    assert "no bot champion" in burghers("report", "vienna", "--bots", "champion", status=1)
    assert "At least one" in burghers(*REPORT, "--games", 0, status=1)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "burghers[report]" in burghers(*REPORT, status=1)
