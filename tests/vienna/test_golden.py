"""Games to remember play the same for ever: records replay and prove their fate, the playthrough reads the same."""

import dataclasses

import pytest

from burghers.kernel.errors import BadRecord
from burghers.kernel.facts import digest_holds
from burghers.kernel.proof import verify
from burghers.kernel.record import Record, read_record
from burghers.kernel.session import follow
from burghers.kernel.step import Seat
from tests.vienna.golden import FOLDER, GAME, playthrough


def kept(seats: int) -> Record:
    """The record of the game with so many players."""
    return read_record((FOLDER / f"{seats}-players.jsonl").read_text("utf-8"))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_record_replays_to_its_end(seats: int) -> None:
    record = kept(seats)
    end = record.entries[-1]
    table = follow(GAME, record)
    assert table.state.over()
    assert digest_holds(table.state, end.text)
    assert (GAME.scores(table.state), [int(seat) for seat in GAME.winners(table.state)]) == (
        list(end.scores),
        list(end.winners),
    )
    assert max(end.scores) >= 25
    assert table.record.text() == record.text()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_outcome_of_a_record_is_proven(seats: int) -> None:
    record = kept(seats)
    outcomes = sum(entry.what == "fate" for entry in record.entries)
    assert verify(GAME, record) == outcomes > 100


def test_a_forged_die_is_found() -> None:
    record = kept(3)
    at, rolled = next((i, e) for i, e in enumerate(record.entries) if e.text.startswith("roll "))
    forged = f"roll {int(rolled.text[-1]) % 6 + 1}"
    record.entries[at] = dataclasses.replace(rolled, text=forged)
    with pytest.raises(BadRecord, match=f"the secret says {rolled.text}, the record {forged}"):
        verify(GAME, record)


def test_the_playthrough_reads_the_same() -> None:
    assert playthrough() == (FOLDER / "playthrough.txt").read_text("utf-8")


def test_a_replay_tells_the_same_notes_to_everybody() -> None:
    table = follow(GAME, kept(4))
    voice = GAME.voice("en")
    for viewer in range(4):
        heard = [voice.note(told.note, table.names) for told in table.notes(Seat(viewer))]
        assert heard == [voice.note(told.note, table.names) for told in table.told]
    assert heard[-1].startswith(("Anna", "Ben", "Cleo", "Dora"))
