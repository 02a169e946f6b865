"""Spreadsheets as programs write them, and as nobody should."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from burghers.workshop.bench import Bench, fresh
from burghers.workshop.document import Document
from burghers.workshop.sheets import decoded, read_sheet, take_in, write_sheet
from burghers.workshop.values import Field, Unfit, guarded, read, shown

BENCH = Bench("vienna", fresh("vienna", "mine"))
SHEET = write_sheet(BENCH, "start_card").removeprefix("\ufeff").replace("\r\n", "\n").strip()
FIRST = SHEET.splitlines()[1].partition(",")[0]


def changed(head: str, value: str) -> str:
    """The sheet with one other cell in its first line."""
    lines = SHEET.splitlines()
    cells = lines[1].split(",")
    cells[lines[0].split(",").index(head)] = value
    return "\n".join([lines[0], ",".join(cells), *lines[2:]])


@pytest.mark.parametrize(
    ("written", "cell"),
    [
        (lambda text: text.encode("utf-8-sig"), "7"),
        (lambda text: text.replace(",", ";").encode("utf-8"), "7.0"),
        (lambda text: ("sep=;\r\n" + text.replace(",", ";").replace("\n", "\r\n")).encode("cp1252"), " 7 "),
        (lambda text: text.replace(",", "\t").encode("utf-16"), "7.00"),
        (lambda text: ('"' + text.replace(",", '","').replace("\n", '"\r\n"') + '"').encode(), "'7"),
    ],
    ids=["bom", "semicolons", "sep", "utf-16 tabs", "quoted"],
)
def test_what_spreadsheet_programs_write_is_read(written: Any, cell: str) -> None:
    document = Document(BENCH.text)
    taken = read_sheet(document, BENCH.forms, "start_card", decoded(written(changed("Coins", cell))))
    assert (taken.faults, taken.changed) == ([], 1)
    assert {card["id"]: card for card in tomllib.loads(document.text)["start_card"]}[FIRST]["coins"] == 7


def test_a_decimal_comma_is_no_list() -> None:
    assert read("3,0", Field("coins", "number", 0, 9)) == 3
    assert read("3; 4;5", Field("numbers", "numbers", 0, 9)) == [3, 4, 5]
    assert read("WAHR", Field("pair", "flag")) is True
    with pytest.raises(Unfit):
        read("3,5", Field("coins", "number", 0, 9))


def test_a_cell_is_no_formula() -> None:
    assert guarded("=HYPERLINK(1)") == "'=HYPERLINK(1)"
    assert guarded(shown(-3)) == "-3"


@pytest.mark.parametrize(
    ("sheet", "key"),
    [
        ("", "no-id-column"),
        ("\x00\x01\x02", "no-sheet"),
        ("id,Coins\n{id},=1+1", "number"),
        ("id,Coins\n{id},1e3", "number"),
        ("id,Coins\n{id}," + "9" * 500, "number"),
        ("id,Coins\n{id},1\n{id},2", "id-twice"),
        ("id,Coins\n,3", "no-id"),
        ("id,Wealth\n{id},3", "no-column"),
        ("id,Coins,coins\n{id},3,4", "column-twice"),
        ("id,Coins\n" + "{id},1\n" * 2_100, "sheet-too-large"),
        ("id" + ",x" * 300, "sheet-too-large"),
        ("id,Coins\n{id}," + "x" * 3_000, "cell-too-long"),
        ("x" * 500_000, "sheet-too-long"),
    ],
)
def test_a_bad_sheet_is_told_and_nothing_is_changed(sheet: str, key: str) -> None:
    before = BENCH.document.text
    taken = read_sheet(BENCH.document, BENCH.forms, "start_card", sheet.replace("{id}", FIRST))
    assert key in [fault.key for fault in taken.faults]
    assert BENCH.document.text == before


def taken(game: str, kind: str, sheet: str, whole: bool = False) -> dict[str, dict[str, Any]]:
    """The components of a kind after a sheet was taken in."""
    found, bench = take_in(Bench(game, fresh(game, "mine")), kind, sheet, whole)
    assert (found.faults, found.kept, bench.playable or whole) == ([], [], True)
    return {part.id: part.values for part in bench.document.components() if part.kind == kind}


def test_a_sheet_that_is_the_whole_takes_out_what_it_does_not_speak_of() -> None:
    assert len(taken("vienna", "start_card", f"id;coins\n{FIRST};7")) == 6
    assert list(taken("vienna", "start_card", f"id;coins\n{FIRST};7", whole=True)) == [FIRST]


def test_a_list_is_as_long_as_the_component_has_it() -> None:
    ship = taken("colonia", "ship", "id;holds;revenue\nbergen_1;shoes, wheel;3|4")
    assert (ship["bergen_1"]["holds"], ship["bergen_1"]["revenue"]) == (["shoes", "wheel"], [3, 4])


def test_parts_take_the_place_of_an_effect_and_names_come_by_column() -> None:
    parts = '"[{ kind = ""gain"", points = 2 }, { kind = ""gain"", guilders = 1 }]"'
    sheet = f"id;effects;name.de;effect.kind;effect.guilders\naccountant;{parts};Rechner;;"
    person = taken("bruges", "person", sheet)["accountant"]
    assert "effect" not in person and len(person["effects"]) == 2
    assert person["name"] == {"de": "Rechner"}


@pytest.mark.parametrize(
    "above", ["\n", ";;;\n;;;\n", "My cards\n\n", '"My cards, all of them";;\n', "sep=;\n", "My cards;\n;\n"], ids=repr
)
def test_what_stands_above_the_headings_is_passed_over_and_rows_are_counted_from_the_top(above: str) -> None:
    sheet = f"{above}ID;Coins\n{FIRST};"
    document = Document(BENCH.text)
    assert read_sheet(document, BENCH.forms, "start_card", sheet + "7").faults == []
    assert {card["id"]: card for card in tomllib.loads(document.text)["start_card"]}[FIRST]["coins"] == 7
    (fault,) = read_sheet(document, BENCH.forms, "start_card", sheet + "many").faults
    assert fault.row == above.count("\n") + 2


def test_an_id_that_begins_with_a_capital_is_the_same_and_one_that_cannot_be_is_told() -> None:
    assert taken("bruges", "person", "id;price\nPrince;8")["prince"]["price"] == 8
    found, bench = take_in(BENCH, "start_card", f"id;coins\n{FIRST};7\nSum total;7")
    assert [(fault.row, fault.key) for fault in found.faults] == [(3, "id")]
    assert bench.text == BENCH.text


def test_a_column_for_figures_no_card_had_is_read_where_a_card_has_come_to_need_it() -> None:
    space = taken("vienna", "space", "id;effect;points;coins;per;max\noper;gain_per;1;;cross;4")["oper"]
    assert (space["effect"], space["per"], space["max"]) == ("gain_per", "cross", 4)
    found, _ = take_in(BENCH, "space", "id;points;per\noper;1;cross")
    assert [(fault.column, fault.key) for fault in found.faults] == [("per", "no-column")]


def test_a_column_nobody_knows_with_nothing_below_it_harms_nothing() -> None:
    assert taken("vienna", "start_card", f"id;coins;remarks\n{FIRST};7;\n")[FIRST]["coins"] == 7
