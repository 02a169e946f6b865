"""Records outlive the program that wrote them; whoever changes a game says so by its version of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from burghers import games
from burghers.kernel.proof import proven
from burghers.kernel.record import Entry, Record, read_record

TESTS = Path(__file__).parents[1]
KEPT = sorted((TESTS / "records").glob("*/*/*.jsonl"))


def names(path: Path) -> str:
    return "/".join(path.parts[-3:])


def said(record: Record) -> list[tuple[str, int, str, str]]:
    """Everything but digests and what the end adds to the result."""
    return [(e.what, e.seat, e.text, e.stream) for e in record.entries if e.what not in ("digest", "end")]


def end(record: Record) -> Entry:
    return record.entries[-1]


def test_every_game_has_kept_records() -> None:
    assert {path.parent.name for path in KEPT} == set(games.bundled())


def test_every_release_has_left_its_records() -> None:
    """A heading of the changelog that is no longer "unreleased" is a release."""
    changes = (TESTS.parent / "CHANGELOG.md").read_text("utf-8")
    released = re.findall(r"^## (\d+\.\d+)\.\d+(?! \(unreleased\))", changes, re.MULTILINE)
    assert released and {path.parent.parent.name for path in KEPT} == set(released), "tests/records/README.md says how"


@pytest.mark.parametrize("path", KEPT, ids=names)
def test_a_record_of_an_earlier_release_is_replayed_and_proven(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    game = games.load(record.header.game)
    assert game.printed(record.header.printing_hash), (
        f"{game.name}: what is new in the standard printing says `since`, with the version raised; what was there stays"
    )
    session = proven(game, record)
    assert session.state.over() and said(session.record) == said(record)
    assert tuple(session.game.scores(session.state)) == end(record).scores


@pytest.mark.parametrize("path", KEPT, ids=names)
def test_a_golden_game_changes_only_with_the_version_of_the_rules(path: Path) -> None:
    kept = read_record(path.read_text("utf-8"))
    golden = TESTS / "golden" / path.parent.name / path.name
    now = read_record(golden.read_text("utf-8"))
    if now.header.rules == kept.header.rules and now.header.printing_hash == kept.header.printing_hash:
        assert said(now) == said(kept) and end(now).scores == end(kept).scores, (
            f"{golden.name} is another game than in {path.parent.parent.name}: raise `rules` of {kept.header.game}"
        )
