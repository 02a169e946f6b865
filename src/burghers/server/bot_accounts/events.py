"""What a bot is told: challenges, and of every table it sits at what a page on its seat would be told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from time import monotonic

from burghers.server.errors import ApiError
from burghers.server.frames import ChallengeFrame, encode
from burghers.server.service import Service
from burghers.server.store.people import AccountRow
from burghers.server.tables.hosted import HostedTable
from burghers.server.tables.info import table_info
from burghers.server.tables.outbox import Outbox

LOOK_EVERY = 1.0  # seconds: for new seats and challenges, and whether the token still opens anything
SIGN_EVERY = 10.0  # an empty line, so that a lost line is noticed


class EventStream:
    """One line a frame. Before any line goes out the token is looked up: once it is revoked nothing more is told."""

    def __init__(self, service: Service, caller: str, hash: str) -> None:
        self.service = service
        self.caller = caller  # where it comes from, for the count of sockets
        self.hash = hash
        self.outbox = Outbox()
        self.at: dict[str, tuple[HostedTable, int]] = {}  # tables it is told of, and its seat there
        self.challenged: set[str] = set()  # tables whose challenge it has been told

    async def lines(self) -> AsyncIterator[bytes]:
        """Everything, until the token is revoked, the server stops or the bot hangs up or does not keep up."""
        try:
            yield b"\n"
            signed, looked = monotonic(), 0.0
            while (bot := await self._bot()) is not None:
                if monotonic() - looked >= LOOK_EVERY:
                    looked = monotonic()
                    await self._look(bot)
                try:
                    frame = await asyncio.wait_for(self.outbox.next(), LOOK_EVERY)
                except TimeoutError:
                    if monotonic() - signed >= SIGN_EVERY:
                        signed = monotonic()
                        yield b"\n"
                    continue
                if frame is None or await self._bot() is None:
                    return
                yield frame.encode() + b"\n"
        finally:
            self._close()

    async def _bot(self) -> AccountRow | None:
        try:
            return await self.service.bot_accounts.admit(self.hash, "play")
        except ApiError:
            return None

    async def _look(self, bot: AccountRow) -> None:
        """Tell of new challenges, listen at new tables, and turn away from those that are over or lost."""
        most = self.service.settings.tables_per_socket
        store = self.service.bot_accounts.store
        wanted = await store.wanted_at(bot.id, most)
        for row, chairs in wanted:
            if row.id not in self.challenged:
                self.outbox.send(encode(ChallengeFrame(table_info(row, chairs, ()))))
        self.challenged = {row.id for row, _ in wanted}
        mine = await store.seated_at(bot.id, most)
        for name in [name for name in self.at if name not in mine and not self._to_be_told(name)]:
            table, _ = self.at.pop(name)
            table.rise(self.outbox)
        for name in mine:
            if name not in self.at or not self._listens(name):
                await self._attend(name, bot)

    async def _attend(self, name: str, bot: AccountRow) -> None:
        try:
            table = await self.service.registry.open(name, caller=bot.id)
            self.at[name] = table, -1  # a stream that is lost meanwhile turns away all the same
            self.at[name] = table, await table.mailbox.post(table.attend, self.outbox, bot.id)
        except ApiError:
            self.at.pop(name, None)  # lost, or not to be read: the next look may do better

    def _listens(self, name: str) -> bool:
        table, seat = self.at[name]
        return self.outbox in table.subscribers.outboxes.get(seat, {})

    def _to_be_told(self, name: str) -> bool:
        """Whether the end of a game is still under way to this outbox."""
        table, seat = self.at[name]
        return self._listens(name) and (table.row.state == "playing" or seat in table.pending_viewers)

    def _close(self) -> None:
        for table, _ in self.at.values():
            table.rise(self.outbox)
        self.at.clear()
        self.outbox.drop()
        self.service.leave(self.caller)
