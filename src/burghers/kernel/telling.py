"""A game told line by line: headings, sentences, and what happened in a row in one line.

The texts of a game say how a note is told, by the section that has its sentence: ``heading`` (a round begins),
``subheading`` (a part of it), ``note``, ``aside``, which only the long form tells, or ``silent`` for what is looked at
rather than read. ``short`` says beside it what the short form says instead, and ``row`` what each of several like notes
adds to the one sentence for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from burghers.kernel.note import NOBODY, Note
from burghers.kernel.session import Told
from burghers.kernel.voice import COMMA, GameVoice

LEVELS: Final = {"heading": 1, "subheading": 2}


@dataclass
class Line:
    """One line of the log."""

    at: int  # entries before it
    seat: int  # whom it concerns; NOBODY when it concerns the table or several
    level: int  # 0 for a sentence, 1 for the heading of a round, 2 for that of a part
    text: str


def lines(notes: Iterable[Told], voice: GameVoice, seats: Sequence[str], short: bool = False) -> list[Line]:
    """What was told, line by line. Rows that alternate, such as what two seats do in turn, are told side by side."""
    names = list(seats)
    out: list[Line] = []
    rows: dict[str, tuple[Line, list[str]]] = {}
    for told in notes:
        note = told.note
        word = voice.game.notes.verb(note.what).word
        section = voice.section_of(word)
        if section == "silent" or (short and section == "aside"):
            continue
        added = voice.added(note, names)
        if not added:
            rows.clear()
        stem = f"{word} {whose(note, voice, short)} {voice.note(note, names, short, '')}" if added else ""
        if stem in rows:
            line, row = rows[stem]
            row.append(added)
            line.text = voice.note(note, names, short, COMMA.join(row))
            line.seat = line.seat if line.seat == note.seat else NOBODY
            continue
        level = 0 if short else LEVELS.get(section, 0)
        line = Line(told.at, note.seat, level, voice.note(note, names, short))
        out.append(line)
        if added:
            rows[stem] = (line, [added])
    return out


def whose(note: Note, voice: GameVoice, short: bool) -> int:
    """The seat a sentence is about; NOBODY where it names none, so that several seats may stand in its row."""
    word = voice.game.notes.verb(note.what).word
    return note.seat if "{who}" in voice.text(f"{voice.section_of(word, short)}.{word}") else NOBODY
