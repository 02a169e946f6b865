"""Flat Monte Carlo: every answer in so many worlds, each played on at random; the one that wins most is given."""

from __future__ import annotations

from typing import Final, final

from burghers.bots.bot import Bot
from burghers.bots.lookahead import dealt_anew
from burghers.kernel.fate import Fate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.play import apply_known, legal
from burghers.kernel.playout import play_randomly
from burghers.kernel.step import Seat

WORLDS: Final = 16


@final
class Flat(Bot):
    """``burghers.research.baselines.flat:Flat`` in the arena."""

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        """The answer that won most; the same worlds for all of them."""
        options = legal(world, seat)
        if len(options) == 1:
            return options[0]
        wins = dict.fromkeys(options, 0.0)
        for _ in range(WORLDS):
            dealt = dealt_anew(game, world, seat, fate)
            for move in options:
                s = dealt.clone()
                apply_known(s, seat, move)
                play_randomly(s, fate, game.bound)
                winners = game.winners(s)
                wins[move] += (seat in winners) / len(winners)
        return max(options, key=lambda move: wins[move])
