"""News from other server programs on the same PostgreSQL: what is told in a transaction arrives when it is kept."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from burghers.server.store.log import CHANNEL
from burghers.server.tables.registry import TableRegistry

PAUSE = 1.0
AT_ONCE = 1  # table that is told at a time: the answers of one's own players come first

log = structlog.get_logger()


class Hub:
    """Listens, and passes on what others have told."""

    def __init__(self, address: str, program: str, registry: TableRegistry) -> None:
        self.address = address
        self.program = program
        self.registry = registry
        self.listening = asyncio.Event()
        self.few = asyncio.Semaphore(AT_ONCE)
        self.passing: dict[tuple[str, str], asyncio.Task[None]] = {}  # what a table is about to be told

    def take(self, _connection: Any, _pid: int, _channel: str, news: str) -> None:
        """Called by the driver for every notification. What a table is about to be told need not be told twice."""
        program, table, what = news.split(" ", 2)
        if program != self.program and (table, what) not in self.passing:
            self.passing[table, what] = asyncio.create_task(self._pass_on(table, what), name=f"news of {table}")

    async def _pass_on(self, table: str, what: str) -> None:
        async with self.few:
            del self.passing[table, what]  # news that comes from now on is told once more
            try:
                await self.registry.hear(table, what)
            except Exception as error:  # noqa: BLE001  (one table's trouble must not silence the hub)
                log.error("hub.not-passed-on", table=table, error=error)

    async def listen(self) -> None:
        """Keep a connection that listens; after a gap everything at hand is read again."""
        import asyncpg  # noqa: PLC0415  (only needed with PostgreSQL)

        while True:
            connection: Any = None
            try:
                connection = await asyncpg.connect(self.address.replace("postgresql+asyncpg", "postgresql"))
                await connection.add_listener(CHANNEL, self.take)
                self.listening.set()
                await self.registry.read_all_again()
                while not connection.is_closed():
                    await asyncio.sleep(PAUSE)
                    await connection.execute("SELECT 1")
            except Exception as error:  # noqa: BLE001  (whoever listens no more hears of no move: try again)
                log.warning("hub.lost", error=error)
            finally:
                if connection is not None and not connection.is_closed():
                    connection.terminate()
            await asyncio.sleep(PAUSE)
