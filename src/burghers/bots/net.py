"""A small net that judges positions: the chance to win, and by how many points."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Self

import numpy as np

from burghers.bots.depth import out_of_depth, strangeness
from burghers.bots.encoder import Numbers, questions, width
from burghers.bots.tree import MARGIN
from burghers.kernel.errors import BadSetup
from burghers.kernel.game import NET, G, Game

SHIPPED: dict[str, Net | None] = {}  # by game


@dataclass(frozen=True)
class Fit:
    """What a net was made for. It fits no other features."""

    game: str
    features: int  # version of the game's features
    names: list[list[str]]
    questions: list[str]


def fit_of(game: Game[G]) -> Fit:
    """What a net for this game must have been made for."""
    return Fit(game.name, game.feature_version, [list(names) for names in game.feature_names], list(questions(game)))


class Net:
    """Two layers of hinges, and two outcomes: win and margin."""

    def __init__(self, layers: list[tuple[Numbers, Numbers]], fit: Fit, recipe: dict[str, Any]) -> None:
        self.layers = layers  # weights and biases; the scaling of the rows is folded into the first
        self.fit = fit
        self.recipe = recipe  # how it was made

    def evaluate(self, rows: Numbers) -> Numbers:
        """For each row the chance to win and the margin in points."""
        value = rows
        last = len(self.layers) - 1
        for number, (weights, biases) in enumerate(self.layers):
            value = value @ weights
            value += biases
            if number < last:
                np.maximum(value, 0, out=value)
        value[:, 0] = 1 / (1 + np.exp(-value[:, 0]))
        return value

    def save(self, file: Path) -> None:
        """Write it down; the file is whole or not there."""
        made: dict[str, Any] = {}
        for i, (weights, biases) in enumerate(self.layers):
            made |= {f"w{i}": weights, f"b{i}": biases}
        about = json.dumps({"fit": asdict(self.fit), "recipe": self.recipe})
        fresh = file.with_suffix(".new")
        with fresh.open("wb") as out:
            np.savez_compressed(out, about=np.frombuffer(about.encode(), dtype=np.uint8), **made)
        fresh.replace(file)

    @classmethod
    def read(cls, stored: bytes) -> Self:
        """What was written down."""
        with np.load(BytesIO(stored), allow_pickle=False) as parts:
            about = json.loads(parts["about"].tobytes())
            count = sum(name.startswith("w") for name in parts.files)
            layers = [(parts[f"w{i}"].astype(np.float32), parts[f"b{i}"].astype(np.float32)) for i in range(count)]
        return cls(layers, Fit(**about["fit"]), about["recipe"])


def utility(judged: Numbers) -> Numbers:
    """What a player wants: to win, and by much."""
    wanted: Numbers = judged[:, 0] + MARGIN * judged[:, 1]
    return wanted


def checked(net: Net, game: Game[G]) -> Net:
    """The net, if it was made for this game as it is now."""
    if net.fit != fit_of(game):
        raise BadSetup(f"these weights were made for other features than those of {game.name}: train them again")
    if net.layers[0][0].shape[0] != width(game):
        raise BadSetup(f"these weights take {net.layers[0][0].shape[0]} numbers, not {width(game)}")
    return net


@lru_cache(32)
def fitting(net: Net, game: Game[Any]) -> Net:
    """The same, looked at once for every game."""
    return checked(net, game)


def shipped(game: Game[G]) -> Net | None:
    """The net a game brings (net.npz in its package); None where it brings none, or knows too few of the figures."""
    if out_of_depth(strangeness(game)):
        return None
    if game.name not in SHIPPED:
        stored = game.folder().joinpath(NET)
        SHIPPED[game.name] = checked(Net.read(stored.read_bytes()), game) if game.has_net() else None
    return SHIPPED[game.name]


def must_have(game: Game[G]) -> Net:
    """The net of a game for those who cannot do without."""
    net = shipped(game)
    if net is None and out_of_depth(strangeness(game)):
        raise BadSetup(f"the net of {game.name} was trained with other figures than those of {game.printing.name}")
    if net is None:
        raise BadSetup(f"{game.name} has no net: its bots play greedily until one is trained (burghers train)")
    return net
