"""Luck apart from skill, by seat. All parts are by chances to win, and over the seats each of them comes to nothing.

What happened to a seat is told apart: what fate changed (dice, cards), what the others' mistakes gave it beyond an
equal share (others), what its own decisions lost against those of the others (skill), and what no part accounts for:
chances turn out otherwise than was told before, and losses within doubt are nobody's (rest).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from burghers.bots.review.items import DIGITS, Decision, Items

DICE: Final = "dice"
CARDS: Final = "cards"


@dataclass(frozen=True)
class Fortune:
    """What became of one seat's chances, and why."""

    dice: float
    cards: float
    others: float
    total: float  # luck: the three together
    skill: float
    rest: float
    start: float  # chance before the first decision
    result: float  # what it came to: 1 for a victory, shared if shared
    expected: float  # the result with average luck


def fortunes(items: Items, dice: frozenset[str], start: Sequence[float], result: Sequence[float]) -> list[Fortune]:
    """What became of all seats."""
    seats = range(len(start))
    fate = {DICE: [0.0 for _ in seats], CARDS: [0.0 for _ in seats]}
    for outcome in items.outcomes():
        part = fate[DICE if outcome.stream in dice else CARDS]
        for seat, changed in enumerate(outcome.luck()):
            part[seat] += changed
    others, skill = [0.0 for _ in seats], [0.0 for _ in seats]
    for decision in items.decisions():
        for seat, (beyond, equal) in enumerate(shares(decision)):
            others[seat] += beyond
            skill[seat] += equal
    lucks = [fate[DICE][seat] + fate[CARDS][seat] + others[seat] for seat in seats]
    average = chances([result[seat] - lucks[seat] for seat in seats])
    out: list[Fortune] = []
    for seat in seats:
        parts = (fate[DICE][seat], fate[CARDS][seat], others[seat])
        luck = lucks[seat]
        rest = result[seat] - start[seat] - luck - skill[seat]
        figures = (*parts, luck, skill[seat], rest, start[seat], result[seat], average[seat])
        out.append(Fortune(*[round(figure, DIGITS) for figure in figures]))
    return out


def chances(sums: Sequence[float]) -> list[float]:
    """The chances nearest to these figures: none below nothing, all together one.

    What is left of a victory after much luck may be less than nothing, as luck is a sum over a whole game. The same
    is taken off every seat that has something left, until all is well: the nearest point of all chances there are.
    """
    left = sorted(sums, reverse=True)
    over, taken = 0.0, 0.0
    for count, one in enumerate(left, 1):
        over += one
        if one > (over - 1) / count:
            taken = (over - 1) / count
    return [max(0.0, one - taken) for one in sums]


def shares(decision: Decision) -> list[tuple[float, float]]:
    """By seat, of the chance a decision lost: what came to it beyond an equal share, and the equal share itself.

    Who decided bears the loss. The others win it, equally if nobody is luckier than another. Only what was lost beyond
    doubt counts: hundreds of losses within doubt are as many errors of a sample, and would drown everything else.
    """
    rivals = len(decision.given) - 1
    lost = decision.lost_win
    certain = lost / decision.estimate if lost else 0.0
    return [
        (0.0, -lost) if seat == decision.seat else (certain * given - lost / rivals, lost / rivals)
        for seat, given in enumerate(decision.given)
    ]
