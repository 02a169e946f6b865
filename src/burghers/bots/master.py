"""The bot that searches: it plays its best answers on in redealt worlds, every seat guided by the net."""

from __future__ import annotations

from typing import final

from burghers.bots.bot import STREAM, Bot
from burghers.bots.evaluator import Evaluator
from burghers.bots.greedy import Greedy
from burghers.bots.halving import Halving
from burghers.bots.lookahead import Budget
from burghers.bots.net import Net, must_have, shipped
from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.step import Seat

SEEDS = 1 << 30
GREEDY = Greedy("greedy")
LEAST = 32  # iterations before the clock counts


@final
class Master(Bot):
    """Searches as long as it may, and answers what came out on top. In a game without a net it is greedy."""

    def __init__(
        self, name: str, seconds: float = 1e9, iterations: int = 1 << 30, net: Net | None = None, style: str = ""
    ) -> None:
        super().__init__(name)
        self.seconds = seconds
        self.iterations = iterations
        self.net = net
        self.style = style

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        """The answer that a search comes to."""
        options = legal(world, seat)
        if len(options) == 1:
            return options[0]
        if self.net is None and shipped(game) is None:
            return GREEDY.choose(game, world, seat, fate)
        return self.search(game, world, seat, fate).best()

    def search(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Halving:
        """Search from this question, as long as may be or until one answer is the best beyond doubt.

        It goes by luck of its own, so that how long it takes changes nothing that comes later.
        """
        luck = QuickFate(fate.below(SEEDS, STREAM))
        search = Halving(Evaluator(game, self.net or must_have(game), world.seats), world, seat, luck, self.style)
        search.run(Budget(self.seconds, self.iterations, LEAST))
        return search
