"""Bring a database up to date, from empty or from any earlier step."""

from __future__ import annotations

import sqlite3
from importlib.resources import as_file, files
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from burghers.server.files import make_anew
from burghers.server.store.database import Database, sqlite_file

MIGRATIONS_LOCK = 0x6275_7267  # an arbitrary number that names the lock in PostgreSQL


async def migrate(database: Database) -> str:
    """Bring it to the newest step; what that step is called."""
    with as_file(files("burghers.server.store").joinpath("migrations")) as place:
        async with database.write() as connection:
            if database.postgres:
                # Several server programs start at once: one migrates, the others wait.
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATIONS_LOCK})
            return await connection.run_sync(
                step_up, place, None if database.postgres else sqlite_file(database.address)
            )


def alembic_config(place: Path) -> Config:
    """How Alembic finds the steps."""
    config = Config()
    config.set_main_option("script_location", str(place))
    config.set_main_option("path_separator", "os")
    return config


def step_up(connection: Connection, place: Path, file: Path | None) -> str:
    """Run what is missing; an SQLite file with content is copied first, as its steps cannot be taken back half-way."""
    config = alembic_config(place)
    newest = ScriptDirectory.from_config(config).get_current_head() or ""
    present = MigrationContext.configure(connection).get_current_revision()
    if present == newest:
        return newest
    if file is not None and present is not None:
        copy_file(file, file.with_suffix(f".before-{newest}"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return newest


def copy_file(file: Path, copy: Path) -> None:
    """A consistent copy of an SQLite file that may be in use."""
    make_anew(copy)
    source, target = sqlite3.connect(file), sqlite3.connect(copy)
    with source, target:
        source.backup(target)
    source.close()
    target.close()
