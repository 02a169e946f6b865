"""What the notes of a game tell: points by source, and who had what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from burghers.kernel.game import Game
from burghers.kernel.move import Slot
from burghers.kernel.note import Note

POINTS = "points"
BEGINS = "begins"
MOST_KINDS = 25  # points are told apart by space or symbol, but not by each of a hundred persons

# A note that speaks of points tells a gain, but for these: losses, sums of what was told, and points on paper only.
SIGNS = {("bruges", "lost_points"): -1, ("bruges", "statue"): 0, ("colonia", "total"): 0}
UNTOLD = {("bruges", "removed"): 1}  # points that a note means and does not name

# What a seat may have, and the notes that say it has it.
HAD: dict[str, dict[str, tuple[str, ...]]] = {
    "bruges": {"person": ("recruited",)},
    "colonia": {
        "decree": ("adopted",),
        "relic": ("bought_relic",),
        "ship": ("loaded", "loaded_arms"),
        "craftsman": ("ordered",),
        "city": ("window",),
    },
    "venice": {"card": ("acts",), "tile": ("built",)},
    "vienna": {
        "space": ("placed",),
        "person": ("took_person",),
        "special": ("took_special", "took_special_from"),
        "start_card": ("chose_start",),
    },
}
YES, CARRIED, FALLEN = "said_yes", "adopted", "rejected"  # a decree is had by those who voted for it


@dataclass
class Tally:
    """The notes of one game, counted for each seat."""

    begins: int | None  # who was first in the first round
    points: list[Counter[str]]  # by source
    had: list[Counter[str]]  # how often, by thing
    worth: list[Counter[str]]  # points told with the thing


def things_of(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """What is looked at in a game: its own list, or whatever the gallery shows and a note can name."""
    if game.name in HAD:
        return HAD[game.name]
    kinds = dict.fromkeys(card.kind for card in game.cards())
    naming = {
        kind: tuple(v.word for v in game.notes.verbs if kind in [slot.name for slot in v.slots]) for kind in kinds
    }
    return {kind: verbs for kind, verbs in naming.items() if verbs}


def tallied(game: Game[Any], seats: int, notes: Iterable[Note]) -> Tally:
    """Count the notes of a whole game."""
    out = Tally(None, counters(seats), counters(seats), counters(seats))
    things = {verb: kind for kind, verbs in things_of(game).items() for verb in verbs}
    voters: list[int] = []
    for note in notes:
        verb = game.notes.verb(note.what)
        said = dict(zip((slot.name for slot in verb.slots), game.notes.blanks(note.what), strict=True))
        slots = {slot.name: slot for slot in verb.slots}
        if verb.word == YES:
            voters.append(note.seat)
        concerned = [note.seat] if note.seat >= 0 else voters if verb.word == CARRIED else []
        if verb.word in (CARRIED, FALLEN):
            voters = []
        if verb.word == BEGINS and out.begins is None:
            out.begins = note.seat
        points = points_in(game.name, verb.word, said)
        kind = things.get(verb.word)
        for seat in concerned:
            if kind is not None:
                out.had[seat][thing(slots[kind], said[kind])] += 1
            if points:
                out.points[seat][source(verb.word, slots, said)] += points
                for slot in slots.values():
                    if slot.words:
                        out.worth[seat][thing(slot, said[slot.name])] += points
    return out


def counters(seats: int) -> list[Counter[str]]:
    """An empty count for each seat."""
    return [Counter() for _ in range(seats)]


def points_in(game: str, verb: str, said: dict[str, int]) -> int:
    """What a note means for the score of the seat it is about."""
    return said.get(POINTS, 0) * SIGNS.get((game, verb), 1) + UNTOLD.get((game, verb), 0)


def source(verb: str, slots: dict[str, Slot], said: dict[str, int]) -> str:
    """What points are told under: the space or symbol that gave them, else the verb."""
    for slot in slots.values():
        if slot.words and len(slot.words) <= MOST_KINDS and verb not in {v for _, v in UNTOLD}:
            return thing(slot, said[slot.name])
    return verb


def thing(slot: Slot, value: int) -> str:
    """The key of a thing, as in the texts: its kind and its word."""
    return f"{slot.name}.{slot.words[value]}"
