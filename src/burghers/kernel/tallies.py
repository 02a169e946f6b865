"""How the notes of a game are counted: which of them tell of points, and which of what somebody has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from burghers.kernel.move import Vocabulary

POINTS = "points"  # the blank of a note that tells of points


@dataclass(frozen=True)
class Ballot:
    """Something all who said yes have once it is carried: the notes that say so."""

    yes: str
    carried: str
    fallen: str


@dataclass(frozen=True)
class Tallies:
    """What a game says of its notes. Without a word, every note with points is a gain and a source of its own."""

    sources: Mapping[str, str | None] = field(default_factory=dict)  # by note: a key of the texts' section ``source``
    rest: str = "start"  # the source of points no note tells of
    signs: Mapping[str, int] = field(default_factory=dict)  # by note: -1 for a loss, 0 for what was told before
    unnamed: Mapping[str, int] = field(default_factory=dict)  # by note: points it means and does not name
    had: Mapping[str, tuple[str, ...]] | None = None  # by kind of thing: the notes that say somebody has it
    ballot: Ballot | None = None

    def sources_in(self, notes: Vocabulary) -> dict[str, str | None]:
        """The source each note with points counts for; None where others tell the same points."""
        speaking = [verb.word for verb in notes.verbs if POINTS in [slot.name for slot in verb.slots]]
        return {word: self.sources.get(word, None if self.sources else word) for word in speaking}
