"""What a game says of itself: options of the table, cards of its gallery, whose game it is."""

from __future__ import annotations

from dataclasses import dataclass

EFFECT = "effect"  # among the sources of a card


@dataclass(frozen=True)
class Option:
    """Something the table agrees on before the game: one of the choices, the first being the default."""

    key: str
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    """One entry of a game's gallery: what a component shows, and where its figures come from."""

    kind: str  # the section of texts that names it
    id: str
    figures: list[tuple[str, str]]  # label key and value, in reading order
    text: str  # key of the sentence that says what it does, or empty
    provenance: str  # the weakest of its sources
    sources: tuple[tuple[str, str], ...] = ()  # by the label of a figure; by EFFECT for what it does


@dataclass(frozen=True)
class Credit:
    """Whose game it is, for the front page."""

    designer: str = ""
    publisher: str = ""
    year: int = 0
