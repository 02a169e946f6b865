"""How true a net is: its chances are set right by one temperature, its points by least squares, and both measured."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from burghers.bots.encoder import FeatureEncoder, Numbers
from burghers.bots.net import POINTS, WIN, Net
from burghers.games import load
from burghers.research.executors import WorkerPool
from burghers.research.training.harvest import HEADS, Harvest, Lesson
from burghers.research.training.recipe import Recipe, usual
from burghers.research.training.selfplay import played

QUARTERS = 4
BINS = 5
RIDGE, TINY = 1e-4, 1e-6

ENOUGH = 50  # chances of one kind, of fewer nothing is told
TEMPERATURES = np.exp(np.linspace(np.log(0.5), np.log(2.0), 57))


@dataclass(frozen=True)
class Calibration:
    """By quarter of the game: the Brier score, and what was told against what came."""

    positions: int
    seats: int
    brier: list[float]
    guessing: float  # the score of who always says the same
    reliability: list[list[tuple[float, float, int]]]  # by bin: chance told, share won, how many


def fresh_games(pool: WorkerPool, net: Net, purpose: str, games: int, seed: int) -> list[Harvest]:
    """Games of a net against itself at the usual table, with some freedom, that nothing was learned from."""
    game = load(net.fit.game)
    recipe = Recipe(game.name, seed=seed)
    lessons = [
        Lesson(
            number=number,
            game=game.name,
            seats=usual(game),
            games=min(recipe.games, games - first),
            seed=f"{game.name} {seed} {purpose} {number}",
            heat=recipe.last_heat,
            whim=0.0,
            trust=1.0,
        )
        for number, first in enumerate(range(0, games, recipe.games))
    ]
    return played(pool, net, lessons)


def logits(net: Net, harvest: Harvest) -> Numbers:
    """What the net says of every seat at every position, before it becomes chances."""
    encoder = FeatureEncoder(load(net.fit.game), harvest.seats)
    said: Numbers = net.say(encoder.all_rows(harvest.positions))[:, WIN].reshape(-1, harvest.seats)
    return said


def calibrated(net: Net, harvests: list[Harvest]) -> Net:
    """The same net, its chances bolder or shyer: as they have been truest of these games."""
    said = np.concatenate([logits(net, one) for one in harvests])
    won = np.concatenate([one.targets[:, :, WIN] for one in harvests])
    losses = [float(-(won * log_softmax(said / heat)).sum()) for heat in TEMPERATURES]
    best = float(TEMPERATURES[int(np.argmin(losses))])
    weights, biases = (part.copy() for part in net.layers[-1])
    weights[:, WIN] /= best
    biases[WIN] /= best
    return Net([*net.layers[:-1], (weights, biases)], net.fit, {**net.recipe, "temperature": best})


def settled(net: Net, harvests: list[Harvest]) -> Net:
    """The same net, what it says of points and their sources as near as it can be to what came in these games."""
    hidden, came = [], []
    for one in harvests:
        encoder = FeatureEncoder(load(net.fit.game), one.seats)
        hidden.append(net.hidden(encoder.all_rows(one.positions)))
        came.append(one.targets[:, :, HEADS - 1 :].reshape(-1, 1 + len(net.fit.sources)))
    seen = np.concatenate(hidden).astype(np.float64)
    known = np.column_stack([seen, np.ones(len(seen))])
    wanted = np.concatenate(came).astype(np.float64)
    ridge = RIDGE * len(known) * np.diag(np.append((seen**2).mean(axis=0) + TINY, 0.0))
    solved = np.linalg.solve(known.T @ known + ridge, known.T @ wanted)
    weights, biases = (part.copy() for part in net.layers[-1])
    weights[:, POINTS:], biases[POINTS:] = solved[:-1], solved[-1]
    return Net([*net.layers[:-1], (weights, biases)], net.fit, net.recipe)


def measured(net: Net, harvests: list[Harvest]) -> Calibration:
    """How true the chances are of these games, which all are of one number of players."""
    seats = harvests[0].seats
    told = np.concatenate([np.exp(log_softmax(logits(net, one))) for one in harvests])
    won = np.concatenate([one.targets[:, :, WIN] for one in harvests])
    quarter = np.concatenate([one.quarters for one in harvests])
    brier, reliability = [], []
    for number in range(QUARTERS):
        chances, ends = told[quarter == number].ravel(), won[quarter == number].ravel()
        brier.append(float(((chances - ends) ** 2).mean()))
        bins = np.minimum((chances * BINS).astype(int), BINS - 1)
        counted = [(chances[bins == one], ends[bins == one]) for one in range(BINS)]
        enough = [(said, came) for said, came in counted if len(said) > ENOUGH]
        reliability.append([(float(said.mean()), float(came.mean()), len(said)) for said, came in enough])
    return Calibration(len(told), seats, brier, (seats - 1) / seats**2, reliability)


def log_softmax(values: Numbers) -> Numbers:
    """Logarithms of chances that come to one."""
    shifted = values - values.max(axis=1, keepdims=True)
    out: Numbers = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    return out
