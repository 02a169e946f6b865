"""The course of a game for the page's replay, and a hint at tables against bots."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Router, get
from litestar.params import FromPath, QueryParameter

from burghers.kernel.errors import BadRecord
from burghers.kernel.game import OPEN, SPECTATOR
from burghers.kernel.step import Seat
from burghers.server.declined import conflict, forbidden, not_found
from burghers.server.pages.course import Course, Position, notes, position, stops
from burghers.server.routes.callers import AnyRequest, may_look, problems, seat_of, table_of
from burghers.server.tables.cast import result
from burghers.server.tables.table import HostedTable
from burghers.server.tables.thinkers import NoThought

Eyes = Annotated[int | None, QueryParameter(ge=-4, le=5)]


class Advised(msgspec.Struct, frozen=True):
    """A good answer in notation, the chance to win it promises (0 to 1), and the points against the best rival."""

    move: str
    win: float
    margin: float


class Hint(msgspec.Struct, frozen=True):
    """The best answers there are, the best first."""

    moves: list[Advised]


@get("/{table:str}/course", responses=problems(403, 404, 409))
async def course(request: AnyRequest, table: FromPath[str]) -> Course:
    """Where a game can be stopped, and what this viewer was told."""
    hosted, viewer = await begun(request, table)
    lines, seen = await hosted.mailbox.post(_seen, hosted, viewer)
    found = await asyncio.to_thread(stops, hosted.game, lines, viewer, seen.result is not None)
    return msgspec.structs.replace(seen, stops=found)


async def _seen(hosted: HostedTable, viewer: int) -> tuple[list[str], Course]:
    """The log and what was told of it, at one moment; the stops are found later, as that takes a while."""
    await hosted.fresh()
    play = hosted.play
    assert play is not None, "a game that has begun stays so"
    end = result(play)
    told = notes(play, Seat(viewer) if end is None else OPEN)
    return hosted.lines[:], Course(hosted.info(), viewer, [], told, end)


@get("/{table:str}/positions/{at:int}", responses=problems(403, 404, 409))
async def one_position(request: AnyRequest, table: FromPath[str], at: FromPath[int], eyes: Eyes = None) -> Position:
    """What was seen at one stop: with the own eyes, and after the end with anybody's or with all cards open."""
    hosted, viewer = await begun(request, table)
    wanted = viewer if eyes is None else eyes
    if wanted not in (viewer, int(SPECTATOR)) and hosted.row.state != "over":
        raise forbidden("not-over")
    if not 0 <= at < len(hosted.lines) or wanted >= len(hosted.chairs):
        raise not_found("position")
    try:
        return await asyncio.to_thread(position, hosted.game, hosted.lines[:], at, Seat(wanted))
    except BadRecord:
        raise not_found("position") from None


@get("/{table:str}/hint", responses=problems(403, 404, 409, 503))
async def hint(request: AnyRequest, table: FromPath[str]) -> Hint:
    """What a master would think of now; only where nobody else sits at the table."""
    hosted, _ = await begun(request, table)
    seat = await seat_of(request, hosted)
    if any(not chair.bot for chair in hosted.chairs if chair.seat != seat):
        raise forbidden("others-play")
    if seat not in hosted.asked():
        raise conflict("not-asked")
    question: dict[str, object] = {
        "seat": seat,
        "game": hosted.game.name,
        "printing": hosted.setup.printing,
        "printing_text": hosted.setup.printing_text,
    }
    try:
        found = await hosted.tools.thinkers.advise(hosted.id, hosted.lines[:], question)
        return Hint(msgspec.convert(found, list[Advised]))
    except NoThought:
        raise conflict("no-hint") from None


async def begun(request: AnyRequest, name: str) -> tuple[HostedTable, int]:
    """A table whose game has begun, and who looks at it."""
    hosted = await table_of(request, name)
    viewer = await may_look(request, hosted)
    if hosted.play is None:
        await hosted.mailbox.post(hosted.fresh)
    if hosted.play is None:
        raise conflict("not-begun")
    if viewer < 0 and not hosted.setup.spectators and hosted.row.state != "over":
        raise forbidden("not-invited")
    return hosted, viewer


replay_routes = Router("/api/tables", route_handlers=[course, one_position, hint], tags=["replays"])
