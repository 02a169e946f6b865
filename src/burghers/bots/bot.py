"""What a bot is: a name, and a choice among the answers open to its seat."""

from __future__ import annotations

import hashlib

from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.step import Seat

STREAM = "bot"


class Bot:
    """A player that is a program. It keeps nothing between two choices, so one object may sit at many tables."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        """One of the answers open to the seat. The world is a redealt one: the true state stays at the table."""
        raise NotImplementedError


def consult(bot: Bot, game: Game[G], state: G, seat: Seat, fate: Fate) -> Move:
    """Ask a bot for its answer, showing it a world its seat cannot tell from the true one."""
    return bot.choose(game, game.redeal(state, seat, fate), seat, fate)


def stream(*words: object) -> QuickFate:
    """A bot's own random stream: the same for the same words, and unlike that of any others."""
    text = " ".join(["burghers bot", *map(str, words)])
    return QuickFate(int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big"))
