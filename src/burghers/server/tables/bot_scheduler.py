"""The bots that sit at one table: those who are asked think, one thought a seat, and answer like anybody else."""

from __future__ import annotations

import asyncio
import secrets
import weakref
from typing import TYPE_CHECKING

import structlog

from burghers.kernel.errors import PlayError
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.step import Seat
from burghers.server.errors import ApiError
from burghers.server.tables.bot_pool import NoBotAnswer

if TYPE_CHECKING:
    from burghers.server.tables.hosted import HostedTable

log = structlog.get_logger()


class BotScheduler:
    """What the bots of one table are thinking about."""

    def __init__(self, table: HostedTable) -> None:
        self.table: HostedTable = weakref.proxy(table)  # which owns this: no cycle keeps a closed table in memory
        self.open: dict[int, asyncio.Task[None]] = {}  # by seat
        self.turn = (-1, 0)  # whose choices were thought about last, and how many without another's between them

    def begin(self) -> None:
        """Ask every bot that owes an answer, unless it is thinking already, or nobody wants to know."""
        table = self.table
        if table.play is None or not table.in_sync or table.closed or table.grace.left() or not table.wanted():
            return
        for seat in table.asked():
            level = table.chairs[seat].player()
            if level and seat not in self.open:
                thought = self._think(seat, level, table.play.question, legal(table.play.state, Seat(seat)))
                self.open[seat] = asyncio.create_task(thought, name=f"bot at {table.id}")

    async def _think(self, seat: int, level: str, question: int, options: list[Move]) -> None:
        table = self.table
        try:
            move = options[0] if len(options) == 1 else None
            text = await self._thought(seat, level, options) if move is None else table.game.moves.print(move)
            await table.mailbox.post(table.answer, seat, question, text)
        except (PlayError, ApiError) as error:
            log.info("bot.answer-not-taken", table=table.id, seat=seat, error=error)
        finally:
            self.open.pop(seat, None)
        self.begin()  # the same bot may be asked again

    async def _thought(self, seat: int, level: str, options: list[Move]) -> str:
        """What the bot answers; one that gives no answer in time answers at random, so that the game goes on."""
        table = self.table
        before = self.turn[1] if self.turn[0] == seat else 0
        self.turn = (seat, before + 1)
        asked: dict[str, object] = {"seat": seat, "bot": level, "before": before, **table.played()}
        try:
            return await table.context.bot_pool.think(table.id, table.lines[:], asked, table.caller())
        except NoBotAnswer:
            return table.game.moves.print(secrets.choice(options))

    async def end(self) -> None:
        """Nobody wants to know any more."""
        tasks = list(self.open.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.open.clear()
