"""Damaged files and wild typing: told in a sentence, never a traceback, and nothing is lost."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from burghers import games
from burghers.cli.records import read_file
from burghers.cli.words import Words
from tests.cli.conftest import Run

WILD = [
    *("why", "why 3", "why 200", "why place", "undo", "log", "log 3", "log -1", "log 99999999999999999999"),
    *("table", "more", "rules", "rules 4", "rules zz", "rules [bold]", "cards joker", "cards [x]", "help"),
    *("save", "save /nowhere/x", "save .", "", "  ", "[bold red]", "\\", "\x1b[31m", "12345678", "0", "-1", "²"),
    *("٣", "place", "place 1", "é" * 600, "roll 3", "why roll 3", "m", "t", "?", "w"),
]
VALUES = [None, 1, -1, 10**30, "", "x", [], {}, "../x", True, ["a"], {"first": "9"}, ["\x1b[31m"] * 3]


def damaged(lines: list[str], luck: random.Random) -> list[str]:
    """A record after an accident."""
    out = lines[:]
    at = luck.choice([0, luck.randrange(len(out)), luck.randrange(len(out))])
    accident = luck.randrange(5)
    if accident == 0:
        del out[at]
    elif accident == 1:
        out.insert(at, luck.choice(lines))
    elif accident == 2:
        place = luck.randrange(len(out[at]))
        out[at] = out[at][:place] + luck.choice('0a"{}[]:,-\x1b é') + out[at][place + 1 :]
    elif accident == 3:
        out[at] = out[at][: luck.randrange(len(out[at]))]
    else:
        values = json.loads(out[at])
        values[luck.choice(list(values))] = luck.choice(VALUES)
        out[at] = json.dumps(values)
    return out


def deeds(lines: list[str]) -> list[str]:
    """What was done: all but the header and the digests."""
    return [line for line in lines[1:] if not line.startswith('{"digest"')]


def test_a_damaged_record_is_refused_with_its_line(burghers: Run, tmp_path: Path) -> None:
    burghers("simulate", "vienna", "--players", 3, "--games", 1, "--seed", 1, "--out", ".", "--bots", "greedy")
    whole = (tmp_path / "vienna-0000.jsonl").read_text("utf-8").splitlines()
    file, luck, refused = tmp_path / "damaged.jsonl", random.Random(1), 0
    for _ in range(60):
        lines = damaged(whole, luck)
        file.write_text("\n".join(lines), "utf-8")
        printed = burghers("verify", file, status=None)
        if "outcomes of chance proven" in printed:
            assert deeds(lines) == deeds(whole)  # the name of a player was changed, or a digest left out
        else:
            refused += 1
            assert "damaged.jsonl: line " in printed
    assert refused > 40


@pytest.mark.parametrize("name", games.bundled())
def test_wild_typing_ends_no_game(burghers: Run, tmp_path: Path, name: str) -> None:
    luck = random.Random(2)
    typed = [luck.choice(WILD) if luck.random() < 0.4 else luck.choice("abcdefghi") for _ in range(150)]
    printed = burghers("play", name, "--seed", 1, "--save", "g.jsonl", typed=typed)
    assert "Traceback" not in printed
    record = read_file(tmp_path / "g.jsonl", Words("en"))
    own = sum(entry.what == "move" and entry.seat == 0 for entry in record.entries)
    undone = sum(entry.what == "undo" for entry in record.entries)
    marks = sum(len(line) == 1 and line.isalpha() for line in typed)
    assert 0 < own - undone <= marks + typed.count("")


@pytest.mark.parametrize("sizes", ["-8", "12,x", "0", ""])
def test_impossible_sizes_of_a_net_are_refused(burghers: Run, tmp_path: Path, sizes: str) -> None:
    told = burghers("train", "colonia", "--out", tmp_path / "net", f"--hidden={sizes}", "--lang", "en", status=1)
    assert "whole numbers" in told and not (tmp_path / "net").exists()
    told = burghers("train", "colonia", "--lang", "en", status=1)
    assert "--out" in told
