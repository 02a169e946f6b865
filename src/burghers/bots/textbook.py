"""The yardstick: plain information-set tree search with random play to the end."""

from __future__ import annotations

from math import log, sqrt
from typing import final

from burghers.bots.bot import STREAM, Bot
from burghers.bots.lookahead import Budget, dealt_anew
from burghers.kernel.fate import Fate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.play import apply_known, draw, legal
from burghers.kernel.playout import play_randomly
from burghers.kernel.step import FATE, FATE_OWES, Seat

CURIOSITY = 0.7
LEAST = 8  # iterations before the clock counts

Course = tuple[Move, ...]  # answers and outcomes since the root: an information set of the tree


class Tally:
    """How one answer has done so far."""

    __slots__ = ("open", "visits", "wins")

    def __init__(self) -> None:
        self.visits = 0
        self.open = 0  # how often it could have been given
        self.wins = 0.0


@final
class Textbook(Bot):
    """Knows nothing of the game but its rules."""

    def __init__(self, name: str, seconds: float = 1e9, iterations: int = 1 << 30) -> None:
        super().__init__(name)
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        """The answer most tried."""
        options = legal(world, seat)
        if len(options) == 1:
            return options[0]
        tree: dict[tuple[Course, Seat], dict[Move, Tally]] = {}
        budget = Budget(self.seconds, self.iterations, LEAST)
        while budget.left():
            iterate(game, tree, dealt_anew(game, world, seat, fate), fate)
            budget.used += 1
        tallies = tree[(), seat]
        return max(tallies, key=lambda move: (tallies[move].visits, tallies[move].wins))


def iterate(game: Game[G], tree: dict[tuple[Course, Seat], dict[Move, Tally]], s: G, fate: Fate) -> None:
    """Down the tree, one answer beyond it, then anything to the end."""
    course: Course = ()
    path: list[tuple[Tally, int]] = []
    new = False
    while not new and s.agenda:
        if s.owing == FATE_OWES:
            outcome = draw(s, fate)
            apply_known(s, FATE, outcome)
            course += (outcome,)
            continue
        said: Course = ()
        for seat in [i for i in range(s.seats) if s.owing >> i & 1]:
            tallies = tree.setdefault((course, Seat(seat)), {})
            move, tally, fresh = choice(tallies, legal(s, Seat(seat)), fate)
            new = new or fresh
            path.append((tally, seat))
            said += (move,)
            apply_known(s, Seat(seat), move)  # under seal it shows only when the last has answered
        course += said
    play_randomly(s, fate, game.bound)
    winners = game.winners(s)
    for tally, seat in path:
        tally.visits += 1
        if seat in winners:
            tally.wins += 1 / len(winners)


def choice(tallies: dict[Move, Tally], options: list[Move], fate: Fate) -> tuple[Move, Tally, bool]:
    """An answer not tried yet, if there is one; else the one of the highest upper bound."""
    untried = [move for move in options if move not in tallies]
    for move in options:
        if move in tallies:
            tallies[move].open += 1
    if untried:
        move = untried[fate.below(len(untried), STREAM)]
        tally = tallies[move] = Tally()
        tally.open = 1
        return move, tally, True
    best = max(options, key=lambda move: bound(tallies[move]))
    return best, tallies[best], False


def bound(tally: Tally) -> float:
    """The upper bound of what an answer may be worth, counting only when it was open."""
    return tally.wins / tally.visits + CURIOSITY * sqrt(log(tally.open) / tally.visits)
