"""Every component of Vienna with its figures and where they come from."""

from __future__ import annotations

from burghers.games.vienna.box import SYMBOL_WORDS
from burghers.games.vienna.moves import need_word
from burghers.games.vienna.printing import numbers_of
from burghers.kernel.declared import EFFECT, Card
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
    out = [space(entry, printing) for entry in printing.entries("space")]
    for kind, table in (("person", "person"), ("start_card", "start_card"), ("special", "special_card")):
        out += [card(kind, entry) for entry in printing.entries(table)]
    return out


def text_key(entry: Entry) -> str:
    """The key of the sentence that says what a space does: its kind, for whoever draws it, and its id."""
    kind = "several" if "effects" in entry.values else entry.word("effect")
    return f"{EFFECT}.{kind}.{entry.word('id')}"


def space(entry: Entry, printing: Printing) -> Card:
    figures = [("need", need_word(numbers_of(entry))), *shown(entry)]
    need = entry.source("pair" if entry.flag("pair") else "numbers")
    sources = [
        ("need", need),
        *sourced(entry),
        (EFFECT, entry.source("effects" if "effects" in entry.values else EFFECT)),
    ]
    if entry.values.get("effect") == "compare_any":
        for key in ("majority_points", "tie_points"):
            figures.append((key, own_figures(printing, key)))
    return Card("space", entry.word("id"), figures, text_key(entry), entry.provenance(), tuple(sources))


def own_figures(printing: Printing, key: str) -> str:
    """VIE-6.8  The figures of the spaces that compare one symbol each: one where they agree, else all of them."""
    spaces = {space.values.get("symbol"): space.values.get(key) for space in printing.entries("space")}
    figures = [str(spaces[word]) for word in SYMBOL_WORDS if word in spaces]
    return figures[0] if len(set(figures)) == 1 else "/".join(figures)


def card(kind: str, entry: Entry) -> Card:
    """A card: its figures and symbols; special cards do something besides."""
    symbols = [(word, str(entry.number(word))) for word in SYMBOL_WORDS if entry.number(word)]
    sources = (*sourced(entry), *[(word, entry.source(word)) for word, _ in symbols])
    text = f"special_text.{entry.word('id')}" if kind == "special" else ""
    if text:
        sources = (*sources, (EFFECT, entry.source(EFFECT)))
    return Card(kind, entry.word("id"), [*shown(entry), *symbols], text, entry.provenance(), sources)


def shown(entry: Entry) -> list[tuple[str, str]]:
    """The words and figures this entry has, in a fixed order."""
    words = [(section, str(entry.values[key])) for key, section in WORDS if key in entry.values]
    return words + [(key, str(entry.values[key])) for key in FIGURES if entry.values.get(key)]


def sourced(entry: Entry) -> list[tuple[str, str]]:
    """Where these words and figures come from."""
    words = [(section, entry.source(key)) for key, section in WORDS if key in entry.values]
    return words + [(key, entry.source(key)) for key in FIGURES if entry.values.get(key)]
