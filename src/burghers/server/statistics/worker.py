"""In a process of its own: count finished games, sum them up, and tell a person's own games over time."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import Any

from burghers.bots.review.items import Decision, Outcome, unpacked
from burghers.bots.review.marks import FORCED, accuracy
from burghers.bots.statistics.counted import Counted, counted
from burghers.bots.statistics.summed import Wanted, summed
from burghers.kernel.errors import PlayError
from burghers.kernel.record import read_record
from burghers.server.catalog import GameCatalog
from burghers.server.processes.limited import answer_on

CATALOG = GameCatalog()


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    match asked["task"]:
        case "count":
            return {"counted": count(asked)}
        case "sum":
            games = [Counted(**one) for one in map(json.loads, asked["counted"]) if one]
            return {"statistics": asdict(summed(asked["game"], games, Wanted(**asked["wanted"])))}
    return {"judged": [judged(one["lines"], one["seat"]) for one in asked["reviews"]]}


def count(asked: dict[str, Any]) -> dict[str, Any] | None:
    """One game; nothing where it cannot be read any more."""
    try:
        game = CATALOG.take(asked["game"], asked["printing"])
        return counted(game, read_record(asked["lines"]), asked["who"]).packed()
    except PlayError:
        return None


def judged(lines: list[str], seat: int) -> dict[str, float]:
    """How well a seat decided by a review, and the luck that fate brought it."""
    items = [unpacked(json.loads(line)) for line in lines[1:]]
    own = [one for one in items if isinstance(one, Decision) and one.seat == seat and one.mark != FORCED]
    luck = sum(one.luck()[seat] for one in items if isinstance(one, Outcome))
    return {"accuracy": accuracy([one.lost_win for one in own]), "luck": luck}


if __name__ == "__main__":
    answer_on(answer, int(sys.argv[1]))
