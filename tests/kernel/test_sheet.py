"""Sheets: the same numbers, whether room lies ready or is found."""

from __future__ import annotations

import pytest

from burghers.kernel.native import i64, vec
from burghers.kernel.sheet import Sheet


@pytest.mark.parametrize("room", [0, 5, 22])
def test_numbers_stand_in_the_order_they_are_written(room: int) -> None:
    sheet = Sheet(room)
    sheet.append(7)
    sheet.write(0, -1)
    sheet.write(1, 2, 3, 4, 5, 6, 7, 0)
    sheet.extend(vec[i64]([8, 9]))
    sheet.write(0, 0, 0)
    place = sheet.place()
    sheet.write(1, 2, 3, 4, 5, 6)
    sheet.put(place, 10)
    assert list(sheet.cells) == [7, 0, -1, 1, 2, 3, 4, 5, 6, 7, 0, 8, 9, 0, 0, 0, 10, 2, 3, 4, 5, 6]
