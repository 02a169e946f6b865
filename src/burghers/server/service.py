"""Everything one server program is made of, put together; and the rounds it makes."""

from __future__ import annotations

import asyncio
import gc
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import structlog
from sqlalchemy.exc import SQLAlchemyError

from burghers import bots
from burghers.server.accounts.accounts import Accounts
from burghers.server.bot_accounts.accounts import BotAccounts
from burghers.server.bot_accounts.seats import BotSeats
from burghers.server.caller_limits import CallerLimits
from burghers.server.catalog import GameCatalog
from burghers.server.clock import HOUR, now
from burghers.server.heartbeat import Heartbeat
from burghers.server.hub import Hub
from burghers.server.lobby.departures import Departures
from burghers.server.lobby.making import Making
from burghers.server.lobby.seats import Seats
from burghers.server.metrics import Metrics
from burghers.server.notices.sender import Sender
from burghers.server.printings import PrintingReader
from burghers.server.processes.analysis import Analysis
from burghers.server.processes.fair_queue import FairQueue
from burghers.server.reviews.jobs import ReviewJobs
from burghers.server.settings import Settings
from burghers.server.statistics.jobs import StatisticsJobs
from burghers.server.store.beat_file import BeatFile
from burghers.server.store.bot_accounts import BotStore
from burghers.server.store.database import Database, OnlyServer
from burghers.server.store.drafts import DraftStore
from burghers.server.store.email_addresses import EmailAddresses
from burghers.server.store.finished import FinishedGames
from burghers.server.store.keyring import Keyring
from burghers.server.store.log import Log
from burghers.server.store.migrate import migrate
from burghers.server.store.notices import Notices
from burghers.server.store.pauses import PauseStore
from burghers.server.store.people import People
from burghers.server.store.printings import Printings
from burghers.server.store.readiness import Readiness
from burghers.server.store.receipts import Receipts
from burghers.server.store.reviews import Reviews
from burghers.server.store.socket_limit import SocketLimit
from burghers.server.store.tables import TableStore
from burghers.server.store.upkeep import Upkeep
from burghers.server.tables.bot_pool import BotPool
from burghers.server.tables.broadcaster import Broadcaster
from burghers.server.tables.context import TableContext
from burghers.server.tables.pauses import Pauses
from burghers.server.tables.presence import Presence
from burghers.server.tables.registry import TableRegistry
from burghers.server.workshop.workshop import Workshop

TEND_EVERY = 1.0  # seconds
BEAT_EVERY = 5.0
PRESENCE_EVERY = 15.0
SWEEP_EVERY = 60.0
TIDY_EVERY = 5.0
COLLECT_AFTER = (
    500  # sockets: libraries leave thirty kilobytes of each in cycles, and the collector seldom comes by itself
)
UPKEEP_EVERY = 600.0
ANALYSES = 1  # processes that read printings and go through games
REPLAYS = 2  # threads that replay logs
MOST_OPENING = 64  # tables of one caller that wait to be opened

log = structlog.get_logger()


