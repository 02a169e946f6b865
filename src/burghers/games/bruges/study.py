"""What exercises in Bruges are about, by the words of moves, and what reasons are made of, by how features begin."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from burghers.kernel.themes import told

THEMES: Final = told(
    {
        "stacks": "draw",
        "reputation": "climb stay",
        "workers": "workers worker",
        "money": "guilders",
        "threats": "remove threat",
        "canal": "canal dig",
        "houses": "house pay lay",
        "recruiting": "recruit",
        "persons": "use done again",
        "exchange": "swap trade sell_worker sell_card give lend enough",
        "disasters": "suffer bury lose burn burn_under",
    }
)
REASONS: Final = MappingProxyType(
    {
        "points": ("points", "final", "lead", "ahead", "person_points", "laurel_points", "statue_points"),
        "majorities": ("edge_", "markers", "turning", "judge", "turned"),
        "reputation": ("step",),
        "money": ("guilders",),
        "workers": ("worker",),
        "threats": ("threats", "twos", "risk", "struck", "removable", "removals"),
        "hand": ("hand", "best_", "affordable", "die_", "spare_cards", "to_draw"),
        "houses": ("houses", "empty", "house_", "buildable"),
        "persons": ("persons", "groups", "engine", "ready", "hired", "boosts", "extra", "cheaper"),
        "canals": ("arm_", "thirds", "dig"),
        "pace": ("banner", "after_", "turns", "wait"),
    }
)
