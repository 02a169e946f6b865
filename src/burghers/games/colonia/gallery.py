"""Every component of Colonia with its figures and where they come from."""

from __future__ import annotations

from burghers.kernel.game import Card
from burghers.kernel.printing import Entry, Printing

KINDS = {
    "craftsman": ("die", "good", "recipe"),
    "week_card": ("stalls", "orders", "dice", "ships"),
    "decree": ("day", "resources", "members", "orders", "ships", "coins"),
    "ship": ("city", "holds", "revenue"),
    "relic": ("city", "price", "points"),
}


def cards(printing: Printing) -> list[Card]:
    """Craftsmen, week cards, decrees, ships, relic cards and windows, in printed order."""
    out = [card(kind, entry) for kind in KINDS for entry in printing.entries(kind)]
    return [*out, *[window(entry) for entry in printing.entries("window")]]


def card(kind: str, entry: Entry) -> Card:
    """A component with its figures; decrees and reliquaries do something besides."""
    text = ""
    if kind == "decree":
        text = f"decree_text.{entry.word('id')}"
    elif entry.values.get("kind") == "reliquary":
        text = "relic_text.reliquary"
    figures = [(key, shown(entry.values[key])) for key in KINDS[kind] if key in entry.values]
    return Card(kind, entry.word("id"), figures, text, entry.provenance())


def window(entry: Entry) -> Card:
    """A window, named after its city."""
    return Card(
        "city", entry.word("city"), [("points", shown(entry.number("points")))], "window_text", entry.provenance()
    )


def shown(value: object) -> str:
    """A figure, or a list of them."""
    return " / ".join(str(item) for item in value) if isinstance(value, list) else str(value)
