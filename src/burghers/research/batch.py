"""Many games side by side as arrays: the compiled engine plays, numpy reads its memory."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from burghers import games as catalogue
from burghers.kernel.batch import Batch
from burghers.kernel.game import Game
from burghers.kernel.native import i64, vec
from burghers.research.observing import Kind, Mask, Numbers, returns, watcher_of

SEED_STEP = 7919  # between the games of a batch
Codes = NDArray[np.int64]


class BatchedGames:
    """A number of games, each waiting for the answer of one seat.

    ``observations``, ``masks``, ``seats``, ``over`` and ``returns`` are arrays with one row for each game, made anew by
    every ``step``. A game that is over is followed by a new one at once; ``returns`` says what it came to.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int = 4,
        count: int = 64,
        seed: int = 0,
        options: dict[str, str] | None = None,
        kind: Kind = "win",
    ) -> None:
        self.game: Game = catalogue.load(game) if isinstance(game, str) else game
        self.seats_at_table = seats
        self.count = count
        self.actions = self.game.moves.size
        opening = self.game.new(seats, options)
        seeds = [seed + SEED_STEP * i for i in range(count)]
        self.batch = Batch(watcher_of(self.game), opening, lambda s: returns(s, kind), seeds)
        self.masks: Mask = np.zeros((count, self.actions), dtype=np.bool_)
        self.look()

    def look(self) -> None:
        """Read what the engine has written."""
        batch = self.batch
        self.observations: Numbers = np.asarray(batch.sight.cells).reshape(self.count, -1).astype(np.int32)
        self.open: Codes = np.array(batch.open)
        self.begins: Codes = np.array(batch.begins)
        self.masks.fill(False)
        self.masks.reshape(-1)[self.open] = True
        self.seats: Codes = np.array(batch.seats)
        self.over: Mask = np.array(batch.over, dtype=np.bool_)
        self.returns = np.zeros((self.count, self.seats_at_table), dtype=np.float32)
        for i in np.flatnonzero(self.over):
            self.returns[i] = batch.returns[i]

    def step(self, actions: Sequence[int] | Codes) -> None:
        """One action in every game; raises BadSetup for one that is not open, and then nothing has changed."""
        self.batch.step(vec[i64](np.asarray(actions).tolist()))
        self.look()

    def random_actions(self, luck: np.random.Generator) -> Codes:
        """An open action in every game, each with the same chance."""
        sizes = np.diff(self.begins)
        places = self.begins[:-1] + (luck.random(self.count) * sizes).astype(np.int64)
        chosen: Codes = self.open[places] % self.actions
        return chosen
