"""Dice that are alike, thrown together: what lies on the table afterwards, in one number.

A throw is which faces came up how often. Throws are numbered by how many dice they have, then by their faces in rising
order; 0 is no die at all.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final, final

from burghers.kernel.fate import Fate, Odds, weighted
from burghers.kernel.move import VERB_BITS
from burghers.kernel.native import append, i64, vec

FACES: Final = 6


def ways(faces: tuple[int, ...]) -> int:
    """In how many ways dice that can be told apart come to show this."""
    out = factorial(len(faces))
    for face in range(FACES):
        out //= factorial(faces.count(face))
    return out


@final
class Throws:
    """All throws of up to so many dice."""

    def __init__(self, most: int) -> None:
        listed = [dice for n in range(most + 1) for dice in combinations_with_replacement(range(FACES), n)]
        numbers = {dice: number for number, dice in enumerate(listed)}
        self.dice: Final = [vec[i64](list(dice)) for dice in listed]  # their faces, from 0 on
        self.words: Final = ["+".join([str(face + 1) for face in dice]) or "none" for dice in listed]
        self.ways: Final = vec[i64]([ways(dice) for dice in listed])
        self.plus: Final = vec[i64](  # by throw and face: the throw with one more die
            [numbers.get(tuple(sorted((*dice, face))), 0) for dice in listed for face in range(FACES)]
        )

    def draw(self, dice: i64, fate: Fate, stream: str) -> i64:
        """What so many dice show."""
        throw: i64 = 0
        for _ in range(dice):
            throw = self.plus[throw * FACES + fate.below(FACES, stream)]
        return throw

    def odds(self, verb: i64, dice: i64) -> Odds:
        """What so many dice may show, as sentences of this verb with the throw in their first blank."""
        outcomes, weights = vec[i64](), vec[i64]()
        for throw in range(len(self.dice)):
            if len(self.dice[throw]) == dice:
                outcomes = append(outcomes, verb | throw << VERB_BITS)
                weights = append(weights, self.ways[throw])
        return weighted(outcomes, weights)
