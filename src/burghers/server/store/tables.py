"""Tables, their seats, keys and chat: everything about a table but its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import RowMapping, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burghers.server.store.engine import Doors
from burghers.server.store.log import Append, Line, read_lines, tell, write_entries
from burghers.server.store.rows import ChatLine, KeyRow, SeatRow, TableRow
from burghers.server.store.schema import chat, keys, seats, tables

MOST_LISTED = 100


SEEN = (
    update(seats)
    .where(seats.c.table_id == bindparam("which"), seats.c.seat == bindparam("place"))
    .values(seen=bindparam("at"))
)


class Standing(msgspec.Struct, frozen=True):
    """Everything kept of one table at one moment."""

    row: TableRow
    seats: list[SeatRow]
    lines: list[Line]
    chat: list[ChatLine]


class Tables:
    """Reads and writes rows about tables; tells the other server programs."""

    def __init__(self, doors: Doors, program: str) -> None:
        self.doors = doors
        self.program = program

    async def create(self, row: TableRow, chairs: Sequence[SeatRow], locks: Mapping[str, KeyRow]) -> None:
        """A new table with its seats and keys."""
        async with self.doors.write() as connection:
            await connection.execute(insert(tables).values(**msgspec.structs.asdict(row)))
            await connection.execute(insert(seats), [{"table_id": row.id, **msgspec.structs.asdict(c)} for c in chairs])
            if locks:
                await connection.execute(insert(keys), [key_values(row.id, h, key) for h, key in locks.items()])

    async def row(self, table: str) -> TableRow | None:
        """The table of this id."""
        async with self.doors.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
        return None if found is None else TableRow(**found)

    async def standing(self, table: str, after: int = -1, said: int = -1) -> Standing | None:
        """How the table of this id stands, with log and chat after these lines: all of it seen at one moment."""
        async with self.doors.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
            if found is None:
                return None
            chairs, lines = await read_seats(connection, table), await read_lines(connection, table, after)
            return Standing(TableRow(**found), chairs, lines, await read_chat(connection, table, said))

    async def seats(self, table: str) -> list[SeatRow]:
        """Its seats in order."""
        async with self.doors.read() as connection:
            return await read_seats(connection, table)

    async def key(self, table: str, hash: str) -> KeyRow | None:
        """What this token opens here."""
        query = select(keys.c.seat, keys.c.host).where(keys.c.table_id == table, keys.c.hash == hash)
        async with self.doors.read() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else KeyRow(found.seat, found.host)

    async def keys(self, table: str) -> dict[str, KeyRow]:
        """All keys of a table by their hashes: for a rematch, which the same tokens open."""
        async with self.doors.read() as connection:
            rows = await connection.execute(select(keys).where(keys.c.table_id == table))
            return {row.hash: KeyRow(row.seat, row.host) for row in rows}

    async def add_key(self, table: str, hash: str, key: KeyRow) -> None:
        """One token more for a seat."""
        async with self.doors.write() as connection:
            await connection.execute(insert(keys).values(**key_values(table, hash, key)))

    async def take_seat(self, table: str, seat: int, values: Mapping[str, object], hash: str) -> bool:
        """Sit down on a free seat; False when somebody was quicker."""
        async with self.doors.write() as connection:
            free = (seats.c.table_id == table) & (seats.c.seat == seat) & seats.c.taken.is_(False)
            changed = await connection.execute(update(seats).where(free).values(taken=True, **values))
            if changed.rowcount != 1:
                return False
            # Whoever sat here before has no key any more.
            await connection.execute(delete(keys).where(keys.c.table_id == table, keys.c.seat == seat))
            if hash:
                await connection.execute(insert(keys).values(**key_values(table, hash, KeyRow(seat, host=False))))
            await self._tell(connection, table, "seats")
        return True

    async def change_seat(self, table: str, seat: int, **values: object) -> None:
        """Change what is kept of one seat."""
        async with self.doors.write() as connection:
            mine = (seats.c.table_id == table) & (seats.c.seat == seat)
            await connection.execute(update(seats).where(mine).values(**values))
            await self._tell(connection, table, "seats")

    async def change(self, table: str, **values: object) -> None:
        """Change what is kept of the table itself."""
        async with self.doors.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(**values))
            await self._tell(connection, table, "seats")

    async def begin(self, entries: Append) -> bool:
        """The header and the first outcomes of fate; False when another program has begun the game."""
        try:
            async with self.doors.write() as connection:
                await write_entries(connection, [entries])
                await self._tell(connection, entries.table, "log")
        except IntegrityError:
            return False
        return True

    async def link(self, table: str, following: str) -> bool:
        """Name the rematch; False when there is one already."""
        async with self.doors.write() as connection:
            first = (tables.c.id == table) & tables.c.next.is_(None)
            done = await connection.execute(update(tables).where(first).values(next=following))
            await self._tell(connection, table, "seats")
        return done.rowcount == 1

    async def say(self, table: str, line: ChatLine) -> bool:
        """Keep what was said; False when another line has this number."""
        try:
            async with self.doors.write() as connection:
                await connection.execute(insert(chat).values(table_id=table, **msgspec.structs.asdict(line)))
                await self._tell(connection, table, "chat")
        except IntegrityError:
            return False
        return True

    async def chat(self, table: str, after: int = -1) -> list[ChatLine]:
        """What was said after this line."""
        async with self.doors.read() as connection:
            return await read_chat(connection, table, after)

    async def seen(self, here: Sequence[tuple[str, int]], at: int) -> None:
        """These seats have a socket now."""
        rows = [{"which": table, "place": seat, "at": at} for table, seat in sorted(here)]  # in one order everywhere
        async with self.doors.write() as connection:
            await connection.execute(SEEN, rows)

    async def lobby(self, state: str, game: str | None) -> list[tuple[TableRow, list[SeatRow]]]:
        """The public tables in this state, the latest first."""
        query = select(tables).where(tables.c.listed.is_(True), tables.c.state == state)
        if game is not None:
            query = query.where(tables.c.game == game)
        async with self.doors.read() as connection:
            rows = (
                (await connection.execute(query.order_by(tables.c.created.desc()).limit(MOST_LISTED))).mappings().all()
            )
            return await with_seats(connection, rows)

    async def of_account(self, account: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables at which this account sits, the latest first."""
        query = select(tables).join(seats, seats.c.table_id == tables.c.id).where(seats.c.account_id == account)
        async with self.doors.read() as connection:
            found = await connection.execute(query.distinct().order_by(tables.c.changed.desc()).limit(MOST_LISTED))
            return await with_seats(connection, found.mappings().all())

    async def due(self, at: int, most: int) -> list[tuple[str, int]]:
        """Tables in play that want looking after."""
        query = select(tables.c.id, tables.c.due).where(tables.c.state == "playing", tables.c.due <= at)
        async with self.doors.read() as connection:
            return [(row.id, row.due) for row in await connection.execute(query.order_by(tables.c.due).limit(most))]

    async def claim(self, table: str, due: int, until: int) -> bool:
        """Be the one who looks after it; another program asks again only after ``until``."""
        async with self.doors.write() as connection:
            mine = (tables.c.id == table) & (tables.c.due == due)
            done = await connection.execute(update(tables).where(mine).values(due=until))
        return done.rowcount == 1

    async def expire(self, before: int) -> int:
        """Close open tables that nobody filled in time; how many."""
        old = (tables.c.state == "open") & (tables.c.created < before)
        async with self.doors.write() as connection:
            return (await connection.execute(update(tables).where(old).values(state="expired"))).rowcount

    async def counts(self) -> dict[str, int]:
        """How many tables there are in each state."""
        async with self.doors.read() as connection:
            rows = await connection.execute(select(tables.c.state))
            out: dict[str, int] = {}
            for row in rows:
                out[row.state] = out.get(row.state, 0) + 1
            return out

    async def _tell(self, connection: AsyncConnection, table: str, what: str) -> None:
        if self.doors.postgres:
            await tell(connection, [f"{self.program} {table} {what}"])


