"""Records on disk find their game, and say where they are damaged."""

from __future__ import annotations

import stat
from dataclasses import replace
from pathlib import Path

import pytest

from burghers import bots, games
from burghers.bots.bot import stream
from burghers.bots.seats import play_out
from burghers.cli.mistake import Mistake
from burghers.cli.records import load_for, packaged, read_file, reading, write_file
from burghers.cli.words import Words
from burghers.kernel.errors import BadRecord
from burghers.kernel.fate import seeded_secret
from burghers.kernel.printing import Printing
from burghers.kernel.session import Session, follow

ENGLISH = Words("en")


def finished(name: str = "vienna", printing: Printing | None = None) -> Session:
    game = games.load(name, printing)
    seats = game.seats[0]
    table = Session(game, [f"Player {i}" for i in range(seats)], {}, seeded_secret(1, 0))
    play_out(table, [bots.named("random")] * seats, [stream(i) for i in range(seats)])
    return table


def home_made() -> Printing:
    text = games.find_printing("vienna").text.replace("end_score = 25", "end_score = 5")
    return Printing(text.replace('name = "standard"', 'name = "short"', 1), "short.toml")


@pytest.mark.parametrize("name", games.bundled())
def test_a_record_finds_its_game(name: str) -> None:
    table = finished(name)
    game = load_for(table.record.header)
    assert game.name == name
    assert follow(game, table.record).state.digest() == table.state.digest()


def test_a_record_brings_its_own_printing_along() -> None:
    table = finished(printing=home_made())
    game = load_for(table.record.header)
    assert game.printing.name == "short"
    assert follow(game, table.record).record == table.record


def test_a_changed_printing_is_noticed() -> None:
    header = finished(printing=home_made()).record.header
    assert header.printing_text is not None
    forged = replace(header, printing_text=header.printing_text.replace("end_score = 5", "end_score = 6"))
    with pytest.raises(BadRecord, match="not the one it was played with"):
        load_for(forged)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "../vienna"}, "no game"),
        ({"printing": "../../etc"}, "is not here"),
        ({"printing_hash": "0" * 64}, "is not here"),
    ],
)
def test_what_is_not_here_is_said(change: dict[str, str], message: str) -> None:
    header = finished().record.header
    with pytest.raises(BadRecord, match=message):
        load_for(replace(header, **change))  # type: ignore[arg-type]


def test_every_printing_of_a_game_is_found() -> None:
    for name in games.bundled():
        assert games.find_printing(name).hash in [printing.hash for printing in packaged(name)]


def test_a_file_says_its_name_and_line(tmp_path: Path) -> None:
    file = tmp_path / "torn.jsonl"
    lines = finished().record.lines()
    file.write_text("\n".join([*lines[:5], "{", *lines[6:]]), "utf-8")
    with pytest.raises(Mistake, match=r"torn\.jsonl: line 6: this is not JSON"):
        read_file(file, ENGLISH)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Mistake, match=r"torn\.jsonl: line 1"):
        read_file(file, ENGLISH)
    file.write_text("")
    with pytest.raises(Mistake, match="the file is empty"):
        read_file(file, ENGLISH)


def test_a_move_nobody_could_make_is_found_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "forged.jsonl"
    lines = finished().record.lines()
    at = next(i for i, line in enumerate(lines) if '"move": "place' in line)
    lines[at] = '{"seat": 0, "move": "place 1 nowhere"}'
    file.write_text("\n".join(lines), "utf-8")
    record = read_file(file, ENGLISH)
    with pytest.raises(Mistake, match=rf"forged\.jsonl: line {at + 1}: "), reading(file):
        follow(load_for(record.header), record)


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    write_file(file, "one")
    with pytest.raises(UnicodeEncodeError):
        write_file(file, "two \udcff")
    assert file.read_text() == "one"
    assert [found.name for found in tmp_path.iterdir()] == ["kept"]


def test_a_private_file_is_its_owners_only(tmp_path: Path) -> None:
    write_file(tmp_path / "own", "x", private=True)
    write_file(tmp_path / "all", "x")
    assert stat.S_IMODE((tmp_path / "own").stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "all").stat().st_mode) & 0o044 == 0o044
