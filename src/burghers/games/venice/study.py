"""What exercises in Venice are about, by the words of moves, and what reasons are made of, by how features begin."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from burghers.kernel.themes import told

THEMES: Final = told(
    {
        "exchange": "exchange no_exchange give",
        "roles": "play",
        "tiles": "take enough",
        "pillars": "pillar",
        "tokens": "token no_token",
        "building": "tile site turn",
        "intrigue": "copy spy_on use remove",
    }
)
REASONS: Final = MappingProxyType(
    {
        "points": ("points", "lead", "worth"),
        "cards": ("hand", "councillor", "builder", "architect", "gondolier", "lawyer", "six_", "imitators", "saboteur"),
        "tiles": ("reserve_", "taking_", "top_", "due_tiles", "due_stones"),
        "tokens": ("spare_tokens", "tokens", "due_tokens"),
        "building": ("arms", "clean_", "tile_", "sites_", "due_arms"),
        "pillars": ("pillars_to", "due_pillars", "bare"),
        "gondola": ("gondola", "due_gondola"),
        "pace": ("first", "order", "acting", "to_act", "cards_before", "ends_", "supply"),
    }
)
