"""Sources of chance: fair, reproducible, committed to."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from burghers.kernel.fate import (
    QuickFate,
    SealedFate,
    commitment,
    even,
    new_secret,
    seeded_secret,
    ticket,
    weighted,
)
from burghers.kernel.move import coded


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def test_both_sources_are_even() -> None:
    """With five degrees of freedom a chi-square above 30 has a chance of about one in 70,000."""
    quick, sealed = QuickFate(3), SealedFate(bytes(32))
    for source in (quick, sealed):
        counts = Counter(source.below(6, "die") for _ in range(12_000))
        assert sorted(counts) == list(range(6))
        assert chi_square(list(counts.values()), 2_000) < 30


def test_pairs_of_quick_draws_are_even() -> None:
    fate = QuickFate(11)
    counts = Counter((fate.below(6, ""), fate.below(6, "")) for _ in range(36_000))
    assert len(counts) == 36 and chi_square(list(counts.values()), 1_000) < 90


def test_near_seeds_differ() -> None:
    firsts = {tuple(QuickFate(seed).below(1000, "") for _ in range(1)) for seed in range(200)}
    assert len(firsts) > 150


def test_streams_do_not_disturb_each_other() -> None:
    secret = seeded_secret(1, 1)
    alone, mixed = SealedFate(secret), SealedFate(secret)
    dice = [alone.below(6, "die") for _ in range(50)]
    seen = []
    for i in range(50):
        mixed.below(44, f"cards {i % 3}")
        seen.append(mixed.below(6, "die"))
    assert seen == dice
    assert dice == [ticket(secret, "die", i, 6) for i in range(50)]


def test_a_secret_is_committed_to() -> None:
    one, other = new_secret(), new_secret()
    assert len(one) == 32 and one != other
    assert commitment(one) == commitment(one) != commitment(other)
    assert one.hex() not in commitment(one)
    assert seeded_secret(1, 2) == seeded_secret(1, 2) != seeded_secret(2, 1)


@given(weights=st.lists(st.integers(0, 5), min_size=1, max_size=8).filter(any))
def test_every_ticket_belongs_to_its_outcome(weights: list[int]) -> None:
    chances = weighted([coded(0, i) for i in range(len(weights))], weights)
    counts = Counter(chances.at(ticket) for ticket in range(chances.total))
    assert [counts[coded(0, i)] for i in range(len(weights))] == weights
    assert chances.possible() == [coded(0, i) for i, weight in enumerate(weights) if weight]


def test_even_odds() -> None:
    chances = even([coded(0, i) for i in range(4)])
    assert [chances.at(i) for i in range(4)] == chances.outcomes == chances.possible() and chances.total == 4


@given(seed=st.integers(0, 10**12), items=st.lists(st.integers(), max_size=12))
def test_shuffle_keeps_everything(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    QuickFate(seed).shuffle(shuffled, "")
    assert sorted(shuffled) == sorted(items)
