"""The whole review: what ``burghers review`` tells and prints, and what the page draws."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from burghers.bots.review.calibration import Calibration, calibration_of
from burghers.bots.review.chances import COMPLETED
from burghers.bots.review.fortune import Fortune, fortunes
from burghers.bots.review.items import Decision, Item, Items, packed, rounded
from burghers.bots.review.kept import FORMAT
from burghers.bots.review.marks import THRESHOLDS
from burghers.bots.review.reviewer import Reviewer
from burghers.bots.review.summary import Moment, Summary, key_moments, summed


@dataclass(frozen=True)
class Review:
    """Everything that was found out about one game."""

    game: str
    seats: list[str]
    depth: str
    scores: list[int]
    winners: list[int]
    start: list[float]  # chances by seat before anything happened
    items: list[Item]
    luck: list[Fortune]
    summary: list[Summary]
    key_moments: list[Moment]
    calibration: Calibration | None

    def facts(self) -> dict[str, Any]:
        """The same as one object of plain data; seats count from 0, places by entries, as in records."""
        return {
            "review": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "depth": self.depth,
            "thresholds": dict(THRESHOLDS),
            "calibration": asdict(self.calibration) if self.calibration else None,
            "scores": self.scores,
            "winners": self.winners,
            "start": self.start,
            "decisions": [
                {**packed(item), "band": self.band(item)} for item in self.items if isinstance(item, Decision)
            ],
            "outcomes": [
                {**packed(item), "luck": rounded(item.luck()), "band": self.band(item)}
                for item in self.items
                if not isinstance(item, Decision)
            ],
            "luck": [asdict(fortune) for fortune in self.luck],
            "summary": [asdict(one) for one in self.summary],
            "key_moments": [asdict(moment) for moment in self.key_moments],
        }

    def band(self, item: Item) -> list[list[float]]:
        """By seat: between which bounds its chance after this is to be expected."""
        if self.calibration is None:
            return [[0.0, 1.0] for _ in item.win]
        return [rounded(self.calibration.band(chance)) for chance in item.win]


def reviewed(reviewer: Reviewer, done: list[Item]) -> Review:
    """The review of a game all of whose items are there."""
    game, header = reviewer.game, reviewer.record.header
    end = reviewer.record.entries[-1]
    items, seats, begun = Items(reviewer.total(), done), len(header.seats), start(reviewer)
    result = [1 / len(end.winners) if seat in end.winners else 0.0 for seat in range(seats)]
    return Review(
        game=game.name,
        seats=list(header.seats),
        depth=reviewer.depth.name,
        scores=list(end.scores),
        winners=list(end.winners),
        start=begun,
        items=done,
        luck=fortunes(items, game.dice, begun, result),
        summary=summed(items, seats),
        key_moments=key_moments(items),
        calibration=calibration_of(game.name),
    )


def start(reviewer: Reviewer) -> list[float]:
    """The chances by seat before anything happened."""
    header = reviewer.record.header
    state = reviewer.game.new(len(header.seats), header.options)
    return rounded(reviewer.chances.of([state], list(range(COMPLETED)))[0])
