"""Records: what is written can be read; what is damaged, foreign or untrue is refused with its line."""

from __future__ import annotations

import json

import pytest

from burghers.games import load
from burghers.kernel.errors import BadRecord
from burghers.kernel.facts import record_digest
from burghers.kernel.fate import QuickFate, seeded_secret
from burghers.kernel.play import legal
from burghers.kernel.proof import verify
from burghers.kernel.record import read_record
from burghers.kernel.session import Session, follow

GAME = load("vienna")


def played(seed: int = 1, decisions: int = 10_000) -> Session:
    """A random game, to its end or so far."""
    table = Session(GAME, ["Ada", "Bea", "Cyd"], {"side": "night"}, seeded_secret(seed, 0))
    fate = QuickFate(seed)
    while table.asked() and decisions:
        seat = table.asked()[0]
        options = legal(table.state, seat)
        table.answer(seat, options[fate.below(len(options), "")])
        decisions -= 1
    return table


FINISHED = played()
LINES = FINISHED.record.lines()


def changed(line: int, **values: object) -> str:
    """The record with other values in one line; None takes a value away."""
    lines = LINES[:]
    entry = json.loads(lines[line - 1])
    entry.update(values)
    lines[line - 1] = json.dumps({key: value for key, value in entry.items() if value is not None})
    return "\n".join(lines)


def find(text: str) -> int:
    """The number of the first line that holds this."""
    return next(i for i, line in enumerate(LINES, 1) if text in line)


def test_a_record_replays_and_verifies_from_its_text_alone() -> None:
    record = read_record(FINISHED.record.text())
    assert record.header.seats == ("Ada", "Bea", "Cyd") and record.header.options["side"] == "night"
    table = follow(GAME, record)
    assert table.state.digest() == FINISHED.state.digest()
    assert verify(GAME, record) == sum(entry.what == "fate" for entry in record.entries) > 50


def test_an_unfinished_record_replays_but_cannot_be_verified() -> None:
    table = played(decisions=20)
    record = read_record(table.record.text())
    assert follow(GAME, record).state.digest() == table.state.digest()
    assert "secret" not in table.record.text().split("\n", 1)[1]
    with pytest.raises(BadRecord, match="not told yet"):
        verify(GAME, record)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "empty"),
        ("not json", 1, "not JSON"),
        ("[1, 2]", 1, "not an object"),
        ("[" * 100_000, 1, "not JSON"),
        ('{"game": "chess"}', 1, "not a burghers record"),
        ("x" * 1_000_001, 1, "too long"),
        ("\n".join([*LINES[:9], "{]", *LINES[10:]]), 10, "not JSON"),
        ("\n".join([*LINES[:9], '{"seat": 1}']), 10, "no entry has the fields seat"),
        ("\n".join([*LINES[:9], '{"seat": "1", "move": "rest"}']), 10, "seat is missing or of the wrong kind"),
        ("\n".join([*LINES[:9], '{"seat": true, "move": "rest"}']), 10, "seat is missing or of the wrong kind"),
        ("\n".join([*LINES[:9], '{"seat": 1, "undo": 2}']), 10, "one move is undone at a time"),
        ("\n".join([*LINES, LINES[-1]]), len(LINES) + 1, "something after the end"),
        (changed(1, seats="Ada"), 1, "seats is missing or of the wrong kind"),
        (changed(1, seats=[1, 2, 3]), 1, "seats must be names"),
        (changed(1, options={"side": 1}), 1, "options must be words"),
        (changed(1, rules=None), 1, "rules is missing"),
        (changed(len(LINES), scores=["1"]), len(LINES), "scores must be whole numbers"),
    ],
)
def test_damaged_files_are_refused_with_their_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        read_record(text)
    assert caught.value.line == line


MOVE, FATE, DIGEST = find('"move": "start_card'), find('"roll '), find('"digest"')


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (changed(1, rules=99), 1, "rules version 99"),
        (changed(1, printing_hash="0" * 64), 1, "another printing"),
        (changed(1, seats=["Ada"]), 1, "3 to 5 players"),
        (changed(1, options={"weather": "rain"}), 1, "no option weather"),
        (changed(MOVE, seat=7), MOVE, "seat 7 is not asked"),
        (changed(MOVE, move="fly 3"), MOVE, "unknown-verb"),
        (changed(MOVE, move="rest"), MOVE, "not-offered"),
        (changed(FATE, fate="turn_up baker"), FATE, "not-offered"),
        (changed(FATE, stream="coins"), FATE, "stream die, not coins"),
        (changed(DIGEST, digest="2:" + "0" * 16), DIGEST, "the position is"),
        (changed(len(LINES), scores=[0, 0, 0]), len(LINES), "the result is"),
        (changed(len(LINES), end="2:" + "0" * 16), len(LINES), "the position is"),
    ],
)
def test_untrue_records_do_not_replay(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        follow(GAME, read_record(text))
    assert caught.value.line == line


def test_an_end_in_the_middle_and_an_undo_of_nothing_do_not_replay() -> None:
    early = "\n".join([*LINES[: MOVE + 2], json.dumps({**json.loads(LINES[-1]), "end": digest_at(MOVE + 1)})])
    with pytest.raises(BadRecord, match="not over here"):
        follow(GAME, read_record(early))
    undone = "\n".join([*LINES[: MOVE - 1], '{"seat": 0, "undo": 1}'])
    with pytest.raises(BadRecord, match="undo"):
        follow(GAME, read_record(undone))


def digest_at(entries: int) -> str:
    """The position after so many entries."""
    return record_digest(follow(GAME, read_record("\n".join(LINES)), entries).state)


def test_verify_proves_the_secret_and_every_outcome() -> None:
    other = played(seed=2).record.entries[-1].secret
    with pytest.raises(BadRecord, match="not the one committed"):
        verify(GAME, read_record(changed(len(LINES), secret=other)))
    with pytest.raises(BadRecord, match="not hexadecimal"):
        verify(GAME, read_record(changed(len(LINES), secret="xyz")))
    first = find('"stream": "first"')
    seat = json.loads(LINES[first - 1])["fate"][-1]
    lied = changed(first, fate=f"begin {int(seat) % 3 + 1}")
    with pytest.raises(BadRecord, match="the secret says") as caught:
        verify(GAME, read_record(lied))
    assert caught.value.line == first
