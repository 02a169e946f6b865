"""Reviews of finished games: begun, looked at while they are made, read, and taken along as a page."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, QueryParameter

from burghers.server.errors import conflict
from burghers.server.routes.callers import AnyRequest, caller_of, problems, service_of
from burghers.server.routes.records import finished
from burghers.server.store.reviews import KeptReview

Depth = Annotated[Literal["quick", "normal"], QueryParameter()]
Language = Annotated[Literal["en", "fr", "de", "nl"], QueryParameter()]


class ReviewState(msgspec.Struct, frozen=True):
    """How far a review is: so many items of so many; the whole of it when nothing is missing."""

    depth: str
    done: int
    total: int  # 0 before it is known
    working: bool
    review: dict[str, Any] | None


@post("/{table:str}/review", responses=problems(403, 404, 409, 503), status_code=202)
async def begin(request: AnyRequest, table: FromPath[str], depth: Depth = "normal") -> ReviewState:
    """Have a finished game reviewed; one that was stopped goes on."""
    played, kept = await reviewed(request, table, depth)
    if not kept.whole():
        service_of(request).reviews.begin(table, played, depth, caller_of(request, None))
    return ReviewState(depth, kept.done(), kept.total, not kept.whole(), None)


@get("/{table:str}/review", responses=problems(403, 404, 409, 503))
async def look(
    request: AnyRequest, table: FromPath[str], depth: Depth = "normal", lang: Language = "en"
) -> ReviewState:
    """How far the review of a finished game is; all of it once it is whole. Before the end there is none."""
    played, kept = await reviewed(request, table, depth)
    room = service_of(request).reviews
    found = None
    if kept.whole():
        found = (await room.tell("tell", played, kept, depth, lang, caller_of(request, None)))["review"]
    return ReviewState(depth, kept.done(), kept.total, (table, depth) in room.under_way, found)


@get("/{table:str}/review/page", responses=problems(403, 404, 409, 503), media_type="text/html")
async def take_along(
    request: AnyRequest, table: FromPath[str], depth: Depth = "normal", lang: Language = "en"
) -> Response[str]:
    """The review as a page that stands alone."""
    played, kept = await reviewed(request, table, depth)
    if not kept.whole():
        raise conflict("not-reviewed")
    room = service_of(request).reviews
    found = await room.tell("page", played, kept, depth, lang, caller_of(request, None))
    name = f'attachment; filename="{table}.html"'
    return Response(str(found["page"]), headers={"content-disposition": name}, media_type="text/html")


async def reviewed(request: AnyRequest, table: str, depth: str) -> tuple[dict[str, object], KeptReview]:
    """A finished game that this caller may read, and what there is of its review."""
    from burghers.bots.net import shipped  # noqa: PLC0415  (with numpy: a server is up sooner without)

    hosted = await finished(request, table)
    if hosted.play is None or shipped(hosted.play.game) is None:
        raise conflict("no-net")
    played = {**hosted.played(), "lines": hosted.lines[:]}
    return played, await service_of(request).reviews.store.of(table, depth)


review_routes = Router("/api/tables", route_handlers=[begin, look, take_along], tags=["reviews"])
