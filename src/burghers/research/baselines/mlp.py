"""A plain net in numpy: what learners hand over, and bots play by without any library of theirs."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from burghers.kernel.errors import BadSetup

Rows = NDArray[np.float32]
Layers = list[tuple[Rows, Rows]]  # weights and biases
REACH = 5.0  # of a number that was scaled: what is far out says no more than that


class Mlp:
    """Rows are brought to one size, then pass layers of hinges; the last layer is plain."""

    def __init__(self, layers: Layers, mean: Rows, spread: Rows) -> None:
        self.layers, self.mean, self.spread = layers, mean, spread

    @classmethod
    def new(cls, sizes: tuple[int, ...], seed: int) -> Mlp:
        """One that knows nothing."""
        luck = np.random.default_rng(seed)
        layers = [
            ((luck.standard_normal((a, b)) * np.sqrt(2 / a)).astype(np.float32), np.zeros(b, dtype=np.float32))
            for a, b in pairwise(sizes)
        ]
        layers[-1] = (layers[-1][0] * np.float32(0.01), layers[-1][1])
        return cls(layers, np.zeros(sizes[0], dtype=np.float32), np.ones(sizes[0], dtype=np.float32))

    def scale_to(self, rows: NDArray[np.generic]) -> None:
        """Bring the numbers to one size, as they are in these rows."""
        self.mean = rows.mean(axis=0, dtype=np.float32)
        self.spread = np.maximum(rows.std(axis=0, dtype=np.float32), np.float32(0.3))

    def scaled(self, rows: NDArray[np.generic]) -> Rows:
        """Rows as the first layer wants them."""
        out: Rows = np.clip((rows.astype(np.float32) - self.mean) / self.spread, -REACH, REACH)
        return out

    def __call__(self, rows: NDArray[np.generic]) -> Rows:
        """What it makes of these rows."""
        value = self.scaled(rows)
        for weights, biases in self.layers[:-1]:
            value = np.maximum(value @ weights + biases, 0)
        weights, biases = self.layers[-1]
        return value @ weights + biases

    def save(self, file: Path) -> None:
        named = {
            f"{kind}{at}": part for at, layer in enumerate(self.layers) for kind, part in zip("wb", layer, strict=True)
        }
        np.savez_compressed(file, mean=self.mean, spread=self.spread, **named)  # type: ignore[arg-type]

    @classmethod
    def read(cls, file: Path) -> Mlp:
        """The net in a file; raises BadSetup where there is none."""
        try:
            with np.load(file, allow_pickle=False) as kept:
                layers = [(kept[f"w{at}"], kept[f"b{at}"]) for at in range((len(kept.files) - 2) // 2)]
                return cls(layers, kept["mean"], kept["spread"])
        except (OSError, ValueError, KeyError) as error:
            raise BadSetup(f"{file} holds no net of a baseline: {error}") from None
