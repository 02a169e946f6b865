"""Means with their 95 % intervals, reckoned over independent samples: the deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95
NORMAL = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
STUDENT_OF_FEW = (inf, 12.7062, 4.3027, 3.1824)  # by degrees of freedom; from four on the expansion is good enough


@dataclass(frozen=True)
class Estimate:
    """A mean, and between which bounds the true one is to be expected."""

    mean: float
    low: float
    high: float

    def times(self, factor: float) -> Estimate:
        """The same on another scale."""
        return Estimate(self.mean * factor, self.low * factor, self.high * factor)


def student(freedom: int) -> float:
    """How many standard errors to either side hold 95 % of Student's distribution (Cornish and Fisher's expansion)."""
    if freedom < len(STUDENT_OF_FEW):
        return STUDENT_OF_FEW[freedom]
    z, n = NORMAL, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def mean_of(samples: Sequence[float]) -> Estimate:
    """The mean with Student's interval. One sample says nothing about how far others may be off."""
    mean = fmean(samples)
    if len(samples) == 1:
        return Estimate(mean, -inf, inf)
    off = student(len(samples) - 1) * stdev(samples) / sqrt(len(samples))
    return Estimate(mean, mean - off, mean + off)


def share_of(samples: Sequence[float]) -> Estimate:
    """The mean of shares from 0 to 1. Where all are equal, Wilson's interval with every sample as one trial."""
    if len(set(samples)) == 1:
        return wilson(samples[0], len(samples))
    found = mean_of(samples)
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def wilson(share: float, trials: int) -> Estimate:
    """A share with Wilson's score interval, which is right also where the share is 0 or 1."""
    z2 = NORMAL**2
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    off = NORMAL / (1 + z2 / trials) * sqrt(share * (1 - share) / trials + z2 / (4 * trials**2))
    return Estimate(share, max(0.0, middle - off), min(1.0, middle + off))
