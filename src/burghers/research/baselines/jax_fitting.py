"""Least squares by Adam, in JAX."""

from __future__ import annotations

from typing import Any

from burghers.research.baselines.mlp import Mlp, Rows
from burghers.research.extras import MissingExtra

try:
    import jax
    import jax.numpy as jnp
    import optax
except ImportError:
    raise MissingExtra("train") from None


def forward(layers: Any, rows: Any) -> Any:
    """The same as the net in numpy does with rows that are scaled."""
    for weights, biases in layers[:-1]:
        rows = jax.nn.relu(rows @ weights + biases)
    return rows @ layers[-1][0] + layers[-1][1]


class JaxFitter:
    """Moves the layers of a net towards targets."""

    def __init__(self, net: Mlp, rate: float = 1e-3) -> None:
        self.net = net
        self.adam = optax.adam(rate)
        self.layers: Any = [(jnp.asarray(w), jnp.asarray(b)) for w, b in net.layers]
        self.memory = self.adam.init(self.layers)

        def step(layers: Any, memory: Any, rows: Any, targets: Any) -> Any:
            loss, slope = jax.value_and_grad(lambda now: jnp.mean((forward(now, rows)[:, 0] - targets) ** 2))(layers)
            change, memory = self.adam.update(slope, memory)
            return optax.apply_updates(layers, change), memory, loss

        self.step = jax.jit(step)

    def fit(self, rows: Rows, targets: Rows) -> float:
        """One step; the net in numpy follows."""
        self.layers, self.memory, loss = self.step(self.layers, self.memory, rows, targets)
        self.net.layers = jax.device_get(self.layers)
        return float(loss)
