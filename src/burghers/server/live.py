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
from sqlalchemy.exc import SQLAlchemyError

from burghers.kernel.errors import Illegal, PlayError
from burghers.kernel.step import Seat
from burghers.server.accounts.tokens import hashed
from burghers.server.errors import ApiError, forbidden
from burghers.server.frames import PongFrame, RefusedFrame, RiseFrame, encode
from burghers.server.guard import address
from burghers.server.incoming import (
    Again,
    Answer,
    AnswerUndo,
    AskUndo,
    AtTable,
    HandIn,
    Hold,
    Pass,
    Ping,
    Reveal,
    Rise,
    Say,
    Sit,
    Undo,
    Weigh,
    decode,
)
from burghers.server.limits import Bucket
from burghers.server.service import Service
from burghers.server.tables import sealing
from burghers.server.tables.frame_builder import reason, refused
from burghers.server.tables.hosted import HostedTable
from burghers.server.tables.outbox import Outbox
from burghers.server.tables.preview import stands
from burghers.server.tables.undo_requests import answer_undo, ask_undo

BAD_FRAME_COST = 5.0  # a frame that makes no sense counts for so many
CHAT_PER_SECOND = 0.5
CHAT_BURST = 6.0
WEIGHINGS_PER_SECOND = 6.0
WEIGHINGS_BURST = 20.0
COSTS: dict[type, float] = {Sit: 5.0, Again: 5.0, Weigh: 2.0}  # frames that are more work than an answer
TRY_LATER, TOO_MUCH, TOO_BIG = 1013, 1008, 1009

log = structlog.get_logger()


