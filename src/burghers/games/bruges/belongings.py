"""What a player of Bruges counts."""

from __future__ import annotations

from burghers.games.bruges.box import COLOURS
from burghers.games.bruges.moves import COLOUR_WORDS
from burghers.games.bruges.rules.majorities import markers_turned
from burghers.games.bruges.rules.scoring import statue_count
from burghers.games.bruges.state import Bruges
from burghers.kernel.native import i64


def belongings(s: Bruges, seat: i64) -> list[tuple[str, int]]:
    """Points and purse, cards and workers, then what stands in the own quarter."""
    workers = s.workers[seat * COLOURS : (seat + 1) * COLOURS]
    return [
        ("points", s.points[seat]),
        ("guilders", s.guilders[seat]),
        ("cards", len(s.hands[seat])),
        *[(f"{COLOUR_WORDS[colour]}_workers", count) for colour, count in enumerate(workers)],
        ("houses", len(s.houses[seat])),
        ("persons", s.person_count(seat)),
        ("canals", s.tile_count(seat)),
        ("statues", statue_count(s, seat)),
        ("steps", s.steps[seat]),
        ("majorities", markers_turned(s, seat)),
        ("threats", s.threat_count(seat)),
    ]
