"""Games to remember play the same for ever: records replay and prove their fate, the playthrough reads the same."""

import dataclasses

import pytest

from burghers.kernel.errors import BadRecord
from burghers.kernel.facts import record_digest
from burghers.kernel.fate import QuickFate
from burghers.kernel.note import EVERYONE
from burghers.kernel.playout import play_randomly
from burghers.kernel.proof import verify
from burghers.kernel.record import Record, read_record
from burghers.kernel.session import follow
from burghers.kernel.step import Seat
from tests.bruges.golden import FOLDER, GAME, playthrough


def kept(seats: int) -> Record:
    """The record of the game with so many players."""
    return read_record((FOLDER / f"{seats}-players.jsonl").read_text("utf-8"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_replays_to_its_end(seats: int) -> None:
    record = kept(seats)
    end = record.entries[-1]
    table = follow(GAME, record)
    assert table.state.over()
    assert record_digest(table.state) == end.text
    assert (GAME.scores(table.state), [int(seat) for seat in GAME.winners(table.state)]) == (
        list(end.scores),
        list(end.winners),
    )
    assert table.record.text() == record.text()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_outcome_of_a_record_is_proven(seats: int) -> None:
    record = kept(seats)
    outcomes = sum(entry.what == "fate" for entry in record.entries)
    assert verify(GAME, record) == outcomes > 100


def test_a_forged_face_is_found() -> None:
    record = kept(2)
    at, seen = next((i, e) for i, e in enumerate(record.entries) if e.text.startswith("look "))
    forged = "look " + ("earl" if seen.text != "look earl" else "singer")
    record.entries[at] = dataclasses.replace(seen, text=forged)
    with pytest.raises(BadRecord, match="the secret says"):
        verify(GAME, record)


def test_the_playthrough_reads_the_same() -> None:
    assert playthrough() == (FOLDER / "playthrough.txt").read_text("utf-8")


def test_faces_are_told_to_their_owner_only() -> None:
    table = follow(GAME, kept(3))
    for told in table.told:
        private = GAME.notes.print(told.note.what).startswith("saw ")
        assert private == (told.note.only != EVERYONE)
        assert not private or told.note.only == told.note.seat
    heard = [len(table.notes(Seat(seat))) for seat in range(3)]
    assert max(heard) < len(table.told)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_in_six_to_nine_rounds(seats: int) -> None:
    rounds = set()
    for seed in range(60):
        s = GAME.new(seats)
        assert play_randomly(s, QuickFate(seed), GAME.bound) < GAME.bound
        assert s.over()
        rounds.add(s.round)
    assert rounds <= {6, 7, 8, 9}
