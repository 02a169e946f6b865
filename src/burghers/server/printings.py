"""Printings that players bring: read once, in a process with limits, before anything else is done with them."""

from __future__ import annotations

import asyncio
import re

from burghers import games
from burghers.kernel.errors import BadPrinting
from burghers.kernel.game import Game
from burghers.kernel.printing import Printing
from burghers.server.catalog import GameCatalog
from burghers.server.errors import ApiError, wrong
from burghers.server.processes.analysis import PRINTING_SECONDS, Analysis
from burghers.server.settings import Settings
from burghers.server.store.printings import OwnPrinting, Printings, own_printing

LONGEST_LINE = 2_000
MOST_DOTS = 12  # in the key of one line
WHERE = "the given printing"
QUOTED = re.compile(r"\"[^\"]*\"|'[^']*'")  # the dots of a map are no keys


class PrintingReader:
    """Reads, keeps and finds players' printings."""

    def __init__(self, settings: Settings, catalog: GameCatalog, store: Printings, analysis: Analysis) -> None:
        self.settings = settings
        self.catalog = catalog
        self.store = store
        self.analysis = analysis
        self.reading: dict[str, asyncio.Task[Game]] = {}

    async def bring(self, name: str, text: str, caller: str, account: bool) -> OwnPrinting:
        """Read and keep what somebody brings; raises ApiError where it cannot be played with."""
        allowed = self.settings.own_printings
        if allowed == "nobody":
            raise ApiError(403, "no-own-printings")
        if allowed == "accounts" and not account:
            raise ApiError(401, "account-needed")
        if name not in games.names():
            raise wrong("bad-setup", "no such game")
        check_shape(text, self.settings.printing_bytes)
        printing = own_printing(name, text)
        await self.game(printing, caller)
        if not await self.store.keep(printing, caller, self.settings.printings_per_caller):
            raise ApiError(429, "too-many-printings")
        return printing

    async def find(self, name: str) -> OwnPrinting:
        """The printing of a table that is opened."""
        found = await self.store.find(name)
        if found is None:
            raise BadPrinting(WHERE, "is no longer kept")
        return found

    async def packaged(self, hash: str) -> tuple[Game, OwnPrinting]:
        """The game with a printing that came with it once, and is kept since."""
        printing = await self.find(hash)
        known = self.catalog.own(printing.id)
        if known is not None:
            return known, printing
        game = await asyncio.to_thread(games.load, printing.game, Printing(printing.text, printing.game))
        self.catalog.put(printing.id, game)
        return game, printing

    async def game(self, printing: OwnPrinting, caller: str) -> Game:
        """The game with this printing, unpacked once however many ask for it at the same time."""
        known = self.catalog.own(printing.id)
        if known is not None:
            return known
        task = self.reading.get(printing.id)
        if task is None:
            task = self.reading[printing.id] = asyncio.create_task(self._read(printing, caller), name="printing")
            task.add_done_callback(lambda _: self.reading.pop(printing.id, None))
        return await asyncio.shield(task)

    async def _read(self, printing: OwnPrinting, caller: str) -> Game:
        asked = {"game": printing.game, "text": printing.text}
        found = await self.analysis.ask(caller, "printing", asked, PRINTING_SECONDS)
        if "refused" in found:
            raise wrong("bad-setup", found["refused"])
        unpacked = Printing(printing.text, WHERE, tables=found["tables"])
        game = await asyncio.to_thread(games.load, printing.game, unpacked)
        self.catalog.put(printing.id, game)
        return game


def check_shape(text: str, most: int) -> None:
    """What no printing looks like is not even read; raises ApiError."""
    if len(text.encode()) > most:
        raise wrong("bad-setup", f"{WHERE} is longer than {most} bytes")
    for number, line in enumerate(text.splitlines(), 1):
        key = QUOTED.sub("", line.partition("=")[0])
        if len(line) > LONGEST_LINE or key.count(".") > MOST_DOTS:
            raise wrong(
                "bad-setup", f"line {number} of {WHERE} is too long: at most {LONGEST_LINE} signs, {MOST_DOTS} dots"
            )
