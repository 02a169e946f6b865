"""Where reviews are made: one process with limits, a slice at a time, in a fair order among those who ask."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Any

import structlog

from burghers.server.errors import ApiError
from burghers.server.processes.fair_queue import FairQueue
from burghers.server.processes.limited import LimitedProcess, ProcessFailed
from burghers.server.store.reviews import KeptReview, Reviews
from burghers.server.tables.bot_pool import settled

MODULE = "burghers.server.reviews.worker"
MEGABYTES = 1024
SLICE = 1.5  # seconds of work before another review has its turn
SECONDS = 60.0  # after which a process is ended: its start, the replay of a game, and one decision at least
TELLING = 0.2  # seconds that telling a whole review takes, about
MOST_AT_ONCE = 2  # reviews of one caller

log = structlog.get_logger()


class ReviewJobs:
    """Makes reviews and tells them. One that was stopped, also by the end of the program, goes on where it was."""

    def __init__(self, store: Reviews) -> None:
        self.store = store
        self.process = LimitedProcess(MODULE, MEGABYTES)
        self.queue = FairQueue(1)
        self.under_way: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.callers: Counter[str] = Counter()

    def begin(self, table: str, played: Mapping[str, object], depth: str, caller: str) -> None:
        """Make the review of a finished game, unless that is under way; raises ApiError where a caller has enough."""
        if (table, depth) in self.under_way:
            return
        if self.callers[caller] >= MOST_AT_ONCE:
            raise ApiError(429, "too-many-requests")
        self.callers[caller] += 1
        task = asyncio.create_task(self._make(table, played, depth, caller), name=f"review {table}")
        self.under_way[table, depth] = task
        task.add_done_callback(lambda _: self._end(table, depth, caller))

    def _end(self, table: str, depth: str, caller: str) -> None:
        del self.under_way[table, depth]
        settled(self.callers, caller)

    async def _make(self, table: str, played: Mapping[str, object], depth: str, caller: str) -> None:
        kept = await self.store.of(table, depth)
        try:
            while not kept.whole():
                asked = {"task": "go on", **played, "depth": depth, "kept": kept.lines, "seconds": SLICE}
                found = await self._ask(asked, caller, SLICE)
                kept = KeptReview(found["lines"], found["total"])
                await self.store.keep(table, depth, kept)
        except (ProcessFailed, KeyError) as error:
            log.warning("review.failed", table=table, why=type(error).__name__)

    async def tell(
        self, task: str, played: Mapping[str, object], kept: KeptReview, depth: str, language: str, caller: str
    ) -> dict[str, Any]:
        """A whole review in words, or as a page; raises ApiError."""
        asked = {"task": task, **played, "depth": depth, "kept": kept.lines, "language": language}
        try:
            found = await self._ask(asked, caller, TELLING)
        except ProcessFailed:
            raise ApiError(503, "busy") from None
        if "error" in found:
            raise ApiError(503, "not-analysed", str(found["error"]))
        return found

    async def _ask(self, asked: Mapping[str, object], caller: str, expected: float) -> dict[str, Any]:
        async with self.queue.turn(caller, expected):
            return await self.process.ask(asked, SECONDS)

    async def close(self) -> None:
        """Stop; what was found is kept."""
        for task in list(self.under_way.values()):
            task.cancel()
        await asyncio.gather(*self.under_way.values(), return_exceptions=True)
        await self.process.stop()
