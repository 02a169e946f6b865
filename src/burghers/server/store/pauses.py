"""The heartbeat of the server programs on one database, the time they go by, and the pauses there have been."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from burghers.server.clock import wall
from burghers.server.store.database import Database
from burghers.server.store.schema import heartbeat, pauses, tables

ONLY = 1  # id of the one row
DATABASE_TIME = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")


class PauseStore:
    """Reads and writes the heartbeat, and the spans of time that count for no clock of a table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def time(self) -> int:
        """The clock all server programs on this database go by: its own, where there can be several."""
        if not self.database.postgres:
            return wall()
        async with self.database.read() as connection:
            return int((await connection.execute(DATABASE_TIME)).scalar_one())

    async def last_beat(self) -> int | None:
        """When a server program last ran; None in a new database."""
        async with self.database.read() as connection:
            return (await connection.execute(select(heartbeat.c.at))).scalar()

    async def beat(self, at: int) -> None:
        """A server program runs."""
        try:
            async with self.database.write() as connection:
                if not (await connection.execute(update(heartbeat).values(at=at))).rowcount:
                    await connection.execute(insert(heartbeat).values(id=ONLY, at=at))
        except IntegrityError:  # another program was quicker
            return

    async def spans(self) -> list[tuple[int, int]]:
        async with self.database.read() as connection:
            return [(row.began, row.ended) for row in await connection.execute(select(pauses))]

    async def add(self, began: int, ended: int, why: str) -> None:
        """This time counts for no clock."""
        try:
            async with self.database.write() as connection:
                await connection.execute(insert(pauses).values(began=began, ended=ended, why=why))
        except IntegrityError:  # another program has seen it at the same millisecond
            return

    async def rewind(self, at: int) -> None:
        """The clock went back: whatever was due later is looked at now, and no pause lies ahead."""
        async with self.database.write() as connection:
            await connection.execute(delete(pauses).where(pauses.c.began >= at))
            await connection.execute(update(pauses).where(pauses.c.ended > at).values(ended=at))
            await connection.execute(update(tables).where(tables.c.due > at).values(due=at))
