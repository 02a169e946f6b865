"""Bits of words, as the rules read them."""

from __future__ import annotations

import pytest

from burghers.kernel.vectors import bit_of, lowest


@pytest.mark.parametrize("place", range(62))
def test_the_lowest_bit_is_found_whatever_lies_above_it(place: int) -> None:
    above = bit_of(61) | bit_of((place + 61) // 2)
    assert lowest(bit_of(place)) == lowest(bit_of(place) | above) == place
