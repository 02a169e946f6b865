"""Everything one server program is made of, put together; and the rounds it makes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import structlog

from burghers import games
from burghers.server.accounts.accounts import Accounts
from burghers.server.hub import Hub
from burghers.server.limits import Callers
from burghers.server.lobby.making import Making
from burghers.server.lobby.seats import Seats
from burghers.server.metrics import Metrics
from burghers.server.moment import HOUR, now
from burghers.server.notices.sender import Sender
from burghers.server.settings import Settings
from burghers.server.shelf import Shelf
from burghers.server.store.engine import Doors, OnlyServer
from burghers.server.store.letterboxes import Letterboxes
from burghers.server.store.log import Log
from burghers.server.store.migrate import migrate
from burghers.server.store.notices import Notices
from burghers.server.store.people import People
from burghers.server.store.tables import Tables
from burghers.server.tables.crier import Crier
from burghers.server.tables.hall import Hall
from burghers.server.tables.presence import Presence
from burghers.server.tables.thinkers import Thinkers
from burghers.server.tables.tools import Tools

TEND_EVERY = 1.0  # seconds
PRESENCE_EVERY = 15.0
SWEEP_EVERY = 60.0
TIDY_EVERY = 5.0

words = structlog.get_logger()


class House:
    """One server program."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.program = secrets.token_hex(6)
        self.only = OnlyServer(settings.database)
        self.doors = Doors(settings.database)
        tables = Tables(self.doors, self.program)
        self.tools = Tools(
            settings=settings,
            shelf=Shelf(),
            log=Log(self.doors, self.program),
            tables=tables,
            notices=Notices(self.doors),
            letterboxes=Letterboxes(self.doors),
            thinkers=Thinkers(settings.bot_workers, settings.bot_seconds, settings.bot_megabytes),
            metrics=Metrics(),
            presence=Presence(tables),
            crier=Crier(),
            started=now(),
            shared=self.doors.postgres,
        )
        self.hall = Hall(self.tools)
        self.making = Making(self.hall)
        self.seats = Seats(self.hall)
        self.accounts = Accounts(People(self.doors), settings.session_days)
        self.sender = Sender(self.hall)
        self.hub = Hub(settings.database, self.program, self.hall)
        self.reads = Callers(settings.reads_per_minute)
        self.writes = Callers(settings.requests_per_minute)
        self.sign_ins = Callers(settings.sign_ins_per_minute)
        self.sockets: dict[str, int] = {}  # open sockets by address
        self.rounds: list[asyncio.Task[None]] = []
        self.ready = False

    async def open(self) -> None:
        """Be ready to serve."""
        self.only.claim()
        for name in games.names():
            self.tools.shelf.take(name)  # unpacked before anybody asks for it
        if self.settings.migrate_on_start:
            await migrate(self.doors)
        self.tools.log.open()
        self.rounds.append(asyncio.create_task(self.tools.crier.walk(), name="crier"))
        if self.doors.postgres:
            self.rounds.append(asyncio.create_task(self.hub.listen(), name="hub"))
            await self.hub.listening.wait()  # what is told from here on is heard
        self._every(TEND_EVERY, self.hall.look_after)
        self._every(TEND_EVERY, self.sender.round)
        self._every(PRESENCE_EVERY, self._note_presence)
        self._every(SWEEP_EVERY, self._sweep)
        self._every(TIDY_EVERY, self.doors.tidy)
        self.ready = True
        words.info("house.open", program=self.program, postgres=self.doors.postgres)

    async def close(self) -> None:
        """Drain: what was taken is written, then everything is let go."""
        self.ready = False
        for task in self.rounds:
            task.cancel()
        await asyncio.gather(*self.rounds, return_exceptions=True)
        await self.hall.close()
        await self.tools.thinkers.close()
        await self.tools.log.close()
        await self.doors.close()
        self.only.release()
        words.info("house.closed", program=self.program)

    def _every(self, seconds: float, errand: Callable[[], Awaitable[None]]) -> None:
        async def rounds() -> None:
            while True:
                try:
                    await errand()
                except Exception as error:  # noqa: BLE001  (the next round may do better)
                    words.error("house.round-failed", errand=errand.__qualname__, error=repr(error))
                await asyncio.sleep(seconds)

        self.rounds.append(asyncio.create_task(rounds(), name=f"every {seconds} s"))

    async def _note_presence(self) -> None:
        await self.tools.presence.note(list(self.hall.tables.values()))

    async def _sweep(self) -> None:
        await self.hall.put_away()
        closed = await self.tools.tables.expire(now() - self.settings.lobby_hours * HOUR)
        if closed:
            words.info("lobby.expired", tables=closed)
        self.tools.metrics.bot_failures.set(self.tools.thinkers.failures)
