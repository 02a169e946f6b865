"""Chance: odds with whole-number weights, and the sources that answer for fate.

Nothing is decided before someone looks. A chance step lists its outcomes; a source draws one of them. The live
source is derived from a secret by a keyed hash over named streams and counters, so that whoever learns the
secret afterwards can prove every outcome, and a draw added in one stream does not shift the others.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final, final

from burghers.kernel.move import Move, Moves
from burghers.kernel.native import append, i64, mypyc_attr, vec


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Odds:
    """The outcomes of one chance step, each with its weight."""

    def __init__(self, outcomes: Moves, weights: vec[i64], total: i64) -> None:
        self.outcomes: Final = outcomes
        self.weights: Final = weights  # empty when all outcomes are equally likely; 0 for what cannot happen now
        self.total: Final = total

    def at(self, ticket: i64) -> Move:
        """The outcome that holds this ticket, 0 <= ticket < total."""
        weights = self.weights
        if len(weights) == 0:
            return Move(self.outcomes[ticket])
        i: i64 = 0
        while ticket >= weights[i]:
            ticket -= weights[i]
            i += 1
        return Move(self.outcomes[i])

    def possible(self) -> Moves:
        """The outcomes that can happen."""
        if len(self.weights) == 0:
            return self.outcomes
        out = vec[i64]()
        for i in range(len(self.weights)):
            if self.weights[i] > 0:
                out = append(out, self.outcomes[i])
        return out


EQUAL: Final = vec[i64]()  # no weights


def even(outcomes: Moves) -> Odds:
    """All outcomes equally likely."""
    return Odds(outcomes, EQUAL, len(outcomes))


def weighted(outcomes: Moves, weights: vec[i64]) -> Odds:
    """Outcomes with whole-number weights, not all of them 0. The weights must not change while these odds are held."""
    total: i64 = 0
    for weight in weights:
        total += weight
    return Odds(outcomes, weights, total)


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """A source of chance."""

    def below(self, total: i64, stream: str) -> i64:
        """A number from 0 to total - 1, each equally likely."""
        raise NotImplementedError

    def shuffle(self, items: list[int], stream: str) -> None:
        """Put the items into random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1, stream)
            items[i], items[j] = items[j], items[i]


ONE: Final[i64] = 1073741789  # two primes just below 2**30: products stay within a machine word
TWO: Final[i64] = 1073741783
ROOT_ONE: Final[i64] = 771645345
ROOT_TWO: Final[i64] = 62089911


@final
class QuickFate(Fate):
    """A fast reproducible source for search and simulation: two combined multiplicative congruences."""

    def __init__(self, seed: int) -> None:
        one, two = 1073741789, 1073741783  # seeds may be of any size
        self.one: i64 = seed % (one - 1) + 1
        self.two: i64 = (seed // (one - 1) * 7919 + seed * 31 + 12345) % (two - 1) + 1
        for _ in range(8):  # near seeds shall not give near sequences
            self.below(2, "")

    def below(self, total: i64, stream: str) -> i64:
        """A number from 0 to total - 1; the stream makes no difference here."""
        one = self.one * ROOT_ONE % ONE
        two = self.two * ROOT_TWO % TWO
        self.one = one
        self.two = two
        z = one - two
        if z < 0:
            z += ONE
        return z * total // ONE


SECRET_BYTES: Final = 32
HASH_RANGE: Final = 1 << 64


@final
class SealedFate(Fate):
    """The live source: committed to beforehand, provable afterwards."""

    def __init__(self, secret: bytes) -> None:
        self.secret: Final = secret
        self.counters: dict[str, int] = {}

    def below(self, total: i64, stream: str) -> i64:
        """The next number of this stream."""
        counter = self.counters.get(stream, 0)
        self.counters[stream] = counter + 1
        return ticket(self.secret, stream, counter, total)


def ticket(secret: bytes, stream: str, counter: int, total: int) -> int:
    """What the secret says about the counter-th draw of a stream; exactly uniform, by rejection."""
    limit = HASH_RANGE - HASH_RANGE % total
    attempt = 0
    while True:
        message = f"{stream}:{counter}:{attempt}".encode()
        value = int.from_bytes(hmac.digest(secret, message, "sha256")[:8], "big")
        if value < limit:
            return value % total
        attempt += 1


def new_secret() -> bytes:
    """A secret from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def seeded_secret(seed: int, index: int) -> bytes:
    """A secret for reproducible simulations: game number ``index`` of the run with this seed."""
    return hashlib.sha256(f"burghers simulation {seed} {index}".encode()).digest()


def seal(entropy: bytes) -> str:
    """What a seat hands in of its entropy before anybody shows theirs."""
    return hashlib.sha256(b"burghers entropy " + entropy).hexdigest()


def mixed(secret: bytes, entropy: Sequence[bytes]) -> bytes:
    """What fate draws from: the secret, and what the seats have added to it (empty where one has added nothing).

    Whoever knows the secret did not know the entropy when committing to it, and the other way round: nobody chooses.
    """
    if not any(entropy):
        return secret
    message = " ".join(["burghers seats", *[part.hex() or "-" for part in entropy]])
    return hmac.digest(secret, message.encode(), "sha256")


def commitment(secret: bytes) -> str:
    """What is published of the secret at the start."""
    return hashlib.sha256(b"burghers fate " + secret).hexdigest()
