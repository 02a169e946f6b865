"""What every table needs of the server program it is in."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from burghers.server.catalog import GameCatalog
from burghers.server.metrics import Metrics
from burghers.server.printings import PrintingReader
from burghers.server.processes.analysis import Analysis
from burghers.server.processes.fair_queue import FairQueue
from burghers.server.settings import Settings
from burghers.server.store.email_addresses import EmailAddresses
from burghers.server.store.log import Log
from burghers.server.store.notices import Notices
from burghers.server.store.receipts import Receipts
from burghers.server.store.tables import TableStore
from burghers.server.tables.bot_pool import BotPool
from burghers.server.tables.broadcaster import Broadcaster
from burghers.server.tables.pauses import Pauses

if TYPE_CHECKING:
    from burghers.server.tables.presence import Presence


@dataclass
class TableContext:
    """Shared by all tables of one server program."""

    settings: Settings
    catalog: GameCatalog
    log: Log
    tables: TableStore
    notices: Notices
    email_addresses: EmailAddresses
    bot_pool: BotPool
    metrics: Metrics
    presence: Presence
    broadcaster: Broadcaster
    printings: PrintingReader
    analysis: Analysis
    replays: Executor  # threads in which logs are replayed
    replay_turns: FairQueue  # the order in which callers have that done
    receipts: Receipts  # of what was told
    pauses: Pauses  # time that counts for no clock
    started: int  # when this server program began
    shared: bool  # whether other server programs may write to the same database
