"""The course of a game: where it can be stopped, and what a viewer saw there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from burghers.kernel.game import OPEN, Game
from burghers.kernel.record import Entry, Record, read_record
from burghers.kernel.session import Session, follow, follow_entry
from burghers.kernel.step import FATE, Seat
from burghers.server.frames import Result, TableInfo, ToldNote


class Stop(msgspec.Struct, frozen=True):
    """A position at which somebody was asked: after so many entries, brought about by this move."""

    at: int
    seat: int
    move: str  # in notation; empty for what is not everybody's to know before the end
    round: int
    part: str  # of the round: in Colonia the day
    scores: list[int]  # empty before the end: points may be a secret


class Course(msgspec.Struct, frozen=True):
    """All stops of a game so far, and what this viewer was told."""

    info: TableInfo
    you: int
    stops: list[Stop]
    notes: list[ToldNote]
    result: Result | None


class Position(msgspec.Struct, frozen=True):
    """What a viewer saw at one stop."""

    at: int
    view: Any
    asked: list[int]


def stops(game: Game, lines: Sequence[str], viewer: int, over: bool) -> list[Stop]:
    """Every position with a question, and the last one."""
    record = read_record(lines)
    table = follow(game, Record(record.header))
    out: list[Stop] = []
    last: Entry | None = None
    for at, entry in enumerate(record.entries):
        if entry.what in ("move", "undo"):
            out.append(stop(table, at, last, viewer, over))
            last = entry
        follow_entry(table, entry)
    out.append(stop(table, len(record.entries), last, viewer, over))
    return out


def stop(table: Session, at: int, last: Entry | None, viewer: int, over: bool) -> Stop:
    """The present position of a table, after the last thing a seat did."""
    return Stop(
        at,
        -1 if last is None else last.seat,
        last.text if last is not None and (over or last.seat == viewer) else "",
        table.game.rounds(table.state),
        table.game.part(table.state),
        list(table.game.scores(table.state)) if over else [],
    )


def position(game: Game, lines: Sequence[str], at: int, eyes: Seat, line: str = "") -> Position:
    """What these eyes saw after so many entries, or would have seen after another answer there."""
    record = read_record(lines)
    table = follow(game, record, at)
    if line:
        table.answer_line(Seat(record.entries[at].seat), line)
    asked = [int(seat) for seat in table.asked() if seat != FATE]
    return Position(at, game.view(table.state, eyes), asked)


def notes(table: Session, viewer: Seat) -> list[ToldNote]:
    """What this viewer was told; after the end everything."""
    told = table.told if viewer == OPEN else table.notes(viewer)
    return [ToldNote(entry.at, entry.note.seat, table.game.notes.print(entry.note.what)) for entry in told]
