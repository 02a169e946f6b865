"""Messages that wait to be sent: at most one of a kind for a seat."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select, update

from burghers.server.store.database import Database
from burghers.server.store.schema import notices


class NoticeRow(msgspec.Struct, frozen=True):
    """A message to one seat."""

    table_id: str
    seat: int
    kind: str  # turn, reminder, over
    seq: int
    due: int
    tries: int = 0


class Notices:
    """Reads and writes waiting messages."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, rows: list[NoticeRow]) -> None:
        """Have these sent, in place of earlier ones of their kind."""
        async with self.database.write() as connection:
            for row in rows:
                same = (
                    (notices.c.table_id == row.table_id) & (notices.c.seat == row.seat) & (notices.c.kind == row.kind)
                )
                await connection.execute(delete(notices).where(same))
                await connection.execute(insert(notices).values(**msgspec.structs.asdict(row)))

    async def due(self, at: int, most: int) -> list[NoticeRow]:
        """What is to be sent now."""
        query = select(notices).where(notices.c.due <= at).order_by(notices.c.due).limit(most)
        async with self.database.read() as connection:
            return [NoticeRow(**row) for row in (await connection.execute(query)).mappings()]

    async def claim(self, row: NoticeRow, until: int) -> bool:
        """Be the one who sends it; if that fails it is due again at ``until``."""
        async with self.database.write() as connection:
            done = await connection.execute(
                update(notices).where(this(row), notices.c.due == row.due).values(due=until, tries=row.tries + 1)
            )
        return done.rowcount == 1

    async def drop(self, row: NoticeRow) -> None:
        """It was sent, or is no longer wanted."""
        async with self.database.write() as connection:
            await connection.execute(delete(notices).where(this(row)))


def this(row: NoticeRow) -> ColumnElement[bool]:
    """Exactly this message."""
    same = (notices.c.table_id == row.table_id) & (notices.c.seat == row.seat) & (notices.c.kind == row.kind)
    return same & (notices.c.seq == row.seq)
