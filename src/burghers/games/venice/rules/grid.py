"""VEN-1.2 and 1.3  The grid: 17 by 8 spaces as bits of three words.

A set of spaces is three integers of three rows each, so that each stays within a machine word. Space 0 is the upper
left one; spaces are counted along the rows.
"""

from __future__ import annotations

from typing import Final

from burghers.kernel.move import Move, Moves
from burghers.kernel.native import extend, i64, vec
from burghers.kernel.vectors import bit_of, count

WIDTH: Final[i64] = 17
HEIGHT: Final[i64] = 8
SPACES: Final[i64] = 136
WORD: Final[i64] = 51  # spaces in a word
COLUMNS: Final = "abcdefghijklmnopq"

ROW: Final[i64] = (1 << WIDTH) - 1  # the first row of a word
TWO_ROWS: Final[i64] = (1 << 2 * WIDTH) - 1
NOT_LAST: Final[i64] = (1 << WORD) - 1 - (1 << 16 | 1 << 33 | 1 << 50)  # all but the last column

Words = tuple[i64, i64, i64]

PART: Final[i64] = 6  # columns listed at a time; small tables stay in the fast memory
PART_BITS: Final[i64] = 63
LISTS: Final[i64] = 64  # sets of the columns of a part
LISTS_A_ROW: Final[i64] = 192  # three parts


def space_words() -> list[str]:
    """The names of the spaces: column letter and row number, ``a1`` to ``q8``."""
    return [COLUMNS[space % WIDTH] + str(space // WIDTH + 1) for space in range(SPACES)]


def east_of(word: i64) -> i64:
    """The spaces whose eastern neighbour is in the set."""
    return word >> 1 & NOT_LAST


def west_of(word: i64) -> i64:
    """The spaces whose western neighbour is in the set."""
    return (word & NOT_LAST) << 1


def south_of(a: i64, b: i64, c: i64) -> Words:
    """The spaces whose southern neighbour is in the set."""
    return (a >> WIDTH | (b & ROW) << 34, b >> WIDTH | (c & ROW) << 34, c >> WIDTH)


def north_of(a: i64, b: i64, c: i64) -> Words:
    """The spaces whose northern neighbour is in the set."""
    return ((a & TWO_ROWS) << WIDTH, (b & TWO_ROWS) << WIDTH | a >> 34, (c & ROW) << WIDTH | b >> 34)


def around(a: i64, b: i64, c: i64) -> Words:
    """VEN-1.3  The spaces that share an edge with a space of the set; diagonals never count."""
    return (
        a >> 1 & NOT_LAST | (a & NOT_LAST) << 1 | (a & TWO_ROWS) << WIDTH | a >> WIDTH | (b & ROW) << 34,
        b >> 1 & NOT_LAST | (b & NOT_LAST) << 1 | (b & TWO_ROWS) << WIDTH | b >> WIDTH | a >> 34 | (c & ROW) << 34,
        c >> 1 & NOT_LAST | (c & NOT_LAST) << 1 | (c & ROW) << WIDTH | c >> WIDTH | b >> 34,
    )


def size(words: Words) -> i64:
    """How many spaces are in a set."""
    return count(words[0]) + count(words[1]) + count(words[2])


def shared(one: Words, other: Words) -> i64:
    """How many spaces are in both sets."""
    return count(one[0] & other[0]) + count(one[1] & other[1]) + count(one[2] & other[2])


def members(words: Words) -> list[int]:
    """The spaces of a set, in rising order."""
    out: list[int] = []
    for part in range(3):
        word = words[0] if part == 0 else words[1] if part == 1 else words[2]
        space: i64 = part * WORD
        while word:
            if word & 1:
                out.append(space)
            word >>= 1
            space += 1
    return out


def gathered(spaces: list[int]) -> Words:
    """The set of these spaces."""
    words = [0, 0, 0]
    for space in spaces:
        words[space // WORD] |= bit_of(space % WORD)
    return (words[0], words[1], words[2])


def listing(verb: i64) -> list[Moves]:
    """For every part of every row and every set of spaces there: the moves of this verb, ready to be listed."""
    table: list[Moves] = []
    for row in range(HEIGHT):
        said = [Move(verb | row * WIDTH + column << 6) for column in range(WIDTH)]
        for first in range(0, WIDTH, PART):
            part = said[first : first + PART]
            for bits in range(LISTS):
                table.append(vec[i64]([move for i, move in enumerate(part) if bits >> i & 1]))
    return table


def listed(table: list[Moves], a: i64, b: i64, c: i64) -> Moves:
    """The moves of one verb to the spaces of a set, in rising order."""
    out = list_word(vec[i64](capacity=32), table, 0, a)
    out = list_word(out, table, 3 * LISTS_A_ROW, b)
    return list_word(out, table, 6 * LISTS_A_ROW, c)


def list_word(out: Moves, table: list[Moves], at: i64, word: i64) -> Moves:
    """The moves to the spaces of one word."""
    while word:
        row = word & ROW
        part = at
        while row:
            bits = row & PART_BITS
            if bits:
                out = extend(out, table[part + bits])
            row >>= PART
            part += LISTS
        word >>= WIDTH
        at += LISTS_A_ROW
    return out
