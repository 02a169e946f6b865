"""Marks: what a decision is called, by the chance to win that it gave away beyond doubt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

BRILLIANT: Final = "brilliant"  # the only move, and not the one that looks best at first glance
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
FORCED: Final = "forced"  # there was nothing to choose

# The chance to win that is lost beyond doubt, from which on a decision is called so; the gravest first.
THRESHOLDS: Final[tuple[tuple[str, float], ...]] = ((BLUNDER, 0.15), (MISTAKE, 0.10), (INACCURACY, 0.05))
ONLY: Final = 0.10  # an answer is the only one where every other loses so much beyond doubt
MARKS: Final = (BRILLIANT, GOOD, INACCURACY, MISTAKE, BLUNDER, FORCED)
GRAVE: Final = (MISTAKE, BLUNDER)
SLIPS: Final = (INACCURACY, *GRAVE)


def threshold(mark: str) -> float:
    """How much chance to win a mark says was lost at least."""
    return dict(THRESHOLDS).get(mark, 0.0)


def mark_of(lost: float) -> str:
    """The mark of a decision that lost so much chance to win beyond doubt."""
    for mark, least in THRESHOLDS:
        if lost >= least:
            return mark
    return GOOD


def accuracy(lost: Sequence[float]) -> float:
    """How well somebody decided, from 0 to 100: each decision counts less the more it lost, a blunder a fifth.

    The mean over decisions of ``1 / (1 + (lost / 0.075)²)``: 100 % for nothing lost, 69 % for an inaccuracy of 5 %,
    36 % for a mistake of 10 %, 20 % for a blunder of 15 %.
    """
    if not lost:
        return 100.0
    return 100 * sum(1 / (1 + (each / HALVED) ** 2) for each in lost) / len(lost)


HALVED: Final = 0.075  # a decision that lost so much counts half
