"""The bot that leaves it to chance."""

from __future__ import annotations

from typing import final

from burghers.bots.bot import STREAM, Bot
from burghers.kernel.fate import Fate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.step import Seat


@final
class RandomBot(Bot):
    """Takes any open answer, each with the same chance."""

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        """Whatever comes up."""
        options = legal(world, seat)
        return options[fate.below(len(options), STREAM)]