def key_values(table: str, hash: str, key: KeyRow) -> dict[str, object]:
    """A key as a row."""
    return {"table_id": table, "hash": hash, "seat": key.seat, "host": key.host}


SEAT_COLUMNS = [seats.c[name] for name in SeatRow.__struct_fields__]


async def read_seats(connection: AsyncConnection, table: str) -> list[SeatRow]:
    """The seats of a table in order."""
    query = select(*SEAT_COLUMNS).where(seats.c.table_id == table).order_by(seats.c.seat)
    return [SeatRow(**row) for row in (await connection.execute(query)).mappings()]


async def read_chat(connection: AsyncConnection, table: str, after: int) -> list[ChatLine]:
    """What was said at a table after this line."""
    query = select(chat.c.n, chat.c.at, chat.c.seat, chat.c.text).where(chat.c.table_id == table, chat.c.n > after)
    return [ChatLine(*row) for row in await connection.execute(query.order_by(chat.c.n))]


async def with_seats(connection: AsyncConnection, rows: Sequence[RowMapping]) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables with their seats."""
    ids = [row["id"] for row in rows]
    query = select(seats.c.table_id, *SEAT_COLUMNS).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    chairs: dict[str, list[SeatRow]] = {which: [] for which in ids}
    for row in (await connection.execute(query)).mappings():
        values = dict(row)
        chairs[values.pop("table_id")].append(SeatRow(**values))
    return [(TableRow(**row), chairs[row["id"]]) for row in rows]
