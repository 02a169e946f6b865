"""Time as the server counts it: whole milliseconds since 1970, in universal time.

Between two looks at the wall clock time passes by the monotonic one: a wall clock that is set by hours, or a machine
that wakes up, moves nothing here before it was recognised (``heartbeat.py``) and forgiven (``tables/pauses.py``).
"""

from __future__ import annotations

import time

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def wall() -> int:
    """What the clock of this machine says."""
    return time.time_ns() // 1_000_000


def passed() -> int:
    """Milliseconds by the monotonic clock, from anywhen."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """The wall clock as it was last set here, and what has passed since then."""

    def __init__(self) -> None:
        self.set(wall())

    def now(self) -> int:
        return self.at + passed() - self.since

    def set(self, at: int) -> None:
        """It is this moment now."""
        self.at, self.since = at, passed()


CLOCK = SteadyClock()


def now() -> int:
    return CLOCK.now()
