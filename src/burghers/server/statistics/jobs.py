"""Where finished games are counted and summed up: one process with limits, a few games at a time."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Final

import structlog

from burghers.server.errors import ApiError
from burghers.server.processes.fair_queue import FairQueue
from burghers.server.processes.limited import LimitedProcess, ProcessFailed
from burghers.server.store.finished import Finished, FinishedGames, Own

MODULE = "burghers.server.statistics.worker"
MEGABYTES = 1024
SECONDS = 30.0  # after which a process is ended
EXPECTED = 0.1  # seconds of work
FRESH = 60.0  # seconds that sums are good for
MOST_KEPT: Final = 64  # sums

log = structlog.get_logger()


class StatisticsJobs:
    """Counts what was finished since it last looked, and tells sums."""

    def __init__(self, store: FinishedGames) -> None:
        self.store = store
        self.process = LimitedProcess(MODULE, MEGABYTES)
        self.queue = FairQueue(1)
        self.sums: dict[str, tuple[float, dict[str, Any]]] = {}
        self.kept = 0  # games counted by this program
        self.counting: asyncio.Task[None] | None = None

    async def of(self, game: str, wanted: dict[str, object], caller: str) -> dict[str, Any]:
        """Sums of the games counted so far; what is not yet counted is, for the next who asks. Raises ApiError."""
        key = json.dumps([game, wanted])
        made, found = self.sums.get(key, (0.0, {}))
        if found and time.monotonic() - made < FRESH:
            return found
        if self.counting is None or self.counting.done():
            self.counting = asyncio.create_task(self.count(game), name=f"count {game}")
        seen = self.kept
        counted = await self.store.counted(game)
        asked = {"task": "sum", "game": game, "counted": counted, "wanted": wanted}
        found = dict((await self._ask(asked, caller))["statistics"])
        if len(self.sums) >= MOST_KEPT:
            self.sums.clear()
        if seen == self.kept:  # else they are old already
            self.sums[key] = (time.monotonic(), found)
        return found

    async def count(self, game: str) -> None:
        """Count what is not counted yet, the latest games first."""
        try:
            for finished in await self.store.uncounted(game):
                await self.count_one(finished)
        except (ApiError, KeyError) as error:
            log.warning("statistics.failed", game=game, why=type(error).__name__)

    async def count_one(self, finished: Finished) -> None:
        """One game; one that cannot be read is kept as nothing, so that it is not tried again."""
        lines, who = await self.store.played(finished.id)
        asked = {"task": "count", "game": finished.game, "printing": finished.printing, "lines": lines, "who": who}
        found = (await self._ask(asked, "statistics"))["counted"]
        await self.store.keep(finished.id, json.dumps(found))
        self.kept += 1
        self.sums.clear()

    async def count_own(self, own: Own) -> None:
        """A game that its player asks for before anybody else did."""
        for finished in await self.store.uncounted(own.game, own.table):
            await self.count_one(finished)

    async def judged(self, reviews: list[dict[str, object]], caller: str) -> list[dict[str, float]]:
        """Accuracy and luck of one seat each, by reviews that are whole."""
        found: list[dict[str, float]] = (await self._ask({"task": "mine", "reviews": reviews}, caller))["judged"]
        return found

    async def _ask(self, asked: dict[str, Any], caller: str) -> dict[str, Any]:
        try:
            async with self.queue.turn(caller, EXPECTED):
                found = await self.process.ask(asked, SECONDS)
        except ProcessFailed:
            raise ApiError(503, "busy") from None
        if "error" in found:
            raise ApiError(503, "not-analysed", str(found["error"]))
        return found

    async def close(self) -> None:
        """Stop; what was counted is kept."""
        if self.counting is not None:
            self.counting.cancel()
            await asyncio.gather(self.counting, return_exceptions=True)
        await self.process.stop()
