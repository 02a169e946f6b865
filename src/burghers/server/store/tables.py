"""Tables, their seats, keys and chat: everything about a table but its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import ColumnElement, RowMapping, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burghers.server.clock import now
from burghers.server.store.database import Database
from burghers.server.store.log import Append, Line, read_lines, tell, write_entries
from burghers.server.store.resealing import seal_anew
from burghers.server.store.rows import HOST_ONLY, ChatLine, KeyRow, SeatRow, TableRow
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


class TableStore:
    """Reads and writes rows about tables; tells the other server programs."""

    def __init__(self, database: Database, program: str) -> None:
        self.database = database
        self.program = program

    async def create(self, row: TableRow, chairs: Sequence[SeatRow], locks: Mapping[str, KeyRow]) -> None:
        """A new table with its seats and keys."""
        async with self.database.write() as connection:
            await connection.execute(insert(tables).values(**msgspec.structs.asdict(row)))
            await connection.execute(insert(seats), [{"table_id": row.id, **msgspec.structs.asdict(c)} for c in chairs])
            if locks:
                await connection.execute(insert(keys), [key_values(row.id, h, key) for h, key in locks.items()])

    async def row(self, table: str) -> TableRow | None:
        async with self.database.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
        return None if found is None else TableRow(**found)

    async def standing(self, table: str, after: int = -1, said: int = -1) -> Standing | None:
        """How the table of this id stands, with log and chat after these lines: all of it seen at one moment."""
        async with self.database.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
            if found is None:
                return None
            chairs, lines = await read_seats(connection, table), await read_lines(connection, table, after)
            return Standing(TableRow(**found), chairs, lines, await read_chat(connection, table, said))

    async def seats(self, table: str) -> tuple[list[SeatRow], int]:
        """Its seats in order, and its epoch at the same moment."""
        async with self.database.read() as connection:
            epoch = (await connection.execute(select(tables.c.epoch).where(tables.c.id == table))).scalar_one()
            return await read_seats(connection, table), epoch

    async def key(self, table: str, hash: str) -> KeyRow | None:
        """What this token opens here."""
        async with self.database.read() as connection:
            return await read_key(connection, table, hash)

    async def keys(self, table: str) -> dict[str, KeyRow]:
        """All keys of a table by their hashes: for a rematch, which the same tokens open."""
        async with self.database.read() as connection:
            rows = await connection.execute(select(keys).where(keys.c.table_id == table))
            return {row.hash: KeyRow(row.seat, row.host) for row in rows}

    async def take_seat(self, table: str, seat: int, values: Mapping[str, object], hash: str) -> bool:
        """Sit down on a free seat; False when somebody was quicker."""
        async with self.database.write() as connection:
            free = (seats.c.table_id == table) & (seats.c.seat == seat) & seats.c.taken.is_(False)
            changed = await connection.execute(update(seats).where(free).values(taken=True, **values))
            if changed.rowcount != 1:
                return False
            await vacate(connection, table, seat)
            # Whoever sat here before has no key any more.
            await connection.execute(delete(keys).where(keys.c.table_id == table, keys.c.seat == seat))
            await connection.execute(insert(keys).values(**key_values(table, hash, KeyRow(seat, host=False))))
            await self._tell(connection, table, "seats")
        return True

    async def give_up_seat(self, table: str, seat: int, bot: str) -> None:
        """Whoever sat here has given up, and a bot plays on for good: their token opens the seat no more."""
        async with self.database.write() as connection:
            values = {"bot": bot, "stand_in": "", "account_id": None, "wishes": "", "program": False}
            await connection.execute(update(seats).where(of_seat(table, seat)).values(**values))
            held = (keys.c.table_id == table) & (keys.c.seat == seat)
            await connection.execute(delete(keys).where(held & keys.c.host.is_(False)))
            await connection.execute(update(keys).where(held).values(seat=HOST_ONLY))
            await vacate(connection, table, seat)
            await self._tell(connection, table, "seats")

    async def leave_seat(self, table: str, seat: int, **values: object) -> None:
        """Get up: these values hold for the seat, and every socket that sits there ends."""
        async with self.database.write() as connection:
            await connection.execute(update(seats).where(of_seat(table, seat)).values(**values))
            await vacate(connection, table, seat)
            await self._tell(connection, table, "seats")

    async def renew(self, table: str, seat: int, hash: str, old: str, account: str | None) -> bool:
        """Take the own seat back under a new key, the only one from then on; False when it is no longer one's own.

        It is whose key opens it, or whose account holds it; every socket that sits there ends.
        """
        async with self.database.write() as connection:
            # The seat is held until the transaction ends: nobody takes it between the look and the change.
            chair = (await connection.execute(select(seats).where(of_seat(table, seat)).with_for_update())).one()
            key = await read_key(connection, table, old)
            mine = key is not None and key.seat == seat
            if not mine and (account is None or chair.account_id != account or not chair.taken):
                return False
            values = {"taken": True, "stand_in": "", "seen": now(), "account_id": account or chair.account_id}
            await connection.execute(update(seats).where(of_seat(table, seat)).values(**values))
            await vacate(connection, table, seat)
            known = (keys.c.table_id == table) & (keys.c.seat == seat)
            host = (await connection.execute(select(keys.c.hash).where(known, keys.c.host.is_(True)))).first()
            await connection.execute(delete(keys).where(known))
            await connection.execute(
                insert(keys).values(**key_values(table, hash, KeyRow(seat, host=host is not None)))
            )
            await self._tell(connection, table, "seats")
        return True

    async def epoch(self, table: str) -> tuple[int, int]:
        """How often somebody has lost a seat here, and until when bots wait."""
        async with self.database.read() as connection:
            row = (await connection.execute(select(tables.c.epoch, tables.c.grace).where(tables.c.id == table))).one()
            return row.epoch, row.grace

    async def change_seat(self, table: str, seat: int, **values: object) -> None:
        """Change what is kept of one seat."""
        async with self.database.write() as connection:
            await connection.execute(update(seats).where(of_seat(table, seat)).values(**values))
            await self._tell(connection, table, "seats")

    async def change(self, table: str, **values: object) -> None:
        """Change what is kept of the table itself."""
        async with self.database.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(**values))
            await self._tell(connection, table, "seats")

    async def end(self, table: str, state: str) -> None:
        """Nobody plays on here; whoever has not heard of it at another server program is too late."""
        async with self.database.write() as connection:
            over = {"state": state, "due": None, "epoch": tables.c.epoch + 1}
            await connection.execute(update(tables).where(tables.c.id == table).values(**over))
            await self._tell(connection, table, "seats")

    async def begin(self, entries: Append) -> bool:
        """The header and the first outcomes of fate; False when another program has begun the game."""
        try:
            async with self.database.write() as connection:
                await write_entries(connection, [entries])
                await self._tell(connection, entries.table, "log")
        except IntegrityError:
            return False
        return True

    async def seal_anew(self, at: int) -> None:
        """This is an earlier state of the database: every server program hears that its games need another secret."""
        async with self.database.write() as connection:
            for name in await seal_anew(connection, at):
                await self._tell(connection, name, "seats")

    async def link(self, table: str, following: str) -> bool:
        """Name the rematch; False when there is one already."""
        async with self.database.write() as connection:
            first = (tables.c.id == table) & tables.c.next.is_(None)
            done = await connection.execute(update(tables).where(first).values(next=following))
            await self._tell(connection, table, "seats")
        return done.rowcount == 1

    async def say(self, table: str, line: ChatLine, epoch: int, most: int) -> bool:
        """Keep what was said, and of what was said before the latest lines; False when another line has this number,
        or somebody lost a seat since this epoch.
        """
        query = select(tables.c.epoch).where(tables.c.id == table).with_for_update(read=True)
        try:
            async with self.database.write() as connection:
                if (await connection.execute(query)).scalar_one() != epoch:
                    return False
                await connection.execute(insert(chat).values(table_id=table, **msgspec.structs.asdict(line)))
                await connection.execute(delete(chat).where(chat.c.table_id == table, chat.c.n <= line.n - most))
                await self._tell(connection, table, "chat")
        except IntegrityError:
            return False
        return True

    async def chat(self, table: str, after: int = -1) -> list[ChatLine]:
        """What was said after this line."""
        async with self.database.read() as connection:
            return await read_chat(connection, table, after)

    async def seen(self, here: Sequence[tuple[str, int]], at: int) -> None:
        """These seats have a socket now."""
        rows = [{"which": table, "place": seat, "at": at} for table, seat in sorted(here)]  # in one order everywhere
        async with self.database.write() as connection:
            await connection.execute(SEEN, rows)

    async def lobby(self, state: str, game: str | None) -> list[tuple[TableRow, list[SeatRow]]]:
        """The public tables in this state, the latest first."""
        query = select(tables).where(tables.c.listed.is_(True), tables.c.state == state)
        if game is not None:
            query = query.where(tables.c.game == game)
        async with self.database.read() as connection:
            rows = (
                (await connection.execute(query.order_by(tables.c.created.desc()).limit(MOST_LISTED))).mappings().all()
            )
            return await with_seats(connection, rows)

    async def of_account(self, account: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables at which this account sits, the latest first."""
        query = select(tables).join(seats, seats.c.table_id == tables.c.id).where(seats.c.account_id == account)
        async with self.database.read() as connection:
            found = await connection.execute(query.distinct().order_by(tables.c.changed.desc()).limit(MOST_LISTED))
            return await with_seats(connection, found.mappings().all())

    async def due(self, at: int, most: int) -> list[tuple[str, int]]:
        """Tables in play that want looking after."""
        query = select(tables.c.id, tables.c.due).where(tables.c.state.in_(("open", "playing")), tables.c.due <= at)
        async with self.database.read() as connection:
            return [(row.id, row.due) for row in await connection.execute(query.order_by(tables.c.due).limit(most))]

    async def claim(self, table: str, due: int, until: int) -> bool:
        """Be the one who looks after it; another program asks again only after ``until``."""
        async with self.database.write() as connection:
            mine = (tables.c.id == table) & (tables.c.due == due)
            done = await connection.execute(update(tables).where(mine).values(due=until))
        return done.rowcount == 1

    async def postpone(self, table: str, until: int) -> None:
        """Do not look after this one before then: it cannot be read."""
        mine = (tables.c.id == table) & tables.c.due.is_not(None)
        async with self.database.write() as connection:
            await connection.execute(update(tables).where(mine).values(due=until))

    async def expire(self, before: int) -> int:
        """Close open tables that nobody filled in time; how many."""
        old = (tables.c.state == "open") & (tables.c.created < before)
        async with self.database.write() as connection:
            return (await connection.execute(update(tables).where(old).values(state="expired"))).rowcount

    async def unfinished(self, maker: str) -> int:
        """How many tables this caller has made that are not finished."""
        mine = (tables.c.maker == maker) & tables.c.state.in_(("open", "playing"))
        async with self.database.read() as connection:
            return (await connection.execute(select(func.count()).select_from(tables).where(mine))).scalar_one()

    async def counts(self) -> dict[str, int]:
        """How many tables there are in each state."""
        async with self.database.read() as connection:
            rows = await connection.execute(select(tables.c.state, func.count()).group_by(tables.c.state))
            return {row.state: row[1] for row in rows}

    async def _tell(self, connection: AsyncConnection, table: str, what: str) -> None:
        if self.database.postgres:
            await tell(connection, [f"{self.program} {table} {what}"])


