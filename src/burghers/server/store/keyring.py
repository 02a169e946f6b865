"""A secret of the database: addresses of callers are kept under it, and receipts written, which nobody else can."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from burghers.server.store.database import Database
from burghers.server.store.schema import keyring

NAME = "addresses"


class Keyring:
    """Keyed hashes, the same in every server program on one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.key = secrets.token_bytes(32)  # until the database has said

    async def open(self) -> None:
        """Read the key, or make it."""
        query = select(keyring.c.value).where(keyring.c.name == NAME)
        try:
            async with self.database.write() as connection:
                found = (await connection.execute(query)).scalar()
                if found is None:
                    await connection.execute(insert(keyring).values(name=NAME, value=self.key))
                    return
        except IntegrityError:  # another program was quicker
            async with self.database.read() as connection:
                found = (await connection.execute(query)).scalar_one()
        self.key = found

    def hashed(self, word: str) -> str:
        """What is kept of an address, or told of a receipt."""
        return hmac.new(self.key, word.encode(), hashlib.sha256).hexdigest()[:32]
