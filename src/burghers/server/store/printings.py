"""Printings that players brought, each kept once."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from burghers.server.clock import now
from burghers.server.store.database import Database
from burghers.server.store.schema import printings, tables

PACKAGED = "packaged"  # in place of the owner of a printing that came with a game; its id is the hash of its tables
MOST_PACKAGED = 1_000_000


class OwnPrinting(msgspec.Struct, frozen=True):
    """A printing in full, as somebody brought it."""

    id: str
    game: str
    text: str


def own_printing(game: str, text: str) -> OwnPrinting:
    """This text, under the name it is kept by."""
    return OwnPrinting(hashlib.sha256(f"{game}\n{text}".encode()).hexdigest(), game, text)


class Printings:
    """Reads and writes players' printings."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, printing: OwnPrinting, owner: str, most: int) -> bool:
        """Keep it, or know that it is wanted again; False when its owner has brought enough."""
        try:
            async with self.database.write() as connection:
                here = printings.c.id == printing.id
                if (await connection.execute(select(printings.c.id).where(here))).first() is not None:
                    await connection.execute(update(printings).where(here).values(created=now()))  # not to be swept
                    return True
                brought = select(func.count()).select_from(printings).where(printings.c.owner == owner)
                if (await connection.execute(brought)).scalar_one() >= most:
                    return False
                values = {**msgspec.structs.asdict(printing), "owner": owner, "created": now()}
                await connection.execute(insert(printings).values(**values))
        except IntegrityError:  # the same one, brought at the same moment
            return True
        return True

    async def keep_packaged(self, packaged: Sequence[OwnPrinting]) -> None:
        """Keep what comes with the games: a game that has begun goes on with it when another takes its place."""
        async with self.database.read() as connection:
            known = set((await connection.execute(select(printings.c.id))).scalars())
        for printing in packaged:
            if printing.id not in known:
                await self.keep(printing, PACKAGED, MOST_PACKAGED)

    async def find(self, name: str) -> OwnPrinting | None:
        """The printing kept by this name."""
        query = select(printings.c.id, printings.c.game, printings.c.text).where(printings.c.id == name)
        async with self.database.read() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else OwnPrinting(*found)

    async def sweep(self, before: int) -> int:
        """Delete printings no table is played with; how many."""
        used = select(tables.c.printing_id).where(tables.c.printing_id == printings.c.id).exists()
        old = (printings.c.created < before) & (printings.c.owner != PACKAGED)
        async with self.database.write() as connection:
            done = await connection.execute(delete(printings).where(old, ~used))
        return done.rowcount
