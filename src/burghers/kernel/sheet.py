"""Sheets: what learned bots read of positions, written number by number into one piece of memory."""

from __future__ import annotations

from typing import Final, final

from burghers.kernel.native import append, extend, i64, mypyc_attr, vec

NO_MORE: Final[i64] = -(1 << 60)  # no game counts so far
AT_MOST: Final[i64] = 8  # numbers of one ``write``


@mypyc_attr(acyclic=True)
@final
class Sheet:
    """Numbers one after the other, of one position or of many; numpy reads them without a copy.

    Whoever knows how many there will be says so: room that lies ready is filled several times as fast as found. Cells
    that are never written stay 0.
    """

    def __init__(self, room: i64 = 0) -> None:
        self.cells = vec[i64]([0] * room)
        self.end: i64 = 0

    def append(self, number: i64) -> None:
        if self.end < len(self.cells):
            self.cells[self.end] = number
        else:
            self.cells = append(self.cells, number)
        self.end += 1

    def extend(self, numbers: vec[i64]) -> None:
        """Write as many as there are."""
        if self.end == len(self.cells):
            self.cells = extend(self.cells, numbers)
            self.end = len(self.cells)
        else:
            for number in numbers:
                self.append(number)

    def write(
        self,
        a: i64,
        b: i64,
        c: i64 = NO_MORE,
        d: i64 = NO_MORE,
        e: i64 = NO_MORE,
        f: i64 = NO_MORE,
        g: i64 = NO_MORE,
        h: i64 = NO_MORE,
    ) -> None:
        """Write two to eight numbers."""
        cells, at = self.cells, self.end
        if at + AT_MOST > len(cells):
            self._write_slowly(vec[i64]([a, b, c, d, e, f, g, h]))
            return
        cells[at] = a
        cells[at + 1] = b
        at += 2
        if c != NO_MORE:
            cells[at] = c
            at += 1
        if d != NO_MORE:
            cells[at] = d
            at += 1
        if e != NO_MORE:
            cells[at] = e
            at += 1
        if f != NO_MORE:
            cells[at] = f
            at += 1
        if g != NO_MORE:
            cells[at] = g
            at += 1
        if h != NO_MORE:
            cells[at] = h
            at += 1
        self.end = at

    def _write_slowly(self, numbers: vec[i64]) -> None:
        for number in numbers:
            if number != NO_MORE:
                self.append(number)

    def place(self) -> i64:
        """Where the next number will stand."""
        return self.end

    def put(self, place: i64, number: i64) -> None:
        """Write over what stands there."""
        self.cells[place] = number
