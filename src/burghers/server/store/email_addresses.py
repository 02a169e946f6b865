"""E-mail addresses: whose they are said to be, and whether their reader has confirmed it."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import ColumnElement, delete, insert, select, update

from burghers.server.clock import MINUTE
from burghers.server.store.database import Database
from burghers.server.store.schema import letterboxes as email_addresses

PAUSE = 10 * MINUTE  # between two letters that ask the same address, whoever wants them


def of_seat(table: str, seat: int) -> str:
    """The owner of an address who has no account: whoever sits there."""
    return f"{table}/{seat}"


class EmailAddresses:
    """Addresses by account or seat: asked for, and written to only once their owner has confirmed them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ask(self, owner: str, email: str, hash: str, at: int) -> bool:
        """Whether a letter is to be sent that asks to confirm; not twice within a while, and not once it is done."""
        mine = (email_addresses.c.owner == owner) & (email_addresses.c.email == email)
        async with self.database.write() as connection:
            known = (await connection.execute(select(email_addresses.c.confirmed).where(mine))).scalar()
            query = select(email_addresses.c.asked).where(
                email_addresses.c.email == email, email_addresses.c.asked > at - PAUSE
            )
            if known or (await connection.execute(query.limit(1))).first() is not None:
                return False
            await connection.execute(delete(email_addresses).where(mine))
            values = {"owner": owner, "email": email, "hash": hash, "asked": at, "confirmed": False}
            await connection.execute(insert(email_addresses).values(**values))
        return True

    async def known(self, hash: str, after: int) -> bool:
        """Whether this token was sent in a letter, and no earlier than that."""
        query = select(email_addresses.c.email).where(sent(hash, after)).limit(1)
        async with self.database.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def confirm(self, hash: str, after: int = 0) -> bool:
        """Whoever reads this letterbox wants it; False for a token that opens none, or was sent before ``after``."""
        async with self.database.write() as connection:
            query = update(email_addresses).where(sent(hash, after)).values(confirmed=True)
            return (await connection.execute(query)).rowcount > 0

    async def confirmed(self, owners: Iterable[str], email: str) -> bool:
        """Whether one of these owners has confirmed the address."""
        query = select(email_addresses.c.owner).where(
            email_addresses.c.owner.in_(list(owners)),
            email_addresses.c.email == email,
            email_addresses.c.confirmed.is_(True),
        )
        async with self.database.read() as connection:
            return (await connection.execute(query.limit(1))).first() is not None

    async def hand_on(self, owner: str, heir: str) -> None:
        """What was confirmed for one seat holds for the same person's seat at the next table."""
        async with self.database.write() as connection:
            found = await connection.execute(select(email_addresses).where(email_addresses.c.owner == owner))
            rows = [{**row, "owner": heir} for row in found.mappings()]
            if rows:
                await connection.execute(insert(email_addresses), rows)

    async def forget(self, owner: str) -> None:
        """Somebody else sits here now."""
        async with self.database.write() as connection:
            await connection.execute(delete(email_addresses).where(email_addresses.c.owner == owner))


def sent(hash: str, after: int) -> ColumnElement[bool]:
    """The letter with this token, if it went out after this moment, or has done its work."""
    lately = (email_addresses.c.asked > after) | email_addresses.c.confirmed.is_(True)
    return (email_addresses.c.hash == hash) & lately
