"""What takes long, asked of processes beside the event loop: a caller who asks for much waits behind himself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burghers.server.errors import ApiError
from burghers.server.processes.fair_queue import FairQueue, TooManyWaiting
from burghers.server.processes.limited import LimitedProcess, ProcessFailed

MODULE = "burghers.server.processes.analysis_worker"
EXPECTED = 0.1  # seconds of work
SECONDS = 20.0  # after which a process is ended
PRINTING_SECONDS = 10.0  # with the start of a process, on a busy machine
MEGABYTES = 1024
MOST_WAITING = 16  # of one caller


class Analysis:
    """A few processes that read printings and go through games."""

    def __init__(self, processes: int) -> None:
        self.processes = [LimitedProcess(MODULE, MEGABYTES) for _ in range(processes)]
        self.queue = FairQueue(processes, MOST_WAITING)

    async def ask(
        self, caller: str, task: str, asked: Mapping[str, object], seconds: float = SECONDS
    ) -> dict[str, Any]:
        """The outcome of a task; raises ApiError when there is none."""
        try:
            async with self.queue.turn(caller, EXPECTED) as slot:
                found = await self.processes[slot].ask({"task": task, **asked}, seconds)
        except TooManyWaiting:
            raise ApiError(429, "too-many-requests") from None
        except ProcessFailed:
            raise ApiError(503, "busy") from None
        if "error" in found:
            raise ApiError(503, "not-analysed", str(found["error"]))
        return found

    async def close(self) -> None:
        for process in self.processes:
            await process.stop()
