"""Moves are integers; a vocabulary prints, parses and numbers them.

A move is one verb and up to six blanks packed into one small integer, because the engine makes millions of
them. People and records see its notation: the verb's word and one word per blank, ``place 2 3 rathaus``.
Notes (what happened) are sentences of the same kind and use a vocabulary of their own.
"""

from __future__ import annotations

from typing import Final, NewType, TypeAlias, final

from burghers.kernel.errors import Unreadable
from burghers.kernel.native import i64, vec
from burghers.kernel.vectors import bit_of

Move = NewType("Move", i64)
Moves: TypeAlias = "vec[i64]"  # the answers to a question, as the rules list them

NOTHING: Final = Move(-1)  # the answer of a seat that was not asked, or has not answered yet

VERB_BITS: Final[i64] = 6
VERB_MASK: Final[i64] = 63
BLANK_BITS: Final[i64] = 8
BLANK_MASK: Final[i64] = 255
WIDE_MASK: Final[i64] = 65535  # a number that does not fit into one blank takes two
BLANKS: Final[i64] = 6  # at most; six bits of verb and six bytes stay within a machine word


def coded(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Move:
    """The move with this verb and these blanks, each from 0 to 255."""
    return Move(verb | a << 6 | b << 14 | c << 22 | d << 30)


def moves(listed: list[Move]) -> Moves:
    """A plain list as the answers to a question: for rules that need not be quick."""
    return vec[i64](listed)


def verb_of(move: i64) -> i64:
    """The number of the move's verb in its vocabulary."""
    return move & 63


def a_of(move: i64) -> i64:
    """The first blank."""
    return move >> 6 & 255


def b_of(move: i64) -> i64:
    """The second blank."""
    return move >> 14 & 255


def c_of(move: i64) -> i64:
    """The third blank."""
    return move >> 22 & 255


def d_of(move: i64) -> i64:
    """The fourth blank."""
    return move >> 30 & 255


@final
class Slot:
    """What may stand in a blank: one of these words, or a number from ``low`` on.

    In a row up to ``most`` of them stand together, ``fur+iron+fur``: each takes a byte, which 0 leaves free.
    """

    def __init__(self, name: str, words: list[str], low: int = 0, size: int = 0, most: int = 1) -> None:
        self.name: Final = name  # also the section of the texts that translates its words
        self.words: Final = words  # empty for a plain number
        self.low: Final = low
        self.each: Final = len(words) if words else size  # things one word may stand for
        self.most: Final = most
        self.bits: Final = BLANK_BITS * most if most > 1 or self.each <= BLANK_MASK + 1 else 2 * BLANK_BITS
        self.mask: Final = bit_of(self.bits) - 1
        self.size: Final = int(bit_of(self.bits)) if most > 1 else self.each

    def print(self, value: int) -> str:
        """The word for this value."""
        if self.most > 1:
            return "+".join([self._print_one(each) for each in in_row(value)])
        return self._print_one(value)

    def parse(self, word: str) -> int:
        """The value this word stands for."""
        if self.most > 1:
            parts = word.split("+")
            if len(parts) > self.most:
                raise Unreadable("bad-blank", word, self.name)
            return sum([self._parse_one(part) + 1 << BLANK_BITS * i for i, part in enumerate(parts)])
        return self._parse_one(word)

    def holds(self, value: int) -> bool:
        """Whether this value stands for anything."""
        if self.most > 1:
            row = in_row(value)
            return len(row) > 0 and all(0 <= each < self.each for each in row)
        return value < self.each

    def _print_one(self, value: int) -> str:
        return self.words[value] if self.words else str(value + self.low)

    def _parse_one(self, word: str) -> int:
        if self.words:
            if word in self.words:
                return self.words.index(word)
        elif word.isascii() and word.isdigit() and len(word) < 9:
            value = int(word) - self.low
            if 0 <= value < self.each and word == str(int(word)):
                return value
        raise Unreadable("bad-blank", word, self.name)


def words(name: str, of: list[str]) -> Slot:
    """A blank filled with one of a list of words."""
    return Slot(name, of)


def number(name: str, low: int, high: int) -> Slot:
    """A blank filled with a number from low to high; it is stored from 0 on."""
    return Slot(name, [], low, high - low + 1)


def row(of: Slot, most: int) -> Slot:
    """A blank filled with one to so many of what this one may be filled with."""
    if of.each > BLANK_MASK:
        raise ValueError(f"{of.name} has too many words for a row")
    return Slot(of.name, of.words, of.low, of.each, most)


def in_row(value: i64) -> list[i64]:
    """The values that stand in a row; -1 for a gap, which no sentence has."""
    out: list[i64] = []
    while value > 0:
        out.append((value & BLANK_MASK) - 1)
        value >>= BLANK_BITS
    return out


@final
class Verb:
    """The first word of a sentence, and the blanks that follow it; a number beyond 255 takes the room of two."""

    def __init__(self, word: str, slots: list[Slot]) -> None:
        self.word: Final = word
        self.slots: Final = slots
        shifts: list[int] = []
        size, at = 1, VERB_BITS
        for slot in slots:
            size *= slot.size
            shifts.append(at)
            at += slot.bits
        self.shifts: Final = shifts  # where each blank begins
        self.bits: Final = at
        self.size: Final = size  # how many sentences it can make


@final
class Vocabulary:
    """All verbs of a game, in the order of their numbers."""

    def __init__(self, verbs: list[Verb], at_once: list[Verb] | None = None) -> None:
        """``at_once`` are verbs of fate alone with very many sentences, which no learner of moves shall pay for; those
        with rows come last, for nobody lists what they can say."""
        size = sum([verb.size for verb in verbs])
        self.size: Final = size  # how many dense codes there are for what seats may say
        verbs = verbs + (at_once or [])
        if len(verbs) > VERB_MASK + 1:
            raise ValueError("a vocabulary has at most 64 verbs")
        self.verbs: Final = verbs
        offsets: list[int] = []
        size = 0
        for verb in verbs:
            if verb.bits > VERB_BITS + BLANKS * BLANK_BITS or any(slot.each > WIDE_MASK + 1 for slot in verb.slots):
                raise ValueError(f"{verb.word} does not fit into a move")
            offsets.append(size)
            size += verb.size
        self.offsets: Final = offsets
        self.codes: Final = size  # how many dense codes there are in all
        rows = [offset for offset, verb in zip(offsets, verbs, strict=True) if any(s.most > 1 for s in verb.slots)]
        self.listed: Final = rows[0] if rows else size  # how many of them may stand in a list
        # The same for machines: of each verb where its blanks begin, and of each blank shift, mask and size.
        begins, blanks = [0], [slot for verb in verbs for slot in verb.slots]
        for verb in verbs:
            begins.append(begins[-1] + len(verb.slots))
        self.bases: Final = vec[i64](offsets)
        self.begins: Final = vec[i64](begins)
        self.shifts: Final = vec[i64]([shift for verb in verbs for shift in verb.shifts])
        self.masks: Final = vec[i64]([slot.mask for slot in blanks])
        self.sizes: Final = vec[i64]([slot.size for slot in blanks])

    def verb(self, move: i64) -> Verb:
        return self.verbs[move & VERB_MASK]

    def blanks(self, move: i64) -> list[int]:
        """The values in the blanks of a move."""
        verb = self.verb(move)
        return [move >> verb.shifts[i] & slot.mask for i, slot in enumerate(verb.slots)]

    def print(self, move: i64) -> str:
        """The notation of a move."""
        verb = self.verb(move)
        values = self.blanks(move)
        return " ".join([verb.word, *[slot.print(values[i]) for i, slot in enumerate(verb.slots)]])

    def parse(self, text: str) -> Move:
        """The move that this notation stands for; raises Unreadable."""
        parts = text.split(" ")
        for i, verb in enumerate(self.verbs):
            if verb.word == parts[0]:
                if len(parts) != len(verb.slots) + 1:
                    raise Unreadable("wrong-number-of-words", verb.word, text)
                move = i
                for at, slot in enumerate(verb.slots):
                    move |= slot.parse(parts[at + 1]) << verb.shifts[at]
                return Move(move)
        raise Unreadable("unknown-verb", parts[0], text)

    def reads(self, move: i64) -> bool:
        """Whether this integer is a sentence of this vocabulary at all."""
        if move < 0 or move & VERB_MASK >= len(self.verbs):
            return False
        verb = self.verb(move)
        if move >> verb.bits:
            return False
        values = self.blanks(move)
        return all(slot.holds(values[i]) for i, slot in enumerate(verb.slots))

    def dense(self, move: i64) -> i64:
        """The number of this sentence among all sentences: an action id for learners."""
        verb = move & 63
        code: i64 = 0
        for at in range(self.begins[verb], self.begins[verb + 1]):
            code = code * self.sizes[at] + (move >> self.shifts[at] & self.masks[at])
        return self.bases[verb] + code

    def sparse(self, code: int) -> Move:
        """The move with this dense code."""
        if not 0 <= code < self.codes:
            raise Unreadable("bad-code", str(code), "")
        verb = len(self.verbs) - 1
        while self.offsets[verb] > code:
            verb -= 1
        rest = code - self.offsets[verb]
        slots, shifts = self.verbs[verb].slots, self.verbs[verb].shifts
        move = verb
        for at in range(len(slots) - 1, -1, -1):
            move |= rest % slots[at].size << shifts[at]
            rest //= slots[at].size
        return Move(move)
