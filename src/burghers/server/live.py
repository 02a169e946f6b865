"""Frames in and out: one socket, which may sit at several tables."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from burghers.kernel.errors import PlayError
from burghers.kernel.game import SPECTATOR
from burghers.server.declined import Declined, forbidden
from burghers.server.guard import address
from burghers.server.house import House
from burghers.server.limits import Bucket
from burghers.server.store.rows import INVITATION
from burghers.server.tables.cast import refused
from burghers.server.tables.listener import Listener
from burghers.server.tables.table import HostedTable
from burghers.server.wire import (
    Again,
    Answer,
    AnyUp,
    RefusedFrame,
    Rise,
    RiseFrame,
    Say,
    Sit,
    Undo,
    Weigh,
    decode,
    encode,
)

BAD_FRAME_COST = 5.0  # a frame that makes no sense counts for so many
CHAT_PER_SECOND = 0.5
CHAT_BURST = 6.0
WEIGHINGS_PER_SECOND = 6.0
WEIGHINGS_BURST = 20.0
TRY_LATER, TOO_MUCH, TOO_BIG = 1013, 1008, 1009

words = structlog.get_logger()


class Connection:
    """One socket: what comes in is done in order, what goes out waits in the listener's queue."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.listener = Listener()
        self.frames = Bucket(house.settings.frames_per_second, house.settings.frames_burst)
        self.chat = Bucket(CHAT_PER_SECOND, CHAT_BURST)
        self.weighings = Bucket(WEIGHINGS_PER_SECOND, WEIGHINGS_BURST)
        self.seats: dict[str, tuple[HostedTable, int]] = {}

    async def take(self, raw: str | bytes | None) -> int:
        """Do what one frame asks for; 0, or the code with which the socket is to be closed."""
        if raw is None or len(raw) > self.house.settings.frame_bytes:
            return TOO_BIG
        try:
            frame = decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return self._refuse(RefusedFrame("", "bad-frame"), BAD_FRAME_COST)
        if not self.frames.take():
            return self._refuse(RefusedFrame(frame.table, "too-fast"), 0.0)
        question = frame.q if isinstance(frame, Answer | Undo) else None
        try:
            if isinstance(frame, Weigh):
                return await self._weigh(frame)
            await self._do(frame)
        except PlayError as error:
            return self._refuse(refused(frame.table, error, question), 0.0)
        except Declined as declined:
            return self._refuse(RefusedFrame(frame.table, declined.key, q=question), 1.0)
        return 0

    async def _do(self, frame: AnyUp) -> None:
        if isinstance(frame, Sit):
            await self._sit(frame)
            return
        table, viewer = self._at(frame.table)
        if isinstance(frame, Answer):
            self._seated(viewer)
            start = time.perf_counter()
            await table.mailbox.post(table.answer, viewer, frame.q, frame.move)
            self.house.tools.metrics.answering.observe(time.perf_counter() - start)
        elif isinstance(frame, Undo):
            self._seated(viewer)
            await table.mailbox.post(table.undo, viewer, frame.q)
        elif isinstance(frame, Say):
            self._seated(viewer)
            if not self.chat.take():
                raise Declined(429, "too-fast")
            await table.mailbox.post(table.say, viewer, frame.text)
        elif isinstance(frame, Again):
            await table.mailbox.post(table.again, self.listener, viewer, frame.since)
        elif isinstance(frame, Rise):
            del self.seats[table.id]
            table.rise(self.listener, viewer)
            self.listener.send(encode(RiseFrame(table.id, "asked")))

    async def _weigh(self, frame: Weigh) -> int:
        """A preview is a courtesy: whatever is in its way, the page is told no more than that there is none."""
        table, viewer = self._at(frame.table)
        if viewer < 0 or not self.weighings.take():
            return self._refuse(RefusedFrame(frame.table, "no-gains", q=frame.q), 0.0)
        try:
            await table.mailbox.post(table.weigh, self.listener, viewer, frame.q, frame.move)
        except (PlayError, Declined):
            return self._refuse(RefusedFrame(frame.table, "no-gains", q=frame.q), 0.0)
        return 0

    async def _sit(self, frame: Sit) -> None:
        if len(self.seats) >= self.house.settings.tables_per_socket and frame.table not in self.seats:
            raise Declined(429, "too-many-tables")
        table = await self.house.hall.open(frame.table)
        viewer = int(SPECTATOR)
        key = await self.house.seats.key(table, frame.token or "")
        if frame.token is not None and key is None:
            raise forbidden("wrong-token")
        if key is not None and key.seat >= 0:
            viewer = key.seat
        elif not (table.setup.spectators and (table.setup.public or key is not None)) and not self._host(key):
            raise forbidden("not-invited")
        before = self.seats.get(table.id)
        if before is not None:
            table.rise(self.listener, before[1])
        self.seats[table.id] = (table, viewer)
        await table.mailbox.post(table.sit, self.listener, viewer, frame.since)

    def _host(self, key: Any) -> bool:
        return key is not None and key.host and key.seat != INVITATION

    def _at(self, name: str) -> tuple[HostedTable, int]:
        found = self.seats.get(name)
        if found is None:
            raise forbidden("not-seated")
        return found

    def _seated(self, viewer: int) -> None:
        if viewer < 0:
            raise forbidden("spectator")

    def _refuse(self, frame: RefusedFrame, cost: float) -> int:
        self.house.tools.metrics.refusals.labels(frame.why[:40]).inc()
        self.listener.send(encode(frame))
        return 0 if self.frames.take(cost) else TOO_MUCH

    def close(self) -> None:
        """Get up from every table."""
        for table, viewer in self.seats.values():
            table.rise(self.listener, viewer)
        self.seats.clear()


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """Play and watch."""
    house: House = socket.app.state.house
    caller = address(socket.scope, house.settings)
    count = house.sockets.get(caller, 0)
    if count >= house.settings.connections_per_address:
        await socket.close(TRY_LATER, "too many sockets")
        return
    await socket.accept()
    house.sockets[caller] = count + 1
    house.tools.metrics.sockets.inc()
    connection = Connection(house)
    writer = asyncio.create_task(send_on(socket, connection, house))
    try:
        while True:
            message: Any = await socket.receive()
            if message["type"] != "websocket.receive":
                break
            raw = message.get("text")
            code = await connection.take(message.get("bytes") if raw is None else raw)
            if code:
                connection.listener.drop()
                break
    except WebSocketDisconnect:
        pass
    finally:
        connection.close()
        left = house.sockets.get(caller, 1) - 1
        if left > 0:
            house.sockets[caller] = left
        else:
            house.sockets.pop(caller, None)
        house.tools.metrics.sockets.dec()
        connection.listener.drop()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writer


async def send_on(socket: WebSocket[Any, Any, Any], connection: Connection, house: House) -> None:
    """Send what waits, until it is over."""
    send = socket.send
    while (frame := await connection.listener.next()) is not None:
        await send({"type": "websocket.send", "text": frame, "bytes": None})
    if connection.seats:
        house.tools.metrics.dropped.inc()
    with contextlib.suppress(RuntimeError):
        await socket.close(TRY_LATER)
