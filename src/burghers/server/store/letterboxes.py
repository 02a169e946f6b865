"""E-mail addresses: whose they are said to be, and whether their reader has confirmed it."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import delete, insert, select, update

from burghers.server.moment import MINUTE
from burghers.server.store.engine import Doors
from burghers.server.store.schema import letterboxes

PAUSE = 10 * MINUTE  # between two letters that ask the same address, whoever wants them


def of_seat(table: str, seat: int) -> str:
    """The owner of a letterbox who has no account: whoever sits there."""
    return f"{table}/{seat}"


class Letterboxes:
    """Reads and writes addresses."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors

    async def ask(self, owner: str, email: str, hash: str, at: int) -> bool:
        """Whether a letter is to be sent that asks to confirm; not twice within a while, and not once it is done."""
        mine = (letterboxes.c.owner == owner) & (letterboxes.c.email == email)
        async with self.doors.write() as connection:
            known = (await connection.execute(select(letterboxes.c.confirmed).where(mine))).scalar()
            query = select(letterboxes.c.asked).where(letterboxes.c.email == email, letterboxes.c.asked > at - PAUSE)
            if known or (await connection.execute(query.limit(1))).first() is not None:
                return False
            await connection.execute(delete(letterboxes).where(mine))
            values = {"owner": owner, "email": email, "hash": hash, "asked": at, "confirmed": False}
            await connection.execute(insert(letterboxes).values(**values))
        return True

    async def confirm(self, hash: str) -> bool:
        """Whoever reads this letterbox wants it; False for a token that opens none."""
        async with self.doors.write() as connection:
            query = update(letterboxes).where(letterboxes.c.hash == hash).values(confirmed=True)
            return (await connection.execute(query)).rowcount > 0

    async def confirmed(self, owners: Iterable[str], email: str) -> bool:
        """Whether one of these owners has confirmed the address."""
        query = select(letterboxes.c.owner).where(
            letterboxes.c.owner.in_(list(owners)), letterboxes.c.email == email, letterboxes.c.confirmed.is_(True)
        )
        async with self.doors.read() as connection:
            return (await connection.execute(query.limit(1))).first() is not None

    async def hand_on(self, owner: str, heir: str) -> None:
        """What was confirmed for one seat holds for the same person's seat at the next table."""
        async with self.doors.write() as connection:
            found = await connection.execute(select(letterboxes).where(letterboxes.c.owner == owner))
            rows = [{**row, "owner": heir} for row in found.mappings()]
            if rows:
                await connection.execute(insert(letterboxes), rows)

    async def forget(self, owner: str) -> None:
        """Somebody else sits here now."""
        async with self.doors.write() as connection:
            await connection.execute(delete(letterboxes).where(letterboxes.c.owner == owner))
