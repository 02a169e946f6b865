"""What an answer gains its seat, before fate or anybody else has a say."""

from __future__ import annotations

from typing import Any

from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.state import State
from burghers.kernel.step import Seat, Together


def gains(game: Game[Any], world: State, seat: Seat, move: Move) -> list[tuple[str, int]]:
    """What a seat has more or less after an answer open to it, by key, in reading order.

    The world is a redealt one, so that nothing hidden shows. Only what the answer itself brings about counts: what
    the agenda held before comes after any answer. A sealed answer brings nothing about until the last one is in.
    """
    if isinstance(world.agenda[-1], Together):
        return []
    after = world.clone()
    planned = len(after.agenda) - 1
    after.agenda[-1].answer(after, seat, move)
    while len(after.agenda) > planned and not after.agenda[-1].met(after):
        pass
    pairs = zip(game.belongings(world, seat), game.belongings(after, seat), strict=True)
    return [(key, now - had) for (key, had), (_, now) in pairs if now != had]
