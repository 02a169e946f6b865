"""What the features say along games that never change: nets must be trained anew when they say something else.

The games are kept with their whole printing, so that a card more in the box, which changes every random game, changes
nothing here. Only what a net reads of a position does.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from burghers import games
from burghers.bots.net import shipped
from burghers.kernel.fate import QuickFate, seeded_secret
from burghers.kernel.game import Game
from burghers.kernel.play import legal
from burghers.kernel.printing import Printing
from burghers.kernel.record import Record, read_record
from burghers.kernel.session import Session, follow, follow_entry
from burghers.kernel.sheet import Sheet

HERE = Path(__file__).parent
FOLDER = HERE / "seen"
KNOWN = HERE / "features.json"
EVERY = 3  # entries between two looks


def kept(name: str, seats: int) -> Record:
    """The game that is looked at."""
    return read_record((FOLDER / f"{name}-{seats}.jsonl").read_text("utf-8"))


def sizes(game: Game) -> tuple[int, int]:
    """The smallest and the largest table."""
    return game.seats


def features_digest(name: str) -> str:
    """A fingerprint of what the features say in the kept games."""
    said: list[list[int]] = []
    for seats in sizes(games.load(name)):
        record = kept(name, seats)
        assert record.header.printing_text is not None
        game = games.load(name, Printing(record.header.printing_text, "kept"))
        table = follow(game, record, 0)
        for number, entry in enumerate(record.entries):
            if entry.what in ("digest", "end"):
                continue  # of the state: that may be kept otherwise some day
            follow_entry(table, entry)
            if number % EVERY == 0:
                sheet = Sheet()
                game.features(table.state, sheet)
                said.append(list(sheet.cells))
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:16]


def played(name: str, seats: int) -> str:
    """A game to be kept: random answers, the printing written into its record."""
    game: Game = games.load(name, Printing(games.find_printing(name).text, "kept"))
    table, fate = (
        Session(game, [f"seat {i + 1}" for i in range(seats)], None, seeded_secret(7, seats)),
        QuickFate(seats),
    )
    while not table.state.over():
        seat = table.asked()[0]
        answers = legal(table.state, seat)
        table.answer(seat, answers[fate.below(len(answers), "kept")])
    return table.record.text()


def files() -> dict[Path, str]:
    """The fingerprints; one is taken down anew only for a net that was trained for a new version of the features."""
    known: dict[str, dict[str, Any]] = json.loads(KNOWN.read_text("utf-8")) if KNOWN.is_file() else {}
    missing: dict[Path, str] = {}
    for name in games.bundled():
        for seats in sizes(games.load(name)):
            path = FOLDER / f"{name}-{seats}.jsonl"
            if not path.is_file():
                missing[path] = played(name, seats)
    for name in games.bundled():
        game, net = games.load(name), shipped(games.load(name))
        trained = net is not None and net.fit.features == game.feature_version
        if trained and known.get(name, {}).get("version") != game.feature_version:
            known[name] = {"version": game.feature_version, "digest": features_digest(name)}
    return {**missing, KNOWN: json.dumps(known, indent=2) + "\n"}
