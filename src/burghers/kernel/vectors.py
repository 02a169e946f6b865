"""What vectors lack. Each but ``in_order`` gives a new vector and leaves the old one as it is: states may share it."""

from __future__ import annotations

from typing import Final

from burghers.kernel.native import append, extend, i64, pop, vec

BITS: Final = vec[i64]([2**place for place in range(63)])


def plus(numbers: vec[i64], last: i64) -> vec[i64]:
    """One more at the end."""
    return append(extend(vec[i64](capacity=len(numbers) + 1), numbers), last)


def without(numbers: vec[i64], place: i64) -> vec[i64]:
    """All but the one at this place."""
    out, _ = pop(numbers[:], place)
    return out


def inserted(numbers: vec[i64], place: i64, new: i64) -> vec[i64]:
    """One more, at this place."""
    out = vec[i64](capacity=len(numbers) + 1)
    for i in range(len(numbers)):
        if i == place:
            out = append(out, new)
        out = append(out, numbers[i])
    return append(out, new) if place >= len(numbers) else out


def in_order(numbers: vec[i64], new: i64) -> vec[i64]:
    """One more, where it belongs among rising numbers; what was given is used up."""
    numbers = append(numbers, new)
    place = len(numbers) - 1
    while place and numbers[place - 1] > new:
        numbers[place] = numbers[place - 1]
        place -= 1
    numbers[place] = new
    return numbers


def place_of(numbers: vec[i64], wanted: i64) -> i64:
    """Where a number lies first; -1 when it does not."""
    for i in range(len(numbers)):
        if numbers[i] == wanted:
            return i
    return -1


def bit_of(place: i64) -> i64:
    """The number with this bit alone. (The compiler takes a plain ``1 << place`` for one of 32 bits.)"""
    return BITS[place]


def count(word: i64) -> i64:
    """How many bits of a word are set."""
    # All pairs of bits are counted at once, then all fours, then all bytes. The first mask has 61 bits: a constant
    # of more than 62 is no machine word to the compiler, and no set or bag has so many.
    word -= word >> 1 & 0x1555555555555555
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = word + (word >> 4) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    return word + (word >> 32) & 127


def lowest(word: i64) -> i64:
    """The place of the lowest bit of a word, which has one: as many bits lie below it."""
    return count((word & -word) - 1)


def mixed(key: i64, numbers: vec[i64]) -> i64:
    """A hash carried on over these numbers."""
    for number in numbers:
        key ^= number
        key = wrapped(key)
    return key


def wrapped(key: i64) -> i64:
    """One round of mixing within 62 bits, the same interpreted and compiled."""
    low, high = key & 2147483647, key >> 31 & 2147483647
    low = low * 1566083941 + high & 2305843009213693951
    high = high * 1812433253 + (low >> 30) & 2147483647
    return (low ^ high << 29) & 4611686018427387903
