"""Tournaments: which bots meet, and how they are seated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from burghers.bots.bot import stream
from burghers.research.matches import Fixture

ROUND_ROBIN = "round-robin"  # one seat of each against a table full of each other one
LADDER = "ladder"  # one seat of each against a table full of the one before it
AGAINST = "against"  # one seat of each against a table full of the first one
FREE = "free"  # different bots around one table

DUELS = (ROUND_ROBIN, LADDER, AGAINST)
CIRCLE = "circle"


@dataclass(frozen=True)
class Tournament:
    """Bots that meet in one of four ways, so many at a table."""

    kind: str
    bots: tuple[str, ...]
    players: int

    def pairings(self) -> list[tuple[str, ...]]:
        """Who meets: in a duel the lone bot and the one that has all other seats, else everybody at the table."""
        bots = self.bots
        if self.kind == LADDER:
            return [(bots[i], bots[i - 1]) for i in range(1, len(bots))]
        if self.kind == AGAINST:
            return [(bot, bots[0]) for bot in bots[1:]]
        if self.kind == FREE:
            return list(combinations(bots, min(self.players, len(bots))))
        # Two at a table: each side is alone, and the other way round would be the same games.
        return list(combinations(bots, 2) if self.players == 2 else permutations(bots, 2))

    def circle(self, pairing: Sequence[str], deal: int, seed: int) -> list[str]:
        """The bots around the table before they are rotated."""
        if self.kind in DUELS:
            return [pairing[0], *[pairing[1]] * (self.players - 1)]
        # Where bots are too few some sit twice, others in the next deal; who sits beside whom changes too.
        seated = [pairing[(deal + i) % len(pairing)] for i in range(self.players)]
        places = list(range(self.players))
        stream(CIRCLE, seed, deal).shuffle(places, CIRCLE)
        return [seated[place] for place in places]

    def fixtures(self, deals: int, seed: int) -> list[Fixture]:
        """Every game of the tournament, deal by deal, so that one broken off half-way is a fair half."""
        return [
            Fixture(pairing, deal, rotation, rotated(self.circle(pairing, deal, seed), rotation))
            for deal in range(deals)
            for pairing in self.pairings()
            for rotation in range(self.players)
        ]


def rotated(circle: Sequence[str], rotation: int) -> tuple[str, ...]:
    """The circle moved on by so many seats."""
    return tuple(circle[(seat - rotation) % len(circle)] for seat in range(len(circle)))
