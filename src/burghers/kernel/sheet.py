"""Sheets: what learned bots read of positions, written number by number into one piece of memory."""

from __future__ import annotations

from typing import final

from burghers.kernel.native import append, extend, i64, mypyc_attr, vec


@mypyc_attr(acyclic=True)
@final
class Sheet:
    """Numbers one after the other, of one position or of many; numpy reads them without a copy."""

    def __init__(self) -> None:
        self.cells = vec[i64]()

    def append(self, number: i64) -> None:
        """Write one number."""
        self.cells = append(self.cells, number)

    def extend(self, numbers: vec[i64]) -> None:
        """Write several."""
        self.cells = extend(self.cells, numbers)

    def place(self) -> i64:
        """Where the next number will stand."""
        return len(self.cells)

    def put(self, place: i64, number: i64) -> None:
        """Write over what stands there."""
        self.cells[place] = number
