"""Every component of Venice with its figures and where each of them comes from."""

from __future__ import annotations

from burghers.games.venice.box import ROLE_WORDS, Box
from burghers.games.venice.naming import SIGNS
from burghers.games.venice.rules.actions import (
    BuildAction,
    IfAction,
    PillarAction,
    PointsAction,
    RemoveAction,
    TakeAction,
)
from burghers.kernel.declared import EFFECT, Card
from burghers.kernel.printing import Entry, Printing

TILE_FIGURES = ("shape", "stones", "arms", "copies")


def cards(printing: Printing, box: Box) -> list[Card]:
    """Tiles, then cards, in printed order."""
    tiles = [tile(entry) for entry in printing.entries("tile")]
    return [*tiles, *[card(entry, box, number) for number, entry in enumerate(printing.entries("card"))]]


def tile(entry: Entry) -> Card:
    """A city tile: what its cells show comes last."""
    cells = "".join(SIGNS[word] for word in entry.words("cells"))
    figures = [*[(key, str(entry.values[key])) for key in TILE_FIGURES], ("cells", cells)]
    sources = tuple((key, entry.source(key)) for key in (*TILE_FIGURES, "cells"))
    return Card("tile", entry.word("id"), figures, f"tile_text.{entry.word('id')}", entry.provenance(), sources)


def card(entry: Entry, box: Box, number: int) -> Card:
    """An action card: its figures, and whether it bears the change symbol."""
    shown = [figure for part in box.card_actions[number] for figure in figures_of(box, part)]
    symbol = [("symbol", "✓")] if entry.flag("symbol") else []
    figures = [("role", entry.word("role")), *shown, ("players", str(entry.number("players"))), *symbol]
    does = entry.source("actions") if "actions" in entry.values else entry.provenance()
    sources = [(EFFECT, does), *[(label, does) for label, _ in shown]]
    sources += [
        ("role", entry.source("role")),
        ("players", entry.source("players")),
        ("symbol", entry.source("symbol")),
    ]
    return Card("card", entry.word("id"), figures, f"card_text.{entry.word('id')}", entry.provenance(), tuple(sources))


def figures_of(box: Box, part: int) -> list[tuple[str, str]]:
    """The figures of a part, by their labels."""
    action, needs = box.actions[part], list[tuple[str, str]]()
    if isinstance(action, IfAction):
        needs, action = [("needs", ROLE_WORDS[action.role])], action.part
    if isinstance(action, TakeAction | BuildAction):
        return [("stones", str(action.stones)), *needs]
    if isinstance(action, PillarAction):
        return [("pillars", str(action.pillars)), ("tokens", str(action.tokens)), *needs]
    if isinstance(action, RemoveAction):
        return [("tokens", str(action.tokens)), *needs]
    return [("points", str(action.points)), *needs] if isinstance(action, PointsAction) else needs
