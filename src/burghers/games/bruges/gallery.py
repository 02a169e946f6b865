"""Every person of Bruges with its figures and where they come from."""

from __future__ import annotations

from burghers.kernel.declared import EFFECT, Card
from burghers.kernel.printing import Entry, Printing

FIGURES = ("colour", "price", "points", "group", "symbol", "worker")


def cards(printing: Printing) -> list[Card]:
    """The persons, in printed order."""
    return [card(entry) for entry in printing.entries("person")]


def card(entry: Entry) -> Card:
    """A person: figures, and the sentence that says what it does."""
    name = entry.word("id")
    shown = [key for key in FIGURES if key in entry.values]
    sources = tuple((key, entry.source(key)) for key in (*shown, EFFECT))
    figures = [(key, str(entry.values[key])) for key in shown]
    return Card("person", name, figures, f"effect_of.{name}", entry.provenance(), sources)
