"""Every person of Bruges with its figures and where they come from."""

from __future__ import annotations

from burghers.kernel.game import Card
from burghers.kernel.printing import Entry, Printing

FIGURES = ("colour", "price", "points", "group", "symbol", "worker")


def cards(printing: Printing) -> list[Card]:
    """The persons, in printed order."""
    return [card(entry) for entry in printing.entries("person")]


def card(entry: Entry) -> Card:
    """A person: figures, and the sentence that says what it does."""
    figures = [(key, str(entry.values[key])) for key in FIGURES if key in entry.values]
    return Card("person", entry.word("id"), figures, f"effect_of.{entry.word('id')}", entry.provenance())
