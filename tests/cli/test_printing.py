"""`burghers printing`: an owner types in a box, and nothing of it is ever lost."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from burghers import games
from burghers.kernel.voice import LANGUAGES
from tests.cli.conftest import Run

NAMES = games.bundled()


@pytest.fixture
def mine(burghers: Run) -> Path:
    """A printing of Bruges, just begun."""
    burghers("printing", "new", "bruges", "mine.toml", "--name", "My box")
    return Path("mine.toml")


def persons(file: Path) -> dict[str, dict[str, Any]]:
    return {person["id"]: person for person in tomllib.loads(file.read_text("utf-8"))["person"]}


@pytest.mark.parametrize("name", NAMES)
def test_a_new_printing_is_ours_whole_and_can_be_played(burghers: Run, name: str) -> None:
    burghers("printing", "new", name, "mine.toml")
    assert games.load(name, "mine.toml").printing.name == "mine"
    found = json.loads(burghers("printing", "check", "mine.toml", "--json"))
    assert found["playable"] and not any(trouble["warning"] is False for trouble in found["troubles"])
    assert not any(count["own"] or count["begun"] for count in found["counts"].values())
    assert "There is no difference." in burghers("printing", "diff", "mine.toml")


def test_a_file_that_is_there_is_not_written_over(burghers: Run, mine: Path) -> None:
    mine.write_text("precious", "utf-8")
    assert "not written over" in burghers("printing", "new", "bruges", "mine.toml", status=1)
    assert mine.read_text("utf-8") == "precious"


def test_every_mistake_is_told_at_once_with_line_reason_and_example(burghers: Run, mine: Path) -> None:
    text = (
        mine.read_text("utf-8").replace('group = "noble"', 'group = "nobel"', 1).replace("price = 12", "price = 120", 1)
    )
    mine.write_text(text, "utf-8")
    said = burghers("printing", "check", "mine.toml", status=1)
    lines = text.splitlines()
    for wrong in ('group = "nobel"', "price = 120"):
        assert f"line {lines.index(wrong) + 1}," in said
    assert "Price is a whole number from 0 to 99, not “120”. For example: price = 0" in said
    assert "before 2 mistakes are mended" in said
    german = burghers("printing", "check", "mine.toml", "--lang", "de", status=1)
    assert "eine ganze Zahl von 0 bis 99" in german and "Zum Beispiel" in german


def test_what_is_unusual_is_told_and_played(burghers: Run, mine: Path) -> None:
    mine.write_text(mine.read_text("utf-8") + '\n[[persn]]\nid = "x"\n', "utf-8")
    said = burghers("printing", "check", "mine.toml")
    assert "Nobody reads persn: perhaps it is misspelt." in said and "It can be played with." in said


def test_what_is_one_s_own_is_counted(burghers: Run, mine: Path) -> None:
    burghers("printing", "fill", "mine.toml", "person", "--at", "queen", typed=["3", *[""] * 9, "."])
    burghers("printing", "fill", "mine.toml", "person", "--at", "landgrave", typed=["blue", "."])
    said = burghers("printing", "check", "mine.toml")
    count = json.loads(burghers("printing", "check", "mine.toml", "--json"))["counts"]["person"]
    assert count["own"] >= 1 and count["begun"] >= 1
    assert f"Person: {count['own']} of {count['total']} are your own." in said
    assert persons(mine)["landgrave"]["colour"] == "blue"


def test_filling_goes_on_where_it_was_left(burghers: Run, mine: Path) -> None:
    first = burghers("printing", "fill", "mine.toml", "person", "--all", typed=["red", "7"])
    assert "Everything is saved" in first
    begun = next(line for line in first.splitlines() if "  Person: " in line)
    again = burghers("printing", "fill", "mine.toml", "person", "--all", typed=["."])
    assert begun.partition("Person: ")[2] in again
    assert "Colour: " not in again, "what was answered is not asked again"
    assert "Price: " not in again


def test_an_answer_that_is_none_is_asked_again_and_changes_nothing(burghers: Run, mine: Path) -> None:
    before = mine.read_text("utf-8")
    said = burghers("printing", "fill", "mine.toml", "person", typed=["mauve", "?", "-", ">", "<", "."])
    assert "One of blue, brown, yellow, red, purple, not “mauve”." in said
    assert mine.read_text("utf-8") == before


def test_the_form_leaves_out_what_the_book_says_and_goes_back(burghers: Run, mine: Path) -> None:
    said = burghers("printing", "fill", "mine.toml", "person", typed=["-", ">", "<", "."])
    heads = [line for line in said.splitlines() if "  Person: " in line]
    assert len(heads) == 4 and heads[1] == heads[3] != heads[2]
    everything = burghers("printing", "fill", "mine.toml", "person", "--all", typed=["-", "-", "."])
    assert "Price: " in everything.partition(heads[0])[2], "the Prince's price is the rule book's"
    assert "Price: " not in said.partition(heads[0])[2].partition(heads[1])[0]


def test_a_table_is_asked_for_figure_by_figure_and_not_as_a_whole(burghers: Run, mine: Path) -> None:
    said = burghers("printing", "fill", "mine.toml", "person", "--at", "queen", "--all", typed=[*["-"] * 9, "."])
    asked = [line.strip().partition(": ")[0] for line in said.splitlines() if "reconstruct" in line]
    assert asked[:9] == ["Colour", "Price", "Points", "Group", "Symbol", "Effect", "Effect", "Effect", "Colour"]
    assert "{ " not in said, "nobody has to read the notation of the file"
    burghers("printing", "new", "venice", "venice.toml")
    told = burghers("printing", "fill", "venice.toml", "card", "--at", "builder_32", typed=[*["-"] * 9, "."])
    first = told.partition("(2/")[0]
    assert "Actions 1: does: pillars" in first and "Actions 1: pillars: 3" in first and "Actions: " not in first


def test_remarks_of_the_owner_stay(burghers: Run, mine: Path) -> None:
    text = mine.read_text("utf-8").replace('id = "prince"', 'id = "prince" # lent to Ann', 1)
    mine.write_text("# my box, found in the attic\n" + text, "utf-8")
    burghers("printing", "fill", "mine.toml", "person", typed=["red", "7", "."])
    burghers("printing", "csv", "mine.toml", "sheets")
    burghers("printing", "csv", "mine.toml", "--read", "sheets")
    kept = mine.read_text("utf-8")
    assert kept.startswith("# my box, found in the attic\n") and "# lent to Ann" in kept


@pytest.mark.parametrize(("name", "language"), list(zip(NAMES, LANGUAGES, strict=True)))
def test_sheets_out_and_in_change_nothing(burghers: Run, name: str, language: str) -> None:
    burghers("printing", "new", name, "mine.toml")
    before = Path("mine.toml").read_text("utf-8")
    burghers("printing", "csv", "mine.toml", "sheets", "--lang", language)
    burghers("printing", "csv", "mine.toml", "--read", "sheets", "--lang", "en")
    assert Path("mine.toml").read_text("utf-8") == before


def rewritten(sheet: Path, change: dict[str, dict[str, str]]) -> str:
    """A sheet with other cells, by id and heading."""
    lines = sheet.read_text("utf-8-sig").splitlines()
    heads = lines[0].split(",")
    out = [lines[0]]
    for line in lines[1:]:
        cells = line.split(",")
        for head, value in change.get(cells[0], {}).items():
            cells[heads.index(head)] = value
        out.append(",".join(cells))
    return "\n".join(out)


def test_an_empty_cell_takes_away_only_what_the_game_can_do_without(burghers: Run, mine: Path) -> None:
    burghers("printing", "csv", "mine.toml", "sheets")
    Path("person.csv").write_text(rewritten(Path("sheets/person.csv"), {"prince": {"Price": ""}}), "utf-8")
    said = burghers("printing", "csv", "mine.toml", "--read", "person.csv")
    assert "Prince: Price was empty and is needed, so ours stays." in said
    assert persons(mine)["prince"]["price"] == 9


def test_a_bad_sheet_is_told_and_nothing_is_changed(burghers: Run, mine: Path) -> None:
    before = mine.read_text("utf-8")
    Path("person.csv").write_text("id;Price\nprince;cheap\nduke;3\nduke;4\n", "utf-8")
    told = burghers("printing", "csv", "mine.toml", "--read", "person.csv", status=1)
    assert "row 2, column price: A whole number from 0 to 99, not “cheap”." in told
    assert "row 4, column id: duke stands in row 3 already" in told
    assert "2 cells cannot be read; mine.toml is as it was." in told
    assert mine.read_text("utf-8") == before


def test_a_sheet_that_is_there_is_not_written_over(burghers: Run, mine: Path) -> None:
    burghers("printing", "csv", "mine.toml", "sheets")
    Path("sheets/person.csv").write_text("id,Price\nprince,4\n", "utf-8")
    assert "say something else" in burghers("printing", "csv", "mine.toml", "sheets", status=1)
    assert Path("sheets/person.csv").read_text("utf-8") == "id,Price\nprince,4\n"


def test_a_new_person_comes_by_a_line_of_the_sheet(burghers: Run, mine: Path) -> None:
    burghers("printing", "csv", "mine.toml", "sheets")
    lines = Path("sheets/person.csv").read_text("utf-8-sig").splitlines()
    baron = next(line for line in lines if line.startswith("baron,"))
    Path("person.csv").write_text("\n".join([*lines, baron.replace("baron,", "lamplighter,", 1)]), "utf-8")
    assert "1 added" in burghers("printing", "csv", "mine.toml", "--read", "person.csv")
    assert persons(mine)["lamplighter"]["provenance"] == "own"
    assert "lamplighter" in games.load("bruges", str(mine)).box.person_ids  # type: ignore[attr-defined]


def test_two_printings_are_compared(burghers: Run, mine: Path) -> None:
    Path("other.toml").write_text(mine.read_text("utf-8").replace("price = 9", "price = 2", 1), "utf-8")
    rows = json.loads(burghers("printing", "diff", "mine.toml", "other.toml", "--json"))
    assert rows == [{"kind": "person", "id": "prince", "field": "price", "before": 9, "after": 2}]
    assert "1 figure differs." in burghers("printing", "diff", "other.toml")
    burghers("printing", "new", "vienna", "vienna.toml")
    assert "of bruges, the other of vienna" in burghers("printing", "diff", "mine.toml", "vienna.toml", status=1)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe\x00", "no text in UTF-8"),
        (b"a = [", "cannot be read as TOML"),
        (b"a = " + b"[" * 5_000, "cannot be read as TOML"),
        (b"[printing]\nname = 'x'\n", "does not say which game"),
        (b"[printing]\ngame = 'chess'\n", "does not say which game"),
    ],
)
def test_a_file_that_is_no_printing_is_told(burghers: Run, content: bytes, said: str) -> None:
    Path("x.toml").write_bytes(content)
    for job in ("check", "diff", "csv", "fill"):
        assert said in burghers("printing", job, "x.toml", status=1)
    assert Path("x.toml").read_bytes() == content
    assert "cannot be read" in burghers("printing", "check", "not-there.toml", status=1)


@pytest.mark.parametrize("job", ["check", "play"])
@pytest.mark.parametrize(
    ("written", "said"),
    [
        (lambda text: text.encode("utf-8-sig"), ""),
        (lambda text: text.replace("\n", "\r\n").encode(), ""),
        (lambda text: text.replace("\n", "\r").encode(), ""),
        (lambda text: text.encode("utf-16"), "no text in UTF-8"),
        (lambda text: (text + "# a remark\n" * 60_000).encode(), "400000 bytes"),
    ],
    ids=["byte order mark", "Windows", "old Mac", "UTF-16", "without end"],
)
def test_what_can_be_checked_can_be_played_whichever_editor_wrote_it(
    burghers: Run, written: Any, said: str, job: str
) -> None:
    burghers("printing", "new", "vienna", "mine.toml")
    file = Path("mine.toml")
    file.write_bytes(written(file.read_text("utf-8")))
    words = ("play", "vienna", "--printing", file, "--save", "x") if job == "play" else ("printing", "check", file)
    told = burghers(*words, typed=[], status=1 if said else 0)
    assert said in told
    if job == "play" and not said:
        assert "so far." in burghers("replay", "x"), "what was kept can be read again"
