"""The workbench: whatever somebody wrote is read in a process with limits, and comes back as the page can show it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from burghers import games
from burghers.kernel.voice import LANGUAGES
from burghers.server.errors import ApiError, not_found, wrong
from burghers.server.printings import PrintingReader, check_shape
from burghers.server.processes.analysis import Analysis
from burghers.server.settings import Settings
from burghers.server.workshop.shapes import BenchRequest, Differences, Sheet, SheetRequest, Workbench

SECONDS = 20.0


class Workshop:
    """Puts printings on the bench."""

    def __init__(self, settings: Settings, analysis: Analysis, printings: PrintingReader) -> None:
        self.settings = settings
        self.analysis = analysis
        self.printings = printings

    async def bench(self, game: str, request: BenchRequest, language: str, caller: str) -> Workbench:
        """A printing after some changes."""
        self._allow(game, language, request.text)
        asked = {"game": game, "language": language, "request": msgspec.to_builtins(request)}
        found = await self._ask(caller, "bench", asked)
        made = msgspec.convert(found, Workbench)
        if len(made.text.encode()) > self.settings.printing_bytes:
            raise wrong("bad-printing", f"it would be longer than {self.settings.printing_bytes} bytes")
        return made

    async def sheet(self, game: str, request: SheetRequest, language: str, caller: str) -> Sheet:
        """A spreadsheet of a printing."""
        self._allow(game, language, request.text)
        asked = {"game": game, "language": language, "text": request.text, "kind": request.kind}
        return Sheet((await self._ask(caller, "sheet", asked))["csv"])

    async def differences(self, game: str, printing: str, language: str, caller: str) -> Differences:
        """What a printing that is kept here has otherwise."""
        self._allow(game, language, "")
        kept = await self.printings.store.find(printing)
        if kept is None or kept.game != game:
            raise not_found("printing")
        asked = {"game": game, "language": language, "text": kept.text}
        return msgspec.convert(await self._ask(caller, "compare", asked), Differences)

    def _allow(self, game: str, language: str, text: str) -> None:
        if self.settings.own_printings == "nobody":
            raise ApiError(403, "no-own-printings")
        if game not in games.names():
            raise not_found("game")
        if language not in LANGUAGES:
            raise not_found("language")
        check_shape(text, self.settings.printing_bytes)

    async def _ask(self, caller: str, task: str, asked: Mapping[str, object]) -> dict[str, Any]:
        found = await self.analysis.ask(caller, task, asked, SECONDS)
        if "refused" in found:
            raise wrong("bad-printing", found["refused"])
        return found
