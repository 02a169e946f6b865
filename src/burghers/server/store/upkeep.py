"""Rows that nobody needs any more are deleted."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import delete, select, update

from burghers.server.clock import DAY, HOUR, now
from burghers.server.settings import Settings
from burghers.server.store.database import Database
from burghers.server.store.printings import Printings
from burghers.server.store.schema import letterboxes, notices, probes, sessions, tables

AT_ONCE = 200  # tables deleted in one transaction: nobody waits long for it
FINISHED = ("over", "ended")


class Upkeep:
    """Sweeps through the database now and then."""

    def __init__(self, settings: Settings, database: Database, printings: Printings) -> None:
        self.settings = settings
        self.database = database
        self.printings = printings

    async def sweep(self, ago: Callable[[int], int]) -> int:
        """Delete what has had its time; how many tables. Who made a table is forgotten when it is finished."""
        at = now()
        asked = at - self.settings.confirm_hours * HOUR
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires < at))
            unread = letterboxes.c.confirmed.is_(False) & (letterboxes.c.asked < asked)
            await connection.execute(delete(letterboxes).where(unread))
            gone = select(tables.c.id).where(tables.c.state.in_(("ended", "cancelled", "expired")))
            await connection.execute(delete(notices).where(notices.c.table_id.in_(gone)))
            made = tables.c.state.in_((*FINISHED, "cancelled", "expired")) & (tables.c.maker != "")
            await connection.execute(update(tables).where(made).values(maker=""))
            await connection.execute(delete(probes).where(probes.c.at < at - DAY))
        count = 0
        if self.settings.abandoned_days:
            count += await self._delete(
                ("open", "playing", "cancelled", "expired"), ago(self.settings.abandoned_days * DAY)
            )
        if self.settings.finished_days:
            count += await self._delete(FINISHED, ago(self.settings.finished_days * DAY))
        await self.printings.sweep(at - DAY)
        return count

    async def _delete(self, states: tuple[str, ...], before: int) -> int:
        """Tables in these states which nobody has touched since; their seats, logs and keys go with them."""
        old = select(tables.c.id).where(tables.c.state.in_(states), tables.c.changed < before).limit(AT_ONCE)
        async with self.database.write() as connection:
            names = list((await connection.execute(old)).scalars())
            if not names:
                return 0
            for name in names:
                seats = letterboxes.c.owner.startswith(f"{name}/", autoescape=True)
                await connection.execute(delete(letterboxes).where(seats))
            return (await connection.execute(delete(tables).where(tables.c.id.in_(names)))).rowcount
