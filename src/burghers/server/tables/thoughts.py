"""The bots that sit at one table: those who are asked think, one thought a seat, and answer like anybody else."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import structlog

from burghers.kernel.errors import PlayError
from burghers.kernel.move import Move
from burghers.kernel.play import legal
from burghers.kernel.step import Seat
from burghers.server.declined import Declined
from burghers.server.tables.thinkers import NoThought

if TYPE_CHECKING:
    from burghers.server.tables.table import HostedTable

words = structlog.get_logger()


class Thoughts:
    """What the bots of one table are thinking about."""

    def __init__(self, table: HostedTable) -> None:
        self.table = table
        self.open: dict[int, asyncio.Task[None]] = {}  # by seat

    def begin(self) -> None:
        """Ask every bot that owes an answer, unless it is thinking already."""
        table = self.table
        if table.play is None or not table.sure:
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
        except (PlayError, Declined) as error:
            words.info("bot.answer-not-taken", table=table.id, seat=seat, error=str(error))
        finally:
            self.open.pop(seat, None)
        self.begin()  # the same bot may be asked again

    async def _thought(self, seat: int, level: str, options: list[Move]) -> str:
        """What the bot answers; one that gives no answer in time answers at random, so that the game goes on."""
        table = self.table
        asked: dict[str, object] = {
            "seat": seat,
            "bot": level,
            "game": table.game.name,
            "printing": table.setup.printing,
            "printing_text": table.setup.printing_text,
        }
        try:
            return await table.tools.thinkers.think(table.id, table.lines[:], asked)
        except NoThought:
            return table.game.moves.print(secrets.choice(options))

    async def end(self) -> None:
        """Nobody wants to know any more."""
        for task in list(self.open.values()):
            task.cancel()
        await asyncio.gather(*self.open.values(), return_exceptions=True)
