"""The log of every table: appended and on disk before anybody hears of a move.

One writer takes whatever is waiting, commits once and then answers all of them. The key (table, seq) of the log
settles who was first when several server programs answer the same question.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

import msgspec
import structlog
from sqlalchemy import bindparam, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burghers.server.store.database import Database
from burghers.server.store.schema import log as log_table
from burghers.server.store.schema import tables

CHANNEL = "burghers"
MOST_AT_ONCE = 256

log = structlog.get_logger()


class TooLate(Exception):
    """Somebody else has appended to this table first."""


class Line(msgspec.Struct, frozen=True):
    """One entry of a log as it is kept."""

    seq: int
    at: int
    line: str


class Append(msgspec.Struct, frozen=True):
    """The entries of one turn of the crank, and what becomes of the table by them."""

    table: str
    first: int  # seq of the first line
    lines: list[str]
    at: int
    state: str
    due: int | None
    epoch: int = 0  # of the table when this was judged: whoever lost a seat since then has no say
    secrets: tuple[bytes | None, list[bytes]] | None = None  # of fate, present and spent, where they have changed
    grace: int = 0  # until when bots wait, so that this can be taken back


ADD = insert(log_table)
MOVE_ON = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(
        seq=bindparam("seq"),
        state=bindparam("state"),
        due=bindparam("due"),
        changed=bindparam("at"),
        grace=bindparam("grace"),
    )
)
TELL = text("SELECT pg_notify('burghers', news) FROM unnest(CAST(:news AS text[])) AS news")


class Log:
    """Appends to logs, many tables at once, and reads them."""

    def __init__(self, database: Database, program: str) -> None:
        self.database = database
        self.program = program  # names this server program to the others
        self.waiting: asyncio.Queue[tuple[Append, asyncio.Future[None]] | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start the writer."""
        self.writer = asyncio.create_task(self._write_on(), name="log writer")

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self.writer is not None:
            await self.waiting.put(None)
            await self.writer

    async def append(self, entries: Append) -> None:
        """Return when these entries are on disk; raises TooLate when somebody else was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self.waiting.put((entries, done))
        try:
            await done
        finally:
            del done  # an error knows this frame: no cycle

    async def read(self, table: str, after: int = -1) -> list[Line]:
        """The entries after this one."""
        async with self.database.read() as connection:
            return await read_lines(connection, table, after)

    async def _write_on(self) -> None:
        """Commit what is waiting, again and again."""
        closing = False
        while not closing:
            first = await self.waiting.get()
            batch = [first] if first is not None else []
            closing = first is None
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                item = self.waiting.get_nowait()
                if item is None:
                    closing = True
                else:
                    batch.append(item)
            # In one order everywhere, so that two programs never wait for each other in a ring.
            batch.sort(key=lambda item: item[0].table)
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        """All of them in one transaction but those that are too late; where one is doubled, each in its own."""
        try:
            late = await self._write([entries for entries, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                settle(batch[0][1], TooLate(batch[0][0].table))
                return
            for one in batch:
                await self._commit([one])
        except Exception as error:  # noqa: BLE001  (whoever waits is told; the writer goes on)
            log.error("log.not-written", error=error, tables=len(batch))
            for _, done in batch:
                settle(done, error)
        else:
            for entries, done in batch:
                settle(done, TooLate(entries.table) if entries.table in late else None)

    async def _write(self, batch: Sequence[Append]) -> set[str]:
        """Write what is not too late; the tables where somebody else was first."""
        if not self.database.postgres:
            async with self.database.write() as connection:
                await write_entries(connection, batch)
            return set()
        async with self.database.write() as connection:
            late = await too_late(connection, batch)
            kept = [entries for entries in batch if entries.table not in late]
            if kept:
                await write_entries(connection, kept)
                await tell(connection, [f"{self.program} {entries.table} log" for entries in kept])
        return late


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Answer whoever waits, if they still do."""
    with contextlib.suppress(asyncio.InvalidStateError):
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


async def read_lines(connection: AsyncConnection, table: str, after: int) -> list[Line]:
    """The entries of a log after this one."""
    query = select(log_table.c.seq, log_table.c.at, log_table.c.line).where(
        log_table.c.table_id == table, log_table.c.seq > after
    )
    return [Line(row.seq, row.at, row.line) for row in await connection.execute(query.order_by(log_table.c.seq))]


async def too_late(connection: AsyncConnection, batch: Sequence[Append]) -> set[str]:
    """Hold the tables of a batch until the transaction ends, and see where another program has gone on meanwhile, or
    the database has gone back.

    The key of the log would tell as well, but only by failing everything that was to be written with it.
    """
    first = {entries.table: entries.first for entries in batch}
    epochs = {entries.table: entries.epoch for entries in batch}
    query = select(tables.c.id, tables.c.seq, tables.c.epoch).where(tables.c.id.in_(sorted(first)))
    rows = await connection.execute(query.order_by(tables.c.id).with_for_update())
    return {
        row.id for row in rows if first[row.id] > 0 and (row.seq != first[row.id] - 1 or row.epoch != epochs[row.id])
    }


async def write_entries(connection: AsyncConnection, batch: Sequence[Append]) -> None:
    """Append these entries inside a transaction."""
    await connection.execute(
        ADD,
        [
            {"table_id": entries.table, "seq": entries.first + i, "at": entries.at, "line": line}
            for entries in batch
            for i, line in enumerate(entries.lines)
        ],
    )
    await connection.execute(
        MOVE_ON,
        [
            {
                "which": entries.table,
                "seq": entries.first + len(entries.lines) - 1,
                "state": entries.state,
                "due": entries.due,
                "at": entries.at,
                "grace": entries.grace,
            }
            for entries in batch
        ],
    )
    for entries in batch:
        if entries.secrets is not None and entries.secrets[0] is not None:
            await change_secrets(connection, entries.table, entries.secrets[0], entries.secrets[1])


async def change_secrets(connection: AsyncConnection, table: str, secret: bytes, spent: Sequence[bytes]) -> None:
    """Fate was sealed anew: what it draws from now, and what it drew from before."""
    values = {"secret": secret, "spent": " ".join(one.hex() for one in spent), "restored": False}
    await connection.execute(update(tables).where(tables.c.id == table).values(**values))


async def tell(connection: AsyncConnection, news: list[str]) -> None:
    """Tell the other server programs, when and only when this transaction is kept."""
    await connection.execute(TELL, {"news": news})
