"""A position that is shown without a table: of a rule book's example, or an exercise."""

from __future__ import annotations

from burghers.kernel.game import Game
from burghers.kernel.note import EVERYONE
from burghers.kernel.session import Session
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.server.frames import TableFrame, ToldNote
from burghers.server.tables.frame_builder import ask


def frame_of(game: Game, state: State, eyes: Seat, what: str, done: int, asks: bool = True) -> TableFrame:
    """The frame of a position after so many answers, through these eyes; nobody is asked where that is not wanted."""
    session = Session(game, [str(seat + 1) for seat in range(state.seats)])
    session.state, session.question = state, done
    question = game.question(state, eyes) if asks and not state.over() else None
    told = [note for note in state.notes if note.only in (EVERYONE, eyes)]
    return TableFrame(
        table=what,
        seq=done,
        seat=int(eyes),
        since=-1,
        notes=[ToldNote(0, int(note.seat), game.notes.print(note.what)) for note in told],
        view=game.view(state, eyes),
        scenes_from=0,
        scenes=[],
        turn=-1,
        ask=None if question is None else ask(session, question),
        asked=[] if question is None else [int(eyes)],
        waits="",
        undo=False,
        may_ask=False,
        grace=0,
        clocks=[],
        result=None,
    )
