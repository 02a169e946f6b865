"""How far the figures of a printing may be from those a net has learned with."""

from __future__ import annotations

from burghers.kernel.components import share_changed
from burghers.kernel.game import G, Game

# The share of figures that are not as in the printing the nets were trained with. Beyond it, what a net believes about
# prices and points is about another game: bots then go by the rough values, which are reckoned from the box itself.
DEPTH = 0.15
KNOWN: dict[str, float] = {}  # by the digest of the printing
MOST_KNOWN = 200


def strangeness(game: Game[G]) -> float:
    """Which part of the figures a net of this game has never seen, between 0 and 1."""
    printing = game.printing
    if printing.hash not in KNOWN:
        standard = None if printing.standard else game.standard()
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[printing.hash] = 0.0 if standard is None else share_changed(standard.tables, printing.tables)
    return KNOWN[printing.hash]


def out_of_depth(share: float) -> bool:
    """Whether so many figures are new that a net had better be silent."""
    return share > DEPTH
