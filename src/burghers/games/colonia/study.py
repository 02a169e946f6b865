"""What exercises in Colonia are about, by the words of moves, and what reasons are made of, by how features begin."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from burghers.kernel.themes import told

THEMES: Final = told(
    {
        "council": "yes no",
        "family": "card",
        "market": "stall",
        "workshops": "order",
        "harbour": "load load_arms",
        "relics": "buy",
        "reliquaries": "enshrine leave insure",
        "members": "home",
        "exchange": "change keep",
        "supply": "take draw decline",
        "passing": "pass",
    }
)
REASONS: Final = MappingProxyType(
    {
        "money": ("money", "coming", "waiting", "best purse", "ladder"),
        "windows": ("windows", "window race"),
        "points": ("points", "projected", "insured"),
        "relics": ("relics", "buyable", "best buy", "rivals"),
        "reliquaries": ("reliquary", "empty reliquaries", "putting", "reliquaries"),
        "goods": ("goods", "sure goods", "late", "spare", "next good", "loadable"),
        "workshops": ("resources", "pairs", "singles", "crafts", "sure crafts", "next craft"),
        "members": ("reserve", "returning", "on streets", "aboard", "members"),
        "council": ("votes", "mayor", "council", "decree", "vote"),
        "cards": ("sealed", "cards", "high", "low", "place", "turns", "passed"),
    }
)
