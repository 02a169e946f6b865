"""Finished games for statistics: which there are, what is counted of them, and those of one account."""

from __future__ import annotations

import msgspec
from sqlalchemy import and_, select, true

from burghers.bots.statistics.counted import FORMAT, PERSON, level_of
from burghers.server.store.database import Database
from burghers.server.store.log import read_lines
from burghers.server.store.reviews import KeptReview, Reviews
from burghers.server.store.rows import SeatRow, TableRow
from burghers.server.store.schema import reviews, seats, tables
from burghers.server.store.tables import read_seats

PROGRAM = "program"
COUNTED = f"counted{FORMAT}"  # beside the reviews of a game, as if it were one of a depth of its own
MOST = 1000  # games of which statistics are made, the latest
OWN = 60  # games of one account that are told


class Finished(msgspec.Struct, frozen=True):
    """A finished game with a printing that comes with it."""

    id: str
    game: str
    printing: str


class Own(msgspec.Struct, frozen=True):
    """A finished game of one account: what was counted of it, and its review, both empty where there is none."""

    table: str
    game: str
    seat: int
    changed: int
    counted: str
    review: list[str]


class FinishedGames:
    """Reads finished games and keeps what was counted of them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.reviews = Reviews(database)

    async def uncounted(self, game: str, only: str = "") -> list[Finished]:
        """Games that were never counted, or only one of them; the latest first, without those with own figures."""
        there = and_(reviews.c.table_id == tables.c.id, reviews.c.depth == COUNTED)
        query = (
            select(tables)
            .outerjoin(reviews, there)
            .where(tables.c.state == "over", tables.c.game == game, tables.c.printing_id == "")
            .where(reviews.c.table_id.is_(None))
            .where((tables.c.id == only) if only else true())
            .order_by(tables.c.changed.desc())
            .limit(MOST)
        )
        async with self.database.read() as connection:
            rows = [TableRow(**row) for row in (await connection.execute(query)).mappings()]
        return [Finished(row.id, row.game, row.agreed().printing) for row in rows]

    async def played(self, table: str) -> tuple[list[str], list[str]]:
        """The log of a game, and who sat there: the level of a bot, or a person."""
        async with self.database.read() as connection:
            lines = await read_lines(connection, table, -1)
            chairs = await read_seats(connection, table)
        return [line.line for line in lines], [sat(chair) for chair in chairs]

    async def keep(self, table: str, counted: str) -> None:
        """Keep what was counted of a game."""
        await self.reviews.keep(table, COUNTED, KeptReview([counted], 1))

    async def counted(self, game: str) -> list[str]:
        """What was counted of the latest games."""
        query = (
            select(reviews.c.text)
            .join(tables, tables.c.id == reviews.c.table_id)
            .where(reviews.c.depth == COUNTED, tables.c.game == game)
            .order_by(tables.c.changed.desc())
            .limit(MOST)
        )
        async with self.database.read() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def own(self, account: str) -> list[Own]:
        """The finished games of an account, the latest first."""
        query = (
            select(tables.c.id, tables.c.game, seats.c.seat, tables.c.changed)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.account_id == account, tables.c.state == "over")
            .order_by(tables.c.changed.desc())
            .limit(OWN)
        )
        async with self.database.read() as connection:
            found = (await connection.execute(query)).all()
            kept = select(reviews).where(reviews.c.table_id.in_([row.id for row in found]))
            texts = {(row.table_id, row.depth): (row.text, row.total) for row in await connection.execute(kept)}
        return [
            Own(row.id, row.game, row.seat, row.changed, counted_in(texts, row.id), review_in(texts, row.id))
            for row in found
        ]


Texts = dict[tuple[str, str], tuple[str, int]]  # by table and depth: the text, and how many items there will be


def sat(chair: SeatRow) -> str:
    """Who sat there, as it is counted: the level of a bot, a program that came by token, or a person."""
    return level_of(chair.bot) if chair.bot else PROGRAM if chair.program else PERSON


def counted_in(texts: Texts, table: str) -> str:
    """What was counted of a game."""
    return texts.get((table, COUNTED), ("", 0))[0]


def review_in(texts: Texts, table: str) -> list[str]:
    """The deepest whole review of a game."""
    for depth in ("normal", "quick"):
        text, total = texts.get((table, depth), ("", 0))
        kept = KeptReview(text.splitlines(), total)
        if kept.whole():
            return kept.lines
    return []
