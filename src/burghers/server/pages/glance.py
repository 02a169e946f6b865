"""A table at a glance, for lists: how far it is, who is asked, who leads."""

from __future__ import annotations

import msgspec
from litestar import Router, get
from litestar.params import FromPath

from burghers.kernel.step import Seat
from burghers.server.frames import TableInfo
from burghers.server.routes.callers import AnyRequest, may_read, problems, table_of
from burghers.server.tables.frame_builder import result


class Glance(msgspec.Struct, frozen=True):
    """What a list says of one table, as this viewer may know it."""

    info: TableInfo
    you: int
    round: int  # 0: not begun, or a game without rounds
    asked: list[int]
    points: list[int | None]  # by seat; none before the game has begun, None where they are a secret
    winners: list[int]  # of a game that was played to its end: equal points may have been decided otherwise


@get("/{table:str}/glance", responses=problems(403, 404, 409, 503))
async def glance(request: AnyRequest, table: FromPath[str]) -> Glance:
    """How a game stands, without its board."""
    hosted = await table_of(request, table)
    viewer = await may_read(request, hosted)
    await hosted.mailbox.post(hosted.fresh)
    if hosted.play is None:
        return Glance(hosted.info(), viewer, 0, [], [], [])
    state, game = hosted.play.state, hosted.game
    points = game.points_seen(state, Seat(viewer))
    end = result(hosted.play)
    return Glance(hosted.info(), viewer, game.rounds(state), hosted.asked(), points, end.winners if end else [])


glance_routes = Router("/api/tables", route_handlers=[glance], tags=["tables"])
