"""Views out: what one viewer may know of a table, as one frame. The only place where a state becomes bytes."""

from __future__ import annotations

from burghers.kernel.errors import Illegal, NotYours, NoUndo, PlayError, Refusal, Stale, Unreadable
from burghers.kernel.game import OPEN, SPECTATOR, Question
from burghers.kernel.move import Vocabulary
from burghers.kernel.step import FATE, Seat
from burghers.kernel.table import Table
from burghers.server.wire import (
    Ask,
    Barred,
    Clock,
    Figure,
    Reason,
    RefusedFrame,
    Result,
    TableFrame,
    ToldNote,
)


def frame(name: str, table: Table, viewer: Seat, since: int, clocks: list[Clock]) -> TableFrame:
    """Everything this viewer may know now, with the notes after ``since``."""
    state, game = table.state, table.game
    over = state.over()
    seated = viewer != SPECTATOR
    question = game.question(state, viewer) if seated else None
    return TableFrame(
        table=name,
        seq=len(table.record.entries),
        seat=int(viewer),
        since=since,
        notes=[
            ToldNote(told.at, told.note.seat, game.notes.print(told.note.what))
            for told in table.notes(viewer, since + 1)
        ],
        view=game.view(state, OPEN if over else viewer),
        ask=None if question is None else ask(table.question, game.moves, question),
        asked=[int(seat) for seat in table.asked() if seat != FATE],
        undo=seated and not table.may_undo(viewer),
        clocks=clocks,
        result=result(table) if over else None,
    )


def ask(number: int, moves: Vocabulary, question: Question) -> Ask:
    """An open question as values."""
    return Ask(
        q=number,
        kind=question.kind,
        rule=question.rule,
        figures=figures(question.figures),
        options=[moves.print(move) for move in question.options],
        barred=[Barred(moves.print(move), reason(refusal)) for move, refusal in question.barred],
    )


def figures(pairs: list[tuple[str, int]]) -> list[Figure]:
    """The numbers for the blanks of a sentence."""
    return [Figure(name, value) for name, value in pairs]


def reason(refusal: Refusal) -> Reason:
    """Why not, as values."""
    return Reason(refusal.rule, refusal.key, figures(refusal.figures))


def result(table: Table) -> Result | None:
    """How it ended."""
    end = table.record.entries[-1] if table.record.entries else None
    if end is None or end.what != "end":
        return None
    return Result(list(end.scores), list(end.winners), end.secret)


def refused(name: str, error: PlayError, question: int | None) -> RefusedFrame:
    """A refusal by the engine, for the one who asked; it says nothing about anybody else's answer."""
    if isinstance(error, Illegal):
        return RefusedFrame(name, "illegal", reason(error.refusal), q=question)
    if isinstance(error, Unreadable):
        return RefusedFrame(name, "unreadable", Reason("", error.key, []), error.word, question)
    if isinstance(error, Stale):
        return RefusedFrame(name, "stale", q=question)
    if isinstance(error, NotYours):
        return RefusedFrame(name, "not-yours", q=question)
    if isinstance(error, NoUndo):
        return RefusedFrame(name, "no-undo", Reason("", error.reason, []), q=question)
    return RefusedFrame(name, "refused", q=question)


def last_decision(table: Table, viewer: Seat) -> int:
    """The number of entries up to and including this viewer's last move; -1 before it had any: for catching up."""
    entries = table.record.entries
    for i in range(len(entries) - 1, -1, -1):
        if entries[i].what == "move" and entries[i].seat == viewer:
            return i
    return -1
