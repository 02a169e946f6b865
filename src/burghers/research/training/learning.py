"""Fitting the net to what became of positions: plain gradient descent with numpy."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from burghers.bots.net import Fit, Net
from burghers.bots.sight import Numbers, Sight
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


def study(
    learner: Learner, harvests: list[tuple[Sight, Harvest]], share: float, rate: float, luck: np.random.Generator
) -> float:
    """Learn from a share of all positions, in any order; how far off the net was on the mean."""
    rows = []
    targets = []
    for sight, harvest in harvests:
        count = len(harvest.positions) * harvest.seats
        chosen = luck.permutation(count)[: int(count * share)]
        rows.append(sight.rows(harvest.positions, chosen // harvest.seats, chosen % harvest.seats))
        targets.append(harvest.targets.reshape(-1, 2)[chosen])
    seen, wanted = np.concatenate(rows), np.concatenate(targets)
    if learner.steps == 0:
        learner.scale_to(seen)
    order = luck.permutation(len(seen))
    losses = [
        learner.learn(seen[order[i : i + BATCH]], wanted[order[i : i + BATCH]], rate)
        for i in range(0, len(order) - BATCH + 1, BATCH)
    ]
    return float(np.mean(losses))
