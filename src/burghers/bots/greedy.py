"""The bot that looks one answer ahead and takes what looks best."""

from __future__ import annotations

from typing import final

from burghers.bots.bot import STREAM, Bot
from burghers.bots.lookahead import after, others_answer, some
from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.play import legal, let_fate
from burghers.kernel.step import FATE_OWES, Seat

RIVAL_SHARE = 4  # a rival's gain hurts a quarter as much as the own one pleases
LOOKS = 4  # how often an answer is tried that hands over to chance or to others
MOST_TRIES = 400  # answers looked at; of a longer list a random part, so that time is bounded
END = 1_000_000  # a game won or lost outweighs everything
SEEDS = 1 << 30


@final
class Greedy(Bot):
    """Tries each answer on a copy of its world and values what lies on the table then."""

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        """The answer of the highest value; chance decides among equals."""
        options = legal(world, seat)
        if len(options) == 1:
            return options[0]
        seeds = [fate.below(SEEDS, STREAM) for _ in range(LOOKS)]  # the same luck for every answer
        best: list[Move] = []
        highest = 0
        for move in some(options, MOST_TRIES, fate):
            value = tried(game, world, seat, move, seeds)
            if not best or value > highest:
                best, highest = [move], value
            elif value == highest:
                best.append(move)
        return best[fate.below(len(best), STREAM)]


def tried(game: Game[G], world: G, seat: Seat, move: Move, seeds: list[int]) -> int:
    """What an answer leads to, as the sum over several tries: where more than the answer decides, they differ."""
    copy = after(world, seat, move)
    if not copy.sealed and copy.owing != FATE_OWES:
        return len(seeds) * valued(game, copy, seat)
    total = 0
    for seed in seeds:
        luck = QuickFate(seed)
        end = copy.clone()
        others_answer(end, luck)
        let_fate(end, luck)
        total += valued(game, end, seat)
    return total


def valued(game: Game[G], s: G, seat: Seat) -> int:
    """The own worth less a share of the best rival's; at the end nothing counts but to have won."""
    mine = game.worth(s, seat)
    best_rival = max(game.worth(s, Seat(rival)) for rival in range(s.seats) if rival != seat)
    value = mine - best_rival // RIVAL_SHARE
    if s.over():
        return value + END if seat in game.winners(s) else value - END
    return value
