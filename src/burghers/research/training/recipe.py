"""The recipe of a training: the same curriculum for every game."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from burghers.kernel.game import Game

USUAL = 4  # players: half of all games are for so many, a quarter for the fewest, a quarter for any number


@dataclass(frozen=True)
class Recipe:
    """Everything a net depends on. The same recipe makes the same net, whoever does the work."""

    game: str
    seed: int = 1
    rounds: int = 200
    hidden: tuple[int, ...] = (160, 64)
    start: str = ""  # the hash of the net it begins with, if any
    lessons: int = 4  # a round, each of them for one number of players
    games: int = 32  # a lesson
    guided: int = 4  # rounds at first that go by the game's rough worth, where it begins with nothing
    searched: float = 0.003  # share of the choices that are searched
    last_searched: float = 0.15
    iterations: int = 16
    heat: float = 0.02  # in chances to win: what is thrown away by choosing freely must be little over a whole game
    last_heat: float = 0.003
    whim: float = 0.02
    last_whim: float = 0.005
    trust: float = 0.97
    rate: float = 1.0e-3
    last_rate: float = 1.0e-4
    steps: int = 400  # of study a round
    window: int = 8  # rounds that are learned from
    calibrated: int = 64  # games by which the chances are set right at the end
    evaluated: int = 25  # rounds between two evaluations
    deals: int = 10  # of an evaluation, each played once for every seat


def usual(game: Game) -> int:
    """The number of players most games are for."""
    fewest, most = game.seats
    return max(fewest, min(most, USUAL))


def net_hash(file: Path) -> str:
    """A short name for a net that a training begins with."""
    return hashlib.blake2b(file.read_bytes(), digest_size=6).hexdigest()
