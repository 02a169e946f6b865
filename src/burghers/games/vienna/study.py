"""What exercises in Vienna are about, by the words of moves, and what reasons are made of, by how features begin."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from burghers.games.vienna.box import SYMBOL_WORDS
from burghers.kernel.themes import told

THEMES: Final = told(
    {
        "dice": "place",
        "changes": "up down reroll also cast turn keep",
        "gendarme": "gendarme",
        "start": "start_card",
        "persons": "person nobody",
        "specials": "special leave",
        "influence": "symbol",
        "coins": "coin point rob rob_two spare",
        "timing": "again rest",
    }
)
REASONS: Final = MappingProxyType(
    {
        "points": ("points",),
        "coins": ("coins", "costs", "bank"),
        "influence": SYMBOL_WORDS,
        "specials": ("special",),
        "dice": ("not rolled", "dice", "white", "jokers", "carriage", "players who"),
        "road": ("worth of", "road", "spaces", "owns", "space"),
        "order": ("seats behind",),
    }
)
