"""Backup and restore: everything in one file, from either kind of database into either kind."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import zlib
from pathlib import Path
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import StatementError

from burghers.server.clock import now
from burghers.server.files import make_anew
from burghers.server.store.database import BadDatabase, Database
from burghers.server.store.migrate import migrate
from burghers.server.store.resealing import seal_anew
from burghers.server.store.schema import ALL, heartbeat, keyring, pauses, printings

FORMAT = 1
AT_ONCE = 500
DAMAGED = "{file} is damaged or cut short; nothing was restored"
OF_THE_SERVER = (keyring, printings, heartbeat, pauses)  # what an empty database has once a server has run
BY_NAME = {table.name: table for table in ALL}


async def backup(database: Database, file: Path) -> int:
    """Write every row of one moment; how many. The server may go on meanwhile."""
    rows = 0
    checked = hashlib.sha256()
    unfinished = file.with_name(file.name + ".part")
    async with database.read() as connection:
        make_anew(unfinished)
        with gzip.open(unfinished, "wt", encoding="utf-8") as out:
            out.write(json.dumps({"burghers-backup": FORMAT}) + "\n")
            for table in ALL:
                found = await connection.stream(select(table).order_by(*table.primary_key.columns))
                async for row in found.mappings():
                    line = json.dumps([table.name, {key: packed(value) for key, value in row.items()}])
                    checked.update(line.encode())
                    out.write(line + "\n")
                    rows += 1
            out.write(json.dumps({"rows": rows, "sha256": checked.hexdigest()}) + "\n")
    unfinished.replace(file)
    return rows


async def restore(database: Database, file: Path) -> int:
    """Fill an empty database; how many rows. All of it or, where the file is damaged, nothing."""
    try:
        return await fill(database, file)
    except FileNotFoundError:
        raise BadDatabase(f"there is no file {file}") from None
    except (EOFError, OSError, zlib.error, UnicodeDecodeError, json.JSONDecodeError, LookupError, TypeError):
        raise BadDatabase(DAMAGED.format(file=file)) from None
    except StatementError:
        raise BadDatabase(f"{file} has rows this database cannot take; nothing was restored") from None


async def fill(database: Database, file: Path) -> int:
    """Fill an empty database from a file that is whole."""
    await migrate(database)
    checked = hashlib.sha256()
    rows = 0
    async with database.write() as connection:
        for table in ALL:
            if table in OF_THE_SERVER:
                await connection.execute(delete(table))
            elif (await connection.execute(select(table).limit(1))).first() is not None:
                raise BadDatabase("this database is not empty; restore into a new one")
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            if json.loads(next(lines, "{}")).get("burghers-backup") != FORMAT:
                raise BadDatabase(f"{file} is no backup of this kind")
            waiting: list[tuple[str, dict[str, Any]]] = []
            end: dict[str, Any] = {}
            for line in lines:
                entry = json.loads(line)
                if isinstance(entry, dict):
                    end = entry
                    break
                checked.update(line.rstrip("\n").encode())
                waiting.append((entry[0], entry[1]))
                rows += 1
                if len(waiting) >= AT_ONCE:
                    await put(connection, waiting)
            await put(connection, waiting)
        if end != {"rows": rows, "sha256": checked.hexdigest()}:
            raise BadDatabase(DAMAGED.format(file=file))
        await seal_anew(connection, now())
    return rows


async def put(connection: Any, waiting: list[tuple[str, dict[str, Any]]]) -> None:
    """Insert what is waiting, table by table."""
    for name in dict.fromkeys(name for name, _ in waiting):
        rows = [{key: unpacked(value) for key, value in row.items()} for which, row in waiting if which == name]
        await connection.execute(insert(BY_NAME[name]), rows)
    waiting.clear()


def packed(value: Any) -> Any:
    """A value as JSON knows it."""
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def unpacked(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value
