"""Sources of chance: fair, reproducible, committed to."""

from __future__ import annotations

import hmac
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from burghers.kernel.fate import (
    TWO,
    QuickFate,
    SealedFate,
    commitment,
    even,
    mixed,
    new_secret,
    seal,
    seeded_secret,
    ticket,
    weighted,
)
from burghers.kernel.move import coded
from burghers.kernel.native import i64, vec


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


def test_no_seed_stops_half_of_the_quick_source() -> None:
    """A congruence at nought stays there: the seeds around the one that would be nought are tried."""
    nought = -12345 * pow(31, -1, TWO - 1) % (TWO - 1)
    step = pow(31, -1, TWO - 1)  # moves the second congruence by one
    for seed in [(nought + number * step) % (TWO - 1) for number in range(-3, 4)]:
        fate = QuickFate(seed)
        assert fate.one > 0 and fate.two > 0


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


def test_a_draw_that_would_favour_low_numbers_is_thrown_away() -> None:
    """Of 2**64 values a total just above the half takes the first ones once: all others are drawn again."""
    secret, total, again = seeded_secret(2, 2), 2**63 + 1, 0
    for counter in range(64):
        values = [
            int.from_bytes(hmac.digest(secret, f"x:{counter}:{attempt}".encode(), "sha256")[:8], "big")
            for attempt in range(64)
        ]
        kept = next(value for value in values if value < total)
        assert ticket(secret, "x", counter, total) == kept
        again += kept != values[0]
    assert 16 < again < 48


def test_seats_add_to_the_secret_and_each_of_them_changes_every_draw() -> None:
    secret, ann, bob = seeded_secret(1, 1), bytes(range(32)), bytes(range(32, 64))
    assert mixed(secret, []) == mixed(secret, [b"", b""]) == secret
    ways = [[ann, b""], [b"", ann], [ann, bob], [bob, ann], [ann, bob, b""]]
    keys = [mixed(secret, way) for way in ways]
    assert len({*keys, secret, mixed(seeded_secret(1, 2), [ann, bob])}) == len(ways) + 2
    assert all(len(key) == len(secret) for key in keys)
    assert len({seal(ann), seal(bob), ann.hex(), commitment(ann)}) == 4


def test_a_secret_is_committed_to() -> None:
    one, other = new_secret(), new_secret()
    assert len(one) == 32 and one != other
    assert commitment(one) == commitment(one) != commitment(other)
    assert one.hex() not in commitment(one)
    assert seeded_secret(1, 2) == seeded_secret(1, 2) != seeded_secret(2, 1)


@given(weights=st.lists(st.integers(0, 5), min_size=1, max_size=8).filter(any))
def test_every_ticket_belongs_to_its_outcome(weights: list[int]) -> None:
    chances = weighted(vec[i64]([coded(0, i) for i in range(len(weights))]), vec[i64](weights))
    counts = Counter(chances.at(ticket) for ticket in range(chances.total))
    assert [counts[coded(0, i)] for i in range(len(weights))] == weights
    assert list(chances.possible()) == [coded(0, i) for i, weight in enumerate(weights) if weight]


def test_even_odds() -> None:
    chances = even(vec[i64]([coded(0, i) for i in range(4)]))
    assert [chances.at(i) for i in range(4)] == list(chances.outcomes) == list(
        chances.possible()
    ) and chances.total == 4


@given(seed=st.integers(0, 10**12), items=st.lists(st.integers(), max_size=12))
def test_shuffle_keeps_everything(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    QuickFate(seed).shuffle(shuffled, "")
    assert sorted(shuffled) == sorted(items)
