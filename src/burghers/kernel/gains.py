"""What an answer brings, before fate or anybody else has a say."""

from __future__ import annotations

from dataclasses import dataclass

from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.note import EVERYONE, Note
from burghers.kernel.step import Ask, Seat, Together


@dataclass(frozen=True)
class Foresight:
    """What an answer would bring: what its seat has more or less, by key, and what would be told of it."""

    gains: list[tuple[str, int]]
    notes: list[Note]


def foresee(game: Game[G], world: G, seat: Seat, line: list[Move]) -> Foresight:
    """What the moves of one decision open to a seat would bring.

    The world is a redealt one, so that nothing hidden shows. Only what the answer itself brings about counts: what
    the agenda held before comes after any answer. A sealed answer brings nothing about until the last one is in.
    """
    if isinstance(world.agenda[-1], Together):
        return Foresight([], [])
    after = world.clone()
    after.hear()
    planned = len(after.agenda) - 1
    for move in line:
        after.agenda[-1].answer(after, seat, move)
        while len(after.agenda) > planned:
            top = after.agenda[-1]
            if isinstance(top, Ask) and top.seat != seat:
                after.hearing = False  # whether others are asked may hang on what they hide
            if top.met(after):
                break
    pairs = zip(game.belongings(world, seat), game.belongings(after, seat), strict=True)
    gains = [(key, now - had) for (key, had), (_, now) in pairs if now != had]
    return Foresight(gains, [note for note in after.notes if note.only in (EVERYONE, seat)])
