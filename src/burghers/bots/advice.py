"""Advice: the best answers, and what they promise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from burghers.bots.master import Master
from burghers.kernel.fate import Fate
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.state import State
from burghers.kernel.step import Seat


@dataclass(frozen=True)
class Advice:
    """One answer and what it promises."""

    move: Move
    win: float  # chance, 0 to 1
    margin: float  # points against the best rival
    visits: int  # how often the search has tried it


def advise(
    game: Game[Any], state: State, seat: Seat, fate: Fate, seconds: float = 1.0, iterations: int = 1 << 30
) -> list[Advice]:
    """The answers open to a seat, the best first. Like every bot, the adviser sees a redealt world only."""
    world = game.redeal(state, seat, fate)
    search = Master("adviser", seconds, iterations).search(game, world, seat, fate)
    found = [Advice(move, *arm.promise(), arm.visits) for move, arm in search.question.arms.items()]
    return sorted(found, key=lambda advice: (-advice.visits, -advice.win - advice.margin, advice.move))