class Connection:
    """One socket: what comes in is done in order, what goes out waits in the outbox's queue."""

    def __init__(self, service: Service, caller: str = "") -> None:
        self.service = service
        self.caller = caller
        self.outbox = Outbox()
        self.frames = Bucket(service.settings.frames_per_second, service.settings.frames_burst)
        self.chat = Bucket(CHAT_PER_SECOND, CHAT_BURST)
        self.weighings = Bucket(WEIGHINGS_PER_SECOND, WEIGHINGS_BURST)
        self.seats: dict[str, tuple[HostedTable, int, int]] = {}  # by table: as which viewer, in which epoch of it
        self.visited: dict[str, HostedTable] = {}  # where it may be subscribed

    async def take(self, raw: str | bytes | None) -> int:
        """Do what one frame asks for; 0, or the code with which the socket is to be closed."""
        if raw is None or len(raw) > self.service.settings.frame_bytes:
            return TOO_BIG
        try:
            frame = decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return self._refuse(RefusedFrame("", "bad-frame"), BAD_FRAME_COST)
        if isinstance(frame, Ping):
            self.outbox.send(encode(PongFrame()))
            return 0 if self.frames.take() else TOO_MUCH
        if not (self.frames.take() and self.service.limits.frames.take(self.caller, COSTS.get(type(frame), 1.0))):
            return self._refuse(RefusedFrame(frame.table, "too-fast"), 0.0)
        question = frame.q if isinstance(frame, Answer | Undo) else None
        try:
            if isinstance(frame, Weigh):
                return await self._weigh(frame)
            await self._do(frame)
        except PlayError as error:
            return self._refuse(refused(frame.table, error, question), 0.0)
        except SQLAlchemyError as error:  # a fault of ours: told without detail, and the line stays
            log.error("frame.broken", exc_info=error)
            return self._refuse(RefusedFrame(frame.table, "broken", q=question), 1.0)
        except ApiError as declined:
            if declined.key == "not-seated" or frame.table not in self.seats:
                self._get_up(frame.table)
            return self._refuse(RefusedFrame(frame.table, declined.key, q=question), 1.0)
        return 0

    async def _do(self, frame: AtTable) -> None:
        if isinstance(frame, Sit):
            await self._sit(frame)
            return
        table, viewer, epoch = self._at(frame.table)
        if isinstance(frame, Answer):
            self._seated(table, viewer)
            if frame.careful and stands(await table.mailbox.post(table.in_play), Seat(viewer), frame.q, frame.move):
                self.outbox.send(encode(RefusedFrame(table.id, "ask-once", q=frame.q)))
                return
            start = time.perf_counter()
            await table.mailbox.post(table.answer, viewer, frame.q, frame.move, frame.grace, epoch)
            self.service.context.metrics.answering.observe(time.perf_counter() - start)
        elif isinstance(frame, Undo):
            self._seated(table, viewer)
            await table.mailbox.post(table.undo, viewer, frame.q, epoch)
        elif isinstance(frame, Hold | Pass):
            await table.mailbox.post(table.hold, viewer, epoch, isinstance(frame, Hold))
        elif isinstance(frame, AskUndo | AnswerUndo):
            self._seated(table, viewer)
            if not self.chat.take():
                raise ApiError(429, "too-fast")
            await table.mailbox.post(table.admit, viewer, epoch)
            if isinstance(frame, AskUndo):
                await table.mailbox.post(ask_undo, table, viewer, frame.q)
            else:
                await table.mailbox.post(answer_undo, table, viewer, frame.grants)
        elif isinstance(frame, Say):
            self._seated(table, viewer)
            if not self.chat.take() or not await self.service.limits.chat.take(self.caller):
                raise ApiError(429, "too-fast")
            await table.mailbox.post(table.say, viewer, frame.text, epoch)
        elif isinstance(frame, Again):
            await table.mailbox.post(table.again, self.outbox, viewer, frame.since, epoch)
        elif isinstance(frame, HandIn | Reveal):
            self._seated(table, viewer)
            await table.mailbox.post(sealing.take, table, viewer, frame, epoch)
        elif isinstance(frame, Rise):
            del self.seats[table.id], self.visited[table.id]
            table.rise(self.outbox)
            self.outbox.send(encode(RiseFrame(table.id, "asked")))

    async def _weigh(self, frame: Weigh) -> int:
        """A preview is a courtesy: whatever is in its way, the page is told that there is none, and by which rule."""
        table, viewer, epoch = self._at(frame.table)
        if viewer < 0 or not self.weighings.take():
            return self._refuse(RefusedFrame(frame.table, "no-gains", q=frame.q), 0.0)
        try:
            await table.mailbox.post(table.weigh, self.outbox, viewer, frame.q, frame.move, epoch)
        except Illegal as error:
            barred = RefusedFrame(frame.table, "no-gains", reason(error.refusal), frame.move, frame.q)
            return self._refuse(barred, 0.0)
        except (PlayError, ApiError):
            return self._refuse(RefusedFrame(frame.table, "no-gains", q=frame.q), 0.0)
        return 0

    async def _sit(self, frame: Sit) -> None:
        if len(self.visited) >= self.service.settings.tables_per_socket and frame.table not in self.visited:
            raise ApiError(429, "too-many-tables")
        if frame.receipt and await self.service.context.receipts.contradicts(frame.table, frame.receipt):
            await self.service.heartbeat.put_back()  # before anything is drawn here
        table = await self.service.registry.open(frame.table, caller=self.service.keyring.hashed(self.caller))
        key = "" if frame.token is None else hashed(frame.token)
        self.visited[table.id] = table  # a socket that is lost meanwhile gets up all the same
        viewer, epoch = await table.mailbox.post(table.sit, self.outbox, key, frame.since)
        self.seats[table.id] = (table, viewer, epoch)

    def _at(self, name: str) -> tuple[HostedTable, int, int]:
        found = self.seats.get(name)
        if found is None:
            raise forbidden("not-seated")
        return found

    def _get_up(self, name: str) -> None:
        """What is not, or no longer, open to this socket."""
        table = self.visited.pop(name, None)
        if table is not None:
            table.rise(self.outbox)
        self.seats.pop(name, None)

    def _seated(self, table: HostedTable, viewer: int) -> None:
        if viewer < 0:
            raise forbidden("spectator")
        if table.chairs[viewer].bot:
            raise forbidden("given-up")

    def _refuse(self, frame: RefusedFrame, cost: float) -> int:
        self.service.context.metrics.refusals.labels(frame.why[:40]).inc()
        self.outbox.send(encode(frame))
        return 0 if self.frames.take(cost) else TOO_MUCH

    def close(self) -> None:
        """Get up from every table."""
        for table in self.visited.values():
            table.rise(self.outbox)
        self.seats.clear()
        self.visited.clear()  # whoever still knows this connection keeps no table by it


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """One socket of a page or a bot; it may sit and watch at several tables."""
    service: Service = socket.app.state.service
    caller = address(socket.scope, service.settings)
    if not await service.enter(caller):
        await socket.close(TRY_LATER, "too many sockets")
        return
    connection = Connection(service, caller)
    writer: asyncio.Task[None] | None = None
    try:
        await socket.accept()
        writer = asyncio.create_task(send_on(socket, connection, service))
        while True:
            message: Any = await socket.receive()
            if message["type"] != "websocket.receive":
                break
            raw = message.get("text")
            code = await connection.take(message.get("bytes") if raw is None else raw)
            if code:
                connection.outbox.drop()
                break
    except WebSocketDisconnect:
        pass
    finally:
        connection.close()
        service.leave(caller)
        connection.outbox.drop()
        if writer is not None:
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer
        del writer, connection  # its error knows this frame: no cycle


async def send_on(socket: WebSocket[Any, Any, Any], connection: Connection, service: Service) -> None:
    """Send what waits, until it is over."""
    send = socket.send
    while (frame := await connection.outbox.next()) is not None:
        await send({"type": "websocket.send", "text": frame, "bytes": None})
    if connection.seats:
        service.context.metrics.dropped.inc()
    with contextlib.suppress(RuntimeError):
        await socket.close(TRY_LATER)
