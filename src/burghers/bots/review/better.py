"""The better line: an answer, and how its seat would go on as long as its own decision lasts."""

from __future__ import annotations

from typing import Any, Final

from burghers.bots.evaluator import Evaluator
from burghers.bots.net import utility
from burghers.kernel.fate import Fate
from burghers.kernel.game import Game
from burghers.kernel.lines import goes_on
from burghers.kernel.move import Move
from burghers.kernel.play import apply_known
from burghers.kernel.state import State
from burghers.kernel.step import Seat

LONGEST: Final = 6  # moves of a better line
LOOKS: Final = 60  # positions judged for each move of a line after the first


def better_line(
    game: Game[Any], evaluator: Evaluator[Any], state: State, seat: Seat, best: Move, fate: Fate
) -> list[Move]:
    """The best answer, and what belongs to it."""
    out = [best]
    copy = state.clone()
    apply_known(copy, seat, best)
    while len(out) < LONGEST and goes_on(game, copy, seat):
        options, weighed = evaluator.look_ahead(game.redeal(copy, seat, fate), seat, fate, LOOKS)
        move = options[int(utility(weighed).argmax())]
        out.append(move)
        apply_known(copy, seat, move)
    return out
