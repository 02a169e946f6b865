"""Fitting the net to what became of positions: plain gradient descent with numpy."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from burghers.bots.encoder import FeatureEncoder, Numbers
from burghers.bots.net import Fit, Net
from burghers.kernel.errors import BadSetup
from burghers.research.training.selfplay import Harvest

HIDDEN = (64, 32)
MARGIN_UNIT = 10.0  # points: so the net's second outcome is of the size of its first
MARGIN_WEIGHT = 0.25
BATCH = 512
FORGET_FIRST, FORGET_SECOND = 0.9, 0.999  # of Adam
TINY = 1e-8
LEAST_SPREAD = 0.1  # a feature that hardly ever varies is not blown up


class Learner:
    """A net in the making."""

    def __init__(self, width: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        sizes = (width, *HIDDEN, 2)
        self.layers: list[tuple[Numbers, Numbers]] = [
            ((luck.standard_normal((a, b)) * np.sqrt(2 / a)).astype(np.float32), np.zeros(b, dtype=np.float32))
            for a, b in pairwise(sizes)
        ]
        self.layers[-1] = (self.layers[-1][0] * np.float32(0.1), self.layers[-1][1])
        self.first = [(np.zeros_like(w), np.zeros_like(b)) for w, b in self.layers]
        self.second = [(np.zeros_like(w), np.zeros_like(b)) for w, b in self.layers]
        self.steps = 0
        self.mean = np.zeros(width, dtype=np.float32)
        self.spread = np.ones(width, dtype=np.float32)

    def scale_to(self, rows: Numbers) -> None:
        """Bring the features to one size, as they are in these rows."""
        self.mean = rows.mean(axis=0)
        self.spread = np.maximum(rows.std(axis=0), LEAST_SPREAD)

    def net(self, fit: Fit, recipe: dict[str, Any]) -> Net:
        """The net as it is now, its scaling folded in."""
        layers = [(weights.copy(), biases.copy()) for weights, biases in self.layers]
        weights, biases = layers[0]
        scaled = (weights / self.spread[:, None]).astype(np.float32)
        layers[0] = (scaled, (biases - self.mean @ scaled).astype(np.float32))
        for part in layers[-1]:
            part[..., 1] *= MARGIN_UNIT
        return Net(layers, fit, recipe)

    def learn(self, rows: Numbers, targets: Numbers, rate: float) -> float:
        """One small step towards these outcomes; how far off the net was."""
        values = [(rows - self.mean) / self.spread]
        for number, (weights, biases) in enumerate(self.layers):
            value = values[-1] @ weights + biases
            values.append(value if number == len(HIDDEN) else np.maximum(value, 0))
        said = values[-1]
        chance = 1 / (1 + np.exp(-said[:, 0]))
        off = np.empty_like(said)
        off[:, 0] = chance - targets[:, 0]
        off[:, 1] = MARGIN_WEIGHT * (said[:, 1] - targets[:, 1] / MARGIN_UNIT)
        loss = float(np.mean(off[:, 0] ** 2))
        off /= len(rows)
        self.steps += 1
        pace = rate * np.sqrt(1 - FORGET_SECOND**self.steps) / (1 - FORGET_FIRST**self.steps)
        for number in range(len(self.layers) - 1, -1, -1):
            weights, biases = self.layers[number]
            slopes = (values[number].T @ off, off.sum(axis=0))
            off = (off @ weights.T) * (values[number] > 0)
            for i, part in enumerate((weights, biases)):
                first, second, slope = self.first[number][i], self.second[number][i], slopes[i]
                np.add(first, (1 - FORGET_FIRST) * (slope - first), out=first)
                np.add(second, (1 - FORGET_SECOND) * (slope * slope - second), out=second)
                np.subtract(part, pace * first / (np.sqrt(second) + TINY), out=part)
        return loss

    def save(self, file: Path, rounds: int) -> None:
        """Write down all there is to go on from; the file is whole or not there."""
        parts: dict[str, Any] = {"rounds": rounds, "steps": self.steps, "mean": self.mean, "spread": self.spread}
        for kind, layers in (("layer", self.layers), ("first", self.first), ("second", self.second)):
            for number, (weights, biases) in enumerate(layers):
                parts |= {f"{kind}w{number}": weights, f"{kind}b{number}": biases}
        fresh = file.with_suffix(".new")
        with fresh.open("wb") as out:
            np.savez(out, **parts)
        fresh.replace(file)

    def resume(self, file: Path) -> int:
        """Go on from what was written down; how many rounds that were."""
        with np.load(file, allow_pickle=False) as parts:
            if parts["mean"].shape != self.mean.shape:
                raise BadSetup(f"{file} is of another game or of other features")
            self.steps, self.mean, self.spread = int(parts["steps"]), parts["mean"], parts["spread"]
            for kind, layers in (("layer", self.layers), ("first", self.first), ("second", self.second)):
                for number in range(len(layers)):
                    layers[number] = (parts[f"{kind}w{number}"], parts[f"{kind}b{number}"])
            return int(parts["rounds"])


def study(
    learner: Learner, harvests: list[tuple[FeatureEncoder, Harvest]], rate: float, luck: np.random.Generator
) -> float:
    """Learn from all positions, in any order; how far off the net was on the mean."""
    rows = [encoder.all_rows(harvest.positions) for encoder, harvest in harvests]
    seen, wanted = np.concatenate(rows), np.concatenate([harvest.targets.reshape(-1, 2) for _, harvest in harvests])
    if learner.steps == 0:
        learner.scale_to(seen)
    order = luck.permutation(len(seen))
    losses = [
        learner.learn(seen[order[i : i + BATCH]], wanted[order[i : i + BATCH]], rate)
        for i in range(0, len(order) - BATCH + 1, BATCH)
    ]
    return float(np.mean(losses))
