"""Who goes next: whoever has used least lately, and quick work before long work.

Each caller's use of the slots is counted in seconds that fade with time. A turn goes to the waiting caller for whom
use and the expected length of the work together are smallest. A caller who floods waits behind himself.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

HALF_LIFE = 30.0  # seconds after which half of what was used is forgotten
FORGOTTEN = 0.001  # seconds of use not worth remembering
LONG = 0.3  # seconds from which on work counts as long


class TooManyWaiting(Exception):
    """This caller has enough waiting already."""


@dataclass(eq=False)
class Waiting:
    """Somebody who waits for a turn."""

    caller: str
    expected: float  # seconds of work
    number: int
    liked: int | None  # a slot it would rather have
    turn: asyncio.Future[int] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    """A number of slots, given out in a fair order. One slot is never given to long work, where there are several."""

    def __init__(self, slots: int, most_waiting: int = 1_000_000) -> None:
        self.free = set(range(slots))
        self.slots = slots
        self.most_waiting = most_waiting  # of one caller
        self.waiting: list[Waiting] = []
        self.long = 0  # works of length under way
        self.used: dict[str, tuple[float, float]] = {}  # seconds by caller, and when that was counted
        self.numbers = itertools.count()

    @asynccontextmanager
    async def turn(self, caller: str, expected: float, liked: int | None = None) -> AsyncIterator[int]:
        """The number of a slot, for as long as the block lasts; raises TooManyWaiting."""
        if self.waits(caller) >= self.most_waiting:
            raise TooManyWaiting(caller)
        one = Waiting(caller, expected, next(self.numbers), liked)
        self.waiting.append(one)
        self._give()
        try:
            slot = await one.turn
        except asyncio.CancelledError:
            if one.turn.done() and not one.turn.cancelled():
                self._release(one.turn.result(), one, 0.0)
            elif one in self.waiting:
                self.waiting.remove(one)
            raise
        begun = time.monotonic()
        try:
            yield slot
        finally:
            self._release(slot, one, time.monotonic() - begun)

    def waits(self, caller: str) -> int:
        """How many turns this caller waits for."""
        return sum(one.caller == caller for one in self.waiting)

    def use(self, caller: str, moment: float | None = None) -> float:
        """The seconds this caller has used lately."""
        seconds, at = self.used.get(caller, (0.0, 0.0))
        past = (time.monotonic() if moment is None else moment) - at
        return seconds * 0.5 ** (past / HALF_LIFE) if seconds else 0.0

    def _charge(self, caller: str, seconds: float) -> None:
        self.used[caller] = (max(0.0, self.use(caller) + seconds), time.monotonic())
        if len(self.used) > 10_000:
            self.used = {who: entry for who, entry in self.used.items() if self.use(who) > FORGOTTEN}

    def _release(self, slot: int, one: Waiting, took: float) -> None:
        self.long -= one.expected >= LONG
        self._charge(one.caller, took - one.expected)
        self.free.add(slot)
        self._give()

    def _rank(self, moment: float) -> Callable[[Waiting], tuple[float, int]]:
        """Who goes first at one moment for all: use fades, and whoever is looked at last would go before the others."""
        return lambda one: (self.use(one.caller, moment) + one.expected, one.number)

    def _give(self) -> None:
        """Give every free slot to whoever goes next."""
        while self.free:
            room = self.slots == 1 or self.long < self.slots - 1
            able = [one for one in self.waiting if one.expected < LONG or room]
            if not able:
                return
            one = min(able, key=self._rank(time.monotonic()))
            self.waiting.remove(one)
            if one.turn.done():
                continue  # nobody waits for it any more
            slot = one.liked if one.liked is not None and one.liked in self.free else min(self.free)
            self.free.remove(slot)
            self.long += one.expected >= LONG
            self._charge(one.caller, one.expected)  # at once, so that one caller does not take every slot
            one.turn.set_result(slot)