class Service:
    """One server program: everything it is made of, begun and ended in order."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        bots.admit(name.strip() for name in settings.bots.split(",") if name.strip())
        self.program = secrets.token_hex(6)
        self.only = OnlyServer(settings.database)
        self.database = Database(settings.database)
        self.keyring = Keyring(self.database)
        tables = TableStore(self.database, self.program)
        catalog, analysis = GameCatalog(), Analysis(ANALYSES)
        printings = Printings(self.database)
        self.context = TableContext(
            settings=settings,
            catalog=catalog,
            log=Log(self.database, self.program),
            tables=tables,
            notices=Notices(self.database),
            email_addresses=EmailAddresses(self.database),
            bot_pool=BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_megabytes),
            metrics=Metrics(),
            presence=Presence(tables),
            broadcaster=Broadcaster(),
            printings=PrintingReader(settings, catalog, printings, analysis),
            analysis=analysis,
            replays=ThreadPoolExecutor(REPLAYS, "replay"),
            replay_turns=FairQueue(REPLAYS, MOST_OPENING),
            receipts=Receipts(self.database, self.keyring),
            pauses=Pauses(),
            started=now(),
            shared=self.database.postgres,
        )
        self.registry = TableRegistry(self.context)
        self.making = Making(self.registry)
        self.seats = Seats(self.registry)
        self.departures = Departures(self.registry)
        people, bot_store = People(self.database), BotStore(self.database)
        self.accounts = Accounts(people, settings.session_days)
        self.bot_accounts = BotAccounts(people, bot_store)
        self.bot_seats = BotSeats(self.seats, people, bot_store)
        self.workshop = Workshop(settings, analysis, self.context.printings)
        self.drafts = DraftStore(self.database)
        self.reviews = ReviewJobs(Reviews(self.database))
        self.statistics = StatisticsJobs(FinishedGames(self.database))
        self.sender = Sender(self.registry)
        self.heartbeat = Heartbeat(self.registry, PauseStore(self.database), BeatFile(settings.database))
        self.hub = Hub(settings.database, self.program, self.registry)
        self.limits = CallerLimits(settings, self.database, self.keyring)
        self.upkeep = Upkeep(settings, self.database, printings)
        self.sockets = SocketLimit(self.database, self.keyring, self.program, settings.connections_per_address)
        self.hung_up = 0  # sockets since the collector last looked at everything
        self.rounds: list[asyncio.Task[None]] = []
        self.readiness = Readiness(self.database, self.program)
        self.ready = False

    async def open(self) -> None:
        self.only.claim()
        self.context.catalog.unpack()  # before anybody asks for them
        if self.settings.migrate_on_start:
            await migrate(self.database)
        await self.heartbeat.begin()
        self.context.started = now()
        await self.keyring.open()
        await self.context.printings.store.keep_packaged(self.context.catalog.packaged())
        self.context.log.open()
        self.rounds.append(asyncio.create_task(self.context.broadcaster.run(), name="broadcaster"))
        if self.database.postgres:
            self.rounds.append(asyncio.create_task(self.hub.listen(), name="hub"))
            await self.hub.listening.wait()  # what is told from here on is heard
        self._every(BEAT_EVERY, self.heartbeat.round)
        self._every(TEND_EVERY, self.registry.look_after)
        self._every(TEND_EVERY, self.registry.renew_leases)
        self._every(TEND_EVERY, self.sender.round)
        self._every(PRESENCE_EVERY, self._note_presence)
        self._every(PRESENCE_EVERY, self.sockets.round)
        self._every(SWEEP_EVERY, self._sweep)
        self._every(TIDY_EVERY, self.database.tidy)
        self._every(UPKEEP_EVERY, self._upkeep)
        self.ready = True
        log.info("service.open", program=self.program, postgres=self.database.postgres)

    async def close(self) -> None:
        """Drain: what was taken is written, then everything is let go."""
        self.ready = False
        for task in self.rounds:
            task.cancel()
        await asyncio.gather(*self.rounds, return_exceptions=True)
        await self.sender.close()
        await self.registry.close()
        await self.context.bot_pool.close()
        await self.context.analysis.close()
        await self.reviews.close()
        await self.statistics.close()
        self.context.replays.shutdown(wait=False)
        await self.context.log.close()
        try:
            await self.heartbeat.end()
        except SQLAlchemyError as error:
            log.warning("service.no-last-beat", error=error)
        await self.database.close()
        self.only.release()
        log.info("service.closed", program=self.program)

    async def enter(self, caller: str) -> bool:
        """Count one more socket from this address, unless there are too many of it, or in this program."""
        if self.sockets.open.total() >= self.settings.connections or not await self.sockets.enter(caller):
            return False
        self.context.metrics.sockets.inc()
        return True

    def leave(self, caller: str) -> None:
        self.sockets.leave(caller)
        self.context.metrics.sockets.dec()
        self.hung_up += 1

    def _every(self, seconds: float, errand: Callable[[], Awaitable[None]]) -> None:
        async def rounds() -> None:
            while True:
                try:
                    await errand()
                except Exception as error:  # noqa: BLE001  (the next round may do better)
                    log.error("service.round-failed", errand=errand.__qualname__, error=error)
                await asyncio.sleep(seconds)

        self.rounds.append(asyncio.create_task(rounds(), name=f"every {seconds} s"))

    async def _note_presence(self) -> None:
        await self.context.presence.note(list(self.registry.tables.values()))

    def _ago(self, span: int) -> int:
        """So long ago, not counting what counts for no clock: a table is not closed by a clock that was set."""
        return self.context.pauses.before(now(), span)

    async def _upkeep(self) -> None:
        deleted = await self.upkeep.sweep(self._ago)
        if deleted:
            log.info("tables.deleted", tables=deleted)

    async def _sweep(self) -> None:
        await self.registry.put_away()
        closed = await self.context.tables.expire(self._ago(self.settings.lobby_hours * HOUR))
        if closed:
            log.info("lobby.expired", tables=closed)
        await self.limits.sweep()
        if self.hung_up >= COLLECT_AFTER:
            self.hung_up = 0
            gc.collect()
        self.context.metrics.bot_failures.set(self.context.bot_pool.failures)
