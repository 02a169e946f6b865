"""Where bots think: a few processes with limits of time and memory, in a fair order among those they play for.

Whoever keeps many strong bots busy waits behind himself: quick bots go first, one process is never given to strong
ones, and the time of a strong bot is divided by how many of them its caller has waiting.
"""

from __future__ import annotations

import os
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

import structlog

from burghers.server.processes.fair_queue import FairQueue
from burghers.server.processes.limited import LimitedProcess, ProcessFailed

WORKER_MODULE = "burghers.server.tables.bot_worker"
SIGN = "/"  # before a temperament, as in master/builder
MOST_FOLLOWED = 128  # tables that one process keeps in mind
STRONG = {"master": 1.0, "grandmaster": 10.0, "textbook": 1.0}  # seconds they think, as long as they are given
FULL_SECONDS = 1.0  # of advice
TURN = 8  # times that the time of a choice is halved at most, when one turn asks for many
SHARES = (1, 2, 4, 10)  # parts into which that time is cut when many wait
QUICK = 0.05  # seconds a quick bot is expected to take before one has been seen
FEWEST_PROCESSES = 2  # one of them for quick bots only
MOST_HINTS = 2  # of one caller at a time

log = structlog.get_logger()


class NoBotAnswer(Exception):
    """The bot has given no answer in time."""


class TooManyHints(Exception):
    """This caller waits for enough advice already."""


class WorkerProcess:
    """One process that thinks, and the tables it has followed so far."""

    def __init__(self, megabytes: int, module: str) -> None:
        self.process = LimitedProcess(module, megabytes)
        self.knows: OrderedDict[str, int] = OrderedDict()  # lines of each table that it has read

    async def ask(
        self, table: str, lines: Sequence[str], question: Mapping[str, object], seconds: float
    ) -> dict[str, Any]:
        """The bot's move in notation, or advice."""
        if self.process.process is None:
            self.knows.clear()
        known = self.knows.pop(table, 0)
        reply = await self._exchange(table, lines, known, question, seconds)
        if reply.get("behind"):
            reply = await self._exchange(table, lines, 0, question, seconds)
        if "error" in reply or reply.get("behind"):
            raise ProcessFailed(str(reply.get("error", "behind")))
        self.knows[table] = len(lines)
        while len(self.knows) > MOST_FOLLOWED:
            self.knows.popitem(last=False)
        return reply

    async def _exchange(
        self, table: str, lines: Sequence[str], start: int, question: Mapping[str, object], seconds: float
    ) -> dict[str, Any]:
        return await self.process.ask({**question, "table": table, "start": start, "lines": lines[start:]}, seconds)


class BotPool:
    """All processes that think for bots: who asks waits in a fair queue, who thinks too long is ended."""

    def __init__(self, workers: int, seconds: float, megabytes: int, module: str = WORKER_MODULE) -> None:
        count = workers or max(FEWEST_PROCESSES, cores())
        self.workers = [WorkerProcess(megabytes, module) for _ in range(count)]
        self.queue = FairQueue(count)
        self.seconds = seconds
        self.failures = 0
        self.hints: Counter[str] = Counter()
        self.thinks: Counter[str] = Counter()  # strong bots that wait or think, by caller

    async def think(self, table: str, lines: Sequence[str], question: Mapping[str, object], caller: str = "") -> str:
        """A bot's move; raises NoBotAnswer when none comes in time."""
        level = str(question["bot"]).partition(SIGN)[0]
        if level not in STRONG:
            return str((await self._asked(table, lines, question, caller, QUICK))["move"])
        self.thinks[caller] += 1
        try:
            return str((await self._asked(table, lines, question, caller, STRONG[level]))["move"])
        finally:
            settled(self.thinks, caller)

    async def advise(self, table: str, lines: Sequence[str], question: Mapping[str, object], caller: str = "") -> Any:
        """The best moves with what they promise; raises NoBotAnswer or TooManyHints."""
        if self.hints[caller] >= MOST_HINTS:
            raise TooManyHints(caller)
        self.hints[caller] += 1
        try:
            return (await self._asked(table, lines, {**question, "advise": True}, caller, FULL_SECONDS))["advice"]
        finally:
            settled(self.hints, caller)

    async def _asked(
        self, table: str, lines: Sequence[str], question: Mapping[str, object], caller: str, expected: float
    ) -> dict[str, Any]:
        liked = next((slot for slot, worker in enumerate(self.workers) if table in worker.knows), None)
        async with self.queue.turn(caller, expected, liked) as slot:
            bot = self._budgeted(str(question.get("bot", "")), int(str(question.get("before", 0))), caller)
            try:
                return await self.workers[slot].ask(table, lines, {**question, "bot": bot}, self.seconds)
            except ProcessFailed as error:
                self.failures += 1
                log.warning("bot.no-answer", table=table, bot=bot, why=str(error))
                await self.workers[slot].process.stop()
                raise NoBotAnswer(str(error)) from None

    def _budgeted(self, name: str, before: int, caller: str) -> str:
        """A strong bot with the time that is left to it beside its caller's others, and after its choices of this turn.

        Every further choice of a turn has half the time, so that a turn takes no more than two choices would.
        """
        level, style = name.partition(SIGN)[0], "".join(name.partition(SIGN)[1:])
        if level not in STRONG:
            return name
        most = -(-self.thinks[caller] // len(self.workers))  # for each process
        share = next((share for share in SHARES if share >= most), SHARES[-1]) << min(before, TURN)
        kind = "textbook" if level == "textbook" else "master"
        return name if share == 1 else f"{kind}@{STRONG[level] / share}{style}"

    async def close(self) -> None:
        for worker in self.workers:
            await worker.process.stop()


def settled(counts: Counter[str], caller: str) -> None:
    """One less; a caller with none is forgotten."""
    counts[caller] -= 1
    if counts[caller] <= 0:
        del counts[caller]


def cores() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
