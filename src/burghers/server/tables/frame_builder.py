"""Views out: what one viewer may know of a table, as one frame. The only place where a state becomes bytes."""

from __future__ import annotations

import msgspec

from burghers.kernel.errors import Illegal, NotYours, NoUndo, PlayError, Refusal, Stale, Unreadable
from burghers.kernel.game import OPEN, SPECTATOR, Question
from burghers.kernel.lines import lines, print_line
from burghers.kernel.session import Session
from burghers.kernel.step import FATE, Seat, Together
from burghers.server.frames import Ask, Barred, Clock, Figure, Reason, RefusedFrame, Result, TableFrame, Terms, ToldNote
from burghers.server.tables.scenes import Reel, scenes

WATCHED = 20  # moves


def frame(
    name: str,
    table: Session,
    viewer: Seat,
    since: int,
    clocks: list[Clock],
    reel: Reel | None = None,
    grace: int = 0,
    receipt: str = "",
) -> TableFrame:
    """Everything this viewer may know now, with the notes after ``since`` and the scenes the reel has of it."""
    state, game = table.state, table.game
    over = state.over()
    seated = viewer != SPECTATOR
    question = game.question(state, viewer) if seated else None
    shown = scenes(table, reel.shots, viewer, since) if reel is not None else []
    if shown:
        shown[-1] = msgspec.structs.replace(shown[-1], view=None)  # that of the frame itself
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
        scenes_from=max(since, reel.start) if reel is not None else len(table.record.entries),
        scenes=shown,
        turn=last_turn(table, viewer),
        ask=None if question is None else ask(table, question),
        asked=[int(seat) for seat in table.asked() if seat != FATE],
        waits="" if over else state.agenda[-1].question(),
        undo=seated and not table.undo_refusal(viewer),
        may_ask=seated and not over and any(by == viewer for by, _, _ in table.past),
        grace=grace,
        clocks=clocks,
        result=result(table) if over else None,
        receipt=receipt,
    )


def ask(table: Session, question: Question) -> Ask:
    """An open question as values."""
    game, moves = table.game, table.game.moves
    return Ask(
        q=table.question,
        kind=question.kind,
        rule=question.rule,
        sealed=isinstance(table.state.agenda[-1], Together),
        figures=figures(question.figures),
        options=[moves.print(move) for move in question.options],
        barred=[Barred(moves.print(move), reason(refusal)) for move, refusal in question.barred],
        terms=[Terms(terms.key, figures(terms.figures)) for terms in question.terms],
        lines=[print_line(game, line) for line in lines(game, table.state, question.seat)],
    )


def figures(pairs: list[tuple[str, int]]) -> list[Figure]:
    """The numbers for the blanks of a sentence."""
    return [Figure(name, value) for name, value in pairs]


def reason(refusal: Refusal) -> Reason:
    """Why not, as values."""
    return Reason(refusal.rule, refusal.key, figures(refusal.figures))


def result(table: Session) -> Result | None:
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


def last_decision(table: Session, viewer: Seat) -> int:
    """The number of entries up to and including this viewer's last move; -1 before it had any: for catching up."""
    entries = table.record.entries
    for i in range(len(entries) - 1, -1, -1):
        if entries[i].what == "move" and entries[i].seat == viewer:
            return i
    return -1


def last_turn(table: Session, viewer: Seat) -> int:
    """The entries up to the end of this viewer's last turn, since which somebody else has moved; -1: it had none.

    Who only watches is told of the last moves.
    """
    entries = table.record.entries
    if viewer == SPECTATOR:
        moves = [i for i in range(max(0, len(entries) - 2 * WATCHED), len(entries)) if entries[i].what == "move"]
        return moves[-WATCHED] if len(moves) > WATCHED else -1
    i = len(entries) - 1
    while i >= 0 and (entries[i].what != "move" or entries[i].seat == viewer):
        i -= 1
    while i >= 0 and (entries[i].what != "move" or entries[i].seat != viewer):
        i -= 1
    return i + 1 if i >= 0 else -1
