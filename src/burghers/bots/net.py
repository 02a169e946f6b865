"""A small net that judges positions: every seat's chance to win, its margin and points, and which answers to try."""

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
FORMAT = 2  # of the file
WIN, LEAD, CHOICE, POINTS, SOURCES = range(5)  # what a net says of a row; from the last on, points by source


@dataclass(frozen=True)
class Fit:
    """What a net was made for. It fits no other features."""

    game: str
    features: int  # version of the game's features
    names: list[list[str]]
    questions: list[str]
    sources: list[str]  # of points


def sources_of(game: Game[G]) -> list[str]:
    """Where points come from, by the keys of the texts; last what no note tells of."""
    told = {source for source in game.tallies.sources_in(game.notes).values() if source is not None}
    return [*sorted(told - {game.tallies.rest}), game.tallies.rest]


def fit_of(game: Game[G]) -> Fit:
    """What a net for this game must have been made for."""
    names = [list(part) for part in game.feature_names]
    return Fit(game.name, game.feature_version, names, list(questions(game)), sources_of(game))


class Net:
    """Layers of hinges over the row of one seat. What they say of all seats of a position becomes chances together."""

    def __init__(self, layers: list[tuple[Numbers, Numbers]], fit: Fit, recipe: dict[str, Any]) -> None:
        self.layers = layers  # weights and biases; the scaling of the rows is folded into the first
        self.fit = fit
        self.recipe = recipe  # how it was made

    def say(self, rows: Numbers) -> Numbers:
        """What the net says of each row by itself."""
        return self.said(self.hidden(rows))

    def hidden(self, rows: Numbers) -> Numbers:
        """What the last layer of hinges makes of each row."""
        weights, biases = self.layers[0]
        sums: Numbers = rows @ weights
        sums += biases
        return self.through(sums)

    def through(self, sums: Numbers) -> Numbers:
        """The same from the sums of the first layer on, which are written over."""
        value = hinged(sums)
        for weights, biases in self.layers[1:-1]:
            value = value @ weights
            value += biases
            hinged(value)
        return value

    def said(self, hidden: Numbers) -> Numbers:
        """What the last layer says."""
        weights, biases = self.layers[-1]
        said: Numbers = hidden @ weights
        said += biases
        return said

    def evaluate(self, rows: Numbers, seats: int) -> Numbers:
        """By position and seat, given the rows of all seats of each position: the chances add up to one."""
        return together(self.say(rows).reshape(-1, seats, len(self.layers[-1][1])), seats=1)

    def save(self, file: Path) -> None:
        """Write it down; the file is whole or not there."""
        made: dict[str, Any] = {}
        for i, (weights, biases) in enumerate(self.layers):
            made |= {f"w{i}": weights, f"b{i}": biases}
        about = json.dumps({"format": FORMAT, "fit": asdict(self.fit), "recipe": self.recipe})
        fresh = file.with_suffix(".new")
        with fresh.open("wb") as out:
            np.savez_compressed(out, about=np.frombuffer(about.encode(), dtype=np.uint8), **made)
        fresh.replace(file)

    @classmethod
    def read(cls, stored: bytes) -> Self:
        with np.load(BytesIO(stored), allow_pickle=False) as parts:
            about = json.loads(parts["about"].tobytes())
            if about.get("format") != FORMAT:
                raise BadSetup(f"these weights are of format {about.get('format', 1)}, not {FORMAT}: train them again")
            count = sum(name.startswith("w") for name in parts.files)
            layers = [(parts[f"w{i}"].astype(np.float32), parts[f"b{i}"].astype(np.float32)) for i in range(count)]
        return cls(layers, Fit(**about["fit"]), about["recipe"])


def hinged(sums: Numbers) -> Numbers:
    """Nothing is less than nothing; written over. Beside an array of noughts numpy is several times as fast."""
    return np.maximum(sums, np.zeros_like(sums), out=sums)


def together(said: Numbers, seats: int) -> Numbers:
    """What is said of each seat becomes chances that add up to one over this axis; written over."""
    wins = np.exp(said[:, :, WIN] - said[:, :, WIN].max(axis=seats, keepdims=True))
    said[:, :, WIN] = wins / wins.sum(axis=seats, keepdims=True)
    return said


def utility(judged: Numbers) -> Numbers:
    """What a player wants: to win, and by much."""
    wanted: Numbers = judged[..., WIN] + MARGIN * judged[..., LEAD]
    return wanted


def checked(net: Net, game: Game[G]) -> Net:
    """The net, if it was made for this game as it is now."""
    if net.fit != fit_of(game):
        raise BadSetup(f"these weights were made for other features than those of {game.name}: train them again")
    shape = (net.layers[0][0].shape[0], net.layers[-1][0].shape[1])
    if shape != (width(game), SOURCES + len(net.fit.sources)):
        raise BadSetup(f"these weights take {shape[0]} numbers and say {shape[1]}: they are of another net")
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