def of_seat(table: str, seat: int) -> ColumnElement[bool]:
    return (seats.c.table_id == table) & (seats.c.seat == seat)


async def vacate(connection: AsyncConnection, table: str, seat: int) -> None:
    """Whoever sits on this seat is out, at whichever server program."""
    await connection.execute(update(seats).where(of_seat(table, seat)).values(epoch=seats.c.epoch + 1))
    await connection.execute(update(tables).where(tables.c.id == table).values(epoch=tables.c.epoch + 1))


async def read_key(connection: AsyncConnection, table: str, hash: str) -> KeyRow | None:
    """What a token opens at a table, and whether its seat was left."""
    chair = (seats.c.table_id == keys.c.table_id) & (seats.c.seat == keys.c.seat)
    query = select(keys.c.seat, keys.c.host, seats.c.taken, seats.c.epoch).outerjoin_from(keys, seats, chair)
    found = (await connection.execute(query.where(keys.c.table_id == table, keys.c.hash == hash))).first()
    return None if found is None else KeyRow(found.seat, found.host, found.taken is False, found.epoch or 0)


def key_values(table: str, hash: str, key: KeyRow) -> dict[str, object]:
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
    ids = [row["id"] for row in rows]
    query = select(seats.c.table_id, *SEAT_COLUMNS).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    chairs: dict[str, list[SeatRow]] = {which: [] for which in ids}
    for row in (await connection.execute(query)).mappings():
        values = dict(row)
        chairs[values.pop("table_id")].append(SeatRow(**values))
    return [(TableRow(**row), chairs[row["id"]]) for row in rows]
