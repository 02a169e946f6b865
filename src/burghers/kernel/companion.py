"""The companion: what a table with a sharp memory would know, from what everybody has seen and nothing else.

A game says it in chapters of lines. A line counts something, and may give the chance that it is what comes next.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NOBODY: Final = -1
NO_CHANCE: Final = -1.0


@dataclass(frozen=True)
class Fact:
    """One line of a chapter: what it is about, whose it is, how many, and how likely it is to come next."""

    what: str  # a key of the game's texts: ``worker.red``, or of its section ``companion``
    count: int
    seat: int = NOBODY
    chance: float = NO_CHANCE  # 0 to 1
    most: int = NOBODY  # out of so many, where that is worth saying
    more: tuple[tuple[str, int], ...] = ()  # what the count is made of: keys of texts, how many of each


@dataclass(frozen=True)
class Chapter:
    """Lines that belong together, under a title of the texts' section ``companion``."""

    title: str
    facts: tuple[Fact, ...]


def drawn_from(counts: dict[str, int]) -> tuple[Fact, ...]:
    """What is left of each kind, and the chance that the next one drawn is of it."""
    total = sum(counts.values())
    return tuple(Fact(what, count, chance=count / total if total else 0.0) for what, count in counts.items())
