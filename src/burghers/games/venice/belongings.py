"""What a player of Venice counts."""

from __future__ import annotations

from burghers.games.venice.state import Venice


def belongings(s: Venice, seat: int) -> list[tuple[str, int]]:
    """Points, tiles, tokens and cards."""
    gondola = int(s.gondola == seat)
    return [
        ("points", s.points[seat]),
        ("tiles", len(s.box.tiles_in(s.reserve[seat]))),
        ("tokens", s.box.tokens - s.spare(seat) - gondola),
        ("gondola", gondola),
        ("cards", s.hands[seat].bit_count()),
    ]
