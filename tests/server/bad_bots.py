"""The thinking program with bots that never answer, or want all the memory there is; one of them is good."""

from __future__ import annotations

from burghers import bots
from burghers.bots.bot import Bot
from burghers.kernel.fate import Fate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.step import Seat
from burghers.server.tables import bot_worker

ENDLESS, GREEDY, GOOD = bots.names()[:3]


class Endless(Bot):
    """Thinks for ever."""

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        while True:
            pass


class Hoarder(Bot):
    """Takes memory until there is none."""

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        hoard = []
        while True:
            hoard.append(bytearray(1 << 24))


class Good(Bot):
    """Answers at once."""

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        return legal(world, seat)[0]


BAD: dict[str, Bot] = {ENDLESS: Endless(ENDLESS), GREEDY: Hoarder(GREEDY), GOOD: Good(GOOD)}

if __name__ == "__main__":
    vars(bots)["named"] = BAD.__getitem__
    bot_worker.main()
