"""Whether the database can be used: it is written to, for a full disk or a lost file is noticed by nothing else."""

from __future__ import annotations

import asyncio
import os
import time

import structlog
from sqlalchemy import delete, insert
from sqlalchemy.exc import SQLAlchemyError

from burghers.server.clock import now
from burghers.server.store.database import Database, sqlite_file
from burghers.server.store.schema import probes

FILLER_BYTES = 65_536  # more than is left over in pages that are there
PATIENCE = 5.0  # seconds
REMEMBERED = 1.0  # seconds in which many who ask get the same answer

log = structlog.get_logger()


class Readiness:
    """Tries the database, at most once a second."""

    def __init__(self, database: Database, program: str) -> None:
        self.database = database
        self.program = program
        self.at = 0.0
        self.well = False
        self.trying = asyncio.Lock()

    async def check(self) -> bool:
        """Whether a row could be written just now."""
        async with self.trying:
            if time.monotonic() - self.at > REMEMBERED:
                self.well = await self._try()
                self.at = time.monotonic()
            return self.well

    async def _try(self) -> bool:
        if not self.database.postgres and not sqlite_file(self.database.address).is_file():
            return False  # what is written to a file that was deleted is lost with this program
        try:
            async with asyncio.timeout(PATIENCE), self.database.write() as connection:
                await connection.execute(delete(probes).where(probes.c.id == self.program))
                row = {"id": self.program, "at": now(), "filler": os.urandom(FILLER_BYTES)}
                await connection.execute(insert(probes).values(**row))
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            log.warning("database.not-ready", error=error)
            return False
        return True
