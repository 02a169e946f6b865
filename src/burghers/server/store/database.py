"""The database: many readers, and for SQLite exactly one writer at a time."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from burghers.server.files import make_private

BUSY_MILLISECONDS = 20_000
PAGES_AHEAD = 20_000  # of the write-ahead log, before a commit itself has to bring them into the file
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    f"busy_timeout={BUSY_MILLISECONDS}",
    f"wal_autocheckpoint={PAGES_AHEAD}",
)


class BadDatabase(Exception):
    """The database cannot be used as asked."""


def is_postgres(address: str) -> bool:
    """Whether this address names a PostgreSQL."""
    return address.startswith(("postgres://", "postgresql"))


def driver_address(address: str) -> str:
    """The address with the driver this server uses."""
    scheme, slashes, rest = address.partition("://")
    if not slashes:
        raise BadDatabase("a database is named sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    if scheme.startswith("postgres"):
        return f"postgresql+asyncpg://{rest}"
    if scheme.startswith("sqlite"):
        return f"sqlite+aiosqlite://{rest}"
    raise BadDatabase(f"no way to keep tables in {scheme}; there are sqlite and postgresql")


def sqlite_file(address: str) -> Path:
    """The file of an SQLite database."""
    return Path(address.partition(":///")[2])


class Database:
    """Where reading and writing connections come from."""

    def __init__(self, address: str) -> None:
        self.postgres = is_postgres(address)
        self.address = address
        where = driver_address(address)
        if self.postgres:
            self.reading = postgres_engine(where, 8).execution_options(isolation_level="REPEATABLE READ")
            # Of their own: those who write never wait behind many who read.
            self.writing = postgres_engine(where, 4)
        else:
            try:
                make_private(sqlite_file(address))  # what SQLite puts beside it gets the same mode
            except OSError as error:
                raise BadDatabase(f"{sqlite_file(address)} cannot be written: {error.strerror}") from None
            self.reading = sqlite_engine(where, "BEGIN", 4)
            # A pool of one connection is the queue in which writers wait for each other.
            self.writing = sqlite_engine(where, "BEGIN IMMEDIATE", 1)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment of the database."""
        async with self.reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A connection in a transaction that is kept when the block ends well."""
        async with self.writing.begin() as connection:
            yield connection

    async def tidy(self) -> None:
        """Bring SQLite's write-ahead log into its file, beside those who read and write: no commit has to do it."""
        if not self.postgres:
            async with self.reading.connect() as connection:
                await connection.run_sync(checkpoint)

    async def close(self) -> None:
        """Let go of every connection."""
        await self.reading.dispose()
        await self.writing.dispose()


def postgres_engine(where: str, connections: int) -> AsyncEngine:
    """An engine whose pool gives out no line that has been cut meanwhile; to know that it need not ask the server."""
    engine = create_async_engine(where, hide_parameters=True, pool_size=connections, max_overflow=0, pool_timeout=60)

    @event.listens_for(engine.sync_engine, "checkout")
    def taken(connection: Any, _: Any, __: Any) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError

    return engine


def sqlite_engine(where: str, begin: str, connections: int) -> AsyncEngine:
    """An engine whose commits outlast a power cut."""
    engine = create_async_engine(where, hide_parameters=True, pool_size=connections, max_overflow=0, pool_timeout=60)

    @event.listens_for(engine.sync_engine, "connect")
    def opened(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def checkpoint(connection: Connection) -> None:
    """As much of it as can be done without making anybody wait."""
    cursor = connection.connection.cursor()  # outside of any transaction
    cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
    cursor.close()


class OnlyServer:
    """Two servers on one SQLite file would not hear of each other's moves; the lock falls with the program."""

    def __init__(self, address: str) -> None:
        self.lock: IO[str] | None = None
        self.file = None if is_postgres(address) else sqlite_file(address).with_suffix(".lock")

    def claim(self) -> None:
        """Be the only one; raises BadDatabase when there is another."""
        if self.file is None or os.name != "posix":
            return
        import fcntl  # noqa: PLC0415  (not on every system)

        make_private(self.file)
        self.lock = self.file.open("a")
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.lock.close()
            raise BadDatabase(f"another server uses this database: {self.file} is locked") from None

    def release(self) -> None:
        """Let another one in."""
        if self.lock is not None:
            self.lock.close()
            self.lock = None
