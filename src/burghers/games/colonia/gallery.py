"""Every component of Colonia with its figures and where they come from."""

from __future__ import annotations

from burghers.games.colonia.view import DAY_WORDS
from burghers.kernel.game import Card
from burghers.kernel.printing import Entry, Printing

KINDS = ("craftsman", "week_card", "decree", "ship", "relic")
FIGURES = ("die", "good", "stalls", "orders", "dice", "resources", "members", "ships", "coins", "city", "revenue")
PRICES = ("price", "points")


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
    return Card(kind, entry.word("id"), figures_of(entry), text, entry.provenance())


def figures_of(entry: Entry) -> list[tuple[str, str]]:
    """The figures this entry has, in a fixed order; words among them have texts under their label."""
    out = [("day", DAY_WORDS[entry.number("day")])] if "day" in entry.values else []
    out += [("resource", word) for word in entry.values.get("recipe", [])]
    out += [("hold", goods) for goods in entry.values.get("holds", [])]
    return out + [(key, shown(entry.values[key])) for key in (*FIGURES, *PRICES) if key in entry.values]


def window(entry: Entry) -> Card:
    """A window, named after its city."""
    return Card(
        "window", entry.word("city"), [("points", shown(entry.number("points")))], "window_text", entry.provenance()
    )


def shown(value: object) -> str:
    """A figure, or a list of them."""
    return " / ".join(str(item) for item in value) if isinstance(value, list) else str(value)
