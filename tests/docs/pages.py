"""The generated pages of the documentation. ``python -m tests.docs.pages`` writes them anew."""

from __future__ import annotations

from pathlib import Path

from burghers.games import load, names
from burghers.kernel.laws.trace import trace_page

ROOT = Path(__file__).parents[2]


def pages() -> dict[str, str]:
    """Every generated page, by its path."""
    return {f"docs/trace/{name}.md": trace_page(load(name), ROOT / "tests") for name in names()}


if __name__ == "__main__":
    for path, text in pages().items():
        (ROOT / path).write_text(text, "utf-8")
