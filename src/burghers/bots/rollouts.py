"""Playing on from many positions side by side, every seat by its net, which judges what they all reach in one go."""

from __future__ import annotations

from typing import Any, Final, final

from burghers.bots.bot import STREAM
from burghers.bots.lookahead import after, guessed, some
from burghers.kernel.fate import Fate
from burghers.kernel.move import Move
from burghers.kernel.native import i64
from burghers.kernel.play import apply_known, legal, let_fate
from burghers.kernel.playout import first_owing
from burghers.kernel.state import State
from burghers.kernel.step import Seat

MOST_TRIES: Final = 10  # answers looked at; of a longer list a random part
GUESSES: Final = 2  # of the others' sealed answers
SEEDS: Final = 1 << 30
ROUNDING: Final = 0.001  # points: a net says the same row a thirtieth of this otherwise in another place of a batch


@final
class Rollout:
    """One world on its way: so many more choices, then it is judged as it stands."""

    def __init__(self, world: State, luck: Fate, horizon: i64) -> None:
        self.world: Final = world
        self.luck: Final = luck
        self.left: i64 = horizon
        self.asked: Seat = Seat(0)
        self.options: list[Move] = []
        self.reached: list[State] = []  # what the options lead to, each as often as the others' answers are guessed

    def come(self) -> bool:
        """On to the next choice between answers; False at the end of the way."""
        s = self.world
        let_fate(s, self.luck)
        while self.left and not s.over():
            self.asked = first_owing(s)
            self.options = some(legal(s, self.asked), MOST_TRIES, self.luck)
            if len(self.options) > 1:
                self.left -= 1
                self.look()
                return True
            apply_known(s, self.asked, self.options[0])
            let_fate(s, self.luck)
        return False

    def look(self) -> None:
        """What the options lead to; nobody sees what the others have sealed."""
        s = self.world
        if len(s.sealed):
            seeds = [self.luck.below(SEEDS, STREAM) for _ in range(GUESSES)]
            self.reached = guessed(s, self.asked, self.options, seeds)
        else:
            self.reached = [after(s, self.asked, move) for move in self.options]

    def answer(self, values: list[float], at: i64) -> None:
        """Take the first option of the highest value; the values of what was reached begin here."""
        guesses = len(self.reached) // len(self.options)
        best: i64 = 0
        highest = 0.0
        for i in range(len(self.options)):
            value = 0.0
            for j in range(guesses):
                value += values[at + i * guesses + j]
            if i == 0 or value > highest + ROUNDING:
                best, highest = i, value
        self.reached = []
        apply_known(self.world, self.asked, self.options[best])


def play_on(evaluator: Any, rollouts: list[Rollout]) -> None:
    """Each to the end of its way."""
    going = [rollout for rollout in rollouts if rollout.come()]
    while going:
        states: list[State] = []
        viewers: list[Seat] = []
        for rollout in going:
            for s in rollout.reached:
                states.append(s)
                viewers.append(rollout.asked)
        values: list[float] = evaluator.wanted(states, viewers)
        at: i64 = 0
        for rollout in going:
            count = len(rollout.reached)
            rollout.answer(values, at)
            at += count
        going = [rollout for rollout in going if rollout.come()]
