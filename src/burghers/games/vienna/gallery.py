"""Every component of Vienna with its figures and where they come from."""

from __future__ import annotations

from burghers.games.vienna.box import SYMBOL_WORDS
from burghers.games.vienna.moves import need_word
from burghers.games.vienna.printing import numbers_of
from burghers.kernel.game import Card
from burghers.kernel.printing import Entry, Printing

WORDS = (("card", "special"), ("symbol", "symbol"), ("space", "space"))  # key and the section that names its words
FIGURES = (
    "cost",
    "coins",
    "points",
    "majority_points",
    "majority_coins",
    "tie_points",
    "one_player",
    "each_of_two",
    "copies",
)


def cards(printing: Printing) -> list[Card]:
    """Spaces, persons, start cards and special cards, in printed order."""
    out = [space(entry) for entry in printing.entries("space")]
    for kind, table in (("person", "person"), ("start_card", "start_card"), ("special", "special_card")):
        out += [card(kind, entry) for entry in printing.entries(table)]
    return out


def space(entry: Entry) -> Card:
    """A space of the board."""
    figures = [("need", need_word(numbers_of(entry))), *shown(entry)]
    return Card("space", entry.word("id"), figures, f"effect.{entry.word('effect')}", entry.provenance())


def card(kind: str, entry: Entry) -> Card:
    """A card: its figures and symbols; special cards do something besides."""
    symbols = [(word, str(entry.number(word))) for word in SYMBOL_WORDS if entry.number(word)]
    text = f"special_text.{entry.word('id')}" if kind == "special" else ""
    return Card(kind, entry.word("id"), [*shown(entry), *symbols], text, entry.provenance())


def shown(entry: Entry) -> list[tuple[str, str]]:
    """The words and figures this entry has, in a fixed order."""
    words = [(section, str(entry.values[key])) for key, section in WORDS if key in entry.values]
    return words + [(key, str(entry.values[key])) for key in FIGURES if entry.values.get(key)]
