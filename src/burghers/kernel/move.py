"""Moves are integers; a vocabulary prints, parses and numbers them.

A move is one verb and up to six blanks packed into one small integer, because the engine makes millions of
them. People and records see its notation: the verb's word and one word per blank, ``place 2 3 rathaus``.
Notes (what happened) are sentences of the same kind and use a vocabulary of their own.
"""

from __future__ import annotations

from typing import Final, NewType, final

from burghers.kernel.errors import Unreadable

Move = NewType("Move", int)

NOTHING: Final = Move(-1)  # the answer of a seat that was not asked, or has not answered yet

VERB_BITS: Final = 6
VERB_MASK: Final = 63
BLANK_BITS: Final = 8
BLANK_MASK: Final = 255
BLANKS: Final = 6  # at most; six bits of verb and six bytes stay within a machine word


def coded(verb: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Move:
    """The move with this verb and these blanks, each from 0 to 255."""
    return Move(verb | a << 6 | b << 14 | c << 22 | d << 30)


def verb_of(move: Move) -> int:
    """The number of the move's verb in its vocabulary."""
    return move & 63


def a_of(move: Move) -> int:
    """The first blank."""
    return move >> 6 & 255


def b_of(move: Move) -> int:
    """The second blank."""
    return move >> 14 & 255


def c_of(move: Move) -> int:
    """The third blank."""
    return move >> 22 & 255


def d_of(move: Move) -> int:
    """The fourth blank."""
    return move >> 30 & 255


@final
class Slot:
    """What may stand in a blank: one of these words, or a number from ``low`` on."""

    def __init__(self, name: str, words: list[str], low: int = 0, size: int = 0) -> None:
        self.name: Final = name  # also the section of the texts that translates its words
        self.words: Final = words  # empty for a plain number
        self.low: Final = low
        self.size: Final = len(words) if words else size

    def print(self, value: int) -> str:
        """The word for this value."""
        return self.words[value] if self.words else str(value + self.low)

    def parse(self, word: str) -> int:
        """The value this word stands for."""
        if self.words:
            if word in self.words:
                return self.words.index(word)
        elif word.isascii() and word.isdigit() and len(word) < 9:
            value = int(word) - self.low
            if 0 <= value < self.size and word == str(int(word)):
                return value
        raise Unreadable("bad-blank", word, self.name)


def words(name: str, of: list[str]) -> Slot:
    """A blank filled with one of a list of words."""
    return Slot(name, of)


def number(name: str, low: int, high: int) -> Slot:
    """A blank filled with a number from low to high; it is stored from 0 on."""
    return Slot(name, [], low, high - low + 1)


@final
class Verb:
    """The first word of a sentence, and the blanks that follow it."""

    def __init__(self, word: str, slots: list[Slot]) -> None:
        self.word: Final = word
        self.slots: Final = slots
        size = 1
        for slot in slots:
            size *= slot.size
        self.size: Final = size  # how many sentences it can make


@final
class Vocabulary:
    """All verbs of a game, in the order of their numbers."""

    def __init__(self, verbs: list[Verb]) -> None:
        if len(verbs) > VERB_MASK + 1:
            raise ValueError("a vocabulary has at most 64 verbs")
        self.verbs: Final = verbs
        offsets: list[int] = []
        size = 0
        for verb in verbs:
            if len(verb.slots) > BLANKS or any(slot.size > BLANK_MASK + 1 for slot in verb.slots):
                raise ValueError(f"{verb.word} does not fit into a move")
            offsets.append(size)
            size += verb.size
        self.offsets: Final = offsets
        self.size: Final = size  # how many dense codes there are

    def verb(self, move: Move) -> Verb:
        """The verb of a move."""
        return self.verbs[move & VERB_MASK]

    def blanks(self, move: Move) -> list[int]:
        """The values in the blanks of a move."""
        return [move >> (VERB_BITS + BLANK_BITS * i) & BLANK_MASK for i in range(len(self.verb(move).slots))]

    def print(self, move: Move) -> str:
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
                    move |= slot.parse(parts[at + 1]) << (VERB_BITS + BLANK_BITS * at)
                return Move(move)
        raise Unreadable("unknown-verb", parts[0], text)

    def reads(self, move: Move) -> bool:
        """Whether this integer is a sentence of this vocabulary at all."""
        if move < 0 or move & VERB_MASK >= len(self.verbs):
            return False
        slots = self.verb(move).slots
        if move >> (VERB_BITS + BLANK_BITS * len(slots)):
            return False
        values = self.blanks(move)
        return all(values[i] < slot.size for i, slot in enumerate(slots))

    def dense(self, move: Move) -> int:
        """The number of this sentence among all sentences: an action id for learners."""
        code = 0
        values = self.blanks(move)
        for i, slot in enumerate(self.verb(move).slots):
            code = code * slot.size + values[i]
        return self.offsets[move & VERB_MASK] + code

    def sparse(self, code: int) -> Move:
        """The move with this dense code."""
        if not 0 <= code < self.size:
            raise Unreadable("bad-code", str(code), "")
        verb = len(self.verbs) - 1
        while self.offsets[verb] > code:
            verb -= 1
        rest = code - self.offsets[verb]
        slots = self.verbs[verb].slots
        move = verb
        for at in range(len(slots) - 1, -1, -1):
            move |= rest % slots[at].size << (VERB_BITS + BLANK_BITS * at)
            rest //= slots[at].size
        return Move(move)
