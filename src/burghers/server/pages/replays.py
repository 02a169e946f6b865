"""The course of a game for the page's replay, and a hint at tables against bots."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get
from litestar.params import FromPath, QueryParameter

from burghers.kernel.game import OPEN, SPECTATOR
from burghers.kernel.step import Seat
from burghers.server.errors import ApiError, conflict, forbidden, not_found
from burghers.server.frames import Figure
from burghers.server.pages.course import Course, Position, Stop, notes
from burghers.server.routes.callers import AnyRequest, caller_of, may_read, problems, seat_of, table_of
from burghers.server.tables.bot_pool import NoBotAnswer, TooManyHints
from burghers.server.tables.frame_builder import last_turn, result
from burghers.server.tables.hosted import HostedTable
from burghers.server.tables.scenes import Film

Eyes = Annotated[int | None, QueryParameter(ge=-4, le=5)]
Line = Annotated[str, QueryParameter(max_length=300)]
Known = Annotated[int | None, QueryParameter(ge=-1, le=1_000_000)]


class Advised(msgspec.Struct, frozen=True):
    """A good answer in notation, the chance to win it promises (0 to 1), and the points against the best rival."""

    move: str
    win: float
    margin: float
    gains: list[Figure] = []  # at once
    still: list[str] = []  # which of the others would be open if the same question came again after it


class Hint(msgspec.Struct, frozen=True):
    """The best answers there are, the best first, and the round it is."""

    moves: list[Advised]
    round: int


@get("/{table:str}/course", responses=problems(403, 404, 409, 503))
async def course(request: AnyRequest, table: FromPath[str]) -> Course:
    """Where a game can be stopped, and what this viewer was told."""
    hosted, viewer = await begun(request, table)
    lines, seen = await hosted.mailbox.post(_seen, hosted, viewer)
    asked = {**hosted.played(), "lines": lines, "viewer": viewer, "over": seen.result is not None}
    found = await hosted.context.analysis.ask(caller_of(request, None), "stops", asked)
    return msgspec.structs.replace(seen, stops=msgspec.convert(found["stops"], list[Stop]))


async def _seen(hosted: HostedTable, viewer: int) -> tuple[list[str], Course]:
    """The log and what was told of it, at one moment; the stops are found later, as that takes a while."""
    await hosted.fresh()
    play = hosted.play
    assert play is not None, "a game that has begun stays so"
    end = result(play)
    told = notes(play, Seat(viewer) if end is None else OPEN)
    return hosted.lines[:], Course(hosted.info(), viewer, [], told, end)


@get("/{table:str}/positions/{at:int}", responses=problems(403, 404, 409, 503))
async def one_position(
    request: AnyRequest, table: FromPath[str], at: FromPath[int], eyes: Eyes = None, line: Line = ""
) -> Position:
    """What was seen at one stop: with the own eyes, and after the end with anybody's or with all cards open.

    After the end also what a line, the moves of another decision, would have led to there.
    """
    hosted, viewer = await begun(request, table)
    wanted = viewer if eyes is None else eyes
    if (line or wanted not in (viewer, int(SPECTATOR))) and hosted.row.state != "over":
        raise forbidden("not-over")
    if not 0 <= at < len(hosted.lines) or wanted >= len(hosted.chairs):
        raise not_found("position")
    asked = {**hosted.played(), "lines": hosted.lines[:], "at": at, "eyes": wanted, "line": line}
    found = (await hosted.context.analysis.ask(caller_of(request, None), "position", asked))["position"]
    if found is None:
        raise not_found("position")
    return msgspec.convert(found, Position)


@get("/{table:str}/film", responses=problems(403, 404, 409, 503))
async def film(request: AnyRequest, table: FromPath[str], since: Known = None) -> Film:
    """What happened after an entry, scene by scene; by default since one's last turn."""
    hosted, viewer = await begun(request, table)
    lines, turn = await hosted.mailbox.post(_log, hosted, viewer)
    asked = {**hosted.played(), "lines": lines, "viewer": viewer, "since": turn if since is None else since}
    found = await hosted.context.analysis.ask(caller_of(request, None), "film", asked)
    return msgspec.convert(found["film"], Film)


async def _log(hosted: HostedTable, viewer: int) -> tuple[list[str], int]:
    """The log at one moment, and where this viewer's last turn ended."""
    await hosted.fresh()
    assert hosted.play is not None, "a game that has begun stays so"
    return hosted.lines[:], last_turn(hosted.play, Seat(viewer))


@get("/{table:str}/hint", responses=problems(403, 404, 409, 503))
async def hint(request: AnyRequest, table: FromPath[str]) -> Hint:
    """What a master would think of now; only where nobody else sits at the table."""
    hosted, _ = await begun(request, table)
    seat = await seat_of(request, hosted)
    if any(not chair.bot for chair in hosted.chairs if chair.seat != seat):
        raise forbidden("others-play")
    if seat not in hosted.asked():
        raise conflict("not-asked")
    question: dict[str, object] = {"seat": seat, **hosted.played()}
    try:
        caller = caller_of(request, None)
        found = await hosted.context.bot_pool.advise(hosted.id, hosted.lines[:], question, caller)
        assert hosted.play is not None, "a game that has begun stays so"
        return Hint(msgspec.convert(found, list[Advised]), hosted.play.game.rounds(hosted.play.state))
    except TooManyHints:
        raise ApiError(429, "too-many-requests") from None
    except NoBotAnswer:
        raise conflict("no-hint") from None


async def begun(request: AnyRequest, name: str) -> tuple[HostedTable, int]:
    """A table whose game has begun, and who looks at it."""
    hosted = await table_of(request, name)
    viewer = await may_read(request, hosted)
    if hosted.play is None:
        await hosted.mailbox.post(hosted.fresh)
    if hosted.play is None:
        raise conflict("not-begun")
    return hosted, viewer


replay_routes = Router("/api/tables", route_handlers=[course, one_position, film, hint], tags=["replays"])
