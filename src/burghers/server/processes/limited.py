"""One process with limits of time and memory, spoken to in JSON lines: a question a line, an answer a line."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

LONGEST_REPLY = 1 << 23
POLITE = 5  # added to the niceness of a process: those who only answer go first

Answer = Callable[[dict[str, Any]], dict[str, Any]]


class ProcessFailed(Exception):
    """The process gave no answer: it took too long, wanted too much memory, or ended."""


class LimitedProcess:
    """Started when it is first needed, ended when it fails, and then started again."""

    def __init__(self, module: str, megabytes: int) -> None:
        self.module = module
        self.megabytes = megabytes
        self.process: asyncio.subprocess.Process | None = None
        self.started = 0  # how often

    async def ask(self, question: Mapping[str, object], seconds: float) -> dict[str, Any]:
        """Its answer; raises ProcessFailed, and then the process is gone."""
        try:
            return await asyncio.wait_for(self._exchange(question), seconds)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            await self.stop()
            raise ProcessFailed(type(error).__name__) from None
        except (ProcessFailed, asyncio.CancelledError):
            await self.stop()  # its answer would be taken for that to the next question
            raise

    async def _exchange(self, question: Mapping[str, object]) -> dict[str, Any]:
        if self.process is None or self.process.returncode is not None:
            self.started += 1
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
                str(self.megabytes),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_REPLY,
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise ProcessFailed("the process has ended")
        return msgspec.json.decode(line, type=dict[str, Any])

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def limit_memory(megabytes: int) -> None:
    """A process that wants more memory than this fails, and is started again."""
    if megabytes and os.name == "posix":
        import resource  # noqa: PLC0415  (not on every system)

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def answer_on(answer: Answer, megabytes: int) -> None:
    """In the process: answer until there are no more questions. A question that fails is told by the kind of fault."""
    limit_memory(megabytes)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    for line in sys.stdin.buffer:
        try:
            reply = answer(msgspec.json.decode(line))
        except Exception as error:  # noqa: BLE001  (whoever asked is told; no values go to the log)
            reply = {"error": type(error).__name__}
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()
