"""Somebody who looks at tables: frames wait in a short queue, so that a slow reader holds nobody up."""

from __future__ import annotations

import asyncio
from typing import Final

MOST_WAITING: Final = 128
MOST_LETTERS: Final = 2_000_000  # of frames that wait: a whole game with all its scenes is less than a tenth


class Outbox:
    """The outgoing side of one connection. One that does not keep up is dropped, and will ask again."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue(most)
        self.letters = 0  # that wait
        self.dropped = False

    def send(self, frame: str) -> None:
        if self.dropped:
            return
        self.letters += len(frame)
        if self.letters > MOST_LETTERS or self.waiting.full():
            self.drop()
        else:
            self.waiting.put_nowait(frame)

    def drop(self) -> None:
        """Send nothing more, and have the connection closed."""
        self.dropped = True
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)

    async def next(self) -> str | None:
        """The next frame to send; None when it is over."""
        frame = await self.waiting.get()
        self.letters -= len(frame or "")
        return frame
