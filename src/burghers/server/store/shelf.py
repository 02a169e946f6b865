"""Printings that accounts are writing: whole or half-done, each account's its own."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, select, update

from burghers.server.accounts.tokens import new_id
from burghers.server.clock import now
from burghers.server.store.database import Database
from burghers.server.store.schema import shelf


class Shelved(msgspec.Struct, frozen=True):
    """A printing on an account's shelf, without its text."""

    id: str
    game: str
    name: str
    bytes: int
    changed: int


class Shelf:
    """Reads and writes what accounts are writing."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def all_of(self, account: str) -> list[Shelved]:
        """The printings of an account, the latest first."""
        columns = (shelf.c.id, shelf.c.game, shelf.c.name, shelf.c.bytes, shelf.c.changed)
        query = select(*columns).where(shelf.c.account_id == account).order_by(shelf.c.changed.desc(), shelf.c.id)
        async with self.database.read() as connection:
            return [Shelved(*row) for row in await connection.execute(query)]

    async def text(self, account: str, id: str) -> str | None:
        """The text of one of them."""
        query = select(shelf.c.text).where(shelf.c.id == id, shelf.c.account_id == account)
        async with self.database.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def put_up(self, account: str, game: str, name: str, text: str, most: int) -> Shelved | None:
        """One more; None where the shelf is full."""
        made = Shelved(new_id(), game, name, len(text.encode()), now())
        async with self.database.write() as connection:
            held = select(func.count()).select_from(shelf).where(shelf.c.account_id == account)
            if (await connection.execute(held)).scalar_one() >= most:
                return None
            values = {**msgspec.structs.asdict(made), "account_id": account, "text": text}
            await connection.execute(insert(shelf).values(**values))
        return made

    async def change(self, account: str, id: str, name: str, text: str, seen: int) -> Shelved | None:
        """Another text for one that was last changed when its writer saw it; None where it was changed since."""
        own = (shelf.c.id == id) & (shelf.c.account_id == account)
        at = max(now(), seen + 1)
        async with self.database.write() as connection:
            values = {"name": name, "text": text, "bytes": len(text.encode()), "changed": at}
            done = await connection.execute(update(shelf).where(own, shelf.c.changed == seen).values(**values))
            if not done.rowcount:
                return None
            game = (await connection.execute(select(shelf.c.game).where(own))).scalar_one()
        return Shelved(id, game, name, len(text.encode()), at)

    async def take_down(self, account: str, id: str) -> bool:
        """One less; False where there is no such."""
        async with self.database.write() as connection:
            own = (shelf.c.id == id) & (shelf.c.account_id == account)
            return bool((await connection.execute(delete(shelf).where(own))).rowcount)
