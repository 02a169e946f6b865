"""The bot that has learned to judge positions by playing against itself."""

from __future__ import annotations

from typing import final

from burghers.bots.bot import STREAM, Bot
from burghers.bots.evaluator import Evaluator
from burghers.bots.greedy import Greedy
from burghers.bots.net import Net, fitting, shipped, utility
from burghers.bots.styles import taste
from burghers.kernel.fate import Fate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.step import Seat

FINE = 1 << 20
GREEDY = Greedy("greedy")


@final
class Learned(Bot):
    """Judges by its net what each answer leads to, on the mean over redealt worlds and chance.

    In a game without a net it is greedy, and a weaker level now and then answers anything.
    """

    def __init__(
        self,
        name: str,
        looks: int,
        net: Net | None = None,
        overlooks: float = 0.0,
        most_lost: float = 0.0,
        style: str = "",
    ) -> None:
        super().__init__(name)
        self.looks = looks  # positions to be judged for one answer of its own, about
        self.net = net  # the shipped one, if none is given
        self.overlooks = overlooks  # how often a weaker player does not see the best answer, nor then the next best
        self.style = style
        self.most_lost = most_lost  # in chances to win: an answer that much better than the rest nobody overlooks

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        """The answer of the highest value."""
        options = legal(world, seat)
        if len(options) == 1:
            return options[0]
        net = fitting(self.net, game) if self.net else shipped(game)
        if net is None:
            slips = fate.below(FINE, STREAM) / FINE < 2 * self.most_lost
            return options[fate.below(len(options), STREAM)] if slips else GREEDY.choose(game, world, seat, fate)
        evaluator = Evaluator(game, net, world.seats)
        options, weighed = evaluator.look_ahead(world, seat, fate, self.looks)
        values: list[float] = (utility(weighed) + taste(net, self.style, weighed)).tolist()
        return options[self.best_seen(values, fate)]

    def best_seen(self, values: list[float], fate: Fate) -> int:
        """The best answer, or the best of those it does not overlook; never one that throws more away than it may."""
        order = sorted(range(len(values)), key=lambda place: -values[place])
        plain = [place for place in order if values[order[0]] - values[place] <= self.most_lost]
        at = 0
        while fate.below(FINE, STREAM) / FINE < self.overlooks:
            at += 1
        return plain[at % len(plain)]  # who has overlooked everything looks again
