"""The bots' side: a few programs that think, each with limits of time and memory. They are spoken to in JSON lines."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import zlib
from collections.abc import Sequence

import structlog

LONGEST_REPLY = 1 << 16
THINKING = "burghers.server.tables.thinking"

words = structlog.get_logger()


class NoThought(Exception):
    """The bot has given no answer in time."""


class Worker:
    """One program that thinks. It is started when first needed, and again when it fails."""

    def __init__(self, megabytes: int, module: str) -> None:
        self.megabytes = megabytes
        self.module = module
        self.turn = asyncio.Lock()
        self.program: asyncio.subprocess.Process | None = None
        self.knows: dict[str, int] = {}  # lines of each table that this program has read

    async def ask(self, table: str, lines: Sequence[str], question: dict[str, object]) -> dict[str, object]:
        """The bot's move in notation, or advice."""
        known = self.knows.get(table, 0)
        reply = await self._exchange({**question, "table": table, "start": known, "lines": lines[known:]})
        if reply.get("behind"):
            reply = await self._exchange({**question, "table": table, "start": 0, "lines": lines[:]})
        if "error" in reply or reply.get("behind"):
            self.knows.pop(table, None)
            raise NoThought(str(reply.get("error")))
        self.knows[table] = len(lines)
        return reply

    async def _exchange(self, question: dict[str, object]) -> dict[str, object]:
        if self.program is None or self.program.returncode is not None:
            self.knows.clear()
            self.program = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
                str(self.megabytes),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_REPLY,
            )
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        self.program.stdin.write(json.dumps(question).encode() + b"\n")
        await self.program.stdin.drain()
        line = await self.program.stdout.readline()
        if not line:
            raise NoThought("the thinking program has ended")
        reply: dict[str, object] = json.loads(line)
        return reply

    async def stop(self) -> None:
        """End the program."""
        if self.program is not None and self.program.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.program.kill()
            await self.program.wait()
        self.program = None
        self.knows.clear()


class Thinkers:
    """All of them; a table always goes to the same one, which has followed it so far."""

    def __init__(self, workers: int, seconds: float, megabytes: int, module: str = THINKING) -> None:
        self.workers = [Worker(megabytes, module) for _ in range(max(1, workers))]
        self.seconds = seconds
        self.failures = 0

    async def think(self, table: str, lines: Sequence[str], question: dict[str, object]) -> str:
        """A bot's move; raises NoThought when none comes in time."""
        return str((await self._asked(table, lines, question))["move"])

    async def advise(self, table: str, lines: Sequence[str], question: dict[str, object]) -> object:
        """The best moves with what they promise; raises NoThought when no advice comes in time."""
        return (await self._asked(table, lines, {**question, "advise": True}))["advice"]

    async def _asked(self, table: str, lines: Sequence[str], question: dict[str, object]) -> dict[str, object]:
        worker = self.workers[zlib.crc32(table.encode()) % len(self.workers)]
        async with worker.turn:
            try:
                return await asyncio.wait_for(worker.ask(table, lines, question), self.seconds)
            except (NoThought, TimeoutError, OSError, ValueError) as error:
                self.failures += 1
                words.warning("bot.no-thought", table=table, bot=question.get("bot"), error=repr(error))
                await worker.stop()
                raise NoThought(repr(error)) from None
            except asyncio.CancelledError:
                await worker.stop()  # its answer would be taken for that to the next question
                raise

    async def close(self) -> None:
        """End all programs."""
        for worker in self.workers:
            await worker.stop()
