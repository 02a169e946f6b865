"""One look ahead by a net of values: the expert that expert iteration learns from, and the bot that it becomes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burghers.bots.bot import Bot
from burghers.kernel.fate import Fate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.play import apply_known, legal
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.research.baselines.mlp import Mlp
from burghers.research.observing import observe, returns

MARGIN_UNIT = 20.0  # points


def worth(state: State, seat: int) -> float:
    """What a finished game came to: half for winning it, half for by how much."""
    by_points = 1 / (1 + np.exp(-returns(state, "margin")[seat] / MARGIN_UNIT))
    return 0.5 * returns(state)[seat] + 0.5 * float(by_points)


def afterwards(world: State, seat: Seat) -> tuple[list[Move], NDArray[Any], dict[int, float]]:
    """The open answers, what the seat would see after each, and what those are worth that end the game."""
    moves = legal(world, seat)
    rows, ends = [], {}
    for at, move in enumerate(moves):
        s = world.clone()
        apply_known(s, seat, move)
        rows.append(observe(s, int(seat)))
        if s.over():
            ends[at] = worth(s, int(seat))
    return moves, np.stack(rows), ends


class Lookahead(Bot):
    """``burghers.research.baselines.lookahead:Lookahead`` in the arena plays by the file ``values.npz``."""

    files = (Path("values.npz"),)

    def __init__(self, name: str, net: Mlp | None = None) -> None:
        super().__init__(name)
        self.net = net or Mlp.read(self.files[0])

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        """The answer after which the net likes the table best."""
        moves, rows, ends = afterwards(world, seat)
        values = self.net(rows)[:, 0]
        for at, value in ends.items():
            values[at] = value
        return moves[int(values.argmax())]
