"""What an answer would bring, said to its seat before it is given."""

from __future__ import annotations

import secrets

from burghers.kernel.errors import Stale
from burghers.kernel.fate import QuickFate
from burghers.kernel.gains import foresee
from burghers.kernel.lines import check_line, read_line
from burghers.kernel.play import apply_known, is_asked
from burghers.kernel.session import Session
from burghers.kernel.step import Seat
from burghers.server.frames import GainsFrame, ToldNote
from burghers.server.tables.frame_builder import figures

SEEDS = 48  # bits


def stands(table: Session, seat: Seat, question: int, text: str) -> bool:
    """Whether an answer would end its seat's turn or could not be taken back, in a world dealt anew for this seat."""
    if question != table.question or not is_asked(table.state, seat):
        return False  # whoever answers so is told why it is not taken
    line = read_line(table.game, text)
    check_line(table.game, table.state, seat, line)
    world = table.game.redeal(table.state, seat, QuickFate(secrets.randbits(SEEDS)))
    for move in line:
        apply_known(world, seat, move)
    return world.barriers != table.state.barriers or not is_asked(world, seat)


def weighed(name: str, table: Session, seat: Seat, question: int, text: str) -> GainsFrame:
    """What one open answer would bring, in a world dealt anew for this seat: the true one is never looked at."""
    if question != table.question:
        raise Stale(question, table.question)
    line = read_line(table.game, text)
    check_line(table.game, table.state, seat, line)
    world = table.game.redeal(table.state, seat, QuickFate(secrets.randbits(SEEDS)))
    seen = foresee(table.game, world, seat, line)
    at = len(table.record.entries)
    notes = [ToldNote(at, note.seat, table.game.notes.print(note.what)) for note in seen.notes]
    return GainsFrame(name, question, text, figures(seen.gains), notes)
