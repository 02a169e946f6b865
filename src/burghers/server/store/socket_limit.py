"""How many sockets one address has open, at all server programs on one database together.

A program takes room for a few sockets at a time and gives back what it does not need, so that opening one seldom waits
for the database. The room of a program that has not been heard of for a while is free again. With SQLite there is one
program, and its own count is enough.
"""

from __future__ import annotations

from collections import Counter

import structlog
from sqlalchemy import delete, func, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from burghers.server.clock import SECOND, now
from burghers.server.store.database import Database
from burghers.server.store.keyring import Keyring
from burghers.server.store.schema import sockets

PARTS = 20  # into which the room of an address is cut
SILENT = 60 * SECOND  # after which a program counts as gone
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtext(:caller))")

log = structlog.get_logger()


class SocketLimit:
    """Sockets by address: how many are open, and whether one more may be opened."""

    def __init__(self, database: Database, keyring: Keyring, program: str, most: int) -> None:
        self.database = database
        self.keyring = keyring
        self.program = program
        self.most = most
        self.open: Counter[str] = Counter()  # of this program
        self.room: dict[str, int] = {}  # taken of the common one

    async def enter(self, caller: str) -> bool:
        """Count one more, unless there are too many; it is counted before anything is waited for."""
        self.open[caller] += 1
        try:
            if self.open[caller] <= self.most and await self._has_room(caller):
                return True
        except BaseException:
            self.leave(caller)
            raise
        self.leave(caller)
        return False

    def leave(self, caller: str) -> None:
        self.open[caller] -= 1
        if self.open[caller] <= 0:
            del self.open[caller]

    async def _has_room(self, caller: str) -> bool:
        if not self.database.postgres or self.open[caller] <= self.room.get(caller, 0):
            return True
        try:
            await self._take_more(caller)
        except (SQLAlchemyError, OSError) as error:
            log.warning("sockets.not-shared", error=error)
            return True
        return self.open[caller] <= self.room.get(caller, 0)

    async def _take_more(self, caller: str) -> None:
        """As much of the common room as is left, and no more than a part of it."""
        who, at = self.keyring.hashed(caller), now()
        async with self.database.write() as connection:
            await connection.execute(ONE_AT_A_TIME, {"caller": who})
            others = (sockets.c.caller == who) & (sockets.c.program != self.program) & (sockets.c.at >= at - SILENT)
            taken = (
                await connection.execute(select(func.coalesce(func.sum(sockets.c.room), 0)).where(others))
            ).scalar()
            wanted = max(self.open[caller], self.room.get(caller, 0) + max(1, self.most // PARTS))
            room = max(0, min(wanted, self.most - int(taken or 0)))
            row = insert(sockets).values(caller=who, program=self.program, room=room, at=at)
            again = {"room": room, "at": at}
            await connection.execute(row.on_conflict_do_update(index_elements=["caller", "program"], set_=again))
        self.room[caller] = room

    async def round(self) -> None:
        """Say that this program runs, give back what it does not need, and forget those that are gone."""
        if not self.database.postgres:
            return
        at = now()
        mine = sockets.c.program == self.program
        async with self.database.write() as connection:
            for caller in [caller for caller, room in self.room.items() if room > self.open[caller]]:
                self.room[caller] = self.open[caller]
                this = mine & (sockets.c.caller == self.keyring.hashed(caller))
                await connection.execute(update(sockets).where(this).values(room=self.open[caller]))
                if not self.open[caller]:
                    del self.room[caller], self.open[caller]
            await connection.execute(update(sockets).where(mine).values(at=at))
            unused = (sockets.c.room == 0) | (sockets.c.at < at - SILENT)
            await connection.execute(delete(sockets).where(unused))
