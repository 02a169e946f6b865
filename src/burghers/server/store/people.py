"""Accounts and their sessions."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from burghers.server.store.database import Database
from burghers.server.store.schema import accounts, sessions

MOST_SESSIONS = 20  # of one account


class AccountRow(msgspec.Struct, frozen=True):
    """One account. The password is hashed with argon2."""

    id: str
    name: str
    folded: str
    password: str
    created: int
    owner: str | None = None  # of a bot: whose it is


class People:
    """Reads and writes accounts and sessions."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, account: AccountRow) -> bool:
        """A new account; False when the name is taken."""
        try:
            async with self.database.write() as connection:
                await connection.execute(insert(accounts).values(**msgspec.structs.asdict(account)))
        except IntegrityError:
            return False
        return True

    async def named(self, folded: str) -> AccountRow | None:
        async with self.database.read() as connection:
            query = select(accounts).where(accounts.c.folded == folded)
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else AccountRow(**found)

    async def sign_in(self, hash: str, account: str, expires: int, at: int) -> None:
        """Open a session; those that have run out go, and where an account has many the oldest."""
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires < at))
            mine = select(sessions.c.hash).where(sessions.c.account_id == account).order_by(sessions.c.expires.desc())
            many = (await connection.execute(mine.offset(MOST_SESSIONS - 1))).scalars().all()
            await connection.execute(delete(sessions).where(sessions.c.hash.in_(many)))
            await connection.execute(insert(sessions).values(hash=hash, account_id=account, expires=expires))

    async def change_password(self, account: str, password: str, kept: str) -> None:
        """Keep another password, and of all sessions this one."""
        async with self.database.write() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == account).values(password=password))
            others = (sessions.c.account_id == account) & (sessions.c.hash != kept)
            await connection.execute(delete(sessions).where(others))

    async def sign_out(self, hash: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.hash == hash))

    async def signed_in(self, hash: str, at: int) -> AccountRow | None:
        query = select(accounts).join(sessions, sessions.c.account_id == accounts.c.id)
        async with self.database.read() as connection:
            query = query.where(sessions.c.hash == hash, sessions.c.expires > at)
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else AccountRow(**found)
