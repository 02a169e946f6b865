"""Everything that is limited by caller."""

from __future__ import annotations

from burghers.server.limits import Callers
from burghers.server.settings import Settings
from burghers.server.store.database import Database
from burghers.server.store.keyring import Keyring
from burghers.server.store.shared_limits import RateLimit

BURST_SECONDS = 5.0  # of frames that may come at once


class CallerLimits:
    """The limits of one server program; those by minute or hour are shared with the others on its database."""

    def __init__(self, settings: Settings, database: Database, keyring: Keyring) -> None:
        def limit(kind: str, per_minute: float, burst: float = 0.0) -> RateLimit:
            return RateLimit(database, keyring, kind, per_minute, burst)

        self.reads = limit("reads", settings.reads_per_minute)
        self.writes = limit("writes", settings.requests_per_minute)
        self.sign_ins = limit("sign-ins", settings.sign_ins_per_minute)
        self.tables = limit("tables", settings.tables_per_hour / 60, settings.tables_per_hour)
        self.chat = limit("chat", settings.chat_per_minute)
        self.bots = limit("bots", settings.bot_calls_per_minute)
        self.frames = Callers(settings.frames_per_address, settings.frames_per_address * BURST_SECONDS)

    async def sweep(self) -> None:
        """Forget the buckets that are full again."""
        for limit in (self.reads, self.writes, self.sign_ins, self.tables, self.chat, self.bots):
            await limit.sweep()
