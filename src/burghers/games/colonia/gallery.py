"""Every component of Colonia with its figures and where each of them comes from."""

from __future__ import annotations

from burghers.games.colonia.view import DAY_WORDS
from burghers.kernel.declared import EFFECT, Card
from burghers.kernel.printing import Entry, Printing

TEXTS = {"week_card": "week_text", "decree": "decree_text", "ship": "ship_text", "relic": "relic_does"}
KINDS = ("craftsman", *TEXTS)
FIGURES = ("die", "good", "stalls", "orders", "dice", "ships", "city", "revenue", "price", "points")
DOES = ("effects", "scores", "effect")  # fields that say what a card does


def cards(printing: Printing) -> list[Card]:
    """Craftsmen, week cards, decrees, ships, relic cards and windows, in printed order."""
    out = [card(kind, entry) for kind in KINDS for entry in printing.entries(kind)]
    return [*out, *[window(entry) for entry in printing.entries("window")]]


def card(kind: str, entry: Entry) -> Card:
    """A component with its figures; decrees, reliquaries and cards of other printings do something besides."""
    figures, sources = figures_of(entry)
    does = [key for key in DOES if key in entry.values]
    speaks = bool(does) or "text" in entry.values or entry.values.get("kind") == "reliquary"
    if does:
        sources.append((EFFECT, entry.source(does[0])))
    text = f"{TEXTS[kind]}.{entry.word('id')}" if speaks else ""
    return Card(kind, entry.word("id"), figures, text, entry.provenance(), tuple(sources))


def figures_of(entry: Entry) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """The figures this entry has, in a fixed order, and their sources; words have texts under their label."""
    figures, sources = [], []
    for key, label in (("day", "day"), ("recipe", "resource"), ("holds", "hold"), *[(key, key) for key in FIGURES]):
        if key in entry.values:
            sources.append((label, entry.source(key)))
            if key == "day":
                figures.append((label, DAY_WORDS[entry.number("day")]))
            elif key in ("recipe", "holds"):
                figures += [(label, word) for word in entry.words(key)]
            else:
                figures.append((label, shown(entry.values[key])))
    return figures, sources


def window(entry: Entry) -> Card:
    """A window, named after its city."""
    figures, sources = [("points", shown(entry.number("points")))], (("points", entry.source("points")),)
    return Card("window", entry.word("city"), figures, "window_text", entry.provenance(), sources)


def shown(value: object) -> str:
    """A figure, or a list of them."""
    return " / ".join(str(item) for item in value) if isinstance(value, list) else str(value)
