"""The table: questions, staleness, undo and its barrier, notes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burghers.games import load
from burghers.kernel.errors import BadRecord, Illegal, NotYours, NoUndo, Stale, Unreadable
from burghers.kernel.fate import QuickFate, seeded_secret
from burghers.kernel.game import SPECTATOR
from burghers.kernel.play import legal
from burghers.kernel.proof import verify
from burghers.kernel.record import read_record
from burghers.kernel.session import Session, follow, fork
from burghers.kernel.step import FATE, Seat

GAME = load("vienna")


def table() -> Session:
    return Session(GAME, ["Ada", "Bea", "Cyd"], {"first": "1"}, seeded_secret(5, 5))


def to_placement() -> Session:
    """Start cards chosen; the first player has rolled."""
    t = table()
    for seat in (2, 1, 0):
        t.answer(Seat(seat), GAME.moves.print(legal(t.state, Seat(seat))[0]))
    return t


def test_answers_name_the_question_and_stale_ones_are_refused() -> None:
    t = table()
    question, digest = t.question, t.state.digest()
    with pytest.raises(Stale):
        t.answer(Seat(2), "start_card student", question + 1)
    with pytest.raises(NotYours):
        t.answer(Seat(0), "start_card student", question)
    with pytest.raises(NotYours):
        t.answer(FATE, "roll 3", question)
    with pytest.raises(Unreadable):
        t.answer(Seat(2), "start_card nobody", question)
    with pytest.raises(Illegal):
        t.answer(Seat(2), "rest", question)
    assert t.state.digest() == digest and t.question == question and not t.record.entries
    t.answer(Seat(2), "start_card student", question)
    assert t.question > question
    with pytest.raises(Stale):
        t.answer(Seat(2), "start_card student", question)


def test_undo_is_an_entry_and_leads_back() -> None:
    t = to_placement()
    before, count = t.state.digest(), len(t.record.entries)
    t.answer(Seat(0), next(GAME.moves.print(m) for m in legal(t.state, Seat(0)) if GAME.moves.print(m)[:3] == "up "))
    assert t.undo_refusal(Seat(0)) == "" and t.undo_refusal(Seat(1)) == "others-moved"
    question = t.question
    entry = t.undo(Seat(0))
    assert entry.what == "undo" and t.state.digest() == before and t.question > question
    assert [e.what for e in t.record.entries[count:] if e.what != "digest"] == ["move", "undo"]
    assert follow(GAME, t.record).state.digest() == before


def test_undo_stops_at_what_was_learnt_and_at_others() -> None:
    t = table()
    assert t.undo_refusal(Seat(2)) == "nothing-to-undo"
    t.answer(Seat(2), "start_card student")
    t.answer(Seat(1), "start_card organist")
    with pytest.raises(NoUndo, match="others-moved"):
        t.undo(Seat(2))
    t.undo(Seat(1))
    t.undo(Seat(2))
    assert list(t.state.start_card) == [-1, -1, -1]  # type: ignore[attr-defined]
    rolled = to_placement()
    with pytest.raises(NoUndo, match="information-seen"):
        rolled.undo(Seat(0))


def test_notes_belong_to_positions_and_vanish_with_an_undo() -> None:
    t = to_placement()
    told = len(t.told)
    move = next(m for m in legal(t.state, Seat(0)) if GAME.moves.print(m).startswith("up "))
    t.answer(Seat(0), move)
    assert [GAME.notes.print(n.note.what).split()[0] for n in t.told[told:]] == ["stepped"]
    t.undo(Seat(0))
    assert len(t.told) == told
    assert t.notes(SPECTATOR) == t.told, "Vienna has no private notes"
    assert t.notes(Seat(0), since=10_000) == []


def test_a_table_without_a_secret_waits_for_fate() -> None:
    t = Session(GAME, ["Ada", "Bea", "Cyd"])
    assert t.asked() == [FATE]
    t.outcome("begin 2", "first")
    assert t.asked() == [Seat(0)]
    with pytest.raises(NotYours):
        t.outcome("begin 2", "first")


@pytest.mark.parametrize("cut", range(0, 60, 7))
def test_a_record_cut_anywhere_is_taken_up_with_the_same_fate(cut: int) -> None:
    """However far a record got, the secret leads to the same next question and the same outcomes."""
    whole = to_placement()
    for seat in (0, 1, 2):
        whole.answer(Seat(seat), spoken(whole, seat)[0])
    entries = whole.record.entries
    part = follow(GAME, whole.record, min(cut, len(entries)))
    part.take_up(seeded_secret(5, 5))
    for at, entry in enumerate(entries):
        if entry.what == "move" and at >= len(part.record.entries):
            part.answer(Seat(entry.seat), entry.text)
    assert part.record.text() == whole.record.text()
    assert part.state.digest() == whole.state.digest()


def spoken(t: Session, seat: int) -> list[str]:
    """What a seat may say."""
    return [GAME.moves.print(move) for move in legal(t.state, Seat(seat))]


def test_a_question_has_the_same_number_after_a_replay() -> None:
    """Also the very first one, after the first outcomes of fate."""
    live = Session(GAME, ["Ada", "Bea", "Cyd"], None, seeded_secret(3, 3))
    for _ in range(8):
        assert follow(GAME, live.record).question == live.question
        seat = live.asked()[0]
        live.answer(seat, spoken(live, int(seat))[0], live.question)


@pytest.mark.parametrize("at", [0, 30, 61])
def test_a_fork_goes_on_under_its_own_secret_and_is_proven_from_there_on(at: int) -> None:
    whole = played_out(Session(GAME, ["Ada", "Bea", "Cyd"], None, seeded_secret(8, 8)))
    forked = played_out(fork(GAME, whole.record, at, seeded_secret(9, 9)))
    taken = forked.record.header.taken
    assert taken >= at
    assert forked.record.entries[:taken] == whole.record.entries[:taken]
    assert forked.record.header.origin == whole.record.header.commitment
    own = sum(entry.what == "fate" for entry in forked.record.entries[taken:])
    assert verify(GAME, read_record(forked.record.text())) == own > 0
    again = fork(GAME, forked.record, taken + 20, seeded_secret(10, 10))  # and so on
    assert verify(GAME, played_out(again).record) > 0
    assert again.record.header.origin == forked.record.header.commitment


def test_a_fork_taken_up_in_its_middle_has_the_same_fate() -> None:
    whole = played_out(Session(GAME, ["Ada", "Bea", "Cyd"], None, seeded_secret(8, 8)))
    forked = fork(GAME, whole.record, 50, seeded_secret(9, 9))
    played_out(forked, most=5)
    again = follow(GAME, read_record(forked.record.text()))
    again.take_up(seeded_secret(9, 9))
    assert played_out(again).record.text() == played_out(forked).record.text()


@pytest.mark.parametrize("taken", [-1, 40, 100_000])
def test_a_record_cannot_pass_off_its_own_outcomes_as_anothers(taken: int) -> None:
    whole = played_out(Session(GAME, ["Ada", "Bea", "Cyd"], None, seeded_secret(8, 8)))
    whole.record.header = replace(whole.record.header, origin="f" * 64, taken=taken)
    with pytest.raises(BadRecord):
        verify(GAME, whole.record)


def played_out(t: Session, most: int = 100_000) -> Session:
    """Answers that follow from the question's number, to the end or so many times."""
    while t.asked() and most:
        seat = t.asked()[0]
        options = legal(t.state, seat)
        t.answer(seat, options[QuickFate(t.question).below(len(options), "")])
        most -= 1
    return t


def test_what_may_be_taken_back_is_the_same_after_a_restart() -> None:
    """Fate's answer stands, also for who has only read of it: whoever resumes a game undoes no throw."""
    t, luck, fates, open_undos = table(), QuickFate(8), 0, 0
    for _ in range(60):
        seat = t.asked()[0]
        moves = legal(t.state, seat)
        t.answer(seat, moves[luck.below(len(moves), "answers")])
        resumed = follow(GAME, read_record(t.record.text()))
        seats = [Seat(i) for i in range(3)]
        assert [resumed.undo_refusal(who) for who in seats] == [t.undo_refusal(who) for who in seats]
        fates += t.record.entries[-1].what == "fate"
        open_undos += any(t.undo_refusal(who) == "" for who in seats)
    assert fates and open_undos
