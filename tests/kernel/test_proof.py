"""The proof of chance: what seats sealed and showed, and secrets that were changed on the way."""

from __future__ import annotations

import json

import pytest

from burghers.games import load
from burghers.kernel.errors import BadRecord
from burghers.kernel.fate import QuickFate, seal, seeded_secret
from burghers.kernel.play import legal
from burghers.kernel.proof import verify
from burghers.kernel.record import DIGEST_EVERY, plain_text, read_record
from burghers.kernel.session import Session, follow, fork

GAME = load("vienna")
NAMES = ["Ada", "Bea", "Cyd"]
OWN = bytes(range(32)).hex()
SEALS = (seal(bytes.fromhex(OWN)), seal(b"never shown"), "")
SHOWN = (OWN, "", "")


def played(session: Session, most: int = 100_000) -> Session:
    """Answers that follow from the question's number, to the end or so many times."""
    while session.asked() and most:
        seat = session.asked()[0]
        options = legal(session.state, seat)
        session.answer(seat, options[QuickFate(session.question).below(len(options), "")])
        most -= 1
    return session


def sealed() -> Session:
    return Session(GAME, NAMES, None, seeded_secret(4, 4), seals=SEALS, entropy=SHOWN)


def resealed(at: int = 30) -> Session:
    session = played(sealed(), at)
    session.reseal(seeded_secret(4, 5))
    return session


def changed(text: str, line: int, **values: object) -> str:
    lines = text.splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **values})
    return "\n".join(lines)


def test_what_a_seat_added_changes_fate_and_is_proven() -> None:
    plain = played(Session(GAME, NAMES, None, seeded_secret(4, 4)), 20)
    session = sealed()
    assert [e.text for e in played(session, 20).record.entries] != [e.text for e in plain.record.entries]
    record = read_record(played(session).record.text())
    assert (record.header.seals, record.header.entropy) == (SEALS, SHOWN)
    assert verify(GAME, record) > 50


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"entropy": ["00" * 32, "", ""]}, "seat 1 is not the one it sealed"),
        ({"entropy": ["zz", "", ""]}, "seat 1 is not hexadecimal"),
        ({"entropy": ["", "", ""]}, "the secret says"),
        ({"seals": [SEALS[1], SEALS[1], ""]}, "seat 1 is not the one it sealed"),
        ({"seals": [SEALS[0]]}, "a word for every seat"),
        ({"entropy": [OWN, "", 3]}, "a word for every seat"),
    ],
)
def test_entropy_that_was_not_sealed_or_was_left_out_is_found(values: dict[str, object], why: str) -> None:
    text = played(sealed()).record.text()
    with pytest.raises(BadRecord, match=why):
        verify(GAME, read_record(changed(text, 0, **values)))


def test_a_header_with_entropy_but_without_seals_is_refused() -> None:
    header = json.loads(sealed().record.lines()[0])
    del header["seals"]
    with pytest.raises(BadRecord, match="belong together"):
        read_record(json.dumps(header))


def before_a_digest() -> int:
    """A number of answers after which the next entry is followed by a digest."""
    session, answers = sealed(), 0
    while len(session.record.entries) % DIGEST_EVERY != DIGEST_EVERY - 2:
        played(session, 1)
        answers += 1
    return answers


@pytest.mark.parametrize("at", [0, 30, before_a_digest()])
def test_fate_that_is_sealed_anew_goes_on_otherwise_and_is_proven_by_both_secrets(at: int) -> None:
    """Also where a digest follows: the numbers of entries stay those of a replay."""
    session = resealed(at)
    untouched = played(sealed(), at + 20)
    told = len(session.record.entries)
    played(session, 20)
    assert session.record.entries[told:] != untouched.record.entries[told - 1 :][: len(session.record.entries) - told]
    again = follow(GAME, read_record(session.record.text()))
    again.take_up(seeded_secret(4, 5), [seeded_secret(4, 4)])
    assert played(again).record.text() == played(session).record.text()
    record = read_record(session.record.text())
    assert record.entries[-1].secret == f"{seeded_secret(4, 4).hex()} {seeded_secret(4, 5).hex()}"
    assert verify(GAME, record) > 50


def test_a_secret_nobody_committed_to_is_found() -> None:
    text = played(resealed()).record.text()
    lines = text.splitlines()
    one, other = json.loads(lines[-1])["secret"].split(" ")
    for secrets in (one, other, f"{other} {one}", f"{one} {one}", f"{one} {other} {other}"):
        with pytest.raises(BadRecord, match="committed"):
            verify(GAME, read_record(changed(text, -1, secret=secrets)))
    without = [line for line in lines if "reseal" not in line]
    with pytest.raises(BadRecord, match="committed"):
        verify(GAME, read_record("\n".join(without)))


def test_a_fork_has_neither_the_entropy_nor_the_reseals_of_its_origin() -> None:
    whole = played(resealed())
    for at in (10, 60):
        forked = played(fork(GAME, whole.record, at, seeded_secret(6, 6)))
        assert forked.record.header.seals == forked.record.header.entropy == ()
        assert verify(GAME, read_record(forked.record.text())) > 0


def test_a_record_is_told_in_plain_words_without_an_engine() -> None:
    session = played(resealed())
    lines = plain_text(read_record(session.record.text()))
    kinds = [entry.what for entry in session.record.entries]
    assert len(lines) == 1 + len(kinds) - kinds.count("digest")
    assert lines[0].startswith("vienna, rules 1")
    for name in session.names:
        assert any(f". {name}: start_card" in line for line in lines)
    assert sum("sealed anew" in line for line in lines) == 1
    assert lines[-1].count(",") == 2
