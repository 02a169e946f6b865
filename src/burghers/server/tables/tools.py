"""What every table needs of the house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from burghers.server.metrics import Metrics
from burghers.server.settings import Settings
from burghers.server.shelf import Shelf
from burghers.server.store.letterboxes import Letterboxes
from burghers.server.store.log import Log
from burghers.server.store.notices import Notices
from burghers.server.store.tables import Tables
from burghers.server.tables.crier import Crier
from burghers.server.tables.thinkers import Thinkers

if TYPE_CHECKING:
    from burghers.server.tables.presence import Presence


@dataclass
class Tools:
    """Shared by all tables of one server program."""

    settings: Settings
    shelf: Shelf
    log: Log
    tables: Tables
    notices: Notices
    letterboxes: Letterboxes
    thinkers: Thinkers
    metrics: Metrics
    presence: Presence
    crier: Crier
    started: int  # when this server program began
    shared: bool  # whether other server programs may write to the same database
