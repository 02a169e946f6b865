"""Reasons: what of a position makes one answer better than another, as the net sees it.

A game names groups of its features. Of the positions after both answers, one group at a time changes places: what that
does to the chance to win is the group's part. Parts need not come to the whole difference, so only clear ones are told.
"""

from __future__ import annotations

from typing import Any, Final

from burghers.bots.encoder import Numbers
from burghers.bots.evaluator import Evaluator
from burghers.bots.lookahead import after, dealt_anew
from burghers.bots.net import WIN
from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import let_fate
from burghers.kernel.state import State
from burghers.kernel.step import FATE_OWES, Seat, Together

WORLDS: Final = 8
LEAST: Final = 10  # thousandths of the chance to win: less is not told
MOST: Final = 3
SEEDS: Final = 1 << 30

Reasons = list[tuple[str, int]]


def reasons(evaluator: Evaluator[Any], state: State, seat: Seat, best: Move, given: Move, fate: Fate) -> Reasons:
    """What speaks for the best answer against the given one: words of the game, and thousandths of the chance to win.

    Nothing where both are the same, or where the answers are sealed and lead nowhere yet.
    """
    game = evaluator.game
    if best == given or isinstance(state.agenda[-1], Together):
        return []
    seeds = seeds_of(fate)
    better, worse = (reached_rows(evaluator, state, seat, move, seeds) for move in (best, given))

    def win(rows: Numbers) -> float:
        """The seat's mean chance to win, given the rows of all seats."""
        return float(evaluator.net.evaluate(rows, evaluator.encoder.seats)[:, seat, WIN].mean())

    found: Reasons = []
    for reason, columns in groups(game).items():
        with_it, without = worse.copy(), better.copy()
        with_it[:, columns] = better[:, columns]
        without[:, columns] = worse[:, columns]
        gain = win(with_it) - win(worse) + win(better) - win(without)
        found.append((reason, round(500 * gain)))
    told = [one for one in found if one[1] >= LEAST]
    return sorted(told, key=lambda one: -one[1])[:MOST]


def seeds_of(fate: Fate) -> list[tuple[int, int]]:
    """For every world: how it is dealt, and its luck after the answer."""
    return [(int(fate.below(SEEDS, "reasons")), int(fate.below(SEEDS, "reasons"))) for _ in range(WORLDS)]


def reached_rows(
    evaluator: Evaluator[Any], state: State, seat: Seat, move: Move, seeds: list[tuple[int, int]]
) -> Numbers:
    """What the net sees of every seat after an answer, in the worlds of these seeds."""
    states: list[State] = []
    for dealt, luck in seeds:
        reached = after(dealt_anew(evaluator.game, state, seat, QuickFate(dealt)), seat, move)
        if reached.owing == FATE_OWES:
            let_fate(reached, QuickFate(luck))
        states.append(reached)
    return evaluator.encoder.all_rows(evaluator.encoder.seen(states))


def groups(game: Game[Any]) -> dict[str, list[int]]:
    """By reason: the columns of a row that belong to it, the table's, the seat's own and its rivals'."""
    common, place = game.feature_names
    named = [*common, *[*place, "owes"] * 3]
    return {
        reason: [column for column, name in enumerate(named) if name.startswith(tuple(begins))]
        for reason, begins in game.reasons.items()
    }
