"""Whole games kept as records, and one as a text to be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from burghers.kernel.proof import verify
from burghers.kernel.record import read_record
from burghers.kernel.session import follow
from tests.venice.golden import FOLDER, GAMES, playthrough
from tests.venice.tables import GAME

RECORDS = sorted(FOLDER.glob("*.jsonl"))


def test_there_are_golden_records() -> None:
    assert {path.stem for path in RECORDS} == set(GAMES)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_and_its_fate_is_proven(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    table = follow(GAME, record)
    assert table.state.over()
    assert table.record.text() == path.read_text("utf-8")
    assert verify(GAME, record) == sum(entry.what == "fate" for entry in record.entries)


def test_the_playthrough_reads_as_it_did() -> None:
    record = read_record((FOLDER / "three.jsonl").read_text("utf-8"))
    assert playthrough(follow(GAME, record)) == (FOLDER / "three.txt").read_text("utf-8")
