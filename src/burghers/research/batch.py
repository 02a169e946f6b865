"""Many games side by side as arrays: the compiled engine plays, numpy reads its memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burghers import games as catalogue
from burghers.kernel.batch import Batch
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.native import i64, vec
from burghers.kernel.state import State
from burghers.research.observing import Kind, Mask, Numbers, observe, returns, watcher_of

SEED_STEP = 7919  # between the games of a batch
Codes = NDArray[np.int64]


class BatchedGames:
    """A number of games, each waiting for the answer of one seat.

    ``observations``, ``masks``, ``seats``, ``over`` and ``returns`` are arrays with one row for each game, made anew by
    every ``step``. A game that is over is followed by a new one at once; ``returns`` says what it came to, and
    ``finals``, by its number, what the seat that ended it saw then. One seed is of all games, or there is one for each.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int = 4,
        count: int = 64,
        seed: int | Sequence[int] = 0,
        options: dict[str, str] | None = None,
        kind: Kind = "win",
    ) -> None:
        self.game: Game = catalogue.load(game) if isinstance(game, str) else game
        self.seats_at_table = seats
        self.count = count
        self.actions = self.game.moves.size
        self.options, self.kind = self.game.agreed(options or {}), kind
        seeds = [int(one) for one in (seed if isinstance(seed, Sequence) else seed + SEED_STEP * np.arange(count))]
        if len(seeds) != count:
            raise BadSetup(f"{len(seeds)} seeds for {count} games")
        self.ended: list[State] = []  # by the step under way
        self.batch = Batch(watcher_of(self.game), self.game.new(seats, self.options), self.end, seeds)
        self.seats: Codes = np.array(self.batch.seats)
        self.masks: Mask = np.zeros((count, self.actions), dtype=np.bool_)
        self.look()

    def end(self, state: State) -> list[float]:
        """A game is over: what it came to."""
        self.ended.append(state)
        return returns(state, self.kind)

    def look(self) -> None:
        """Read what the engine has written."""
        batch, moved = self.batch, self.seats
        self.observations: Numbers = np.asarray(batch.observation.cells).reshape(self.count, -1).astype(np.int32)
        self.open: Codes = np.array(batch.open)
        self.begins: Codes = np.array(batch.begins)
        self.masks.fill(False)
        self.masks.reshape(-1)[self.open] = True
        self.seats = np.array(batch.seats)
        self.over: Mask = np.array(batch.over, dtype=np.bool_)
        over = np.flatnonzero(self.over).tolist()
        self.finals = {i: observe(s, int(moved[i])) for i, s in zip(over, self.ended, strict=True)}
        self.ended.clear()
        self.returns = np.zeros((self.count, self.seats_at_table), dtype=np.float32)
        for i in over:
            self.returns[i] = batch.returns[i]

    def step(self, actions: Sequence[int] | Codes) -> None:
        """One action in every game; raises BadSetup for one that is not open, and then nothing has changed."""
        self.batch.step(vec[i64](np.asarray(actions).tolist()))
        self.look()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: the positions, and where their chance stands."""
        words = (self.game, self.seats_at_table, self.count, 0, self.options, self.kind)
        return (
            going_on,
            (type(self), words, self.batch.states, self.batch.fates, self.over, self.returns, self.finals),
        )

    def random_actions(self, luck: np.random.Generator) -> Codes:
        """An open action in every game, each with the same chance."""
        sizes = np.diff(self.begins)
        places = self.begins[:-1] + (luck.random(self.count) * sizes).astype(np.int64)
        chosen: Codes = self.open[places] % self.actions
        return chosen


def going_on(
    kind: type[BatchedGames],
    words: tuple[Any, ...],
    states: list[State],
    fates: list[QuickFate],
    over: Mask,
    won: NDArray[np.float32],
    finals: dict[int, Numbers],
) -> BatchedGames:
    """Games side by side out of their pickle."""
    out = kind(*words)
    out.batch.states[:], out.batch.fates[:] = states, fates
    out.batch.look()
    out.look()
    out.over, out.returns, out.finals = over, won, finals
    return out
