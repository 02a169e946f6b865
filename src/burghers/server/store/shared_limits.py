"""Limits that several server programs share: what one program grants, the others no longer have to give.

The buckets stand in the database. A program takes a few tokens at a time and spends them by itself, so that a
request seldom waits for the database; a caller who has used up a bucket is turned away without asking again for a
moment. With SQLite there is one program, and its memory is enough.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict

import structlog
from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from burghers.server.clock import now
from burghers.server.limits import MOST_CALLERS, Callers
from burghers.server.store.database import Database
from burghers.server.store.keyring import Keyring
from burghers.server.store.schema import buckets

PARTS = 20  # into which a bucket is cut: as many tokens are taken at a time
KEPT_SECONDS = 10.0  # after which tokens that were taken and not spent are forgotten

log = structlog.get_logger()


class Lease:
    """Tokens that this program may spend for one caller."""

    def __init__(self) -> None:
        self.tokens = 0.0
        self.until = 0.0
        self.refused_until = 0.0


class RateLimit:
    """So many a minute for each caller, in all server programs on one database together."""

    def __init__(self, database: Database, keyring: Keyring, kind: str, per_minute: float, burst: float = 0.0) -> None:
        self.database = database
        self.keyring = keyring
        self.kind = kind
        self.per_second = per_minute / 60
        self.burst = burst or per_minute
        self.mine = Callers(self.per_second, self.burst)  # with one program, and while the database does not answer
        self.leases: OrderedDict[str, Lease] = OrderedDict()

    async def take(self, caller: str) -> bool:
        """Whether this caller may go on."""
        if not self.database.postgres:
            return self.mine.take(caller)
        lease = self.leases.setdefault(caller, Lease())
        self.leases.move_to_end(caller)
        while len(self.leases) > MOST_CALLERS:
            self.leases.popitem(last=False)
        moment = time.monotonic()
        if lease.until < moment:
            lease.tokens = 0.0
        if lease.tokens < 1 and lease.refused_until < moment:
            try:
                lease.tokens += await self._granted(caller, max(1, math.floor(self.burst / PARTS)))
            except (SQLAlchemyError, OSError) as error:
                log.warning("limits.not-shared", kind=self.kind, error=error)
                return self.mine.take(caller)
            lease.until = moment + KEPT_SECONDS
            if lease.tokens < 1:
                lease.refused_until = moment + min(1.0, 1 / self.per_second)
        if lease.tokens < 1:
            return False
        lease.tokens -= 1
        return True

    async def _granted(self, caller: str, wanted: int) -> int:
        """How many of these tokens the common bucket has; they are taken."""
        who = self.keyring.hashed(caller)
        this = (buckets.c.kind == self.kind) & (buckets.c.caller == who)
        at = now()
        async with self.database.write() as connection:
            first = insert(buckets).values(kind=self.kind, caller=who, level=self.burst, at=at)
            await connection.execute(first.on_conflict_do_nothing())
            query = select(buckets.c.level, buckets.c.at).where(this).with_for_update()
            row = (await connection.execute(query)).one()
            level = min(self.burst, row.level + max(0, at - row.at) / 1000 * self.per_second)
            granted: int = min(wanted, math.floor(level))
            await connection.execute(update(buckets).where(this).values(level=level - granted, at=at))
        return granted

    async def sweep(self) -> None:
        """Delete the buckets that are full again."""
        if self.database.postgres:
            full = now() - int(self.burst / self.per_second * 1000)
            async with self.database.write() as connection:
                old = (buckets.c.kind == self.kind) & (buckets.c.at < full)
                await connection.execute(delete(buckets).where(old))
