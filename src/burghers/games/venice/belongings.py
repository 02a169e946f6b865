"""What a player of Venice counts."""

from __future__ import annotations

from burghers.games.venice.state import Venice
from burghers.kernel.native import i64


def belongings(s: Venice, seat: i64) -> list[tuple[str, int]]:
    """Points, tiles, tokens and cards."""
    gondola = int(s.gondola == seat)
    return [
        ("points", s.points[seat]),
        ("tiles", len(s.box.tiles_in(s.reserve[seat]))),
        ("tokens", s.box.tokens - s.spare(seat) - gondola),
        ("gondola", gondola),
        ("cards", int(s.hands[seat]).bit_count()),
    ]
