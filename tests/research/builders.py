"""Terms, fixtures and results made by hand."""

from __future__ import annotations

from burghers import games
from burghers.research.matches import Fixture, Result, Terms, Thought

MS = Thought(10, 1.0, 2.0)


def terms(name: str = "vienna", seed: int = 1, **options: str) -> Terms:
    game = games.load(name)
    return Terms(name, game.printing.text, True, tuple(game.agreed(options).items()), seed)


def a_result(lineup: str, scores: list[int], winners: list[int], deal: int = 0, rotation: int = 0) -> Result:
    """A game of the duel between a and b (and others, where the line-up names them)."""
    seats = tuple(lineup)
    pairing = tuple(sorted(set(seats)))
    fixture = Fixture(pairing, deal, rotation, seats)
    return Result(fixture, scores, winners, 5, 50, dict.fromkeys(pairing, MS), "test", {})
