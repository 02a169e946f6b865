"""Observations: what one seat may know of a position, number by number, always as many and in the same order.

A game writes them in its ``see``. Seats are told from the viewer on: 0 is the viewer, 1 the next one clockwise, so that
a learner need not learn every seat anew. What the viewer may not know is written as ``HIDDEN``. The same writing,
asked for names, tells what each number is.
"""

from __future__ import annotations

from typing import Final, final

from burghers.kernel.limits import is_used
from burghers.kernel.native import append, i64, mypyc_attr, vec

HIDDEN: Final = -1  # nothing there, nobody, or not for this viewer to know


@mypyc_attr(acyclic=True)
@final
class Observation:
    """Numbers one after the other, of one look or of many; numpy reads them without a copy."""

    def __init__(self, seats: i64, naming: bool = False) -> None:
        self.seats: Final = seats
        self.naming: Final = naming
        self.names: Final[list[str]] = []
        self.viewer: i64 = 0
        self.whose = ""  # in names: the seat that is looked at
        self.cells = vec[i64]()
        self.at: i64 = 0  # where the next number goes: over an old one, as long as there are any

    def turn_to(self, place: i64) -> i64:
        """Look at the seat so many places clockwise from the viewer: the seat. Names say the place."""
        if self.naming:
            self.whose = f".{place}"
        return (self.viewer + place) % self.seats

    def turn_back(self) -> None:
        """Look at the table again."""
        self.whose = ""

    def claim(self, size: i64) -> i64:
        """Room for so many numbers, to be written at once: where it begins in the cells."""
        at = self.at
        self.at = at + size
        while len(self.cells) < self.at:
            self.cells = append(self.cells, HIDDEN)
        return at

    def write(self, number: i64) -> None:
        """One number, without a name."""
        at = self.claim(1)
        self.cells[at] = number

    def fill(self, number: i64, size: i64) -> i64:
        """The same number so many times, without names: where it begins."""
        at = self.claim(size)
        cells = self.cells
        for i in range(at, at + size):
            cells[i] = number
        return at

    def name(self, what: str, size: i64, words: list[str] | None = None) -> None:
        """Name the numbers just written, where names are wanted."""
        for i in range(size):
            self.names.append(f"{what}{self.whose}.{words[i] if words is not None else i}")

    def number(self, what: str, number: i64) -> None:
        """One number as it is."""
        self.write(number)
        if self.naming:
            self.names.append(f"{what}{self.whose}")

    def row(self, what: str, numbers: vec[i64], words: list[str] | None = None) -> None:
        """Numbers as they are: always as many."""
        self.part(what, numbers, 0, len(numbers), words)

    def part(self, what: str, numbers: vec[i64], start: i64, size: i64, words: list[str] | None = None) -> None:
        at = self.claim(size)
        cells = self.cells
        for i in range(size):
            cells[at + i] = numbers[start + i]
        if self.naming:
            self.name(what, size, words)

    def relative(self, seat: i64) -> i64:
        """A seat as the viewer counts; nobody stays nobody."""
        return (seat - self.viewer) % self.seats if seat >= 0 else HIDDEN

    def seat(self, what: str, seat: i64) -> None:
        """A number that is a seat, or nobody."""
        self.number(what, self.relative(seat))

    def owners(self, what: str, seats: vec[i64], words: list[str] | None = None) -> None:
        """Numbers that are seats, or nobody."""
        at = self.claim(len(seats))
        cells = self.cells
        for i in range(len(seats)):
            cells[at + i] = self.relative(seats[i])
        if self.naming:
            self.name(what, len(seats), words)

    def each(self, what: str, numbers: vec[i64], size: i64 = 1, words: list[str] | None = None) -> None:
        """What every seat has, the viewer's first."""
        for i in range(self.seats):
            start = self.turn_to(i) * size
            if size == 1:
                self.number(what, numbers[start])
            else:
                self.part(what, numbers, start, size, words)
        self.turn_back()

    def each_bits(self, what: str, bits: i64, words: list[str] | None = None) -> None:
        """What every seat has as bits of one number: one bit, or one for each word; the viewer's first."""
        for i in range(self.seats):
            seat = self.turn_to(i)
            if words is None:
                self.number(what, bits >> seat & 1)
            else:
                self.bits(what, bits >> seat * len(words), words)
        self.turn_back()

    def limits(self, used_up: vec[i64], limits: vec[i64], names: list[str]) -> None:
        """What every seat has had of what is had once, the viewer's first."""
        for i in range(self.seats):
            seat = self.turn_to(i)
            for limit in limits:
                self.write(1 if is_used(used_up, limit, seat) else 0)
            if self.naming:
                self.name("spent", len(limits), names)
        self.turn_back()

    def spread(self, bits: i64, size: i64) -> None:
        """A set as so many numbers, 1 for what is in it, without names."""
        at = self.claim(size)
        cells = self.cells
        for i in range(size):
            cells[at + i] = bits & 1
            bits >>= 1

    def bits(self, what: str, bits: i64, words: list[str]) -> None:
        """A set, a number for each that may be in it."""
        self.spread(bits, len(words))
        if self.naming:
            self.name(what, len(words), words)

    def hidden(self, what: str, words: list[str]) -> None:
        """A set that the viewer may not know."""
        self.fill(HIDDEN, len(words))
        if self.naming:
            self.name(what, len(words), words)

    def digits(self, what: str, packed: i64, width: i64, size: i64, words: list[str] | None = None) -> None:
        """Numbers of so many bits each that are packed into one."""
        mask = (1 << width) - 1
        at = self.claim(size)
        cells = self.cells
        for i in range(size):
            cells[at + i] = packed & mask
            packed >>= width
        if self.naming:
            self.name(what, size, words)

    def counts(self, what: str, pile: vec[i64], words: list[str]) -> None:
        """How often each lies in a pile."""
        first = self.fill(0, len(words))
        cells = self.cells
        for thing in pile:
            cells[first + thing] = cells[first + thing] + 1
        if self.naming:
            self.name(what, len(words), words)

    def pile(self, what: str, numbers: vec[i64], most: i64) -> None:
        """How many lie there, and the first of them in their order."""
        count = len(numbers)
        self.write(count)
        at = self.fill(HIDDEN, most)
        cells = self.cells
        for i in range(count if count < most else most):
            cells[at + i] = numbers[i]
        if self.naming:
            self.names.append(f"{what}{self.whose}.count")
            self.name(what, most)
