"""The intervals against figures from tables, and against chance itself."""

from __future__ import annotations

import random
from math import inf, sqrt
from statistics import fmean

import pytest

from burghers.bots.statistics.intervals import mean_of, share_of, student, wilson


@pytest.mark.parametrize(
    ("freedom", "factor"),
    [
        (1, 12.706),
        (2, 4.303),
        (3, 3.182),
        (4, 2.776),
        (5, 2.571),
        (9, 2.262),
        (30, 2.042),
        (120, 1.980),
        (10**6, 1.960),
    ],
)
def test_student_is_as_in_the_tables(freedom: int, factor: float) -> None:
    assert student(freedom) == pytest.approx(factor, abs=0.002)


def test_the_interval_of_a_known_example() -> None:
    found = mean_of([1, 2, 3, 4, 5])
    off = 2.776445 * sqrt(2.5) / sqrt(5)
    assert found.mean == 3
    assert (found.low, found.high) == pytest.approx((3 - off, 3 + off), rel=1e-3)


def test_one_sample_tells_no_interval() -> None:
    assert (mean_of([4]).low, mean_of([4]).high) == (-inf, inf)


def test_a_share_stays_a_share() -> None:
    found = share_of([0, 0, 0, 0.5])
    assert found.low == 0 and found.mean == 0.125 and found.high < 1
    assert share_of([1, 1, 1, 0.75]).high == 1


def test_deals_that_all_end_alike_do_not_make_sure() -> None:
    always = share_of([1.0] * 10)
    assert always.mean == 1 and always.high == pytest.approx(1)
    assert always.low == pytest.approx(0.7225, abs=1e-3)  # Wilson's, 10 of 10
    never = wilson(0, 10)
    assert (never.low, never.high) == pytest.approx((0, 0.2775), abs=1e-3)
    half = wilson(0.5, 100)
    assert (half.low, half.high) == pytest.approx((0.4038, 0.5962), abs=1e-3)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    luck = random.Random(1)
    held = [
        found.low <= 0.3 <= found.high
        for found in (share_of([fmean(luck.random() < 0.3 for _ in range(4)) for _ in range(40)]) for _ in range(2000))
    ]
    assert 0.93 < fmean(held) < 0.97
