"""A game that is kept: its record, and beside it the secret without which fate cannot go on."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from burghers import bots
from burghers.cli.mistake import Mistake
from burghers.cli.records import load_for, read_file, reading, write_file
from burghers.cli.words import Words
from burghers.kernel.fate import commitment
from burghers.kernel.session import Session, follow


@dataclass
class Saved:
    """A table, who sits where, and the file that keeps it."""

    table: Session
    seat: int  # of the person
    bots: tuple[str, ...]  # by seat; nothing for the person's own
    file: Path

    def write(self, file: Path | None = None) -> None:
        """Keep the game as it stands; once it is over, its secret is told in the record and in no other file."""
        place = file or self.file
        write_file(place, self.table.record.text())
        beside = secret_file(place)
        if self.table.state.over():
            beside.unlink(missing_ok=True)
        elif self.table.secret is not None:
            kept = {"secret": self.table.secret.hex(), "seat": self.seat, "bots": list(self.bots)}
            write_file(beside, json.dumps(kept) + "\n", private=True)


def secret_file(file: Path) -> Path:
    """Where the secret of an unfinished game lies: beside its record."""
    return file.with_name(file.name + ".secret")


def resumed(file: Path, words: Words) -> Saved:
    """The game kept in this file, ready to go on; raises Mistake with what is missing."""
    record = read_file(file, words)
    if record.entries and record.entries[-1].what == "end":
        raise Mistake(words.say("resume.over", file=str(file)))
    beside = secret_file(file)
    if not beside.exists():
        raise Mistake(words.say("resume.no-secret", file=str(file), secret=str(beside)))
    seats = len(record.header.seats)
    try:
        kept = json.loads(beside.read_text("utf-8"))
        secret, seat, company = bytes.fromhex(kept["secret"]), kept["seat"], tuple(kept["bots"])
        fits = seat in range(seats) and len(company) == seats
        if not fits or any(not bots.known(company[i]) for i in range(seats) if i != seat):
            raise ValueError
    except (ValueError, KeyError, TypeError, OSError):
        raise Mistake(words.say("resume.bad-secret", secret=str(beside))) from None
    if commitment(secret) != record.header.commitment:
        raise Mistake(words.say("resume.other-secret", secret=str(beside), file=str(file)))
    with reading(file):
        table = follow(load_for(record.header), record)
    table.take_up(secret)
    return Saved(table, seat, company, file)
