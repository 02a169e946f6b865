"""How far the chances can be trusted: what bots really won in positions that were judged alike, measured beforehand."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

BINS: Final = 10  # of chances: 0 to 10 %, 10 to 20 %, ...


@dataclass(frozen=True)
class Bin:
    """Positions judged alike: the mean chance told, the share really won, and its 95 % interval over games."""

    said: float
    won: float
    low: float
    high: float


@dataclass(frozen=True)
class Calibration:
    """What was measured for one game."""

    games: int
    error: float  # between the chances told and the shares won, on the mean over positions
    bins: list[Bin]

    def band(self, chance: float) -> tuple[float, float]:
        """Where the true chance lies, if this one is told: by the interval of positions judged alike."""
        near = min(self.bins, key=lambda one: abs(one.said - chance))
        low, high = chance + min(0.0, near.low - near.said), chance + max(0.0, near.high - near.said)
        return max(0.0, low), min(1.0, high)


@cache
def calibrations() -> dict[str, Calibration]:
    """By game: all that was measured."""
    tables: dict[str, Any] = tomllib.loads(
        files("burghers.bots.review").joinpath("calibration.toml").read_text("utf-8")
    )
    return {
        game: Calibration(found["games"], found["error"], [Bin(*row) for row in found["bins"]])
        for game, found in tables.items()
    }


def calibration_of(game: str) -> Calibration | None:
    """What was measured for this game; None where nothing was."""
    return calibrations().get(game)
