"""Golden records: whole games that must replay to the last entry, and one told in words."""

from __future__ import annotations

import pytest

from burghers.kernel.proof import verify
from burghers.kernel.record import read_record
from burghers.kernel.session import follow
from tests.colonia.golden import FOLDER, GAMES, playthrough
from tests.colonia.tables import GAME


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_replays_and_its_fate_is_proven(name: str) -> None:
    text = (FOLDER / f"{name}.jsonl").read_text("utf-8")
    record = read_record(text)
    assert len(record.header.seats) == len(GAMES[name][0])
    assert verify(GAME, record) > 200
    table = follow(GAME, record)
    assert table.state.over()
    assert table.record.text() == text


def test_the_playthrough_reads_as_it_did() -> None:
    table = follow(GAME, read_record((FOLDER / "3-players.jsonl").read_text("utf-8")))
    assert playthrough(table) == (FOLDER / "playthrough.txt").read_text("utf-8")
