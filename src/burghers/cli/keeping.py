"""What the jobs that look after a database share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from burghers.cli.mistake import Mistake

if TYPE_CHECKING:
    from burghers.server.store.database import Database

T = TypeVar("T")


def with_database(address: str | None, job: Callable[[Database], Awaitable[T]]) -> T:
    """Do a job with the database of this address, or that of the settings."""
    from burghers.server.settings import BadSettings, read_settings  # noqa: PLC0415  (a second to import)
    from burghers.server.store.database import BadDatabase, Database  # noqa: PLC0415

    async def work() -> T:
        database = Database(address or read_settings().database)
        try:
            return await job(database)
        finally:
            await database.close()

    try:
        return asyncio.run(work())
    except (BadDatabase, BadSettings) as error:
        raise Mistake(str(error)) from None
