"""The heartbeat: recognises that the clock was set, or that no server ran, and sees that nobody's game ends by it."""

from __future__ import annotations

import structlog

from burghers.server.clock import CLOCK, SECOND, now
from burghers.server.store.beat_file import BeatFile
from burghers.server.store.pauses import PauseStore
from burghers.server.tables.registry import TableRegistry, tell_pauses

JUMP = 3 * SECOND  # a clock that is off by more was set; less is drift
DOWN = 20 * SECOND  # without a heartbeat for so long no server ran

log = structlog.get_logger()


class Heartbeat:
    """Beats while this server program runs."""

    def __init__(self, registry: TableRegistry, store: PauseStore, file: BeatFile) -> None:
        self.registry = registry
        self.store = store
        self.file = file
        self.pauses = registry.context.pauses

    async def begin(self) -> None:
        """Find out what time it is, and for how long no server ran."""
        at, last, seen = await self.store.time(), await self.store.last_beat(), self.file.read()
        CLOCK.set(at)
        if seen is not None and (last is None or last < seen):
            await self.put_back()
        if last is not None and at - last > DOWN:
            await self._forgive(last, at, "down")
        elif last is not None and at < last - JUMP:
            await self._gone_back(last, at)
        await self._learn()
        await self._beat()

    async def round(self) -> None:
        """Compare the clocks, and say that this program runs."""
        at = now()
        jump = await self.store.time() - at
        if jump > JUMP:
            await self._forgive(at, at + jump, "jump")
        CLOCK.set(at + jump)
        if jump < -JUMP:
            await self._gone_back(at, at + jump)
        await self._learn()
        await self._compare()
        await self._beat()

    async def put_back(self) -> None:
        """This is an earlier state of the database: no game goes on by what may have been seen since."""
        log.warning("database.put-back")
        await self.registry.context.tables.seal_anew(now())
        await self.registry.read_all_again()

    async def end(self) -> None:
        """The last beat: an earlier state of the database is known as such from here on."""
        await self._beat()

    async def _beat(self) -> None:
        at = now()
        await self.store.beat(at)
        self.file.write(at)  # after the database, which is never behind but when it was put back

    async def _compare(self) -> None:
        """What was further on in memory than the disk is proof as good as what a page shows."""
        receipts = self.registry.context.receipts
        missed, receipts.missed = receipts.missed, {}
        for table, receipt in missed.items():
            if await receipts.contradicts(table, receipt):
                await self.put_back()

    async def _forgive(self, began: int, ended: int, why: str) -> None:
        log.warning("clock.forgiven", why=why, seconds=(ended - began) // SECOND)
        await self.store.add(began, ended, why)

    async def _gone_back(self, before: int, after: int) -> None:
        """What was asked in a future that is gone is asked now."""
        log.warning("clock.gone-back", seconds=(before - after) // SECOND)
        await self.store.rewind(after)
        for table in list(self.registry.tables.values()):
            table.clocks.rewind(after)

    async def _learn(self) -> None:
        """Know all pauses, whichever server program found them; clocks that have run through a new one stand anew."""
        if self.pauses.know(await self.store.spans()):
            for table in list(self.registry.tables.values()):
                if table.setup.timed():
                    await table.mailbox.post(table.load)
                    await table.mailbox.post(tell_pauses, table)
