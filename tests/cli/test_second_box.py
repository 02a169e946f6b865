"""A second box of every game, typed in through the doors an owner has: spreadsheets and the form in the terminal.

What comes of it is the box as it was meant, figure by figure; it is played under all laws, and none of our names is
left in anything the terminal shows or the game can say.
"""

from __future__ import annotations

import csv
import json
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from burghers import games
from burghers.kernel.components import components, differences, figures
from burghers.kernel.laws import check_play, check_texts
from burghers.kernel.voice import LANGUAGES
from burghers.workshop.bench import Bench
from burghers.workshop.sheets import columns
from burghers.workshop.values import shown
from tests.boxes import Tables, frames, old_names, sheet_of, spoken
from tests.bruges.boxes import second_box as box_of_bruges
from tests.cli.conftest import Run
from tests.cli.test_play import any_marks
from tests.colonia.boxes import second_box as box_of_colonia
from tests.venice.boxes import second_box as box_of_venice
from tests.vienna.boxes import second_box as box_of_vienna

GAMES = 50
MEANT: dict[str, Callable[[], str]] = {
    "bruges": lambda: box_of_bruges(1),
    "colonia": box_of_colonia,
    "venice": box_of_venice,
    "vienna": lambda: box_of_vienna(1),
}
MADE_OF = ("decree_name.",)  # what a decree without a name is called, by what it does
BY_HAND = ("constants", "setup")  # typed at the form; the rest comes by spreadsheet


@pytest.mark.parametrize(("name", "language"), list(zip(MEANT, LANGUAGES, strict=True)))
def test_a_second_box_typed_in_by_its_owner_is_played_and_nothing_of_ours_is_left(
    burghers: Run, name: str, language: str
) -> None:
    meant = tomllib.loads(MEANT[name]())
    mine = type_in(burghers, name, language, meant)
    assert differences(meant, tomllib.loads(mine.read_text("utf-8"))) == []
    assert json.loads(burghers("printing", "check", mine, "--json"))["playable"]
    game = games.load(name, str(mine))
    check_texts(game)
    tables = range(game.seats[0], game.seats[1] + 1)
    for seats in tables:
        assert check_play(game, seats, games=-(-GAMES // len(tables)), seed=19, every=200) > 50
    shown_in = frames(game, game.seats[0] + 1, 7)
    typed = any_marks(seed=4, count=game.bound, most=3)
    sitting = ("--printing", mine, "--bots", "random", "--seed", 2, "--save", "game.jsonl", "--lang", language)
    shown_in[language].update(burghers("play", name, *sitting, typed=typed).splitlines())
    shown_in[language].update(burghers("cards", name, "--printing", mine, "--lang", language).splitlines())
    ours = frames(games.load(name), game.seats[0], 7)
    for speech in LANGUAGES:
        old = old_names(name, speech, game)
        assert len(old.pattern) > 200, "there are names to look for"
        assert [line for line in shown_in[speech] if old.search(line)] == []
        said = {key: text for key, text in spoken(game, speech).items() if not key.startswith(MADE_OF)}
        assert {key: text for key, text in said.items() if old.search(text)} == {}
        assert len([line for line in ours[speech] if old.search(line)]) > 20, "ours would be seen"


def type_in(burghers: Run, name: str, language: str, meant: Tables) -> Path:
    """A new printing, all of it typed: cards and spaces in spreadsheets, the figures of the rules at the form."""
    burghers("printing", "new", name, "mine.toml", "--name", str(meant["printing"]["name"]))
    mine = Path("mine.toml")
    burghers("printing", "csv", mine, "sheets", "--lang", language)
    for sheet in sorted(Path("sheets").glob("*.csv")):
        sheet.unlink() if sheet.stem in BY_HAND else fill_sheet(sheet, mine, meant, language)
    burghers("printing", "csv", mine, "--read", "sheets", "--whole", "--lang", language)
    for kind in BY_HAND:
        answers = typed_for(name, mine, kind, meant)
        burghers("printing", "fill", mine, kind, "--all", "--lang", language, typed=answers) if answers else None
    return mine


def fill_sheet(sheet: Path, mine: Path, meant: Tables, language: str) -> None:
    """A sheet under its own headings, with a line for each component that is meant and further columns for whatever
    else stands on it."""
    kind, bench = sheet.stem, Bench(meant["printing"]["game"], mine.read_text("utf-8"), language)
    fields = columns(bench.forms, kind, [part for part in bench.document.components() if part.kind == kind])
    head, *_ = csv.reader(sheet.read_text("utf-8-sig").splitlines(), delimiter="," if language == "en" else ";")
    assert head == ["id", *bench.names.headings(fields), "provenance"]
    sheet.write_text(sheet_of(meant, kind, fields, head[1:-1]), "utf-8", newline="")


def typed_for(name: str, mine: Path, kind: str, meant: Tables) -> list[str]:
    """What is answered to the form, figure by figure; nothing where it shows what is meant already."""
    values = {part.id: figures(part.values) for part in components(meant) if part.kind == kind}
    parts = [part for part in Bench(name, mine.read_text("utf-8")).parts if part.kind == kind]
    return [shown(values[part.id][figure.form.name]) for part in parts for figure in part.figures]


def test_a_sitting_and_its_record_say_whose_box_it_is_and_whether_the_bots_know_it(burghers: Run) -> None:
    told = burghers("play", "vienna", "--save", "ours.jsonl", typed=[])
    assert "not the standard one" not in told, "nothing is said of the box of the game"
    burghers("printing", "new", "vienna", "mine.toml", "--name", "standard")
    mine = Path("mine.toml")
    mine.write_text(mine.read_text("utf-8").replace("end_score = 25", "end_score = 26"), "utf-8")
    known = "Printing “standard”, not the standard one: 1 figure differs, 0 %"
    played = burghers("play", "vienna", "--printing", mine, "--save", "game.jsonl", typed=[])
    assert known in played and "rough values" not in played
    mine.unlink()
    assert known in burghers("replay", "game.jsonl")
    assert known in burghers("play", "--resume", "game.jsonl", typed=[])
    Path("other.toml").write_text(MEANT["vienna"](), "utf-8")
    sitting = ("play", "vienna", "--printing", "other.toml", "--save", "other.jsonl", "--lang", "fr")
    assert "ils jouent d’après des valeurs approximatives" in burghers(*sitting, typed=[])
