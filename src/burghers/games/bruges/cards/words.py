"""Words that the language of effects shares: colours, what is counted, and what a person may wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from burghers.games.bruges.box import (
    BUILT_CANAL,
    BUILT_HOUSE,
    CLIMBED,
    RECRUITED,
    REMOVED_THREAT,
    TOOK_GUILDERS,
    TOOK_THREAT,
    TOOK_WORKERS,
    TURNED_MARKER,
    Op,
)
from burghers.games.bruges.cards.counts import GROUP
from burghers.games.bruges.moves import COLOUR_WORDS, GROUP_WORDS, PER_WORDS
from burghers.kernel.printing import Entry

Reader: TypeAlias = Callable[[Entry, bool], Op]  # whether its owner may leave the effect undone

COLOUR_NAMES = tuple(COLOUR_WORDS)
PERS = (*PER_WORDS[:GROUP], *[f"group:{group}" for group in GROUP_WORDS])
ACTIONS = {
    "take_workers": TOOK_WORKERS,
    "take_guilders": TOOK_GUILDERS,
    "discard_threat": REMOVED_THREAT,
    "build_canal": BUILT_CANAL,
    "build_house": BUILT_HOUSE,
    "recruit": RECRUITED,
    "advance": CLIMBED,
}
EVENTS = {"majority_flip": TURNED_MARKER, "threat_received": TOOK_THREAT}
EVENT_WORDS = [*ACTIONS, *EVENTS]  # in the order of their bits


def unknown(effect: Entry) -> None:
    """Nothing may be left unread."""
    unread = sorted(set(effect.values) - effect.read)
    if unread:
        effect.wrong(unread[0], f"unknown: {', '.join(unread)}")


def per(effect: Entry) -> int:
    return PERS.index(effect.word("per", PERS))
