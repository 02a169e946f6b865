"""News from other server programs on the same PostgreSQL: what is told in a transaction arrives when it is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from burghers.server.store.log import CHANNEL

PAUSE = 1.0

words = structlog.get_logger()

News = Callable[[str, str], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


class Hub:
    """Listens, and passes on what others have told."""

    def __init__(self, address: str, program: str, heard: News, missed: Missed) -> None:
        self.address = address
        self.program = program
        self.heard = heard
        self.missed = missed  # called when the connection was lost for a while
        self.waiting: asyncio.Queue[str] = asyncio.Queue()

    def take(self, _connection: Any, _pid: int, _channel: str, news: str) -> None:
        """Called by the driver for every notification."""
        if not news.startswith(self.program):
            self.waiting.put_nowait(news)

    async def pass_on(self) -> None:
        """Tell the tables, in the order of arrival."""
        while True:
            _, table, what = (await self.waiting.get()).split(" ", 2)
            try:
                await self.heard(table, what)
            except Exception as error:  # noqa: BLE001  (one table's trouble must not silence the hub)
                words.error("hub.not-passed-on", table=table, error=repr(error))

    async def listen(self) -> None:
        """Keep a connection that listens; after a gap everything at hand is read again."""
        import asyncpg  # noqa: PLC0415  (only needed with PostgreSQL)

        first = True
        while True:
            connection: Any = None
            try:
                connection = await asyncpg.connect(self.address.replace("postgresql+asyncpg", "postgresql"))
                await connection.add_listener(CHANNEL, self.take)
                if not first:
                    await self.missed()
                first = False
                while not connection.is_closed():
                    await asyncio.sleep(PAUSE)
                    await connection.execute("SELECT 1")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                words.warning("hub.lost", error=repr(error))
            finally:
                if connection is not None and not connection.is_closed():
                    connection.terminate()
            await asyncio.sleep(PAUSE)
