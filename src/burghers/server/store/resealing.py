"""Games of a database that is not its latest state: what their secrets would say next may have been seen."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from burghers.kernel.fate import new_secret
from burghers.server.store.schema import pauses, seats, tables

PUT_BACK: Final = "put-back"  # in place of the reason of a pause: known from that moment on


async def seal_anew(connection: AsyncConnection, at: int) -> list[str]:
    """What secrets would say next may have been seen since: no game goes on by them; the tables it is about."""
    going_on, waiting = tables.c.state == "playing", tables.c.state == "open"
    await connection.execute(update(tables).where(going_on).values(restored=True))
    for name in (await connection.execute(select(tables.c.id).where(waiting))).scalars().all():
        await connection.execute(update(tables).where(tables.c.id == name).values(secret=new_secret()))
    await connection.execute(update(seats).values(entropy="", seal=""))
    await connection.execute(insert(pauses).values(began=at, ended=at, why=PUT_BACK))
    return list((await connection.execute(select(tables.c.id).where(going_on | waiting))).scalars())
