"""What effects lack, where several kinds of them lack the same."""

from __future__ import annotations

from typing import Final

from burghers.games.bruges.box import Lack
from burghers.games.bruges.cards.counts import count
from burghers.games.bruges.state import Bruges
from burghers.kernel.native import i64

NO_CARD: Final[Lack] = ("effect-no-card", [("needs", 1), ("has", 0)])
NO_CARD_LEFT: Final[Lack] = ("no-card-left", [("has", 0)])
NO_OTHER_WORKER: Final[Lack] = ("effect-no-worker", [("needs", 1), ("has", 0)])


def too_few(s: Bruges, seat: i64, per: i64, needs: i64) -> Lack:
    """BRU-5.15  Too few of what is counted."""
    return "too-few-counted", [("pers", per), ("needs", needs), ("has", count(s, seat, per))]
