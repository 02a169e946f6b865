"""Fitting the net to what was harvested, by JAX and Optax."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from burghers.bots.encoder import Numbers
from burghers.bots.net import CHOICE, SOURCES, Fit, Net
from burghers.kernel.errors import BadSetup
from burghers.research.extras import MissingExtra
from burghers.research.training.batches import Batches

# One thread: so that sums are added up in one order on every machine, and games can be played on the other cores.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
try:
    import jax
    import jax.numpy as jnp
    import optax
except ImportError:
    raise MissingExtra("train") from None

POINTS_UNIT = 10.0  # so that margins and points are of the size of logits
LEAD_WEIGHT = 0.25
POINTS_WEIGHT = 0.05  # of points and of each source: they are there to teach what matters, not for their own sake
CHOICE_WEIGHT = 0.5
LEAST_SPREAD = 0.1  # a feature that hardly ever varies is not blown up
AVERAGED = 0.998  # of the weights' running mean stays with each step: the mean plays better than the last of them
YOUNG = 10  # steps: the mean of a young net forgets the first of them sooner
DECAY = 1e-4
NEVER = -1e9  # the logit of a seat nobody sits in, of an answer that is not there

Layers = list[tuple[Any, Any]]


class Learner:
    """A net in the making."""

    def __init__(self, sizes: tuple[int, ...], seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.layers: Layers = [
            ((luck.standard_normal((a, b)) * np.sqrt(2 / a)).astype(np.float32), np.zeros(b, dtype=np.float32))
            for a, b in pairwise(sizes)
        ]
        self.layers[-1] = (self.layers[-1][0] * np.float32(0.1), self.layers[-1][1])
        self.mean = np.zeros(sizes[0], dtype=np.float32)
        self.spread = np.ones(sizes[0], dtype=np.float32)
        self.average = self.layers
        self.moments = OPTIMIZER.init(self.layers)
        self.steps = 0

    def begin_from(self, net: Net) -> None:
        """Start with the weights of this net."""
        unit = units(net.layers[-1][1].shape[0])
        self.layers = [(weights.copy(), biases.copy()) for weights, biases in net.layers]
        self.layers[-1] = (self.layers[-1][0] / unit, self.layers[-1][1] / unit)
        self.average, self.moments = self.layers, OPTIMIZER.init(self.layers)

    def scale_to(self, rows: Numbers) -> None:
        """Bring the features to one size, as they are in these rows; what the net says stays the same."""
        weights, biases = (np.asarray(part) for part in self.layers[0])
        plain = weights / self.spread[:, None]
        self.layers[0] = (plain, biases - self.mean @ plain)
        self.mean, self.spread = rows.mean(axis=0), np.maximum(rows.std(axis=0), LEAST_SPREAD)
        plain, biases = self.layers[0]
        self.layers[0] = ((plain * self.spread[:, None]).astype(np.float32), (biases + self.mean @ plain))
        self.average, self.moments = self.layers, OPTIMIZER.init(self.layers)

    def net(self, fit: Fit, recipe: dict[str, Any]) -> Net:
        """The net as it is now on the mean of its last steps, its scaling folded in."""
        layers = [(np.array(weights), np.array(biases)) for weights, biases in self.average]
        weights, biases = layers[0]
        scaled = (weights / self.spread[:, None]).astype(np.float32)
        layers[0] = (scaled, (biases - self.mean @ scaled).astype(np.float32))
        unit = units(layers[-1][1].shape[0])
        layers[-1] = (layers[-1][0] * unit, layers[-1][1] * unit)
        return Net(layers, fit, recipe)

    def learn(self, batches: Batches, rate: float) -> float:
        """Small steps towards all this; the mean of how far off the net was."""
        state = (self.layers, self.average, self.moments)
        scale = (self.mean, self.spread)
        total = 0.0
        for batch in batches:
            fresh = max(1 - AVERAGED, YOUNG / (YOUNG + self.steps))
            *state, loss = step(*state, scale, batch, rate, fresh)
            total += float(loss)
            self.steps += 1
        self.layers, self.average, self.moments = state
        return total / max(1, len(batches))

    def save(self, file: Path, rounds: int) -> None:
        """Write down all there is to go on from; the file is whole or not there."""
        leaves = jax.tree.leaves((self.layers, self.average, self.moments))
        parts: dict[str, Any] = {f"part{number}": np.asarray(leaf) for number, leaf in enumerate(leaves)}
        fresh = file.with_suffix(".new")
        with fresh.open("wb") as out:
            np.savez(out, rounds=rounds, steps=self.steps, mean=self.mean, spread=self.spread, **parts)
        fresh.replace(file)

    def resume(self, file: Path) -> int:
        """Go on from what was written down; how many rounds that were."""
        with np.load(file, allow_pickle=False) as parts:
            leaves, shape = jax.tree.flatten((self.layers, self.average, self.moments))
            found = [parts[f"part{number}"] for number in range(len(leaves)) if f"part{number}" in parts]
            if [leaf.shape for leaf in found] != [np.shape(leaf) for leaf in leaves]:
                raise BadSetup(f"{file} is of another game, of other features or of another size")
            self.steps, self.mean, self.spread = int(parts["steps"]), parts["mean"], parts["spread"]
            self.layers, self.average, self.moments = jax.tree.unflatten(shape, found)
            return int(parts["rounds"])


OPTIMIZER = optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam(), optax.add_decayed_weights(DECAY))


def units(heads: int) -> Numbers:
    """By what a net says, how large one unit of what is learned is: points are learned by the ten."""
    out = np.full(heads, POINTS_UNIT, dtype=np.float32)
    out[[0, CHOICE]] = 1
    return out


def forward(layers: Layers, rows: Any) -> Any:
    """The same as a net says, in units of learning."""
    for weights, biases in layers[:-1]:
        rows = jax.nn.relu(rows @ weights + biases)
    return rows @ layers[-1][0] + layers[-1][1]


def off_by(layers: Layers, scale: tuple[Any, Any], batch: Any) -> Any:
    """How far what the net says is from what is known."""
    mean, spread = scale
    rows, seated, targets, answers, open_to, likely = batch
    said = forward(layers, (rows - mean) / spread)
    wins = jax.nn.log_softmax(jnp.where(seated, said[..., 0], NEVER))
    win = -jnp.sum(jnp.where(seated, jnp.nan_to_num(targets[..., 0]) * wins, 0.0), axis=1).mean()
    lead = squared(said[..., 1], targets[..., 1], seated)
    points = squared(said[..., CHOICE + 1 :], targets[..., 2:], seated[..., None])
    expected = jax.nn.log_softmax(jnp.where(open_to, forward(layers, (answers - mean) / spread)[..., CHOICE], NEVER))
    choice = -jnp.sum(jnp.where(open_to, likely * expected, 0.0), axis=1).mean()
    sources = targets.shape[-1] - SOURCES + 2
    return win + LEAD_WEIGHT * lead + POINTS_WEIGHT * sources * points + CHOICE_WEIGHT * choice


def squared(said: Any, target: Any, seated: Any) -> Any:
    """The mean square of the differences where the target is known, in units of learning."""
    known = seated & ~jnp.isnan(target)
    off = jnp.where(known, said - jnp.nan_to_num(target) / POINTS_UNIT, 0.0)
    return jnp.sum(off**2) / jnp.maximum(1, jnp.sum(known))


@jax.jit
def step(layers: Layers, average: Layers, moments: Any, scale: Any, batch: Any, rate: float, fresh: float) -> Any:
    loss, slopes = jax.value_and_grad(off_by)(layers, scale, batch)
    changes, moments = OPTIMIZER.update(slopes, moments, layers)
    layers = jax.tree.map(lambda part, change: part - rate * change, layers, changes)
    return layers, optax.incremental_update(layers, average, fresh), moments, loss
