"""Whole games kept as records, and one as a text to be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from burghers.games.venice.state import Venice
from burghers.kernel.game import SPECTATOR
from burghers.kernel.record import read_record
from burghers.kernel.table import Table, follow, verify
from tests.venice.tables import GAME

GOLDEN = Path(__file__).parents[1] / "golden" / "venice"
RECORDS = sorted(GOLDEN.glob("*.jsonl"))


def playthrough(table: Table) -> str:
    """The notes of a game as sentences, and the last position as a map without colours."""
    assert isinstance(table.state, Venice)
    voice = GAME.voice("en")
    lines = [voice.note(told.note, table.names) for told in table.told if told.note.only == -2]
    shown = GAME.show(GAME.view(table.state, SPECTATOR), voice, table.names)
    return "\n".join([*lines, "", *shown]) + "\n"


def test_there_are_golden_records() -> None:
    assert {path.stem for path in RECORDS} == {"two", "three", "six-looks-any"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_and_its_fate_is_proven(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    table = follow(GAME, record)
    assert table.state.over()
    assert table.record.text() == path.read_text("utf-8")
    assert verify(GAME, record) == sum(entry.what == "fate" for entry in record.entries)


def test_the_playthrough_reads_as_it_did() -> None:
    record = read_record((GOLDEN / "three.jsonl").read_text("utf-8"))
    assert playthrough(follow(GAME, record)) == (GOLDEN / "three.txt").read_text("utf-8")
