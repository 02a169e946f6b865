"""Printings that accounts are writing: whole or half-done, each account's its own."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, select, update

from burghers.server.accounts.tokens import new_id
from burghers.server.clock import now
from burghers.server.store.database import Database
from burghers.server.store.schema import drafts


class DraftInfo(msgspec.Struct, frozen=True):
    """A printing that an account is writing, without its text."""

    id: str
    game: str
    name: str
    bytes: int
    changed: int


class DraftStore:
    """Reads and writes what accounts are writing."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def all_of(self, account: str) -> list[DraftInfo]:
        """The printings of an account, the latest first."""
        columns = (drafts.c.id, drafts.c.game, drafts.c.name, drafts.c.bytes, drafts.c.changed)
        query = select(*columns).where(drafts.c.account_id == account).order_by(drafts.c.changed.desc(), drafts.c.id)
        async with self.database.read() as connection:
            return [DraftInfo(*row) for row in await connection.execute(query)]

    async def text(self, account: str, id: str) -> str | None:
        """The text of one of them."""
        query = select(drafts.c.text).where(drafts.c.id == id, drafts.c.account_id == account)
        async with self.database.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def add(self, account: str, game: str, name: str, text: str, most: int) -> DraftInfo | None:
        """One more; None where there are as many as an account may have."""
        made = DraftInfo(new_id(), game, name, len(text.encode()), now())
        async with self.database.write() as connection:
            held = select(func.count()).select_from(drafts).where(drafts.c.account_id == account)
            if (await connection.execute(held)).scalar_one() >= most:
                return None
            values = {**msgspec.structs.asdict(made), "account_id": account, "text": text}
            await connection.execute(insert(drafts).values(**values))
        return made

    async def change(self, account: str, id: str, name: str, text: str, seen: int) -> DraftInfo | None:
        """Another text for one that was last changed when its writer saw it; None where it was changed since."""
        own = (drafts.c.id == id) & (drafts.c.account_id == account)
        at = max(now(), seen + 1)
        async with self.database.write() as connection:
            values = {"name": name, "text": text, "bytes": len(text.encode()), "changed": at}
            done = await connection.execute(update(drafts).where(own, drafts.c.changed == seen).values(**values))
            if not done.rowcount:
                return None
            game = (await connection.execute(select(drafts.c.game).where(own))).scalar_one()
        return DraftInfo(id, game, name, len(text.encode()), at)

    async def remove(self, account: str, id: str) -> bool:
        """One less; False where there is no such."""
        async with self.database.write() as connection:
            own = (drafts.c.id == id) & (drafts.c.account_id == account)
            return bool((await connection.execute(delete(drafts).where(own))).rowcount)
