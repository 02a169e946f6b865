"""`burghers verify` tells what chance was made of; `burghers replay` tells a game that cannot be replayed any more."""

from __future__ import annotations

import json
from pathlib import Path

from burghers.kernel.fate import seeded_secret
from burghers.kernel.session import Session
from tests.cli.conftest import Run
from tests.kernel.test_proof import GAME, NAMES, OWN, SEALS, played, resealed


def written(session: Session, name: str = "g.jsonl") -> Path:
    file = Path(name)
    file.write_text(session.record.text())
    return file


def test_it_is_told_who_added_to_chance_and_where_it_was_sealed_anew(burghers: Run) -> None:
    session = played(resealed())
    entry = next(i for i, found in enumerate(session.record.entries, 1) if found.what == "reseal")
    file = written(session)
    printed = burghers("verify", file, "--own", OWN)
    assert "what was added by: Ada." in printed
    assert "Sealed and never shown, so not part of it: Bea." in printed
    assert f"At entry {entry} chance was sealed anew" in printed
    assert "is not in this record" in burghers("verify", file, "--own", "f" * 64, status=1)
    assert "proven" in burghers("verify", file, "--own", SEALS[0])


def test_a_record_to_which_no_seat_added_is_proven_as_ever(burghers: Run) -> None:
    plain = written(played(Session(GAME, NAMES, None, seeded_secret(4, 4))))
    printed = burghers("verify", plain)
    assert "proven" in printed
    assert "of the secret alone" in printed


def test_a_game_of_unknown_rules_is_told_as_it_was_recorded(burghers: Run) -> None:
    session = played(Session(GAME, NAMES, None, seeded_secret(4, 4)))
    lines = session.record.lines()
    for change, why in (({"rules": 9}, "rules version 9"), ({"printing_hash": "0" * 64}, "is not here")):
        file = Path("other.jsonl")
        file.write_text("\n".join([json.dumps({**json.loads(lines[0]), **change}), *lines[1:]]))
        printed = burghers("replay", file)
        assert "cannot be replayed here" in printed
        assert why in printed
        assert "Ada: start_card" in printed
        assert ". end: Ada " in printed
        assert why in burghers("verify", file, status=1)
        assert why in burghers("replay", file, "--json", status=1)
