"""Broadcasting: whoever has answered is told first; all others hear it here, as soon as no answer waits.

A frame is the whole view. Somebody who has not heard of two moves yet is told of both in one frame.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from burghers.server.tables.watched import WatchedTable

log = structlog.get_logger()


class Broadcaster:
    """Tells the viewers of one table after the other."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[WatchedTable] = asyncio.Queue()

    def schedule(self, table: WatchedTable) -> None:
        """There is something to tell at this table."""
        self.waiting.put_nowait(table)

    async def run(self) -> None:
        """One table after the other; between two of them whatever else is ready goes first."""
        while True:
            table = await self.waiting.get()
            try:
                table.tell()
            except Exception as error:  # noqa: BLE001  (one table's trouble must not silence the broadcaster)
                log.error("broadcaster.not-told", table=table.id, error=error)
            await asyncio.sleep(0)
