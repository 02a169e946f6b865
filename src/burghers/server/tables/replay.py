"""From the log to a table in play, in the middle of any effect: the log and the secret are all that is needed."""

from __future__ import annotations

from collections.abc import Sequence

from burghers.kernel.errors import BadRecord
from burghers.kernel.game import Game
from burghers.kernel.record import Entry, Record, read_entry, read_header, read_line, write_entry
from burghers.kernel.session import Session, follow, follow_entry
from burghers.kernel.step import FATE_OWES, Seat
from burghers.server.store.log import Line
from burghers.server.tables.clocks import Clocks


def resume(game: Game, lines: Sequence[Line], secret: bytes, clocks: Clocks, spent: Sequence[bytes] = ()) -> Session:
    """The table as it stood after its last entry, its fate ready for the next."""
    first = lines[0]
    table = follow(game, Record(read_header(read_line(first.line, 1))))
    note_asked(table, clocks, first.at)
    for number, line in enumerate(lines[1:], 2):
        entry = read_entry(read_line(line.line, number), number)
        follow_entry(table, entry)
        count_time(table, clocks, entry, line.at)
    if not table.state.over():
        table.take_up(secret, spent)
    return table


def go_on(table: Session, lines: Sequence[Line], clocks: Clocks) -> None:
    """Do what another server program has appended. The same secret gives the same fate: anything else is a fault."""
    expected: list[str] = []
    start = len(table.record.entries)
    for line in lines:
        entry = read_entry(read_line(line.line, line.seq + 1), line.seq + 1)
        expected.append(line.line)
        if entry.what == "move":
            table.answer(Seat(entry.seat), entry.text)
        elif entry.what == "undo":
            table.undo(Seat(entry.seat))
        count_time(table, clocks, entry, line.at)
    if [write_entry(entry) for entry in table.record.entries[start:]] != expected:
        raise BadRecord(start + 2, "the log says otherwise than the secret")


def note_asked(table: Session, clocks: Clocks, at: int) -> None:
    """Start the clocks of those who are asked."""
    if table.state.owing != FATE_OWES:
        clocks.asks([int(seat) for seat in table.asked()], at)


def count_time(table: Session, clocks: Clocks, entry: Entry, at: int) -> None:
    """Stop the clock of whoever answered, and start those of whoever is asked now."""
    if entry.what == "move":
        clocks.answered(entry.seat, at)
    note_asked(table, clocks, at)
