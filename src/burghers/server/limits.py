"""How often somebody may do something: buckets that fill with time, one per caller."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_CALLERS = 50_000


class Bucket:
    """So many at once, and so many a second in the long run."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is allowed."""
        moment = time.monotonic()
        self.level = min(self.burst, self.level + (moment - self.at) * self.per_second)
        self.at = moment
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Callers:
    """One bucket per caller; those that have long been full are forgotten first."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str, cost: float = 1.0) -> bool:
        """Whether this caller may go on."""
        bucket = self.buckets.get(caller)
        if bucket is None:
            bucket = self.buckets[caller] = Bucket(self.per_second, self.burst)
            while len(self.buckets) > MOST_CALLERS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(caller)
        return bucket.take(cost)
