"""One writer: errands are done one after the other by a single task, whatever becomes of those who asked."""

from __future__ import annotations

import asyncio
import contextlib
import weakref
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from burghers.kernel.errors import PlayError
from burghers.server.errors import ApiError

T = TypeVar("T")

MOST_WAITING = 256

Errand = tuple[Callable[..., Awaitable[Any]], tuple[Any, ...], asyncio.Future[Any]]


class Mailbox:
    """A queue of errands and the task that does them."""

    def __init__(self, name: str, doubt: Callable[[], None]) -> None:
        self.name = name
        self.doubt = weakref.WeakMethod(doubt)  # told of every errand that broke off; of who owns this: no cycle
        self.waiting: asyncio.Queue[Errand | None] = asyncio.Queue(MOST_WAITING)
        self.writer = asyncio.create_task(self._work(), name=name)
        self.closed = False
        self.busy = False

    async def post(self, errand: Callable[..., Awaitable[T]], *words: Any) -> T:
        """Have an errand done in its turn; its result, or what it raises."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self.closed:
            raise ApiError(503, "closing")
        try:
            self.waiting.put_nowait((errand, words, done))
        except asyncio.QueueFull:
            raise ApiError(503, "busy") from None
        try:
            return await done
        finally:
            del errand, words, done  # an error knows this frame, and would keep the table in memory by it

    def idle(self) -> bool:
        """Whether nothing waits and nothing is under way."""
        return not self.busy and self.waiting.empty()

    async def close(self) -> None:
        """Do what is waiting, then stop."""
        if not self.closed:
            self.closed = True
            await self.waiting.put(None)
        await asyncio.shield(self.writer)

    async def _work(self) -> None:
        while (errand := await self.waiting.get()) is not None:
            todo, words, done = errand
            self.busy = True
            try:
                outcome = await todo(*words)
            except Exception as error:  # noqa: BLE001  (whoever asked is told; the writer goes on)
                doubt = None if isinstance(error, ApiError | PlayError) else self.doubt()
                if doubt is not None:
                    doubt()
                del doubt
                with contextlib.suppress(asyncio.InvalidStateError):
                    done.set_exception(error)
                    done.exception()  # heard, even if the one who asked has gone
            else:
                with contextlib.suppress(asyncio.InvalidStateError):
                    done.set_result(outcome)
                del outcome
            self.busy = False
            del errand, todo, words, done  # nothing that was done is kept until the next errand
