"""Reviews of finished games, as far as they have come: kept with their tables, and deleted with them."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select

from burghers.server.clock import now
from burghers.server.store.database import Database
from burghers.server.store.schema import reviews


class KeptReview(msgspec.Struct, frozen=True):
    """A review so far: its lines (the heading first), and how many items there will be."""

    lines: list[str]
    total: int

    def done(self) -> int:
        """How many items there are."""
        return max(0, len(self.lines) - 1)

    def whole(self) -> bool:
        """Whether nothing is missing."""
        return self.total > 0 and self.done() == self.total


class Reviews:
    """Reviews as far as they have come, a line per item: one that was stopped goes on where it was."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, table: str, depth: str) -> KeptReview:
        """What there is of a review; nothing where it was never begun, or judged in a way of earlier versions."""
        from burghers.bots.review.kept import of_today  # noqa: PLC0415  (with numpy: a server is up sooner without)

        query = select(reviews.c.text, reviews.c.total).where(reviews.c.table_id == table, reviews.c.depth == depth)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        lines = row[0].splitlines() if row else []
        return KeptReview(lines, row[1]) if row and of_today(lines) else KeptReview([], 0)

    async def keep(self, table: str, depth: str, kept: KeptReview) -> None:
        """Put this in the place of what there is."""
        own = (reviews.c.table_id == table) & (reviews.c.depth == depth)
        values = {"table_id": table, "depth": depth, "text": "\n".join(kept.lines), "total": kept.total}
        async with self.database.write() as connection:
            await connection.execute(delete(reviews).where(own))
            await connection.execute(insert(reviews).values(**values, changed=now()))
