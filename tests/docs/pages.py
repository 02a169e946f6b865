"""The generated pages of the documentation. ``python3 tool.py regenerate`` writes them anew."""

from __future__ import annotations

from pathlib import Path

from burghers.games import bundled, load
from burghers.kernel.laws.trace import trace_page

ROOT = Path(__file__).parents[2]


def pages() -> dict[str, str]:
    """Every generated page, by its path."""
    return {f"docs/trace/{name}.md": trace_page(load(name), ROOT / "tests") for name in bundled()}
