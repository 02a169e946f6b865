"""In a process of its own: review finished games a slice at a time, and tell reviews in words."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from burghers.bots.review.items import Item, Items
from burghers.bots.review.judge import DEPTHS
from burghers.bots.review.kept import heading, read, written
from burghers.bots.review.page import page
from burghers.bots.review.report import Review, reviewed
from burghers.bots.review.reviewer import Reviewer
from burghers.bots.review.words import ReviewVoice
from burghers.kernel.record import read_record
from burghers.server.catalog import GameCatalog
from burghers.server.processes.limited import answer_on

CATALOG = GameCatalog()
LABELS = ("mark", "phase", "page", "column")


class ReviewWorker:
    """What the process works on; the review under way is kept in mind from slice to slice."""

    def __init__(self) -> None:
        self.key: tuple[str, int] = ("", 0)  # heading, and how many items there are
        self.under_way: Iterator[Item] = iter(())

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Go on with a review, or tell one that is whole."""
        game = CATALOG.played(asked["game"], asked["printing"], asked["own"])
        reviewer = Reviewer(game, read_record(asked["lines"]), DEPTHS[asked["depth"]])
        first = heading(reviewer.record, reviewer.depth)
        done = read(asked["kept"], first)
        if asked["task"] == "go on":
            return self.go_on(reviewer, first, done, asked["seconds"])
        found = reviewed(reviewer, done)
        voice = ReviewVoice(reviewer.game, reviewer.record.header.seats, asked["language"])
        return {"page": page(found, voice)} if asked["task"] == "page" else {"review": told(found, voice)}

    def go_on(self, reviewer: Reviewer, first: str, done: list[Item], seconds: float) -> dict[str, Any]:
        """The next items, as many as there is time for; at least one."""
        if self.key != (first, len(done)):
            self.under_way = reviewer.items(len(done))
        begun, lines = time.monotonic(), [first, *[written(item) for item in done]]
        for item in self.under_way:
            lines.append(written(item))
            if time.monotonic() - begun > seconds:
                break
        self.key = (first, len(lines) - 1)
        return {"lines": lines, "total": reviewer.total()}


def told(found: Review, voice: ReviewVoice) -> dict[str, Any]:
    """The review for the page: figures, and what is to be said of them."""
    items = Items(len(found.items), found.items)
    facts = found.facts()
    for one, decision in zip(facts["decisions"], items.decisions(), strict=True):
        one["said"] = voice.decision(decision)
    for one, summary in zip(facts["summary"], found.summary, strict=True):
        one["well"] = voice.done_well(summary)
    moments = [{**asdict(one), "said": voice.moment(one, items)} for one in found.key_moments]
    how = [voice.say("page.how", depth=voice.say(f"depth.{found.depth}")), voice.trust(found.calibration)]
    return {
        **facts,
        "key_moments": moments,
        "how": how,
        "fortune": voice.fortune(found.luck),
        "luck_how": voice.say("page.luck-how"),
        "words": labels(voice),
    }


def labels(voice: ReviewVoice) -> dict[str, str]:
    """Headings, columns and marks: what has no blanks."""
    return {key: text for key, text in voice.texts.items() if key.partition(".")[0] in LABELS and "{" not in text}


if __name__ == "__main__":
    answer_on(ReviewWorker().answer, int(sys.argv[1]))
