"""A printing is changed figure by figure, and what stands around the figures stays."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from burghers import games
from burghers.bots.depth import DEPTH, out_of_depth, strangeness
from burghers.bots.net import shipped
from burghers.kernel.components import share_changed
from burghers.kernel.printing import Printing
from burghers.kernel.session import Session
from burghers.workshop.bench import BEGUN, DONE, Bench, Change, fresh
from burghers.workshop.document import Document, write

TEXT = games.find_printing("bruges").text


def test_a_figure_changes_its_line_and_its_source_only() -> None:
    document = Document(TEXT)
    document.put("person", "king", "price", 3)
    before, after = TEXT.splitlines(), document.text.splitlines()
    changed = [line for line in after if line not in before]
    assert len(changed) <= 2 and "price = 3" in after
    assert abs(len(after) - len(before)) <= 1


def test_a_new_figure_stands_above_the_remarks_on_what_comes_next() -> None:
    document = Document('[constants]\na = 1\n\n# About the gates.\n[[gate]]\nid = "red"\n')
    document.put("constants", "", "b", 2)
    text = document.text
    assert text.index("b = 2") < text.index("# About the gates.") < text.index("[[gate]]")
    assert tomllib.loads(text)["constants"]["b"] == 2


def test_a_component_is_its_owner_s_when_every_figure_is() -> None:
    bench = Bench("bruges", fresh("bruges", "mine"))
    bench.carry_out(Change("put", "person", "king", "price", "3"))
    bench = Bench("bruges", bench.document.text)
    king = next(part for part in bench.parts if part.id == "king")
    assert king.state == BEGUN
    bench.carry_out(Change("confirm", "person", "king"))
    bench = Bench("bruges", bench.document.text)
    assert next(part for part in bench.parts if part.id == "king").state == DONE
    assert {figure.source for figure in next(p for p in bench.parts if p.id == "king").figures if figure.source} == {
        "own"
    }


def test_a_file_is_whole_or_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.toml"
    write(file, "first")

    def full(_: int) -> None:
        raise OSError("no room")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="no room"):
        write(file, "second")
    assert file.read_text("utf-8") == "first"
    assert [path.name for path in tmp_path.iterdir()] == ["mine.toml"]


def test_a_net_is_silent_about_a_box_it_does_not_know() -> None:
    standard = games.load("vienna")
    document = Document(fresh("vienna", "mine"))
    parts = [part for part in document.components() if part.kind == "person"]
    document.put("person", parts[0].id, "citizen", (parts[0].values["citizen"] + 1) % 4)
    near = games.load("vienna", Printing(document.text, "near"))
    assert 0 < strangeness(near) < DEPTH and shipped(near) is shipped(standard) is not None
    for part in document.components():
        for field in ("citizen", "cross", "crown", "copies", "coins", "points"):
            if isinstance(part.values.get(field), int) and part.kind in ("person", "start_card", "special_card"):
                document.put(part.kind, part.id, field, part.values[field] + 1)
    share = share_changed(standard.printing.tables, document.tables)
    assert out_of_depth(share) and share > DEPTH


def test_a_record_carries_the_whole_printing_with_its_digest() -> None:
    document = Document(fresh("vienna", "Attic"))
    printing = Printing(document.text, "mine")
    header = Session(games.load("vienna", printing), ["Ann", "Bob", "Cleo"]).record.header
    assert (header.printing, header.printing_text, header.printing_hash) == ("Attic", document.text, printing.hash)


HOSTILE = {
    "a date": ("end_score = 25", "end_score = 1979-05-27", "whole number from 1 to 255"),
    "a number of thousands of digits": ("end_score = 25", f"end_score = {'9' * 5_000}", "too long or too deep"),
    "a long number in another notation": ("end_score = 25", f"end_score = 0x{'f' * 5_000}", "too long or too deep"),
    "thousands of brackets": ("end_score = 25", f"end_score = {'[' * 3_000}{']' * 3_000}", "too long or too deep"),
    "a sign that is none": ("end_score = 25", 'end_score = "\0"', "Illegal character"),
    "a figure twice": ("end_score = 25", "end_score = 25\nend_score = 26", "Cannot overwrite a value"),
    "an id that is a list": ('id = "oper"', 'id = ["oper"]', "word in quotes"),
    "a name with signs of a terminal": ('name = "mine"', 'name = "a\\u001b[31m"', "1 to 60 printed signs"),
    "a name without end": ('name = "mine"', f'name = "{"x" * 500}"', "1 to 60 printed signs"),
    "a text that is markup": ('id = "oper"', 'id = "oper"\nname.en = "<b>{who}"', "without brackets and braces"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_is_told_where_and_why(what: str) -> None:
    old, new, said = HOSTILE[what]
    text = fresh("vienna", "mine")
    assert old in text
    bench = Bench("vienna", text.replace(old, new, 1))
    assert not bench.playable
    told = next(trouble for trouble in bench.troubles if said in trouble.reason)
    line = text[: text.index(old)].count("\n") + 1
    assert told.line in (line, line + 1) or "too deep" in said, "where it stands, or right below"
    assert [part for part in bench.parts if part.figures] or bench.printing is None


def test_a_component_that_has_become_its_owner_s_takes_one_more_figure() -> None:
    """Its sources are said once then, and the list of them is gone."""
    card = '[[card]]\nid = "one"\ncoins = 3\ncrowns = 1\nprovenance = "reconstructed"\nfields = { coins = "own" }\n'
    document = Document(card + '[[card]]\nid = "two"\n')
    document.put("card", "one", "crowns", 2)
    assert "fields" not in document.find("card", "one")
    document.put("card", "one", "name.en", "Mine")
    assert Document(document.text).find("card", "one")["name"]["en"] == "Mine"


@pytest.mark.parametrize(
    ("game", "kind", "like"), [("bruges", "person", "prince"), ("colonia", "decree", "draw_resources")]
)
def test_a_copied_component_claims_nobody_s_authority_but_its_owner_s(game: str, kind: str, like: str) -> None:
    """The Prince's price stands in a rule book; that of the card somebody made after him does not."""
    bench = Bench(game, fresh(game, "mine"))
    claimed = next(part for part in bench.parts if part.id == like)
    assert "rulebook" in {figure.source for figure in claimed.figures}
    bench.carry_out(Change("add", kind, like, value="their_own"))
    made = next(part for part in Bench(game, bench.document.text).parts if part.id == "their_own")
    assert ({figure.source for figure in made.figures if figure.source}, made.note, made.state) == ({"own"}, "", DONE)
