"""Rough values for simple bots."""

from __future__ import annotations

from burghers.games.venice.state import Venice
from burghers.kernel.step import Seat


def worth(s: Venice, seat: Seat) -> int:
    """The position for one seat, in hundredths of a point."""
    return s.points[seat] * 100
