"""What happened, told in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from burghers.kernel.note import Note
from burghers.kernel.table import Told
from burghers.kernel.voice import GameVoice


def told(notes: Iterable[Told], voice: GameVoice, seats: Sequence[str]) -> list[str]:
    """Each note as a sentence; a row of notes that differ in their last word only becomes one sentence."""
    lines: list[str] = []
    stem = None
    for entry in notes:
        sentence = voice.note(entry.note, list(seats))
        end = last_word(entry.note, voice)
        if end and stem == (entry.note.seat, sentence.removesuffix(end)) and sentence.endswith(end):
            lines[-1] += f", {end}"
            continue
        lines.append(sentence)
        stem = (entry.note.seat, sentence.removesuffix(end)) if end and sentence.endswith(end) else None
    return lines


def last_word(note: Note, voice: GameVoice) -> str:
    """What stands in the last blank of a note, where it is a name or a bare number."""
    slots = voice.game.notes.verb(note.what).slots
    if not slots or slots[-1].name.startswith("seat"):
        return ""
    return voice.name(slots[-1].name, voice.game.notes.blanks(note.what)[-1] + slots[-1].low)
