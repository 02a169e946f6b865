"""A hand of dice in one integer, and the words for one or two dice of it.

Dice of one hand that show the same face are alike (VIE-R34), so a hand is six counts of three bits each, faces 1 to 6,
and above them the face of the white die, 0 without one. A *die* is 0 to 5 for a face, or WHITE; *dice* are one die,
or two: the numbers follow DICE_WORDS.
"""

from __future__ import annotations

from typing import Final

from burghers.kernel.native import i64, vec
from burghers.kernel.throws import Throws

FACES: Final[i64] = 6
WHITE: Final[i64] = 6  # the white die among the dice
DIE_WORDS: Final = ["1", "2", "3", "4", "5", "6", "w"]
EMPTY: Final[i64] = 0
THROWS: Final = Throws(5)  # VIE-R34: the coloured dice of one hand

# A die as it lies, for readers: none at all, a face, the white die with its face, or a 1 set to a face by the joker.
LIES_WHITE: Final[i64] = 7
LIES_SET: Final[i64] = 13
LIES_WORDS: Final = [
    "none",
    *[str(face) for face in range(1, FACES + 1)],
    *[f"lies.w{face}" for face in range(1, FACES + 1)],
    *[f"lies.set{face}" for face in range(1, FACES + 1)],
]

COUNT_BITS: Final[i64] = 3
WHITE_SHIFT: Final[i64] = 18
COUNTS: Final[i64] = (1 << 18) - 1


def _pairs() -> list[tuple[int, int]]:
    return [(a, b) for a in range(FACES) for b in range(a, FACES)]


FIRST: Final = vec[i64](list(range(7)) + [a for a, _ in _pairs()] + [WHITE] * FACES)  # the first die of dice number i
SECOND: Final = vec[i64]([-1] * 7 + [b for _, b in _pairs()] + list(range(FACES)))  # the second, -1 when there is none
DICE_WORDS: Final = [
    DIE_WORDS[FIRST[i]] + ("" if SECOND[i] < 0 else "+" + DIE_WORDS[SECOND[i]]) for i in range(len(FIRST))
]


def _pair_table() -> vec[i64]:
    table = vec[i64]([0] * 36)
    for i, (a, b) in enumerate(_pairs()):
        table[a * FACES + b] = table[b * FACES + a] = 7 + i
    return table


PAIR: Final = _pair_table()  # dice number of two faces: PAIR[a * 6 + b]
WHITE_PAIR: Final[i64] = 28  # dice number of the white die and face a: WHITE_PAIR + a


def count(hand: i64, die: i64) -> i64:
    """How many such dice the hand holds."""
    if die == WHITE:
        return 1 if hand >> WHITE_SHIFT else 0
    return hand >> COUNT_BITS * die & 7


def size(hand: i64) -> i64:
    """How many dice the hand holds, the white one included."""
    total: i64 = 1 if hand >> WHITE_SHIFT else 0
    for die in range(FACES):
        total += hand >> COUNT_BITS * die & 7
    return total


def white_face(hand: i64) -> i64:
    """The face of the white die, 1 to 6; 0 when the hand has none."""
    return hand >> WHITE_SHIFT


def without(hand: i64, die: i64) -> i64:
    """The hand with one such die less."""
    return hand & COUNTS if die == WHITE else hand - (1 << COUNT_BITS * die)


def plus(hand: i64, die: i64) -> i64:
    """The hand with one more die of this face (0 to 5)."""
    return hand + (1 << COUNT_BITS * die)


def plus_white(hand: i64, die: i64) -> i64:
    """The hand with the white die showing this face (0 to 5)."""
    return hand & COUNTS | die + 1 << WHITE_SHIFT


def holds(hand: i64, dice: i64) -> bool:
    """Whether the hand has these one or two dice."""
    first, second = FIRST[dice], SECOND[dice]
    if count(hand, first) == 0:
        return False
    return second < 0 or count(without(hand, first), second) > 0


def faces(hand: i64) -> list[int]:
    """The faces of the coloured dice, 1 to 6, sorted."""
    return [die + 1 for die in range(FACES) for _ in range(hand >> COUNT_BITS * die & 7)]
