"""Statistics of the games finished here, and of one's own."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, get
from litestar.params import FromPath, QueryParameter

from burghers.server.errors import not_found
from burghers.server.routes.callers import AnyRequest, caller_of, problems, service_of, signed_in

Players = Annotated[int, QueryParameter(ge=0, le=6)]
Who = Annotated[Literal["", "bots", "people"], QueryParameter()]
Level = Annotated[str, QueryParameter(max_length=40)]


class OwnGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of one's own; accuracy and luck are -1000 where it was never reviewed."""

    table: str
    game: str
    changed: int
    players: int
    score: int
    won: float
    accuracy: float
    luck: float
    sources: dict[str, int]  # points by source


NOT_REVIEWED = -1000.0


@get("/{game:str}", responses=problems(404, 503))
async def statistics(
    request: AnyRequest, game: FromPath[str], players: Players = 0, who: Who = "", level: Level = ""
) -> dict[str, Any]:
    """What those won who had something and those who had not, by number of players, bots and people apart."""
    service = service_of(request)
    if game not in service.context.catalog.listed:
        raise not_found("game")
    wanted: dict[str, object] = {"players": players, "who": who, "level": level}
    return await service.statistics.of(game, wanted, caller_of(request, None))


@get("/mine", responses=problems(401, 503))
async def mine(request: AnyRequest) -> list[OwnGame]:
    """One's own finished games over time, the latest first."""
    account = await signed_in(request)
    room = service_of(request).statistics
    for finished in await room.store.own(account.id):
        if not finished.counted:
            await room.count_own(finished)
    own = await room.store.own(account.id)
    reviewed = [game for game in own if game.review]
    asked: list[dict[str, object]] = [{"lines": game.review, "seat": game.seat} for game in reviewed]
    found = await room.judged(asked, caller_of(request, None)) if asked else []
    judged = {game.table: one for game, one in zip(reviewed, found, strict=True)}
    told: list[OwnGame] = []
    for game in own:
        counted = json.loads(game.counted) if game.counted else None
        if counted:
            one = judged.get(game.table, {"accuracy": NOT_REVIEWED, "luck": NOT_REVIEWED})
            told.append(
                OwnGame(
                    table=game.table,
                    game=game.game,
                    changed=game.changed,
                    players=counted["players"],
                    score=counted["scores"][game.seat],
                    won=counted["wins"][game.seat],
                    accuracy=one["accuracy"],
                    luck=one["luck"],
                    sources=counted["sources"][game.seat],
                )
            )
    return told


statistics_routes = Router("/api/statistics", route_handlers=[mine, statistics], tags=["statistics"])
