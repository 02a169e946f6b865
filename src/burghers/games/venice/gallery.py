"""Every component of Venice with its figures and where they come from."""

from __future__ import annotations

from burghers.kernel.game import Card
from burghers.kernel.printing import Entry, Printing

TILE_FIGURES = ("shape", "stones", "arms", "copies")
CARD_FIGURES = ("stones", "pillars", "tokens", "points")
SIGNS = {"building": "⌂", "square": "◇", "bridge": "‡"}


def cards(printing: Printing) -> list[Card]:
    """Tiles, then cards, in printed order."""
    return [*[tile(entry) for entry in printing.entries("tile")], *[card(entry) for entry in printing.entries("card")]]


def tile(entry: Entry) -> Card:
    """A city tile: what its cells show comes last."""
    cells = "".join(SIGNS[word] for word in entry.words("cells"))
    figures = [*shown(entry, TILE_FIGURES), ("cells", cells)]
    return Card("tile", entry.word("id"), figures, f"shape_text.{entry.word('shape')}", entry.provenance())


def card(entry: Entry) -> Card:
    """An action card: its figures, and whether it bears the change symbol."""
    needs = [("role", entry.word("needs"))] if "needs" in entry.values else []
    symbol = [("symbol", "✓")] if entry.flag("symbol") else []
    figures = [*shown(entry, CARD_FIGURES), *needs, *shown(entry, ("players",)), *symbol]
    return Card("card", entry.word("id"), figures, f"role_text.{entry.word('role')}", entry.provenance())


def shown(entry: Entry, keys: tuple[str, ...]) -> list[tuple[str, str]]:
    """The figures this entry has, in a fixed order."""
    return [(key, str(entry.values[key])) for key in keys if key in entry.values]
