"""What the notes of a game tell: points by source, and who had what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from burghers.kernel.game import Game
from burghers.kernel.move import Slot, Verb
from burghers.kernel.note import Note
from burghers.kernel.tallies import POINTS, Tallies

BEGINS = "begins"
CAUSE = "cause"  # the blank that says what brought something about; points are counted for the thing itself
MOST_KINDS = 25  # points are told apart by space or symbol, but not by each of a hundred persons


@dataclass
class Tally:
    """The notes of one game, counted for each seat."""

    begins: int | None  # who was first in the first round
    points: list[Counter[str]]  # by source
    had: list[Counter[str]]  # how often, by thing
    worth: list[Counter[str]]  # points told with the thing


def things_of(game: Game) -> dict[str, tuple[str, ...]]:
    """What is looked at in a game: its own list, or whatever the gallery shows and a note can name."""
    if game.tallies.had is not None:
        return dict(game.tallies.had)
    kinds = dict.fromkeys(card.kind for card in game.cards())
    naming = {
        kind: tuple(v.word for v in game.notes.verbs if kind in [slot.name for slot in v.slots]) for kind in kinds
    }
    return {kind: verbs for kind, verbs in naming.items() if verbs}


def tallied(game: Game, seats: int, notes: Iterable[Note]) -> Tally:
    """Count the notes of a whole game."""
    out = Tally(None, counters(seats), counters(seats), counters(seats))
    things = {verb: kind for kind, verbs in things_of(game).items() for verb in verbs}
    rules = game.tallies
    yes, carried, fallen = (rules.ballot.yes, rules.ballot.carried, rules.ballot.fallen) if rules.ballot else ("",) * 3
    voters: list[int] = []
    for note in notes:
        verb = game.notes.verb(note.what)
        said = dict(zip((slot.name for slot in verb.slots), game.notes.blanks(note.what), strict=True))
        slots = {slot.name: slot for slot in verb.slots}
        if verb.word == yes:
            voters.append(note.seat)
        concerned = [note.seat] if note.seat >= 0 else voters if verb.word == carried else []
        if verb.word in (carried, fallen):
            voters = []
        if verb.word == BEGINS and out.begins is None:
            out.begins = note.seat
        points = points_in(rules, verb, said)
        kind = things.get(verb.word)
        for seat in concerned:
            if kind is not None:
                out.had[seat][thing(slots[kind], said[kind])] += 1
            if points:
                out.points[seat][source(rules, verb, said)] += points
                for slot in slots.values():
                    if slot.words and slot.name != CAUSE:
                        out.worth[seat][thing(slot, said[slot.name])] += points
    return out


def counters(seats: int) -> list[Counter[str]]:
    """An empty count for each seat."""
    return [Counter() for _ in range(seats)]


def points_in(rules: Tallies, verb: Verb, said: dict[str, int]) -> int:
    """What a note means for the score of the seat it is about."""
    named = sum(said[slot.name] + slot.low for slot in verb.slots if slot.name == POINTS)
    return named * rules.signs.get(verb.word, 1) + rules.unnamed.get(verb.word, 0)


def source(rules: Tallies, verb: Verb, said: dict[str, int]) -> str:
    """What points are told under: the space or symbol that gave them, else the verb."""
    for slot in verb.slots:
        if slot.words and slot.name != CAUSE and len(slot.words) <= MOST_KINDS and verb.word not in rules.unnamed:
            return thing(slot, said[slot.name])
    return verb.word


def thing(slot: Slot, value: int) -> str:
    """The key of a thing, as in the texts: its kind and its word."""
    return f"{slot.name}.{slot.words[value]}"
