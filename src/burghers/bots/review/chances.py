"""What all seats' chances are at a position that lies open, by the net: of all seats together one."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from burghers.bots.evaluator import Evaluator
from burghers.bots.lines import ALL
from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.move import Move
from burghers.kernel.play import apply_known, chance, let_fate, odds, tell_apart
from burghers.kernel.state import State
from burghers.kernel.step import FATE, FATE_OWES

Figures = NDArray[np.float64]

COMPLETED: Final = 4  # times that fate is let go on by itself, before a position between two outcomes is judged
MOST: Final = 2048  # outcomes looked at each; of more a sample, drawn by their odds
SEEDS: Final = 1 << 30


class Chances:
    """The chances of all seats, where nothing is hidden any more. Sealed answers lie open too."""

    def __init__(self, evaluator: Evaluator[Any]) -> None:
        self.evaluator = evaluator

    def of(self, states: list[State], seeds: list[int]) -> Figures:
        """By state and seat. Where fate is asked, the mean over several ways it may go on, the same for all states."""
        ends: list[State] = []
        counts: list[int] = []
        for s in states:
            reached = completed(s, seeds)
            ends += reached
            counts.append(len(reached))
        wins = np.array(self.evaluator.judged(ends, [ALL] * len(ends)), dtype=np.float64)[:, 0].reshape(len(ends), -1)
        starts = np.cumsum([0, *counts[:-1]])
        means: Figures = np.add.reduceat(wins, starts, axis=0) / np.array(counts)[:, None]
        return means

    def after_fate(self, state: State, outcome: Move, fate: Fate) -> tuple[Figures, Figures]:
        """By seat, where fate is asked: the chances after this outcome, and before it, by the odds.

        Of a draw of cards each is weighed against all others it might have been, and what all of them have brought is
        taken off.
        """
        told = [Move(each) for each in chance(state).told(outcome)]
        win, mean = self.weighed(state, told[0], fate)
        luck = win - mean
        for before, each in pairwise(told):
            state = reached(state, before)
            win, mean = self.weighed(state, each, fate)
            luck += win - mean
        return win, win - luck

    def weighed(self, state: State, outcome: Move, fate: Fate) -> tuple[Figures, Figures]:
        """The same of one throw or card: their mean over all there may be."""
        chances = odds(state)
        moves = [Move(move) for move in chances.outcomes]
        weights = np.array(list(chances.weights) or [1] * len(moves), dtype=np.float64)
        seeds = [int(fate.below(SEEDS, "review")) for _ in range(COMPLETED)]
        if np.count_nonzero(weights) > MOST:  # drawn without regard to what came, so that the mean stays unbiased
            drawn = [chances.at(fate.below(chances.total, "review")) for _ in range(MOST)]
            moves, weights = drawn, np.ones(MOST)
        kept = [(move, weight) for move, weight in zip(moves, weights.tolist(), strict=True) if weight]
        found = self.of([reached(state, move) for move in [outcome, *[move for move, _ in kept]]], seeds)
        mean: Figures = np.average(found[1:], axis=0, weights=[weight for _, weight in kept])
        return found[0], mean


def reached(state: State, outcome: Move) -> State:
    """The state after this outcome of fate."""
    copy = state.clone()
    tell_apart(copy, outcome)
    apply_known(copy, FATE, outcome)
    return copy


def completed(state: State, seeds: list[int]) -> list[State]:
    """The state itself, or where fate is asked, several ways it may go on until somebody else is."""
    if state.owing != FATE_OWES:
        return [state]
    out: list[State] = []
    for seed in seeds:
        copy = state.clone()
        let_fate(copy, QuickFate(seed))
        out.append(copy)
    return out
