"""Receipts: whoever was told of a table can show it, and a database that does not know of it is an earlier one."""

from __future__ import annotations

import hmac
import re

from sqlalchemy import func, select

from burghers.server.store.database import Database
from burghers.server.store.keyring import Keyring
from burghers.server.store.resealing import PUT_BACK
from burghers.server.store.schema import log, pauses, tables

WRITTEN = re.compile(r"([0-9]{1,7})\.([0-9]{1,15})\.[0-9a-f]{32}")


class Receipts:
    """Names the last entry of a log and its moment, under the key of the database: nobody else can write one."""

    def __init__(self, database: Database, keyring: Keyring) -> None:
        self.database = database
        self.keyring = keyring
        self.missed: dict[str, str] = {}  # of tables that are further on in memory than on disk

    def write(self, table: str, seq: int, at: int) -> str:
        """What whoever is shown this state of a table may keep."""
        return f"{seq}.{at}.{self.keyring.hashed(f'receipt {table} {seq} {at}')}"

    async def contradicts(self, table: str, receipt: str) -> bool:
        """Whether this one is ours and tells of an entry the log does not have, which was not noticed before."""
        read = WRITTEN.fullmatch(receipt)
        if read is None:
            return False
        seq, at = int(read[1]), int(read[2])
        if not hmac.compare_digest(receipt, self.write(table, seq, at)):
            return False
        async with self.database.read() as connection:
            this = (log.c.table_id == tables.c.id) & (log.c.seq == seq)
            kept = select(log.c.at).select_from(tables).outerjoin(log, this).where(tables.c.id == table)
            found = (await connection.execute(kept)).first()
            if found is None or found.at == at:  # a table that was deleted says nothing
                return False
            noticed = select(func.max(pauses.c.ended)).where(pauses.c.why == PUT_BACK)
            return ((await connection.execute(noticed)).scalar() or 0) < at
