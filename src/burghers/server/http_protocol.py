"""HTTP connections within bounds: how many there are, how long a request may take to arrive, how long its head is.

uvicorn waits for ever for the rest of a request, and takes as many connections as the system gives it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from burghers.server.client_address import network_of
from burghers.server.settings import Settings, read_settings

HEAD_BYTES = 32_768  # of request line and headers
STREAM = "/api/bot/events"  # an answer without an end: its time runs only while nobody fetches what waits


class Open:
    """The HTTP connections of this server program."""

    def __init__(self) -> None:
        self.settings: Settings | None = None
        self.total = 0
        self.by_address: Counter[str] = Counter()

    def limits(self) -> Settings:
        """The settings, read when the first connection comes."""
        if self.settings is None:
            self.settings = read_settings()
        return self.settings

    def full(self, address: str) -> bool:
        """Whether there is no room for one more. Behind a proxy all come from one address, and it counts for us."""
        limits = self.limits()
        crowded = self.by_address[address] >= limits.http_connections_per_address and not limits.trust_proxy
        return self.total >= limits.http_connections or crowded

    def add(self, address: str) -> None:
        self.total += 1
        self.by_address[address] += 1

    def remove(self, address: str) -> None:
        self.total -= 1
        self.by_address[address] -= 1
        if self.by_address[address] <= 0:
            del self.by_address[address]


OPEN = Open()


class BoundedHttp(HttpToolsProtocol):
    """A connection whose request must have arrived in time, and whose answer must have been fetched in time."""

    address = ""
    counted = False
    head = 0  # bytes of the head that is being read; -1 while there is none
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Count it, or turn it away."""
        super().connection_made(transport)
        self.address = network_of(self.client[0] if self.client else "")
        if OPEN.full(self.address):
            transport.abort()
            return
        self.counted = True
        OPEN.add(self.address)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._over()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which is counted elsewhere."""
        self._over()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # which knows this: no cycle; nothing more is read here

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head has become too long."""
        if self.head >= 0:
            self.head += len(data)
            # What came with the end of the head may be its body: judged by what was there before.
            if self.head - len(data) > HEAD_BYTES:
                self.send_400_response("The head of this request is too long.")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins: it has so long to arrive, and its answer to be fetched."""
        super().on_message_begin()
        self.head = 0
        self._expect()

    def on_headers_complete(self) -> None:
        """The head is there."""
        self.head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is there: now the answer has its time."""
        super().on_message_complete()
        if self._streams():
            self._cancel()
        elif not getattr(self.cycle, "response_complete", True):  # no cycle where it is about to be a socket
            self._expect(self._limits().answer_seconds)

    def on_response_complete(self) -> None:
        """Nothing is under way any more: what follows is the keep-alive time."""
        self._cancel()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """What was sent waits to be fetched."""
        super().pause_writing()
        if self._streams():
            self._expect(self._limits().answer_seconds)

    def resume_writing(self) -> None:
        """It was fetched."""
        super().resume_writing()
        if self._streams():
            self._cancel()

    def shutdown(self) -> None:
        """The server stops: a stream does not end by itself."""
        super().shutdown()
        if self._streams():
            self.transport.close()

    def _streams(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        return cycle is not None and not cycle.response_complete and cycle.scope["path"] == STREAM

    def _limits(self) -> Settings:
        return OPEN.limits()

    def _expect(self, seconds: float | None = None) -> None:
        self._cancel()
        after = self._limits().request_seconds if seconds is None else seconds
        self.deadline = self.loop.call_later(after, self._too_late)

    def _too_late(self) -> None:
        self.transport.abort()

    def _cancel(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _over(self) -> None:
        self._cancel()
        if self.counted:
            self.counted = False
            OPEN.remove(self.address)
