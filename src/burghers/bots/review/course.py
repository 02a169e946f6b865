"""The course of a record: the decisions that stand and the outcomes of fate, each with the position before it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic

from burghers.kernel.game import G, Game
from burghers.kernel.record import Entry, Record
from burghers.kernel.session import expect, follow, follow_entry

MOVE, OUTCOME = "move", "fate"


@dataclass(frozen=True)
class Happening(Generic[G]):
    """One answer of a seat or of fate, and the position it was given in."""

    at: int  # entries before it
    entry: Entry
    state: G
    past: int  # decisions of seats before it


def standing(record: Record) -> list[int]:
    """The numbers of the entries that were not taken back. Undo goes back to the last answer that stands."""
    out: list[int] = []
    for number, entry in enumerate(record.entries):
        if entry.what in (MOVE, OUTCOME):
            out.append(number)
        elif entry.what == "undo":
            out.pop()
    return out


def happenings(game: Game[G], record: Record) -> Iterator[Happening[G]]:
    """All that stands, in order. Positions are the table's own: whoever keeps one takes a copy."""
    stands = set(standing(record))
    table = follow(game, Record(record.header))
    past = 0
    for at, entry in enumerate(record.entries):
        if at in stands:
            expect(table, entry)
            yield Happening(at, entry, table.state, past)
            past += entry.what == MOVE
        follow_entry(table, entry)
