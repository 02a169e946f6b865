"""Which of several answers is best: all are played on in the same worlds, and ever fewer of them go on.

The answers a net expects most are candidates. All of them meet the same redealt worlds with the same luck, so that what
is common to them cancels; after a share of the time the worse half leaves, and the others share what is left.
"""

from __future__ import annotations

from math import ceil, inf, log2, sqrt
from statistics import fmean, stdev
from typing import Any, final

from burghers.bots.bot import STREAM
from burghers.bots.evaluator import LOOKS, Evaluator, Worth, pairs
from burghers.bots.lookahead import Budget, dealt_anew
from burghers.bots.rollouts import Rollout, play_on
from burghers.bots.styles import taste
from burghers.bots.tree import MARGIN
from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import apply_known
from burghers.kernel.state import State
from burghers.kernel.step import Seat

SEEDS = 1 << 30
MOST = 16  # candidates
ROOTED = 4  # worlds: the first look counts as so many
HORIZON = 8  # choices of all seats until a world is judged
AT_ONCE = 48  # worlds played on side by side, about
FEW = 8  # worlds, of fewer nothing is to be said about doubt
BEYOND_DOUBT = 3.5  # standard errors
ROUNDING = 1e-5  # of a wish: less is no difference, since the same row in another place of a batch is summed otherwise


@final
class Candidate:
    """One answer, the first look at it, and what it came to in each world."""

    def __init__(self, move: Move, look: Worth, taste: float = 0.0) -> None:
        self.move = move
        self.look = look
        self.taste = taste  # how much it is to the liking of who searches, beside what it promises
        self.found: list[Worth] = []

    def promise(self) -> Worth:
        """Win and margin by all that is known."""
        weight = ROOTED + len(self.found)
        win = ROOTED * self.look[0] + sum(win for win, _ in self.found)
        margin = ROOTED * self.look[1] + sum(margin for _, margin in self.found)
        return win / weight, margin / weight

    def value(self) -> float:
        """What it is worth by all that is known."""
        return wish(self.promise()) + self.taste


def wish(worth: Worth) -> float:
    """To win, and by much."""
    return worth[0] + MARGIN * worth[1]


@final
class Halving:
    """One search from one question."""

    def __init__(self, evaluator: Evaluator[Any], world: State, seat: Seat, fate: Fate, style: str = "") -> None:
        self.evaluator = evaluator
        self.world = world
        self.seat = seat
        self.fate = fate
        options, weighed = evaluator.look_ahead(world, seat, fate, LOOKS)
        looks = zip(options, pairs(weighed), taste(evaluator.net, style, weighed).tolist(), strict=True)
        self.candidates = sorted((Candidate(*look) for look in looks), key=lambda one: -one.value())
        self.running = self.candidates[:MOST]  # the best first

    def run(self, budget: Budget) -> None:
        """Halve the field again and again, each time after an equal share of the budget."""
        self.admit(budget.times)
        stages = ceil(log2(len(self.running))) if len(self.running) > 1 else 0
        for stage in range(stages):
            self.stage(budget, stages - stage)
            del self.running[max(1, (len(self.running) + 1) // 2) :]

    def admit(self, times: int) -> None:
        """No more candidates than can be tried once in every stage."""
        most = len(self.running)
        while most > 1 and most * max(1, ceil(log2(most))) > times:
            most -= 1
        del self.running[most:]

    def stage(self, budget: Budget, stages: int) -> None:
        """Worlds for all who are still running, until this stage's share of what is left is used up."""
        used = 0
        while len(self.running) > 1:
            field = len(self.running)
            share = (used + budget.left()) // stages - used
            if share < field and used:
                return
            worlds = max(1, min(AT_ONCE, share) // field)
            self.try_out(worlds)
            budget.used += worlds * field
            used += worlds * field
            self.drop_beaten()

    def try_out(self, worlds: int) -> None:
        """Play on after each running answer, in so many worlds, each with the same luck for all."""
        moves = [candidate.move for candidate in self.running]
        rollouts = rollouts_after(self.evaluator.game, self.world, self.seat, moves, worlds, self.fate)
        play_on(self.evaluator, rollouts)
        ends = self.evaluator.outlook([rollout.world for rollout in rollouts])
        for number, worth in enumerate(pairs(ends[:, self.seat])):
            self.running[number % len(self.running)].found.append(worth)
        self.running.sort(key=lambda one: -one.value())

    def drop_beaten(self) -> None:
        """Whoever is behind the best beyond doubt need not go on."""
        best = self.running[0]
        self.running = [best, *(one for one in self.running[1:] if behind(one, best) < BEYOND_DOUBT)]

    def best(self) -> Move:
        """The answer that came out on top."""
        return self.running[0].move


def rollouts_after(
    game: Game[Any], world: State, seat: Seat, moves: list[Move], worlds: int, fate: Fate
) -> list[Rollout]:
    """Each of these answers in the same worlds, dealt anew, with the same luck; world after world."""
    rollouts: list[Rollout] = []
    for _ in range(worlds):
        dealt = dealt_anew(game, world, seat, fate)
        seed = fate.below(SEEDS, STREAM)
        for move in moves:
            copy = dealt.clone()
            apply_known(copy, seat, move)
            rollouts.append(Rollout(copy, QuickFate(seed), HORIZON))
    return rollouts


def behind(one: Candidate, best: Candidate) -> float:
    """How far an answer is behind another, in standard errors of their difference in the same worlds."""
    if len(one.found) < FEW:
        return 0.0
    ahead = [wish(mine) - wish(other) for mine, other in zip(best.found, one.found, strict=True)]
    error = stdev(ahead) / sqrt(len(ahead))
    mean = fmean(ahead) + best.taste - one.taste
    if error < ROUNDING:
        return inf if mean > ROUNDING else 0.0
    return mean / error
