"""The addresses inside the page: all of them are answered with the page, which shows what the address says."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get
from litestar.params import FromPath

from burghers.server.routes.page import page

INSIDE = [f"/{word}/{{word:str}}" for word in ("game", "rules", "cards", "learn", "aid", "replay")]


@get(INSIDE, media_type=MediaType.HTML, include_in_schema=False)
async def inside(word: FromPath[str]) -> Response[bytes]:
    """The page, which reads its own address."""
    return Response(page().read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


WORKSHOP = ["/workshop", "/workshop/{game:str}", "/workshop/{game:str}/{printing:str}"]


@get(WORKSHOP, media_type=MediaType.HTML, include_in_schema=False)
async def workshop() -> Response[bytes]:
    return Response(page().read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


STUDY = ["/exercises", "/exercises/{game:str}/{exercise:str}", "/statistics", "/statistics/{game:str}"]


@get(STUDY, media_type=MediaType.HTML, include_in_schema=False)
async def study() -> Response[bytes]:
    return Response(page().read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/settings", media_type=MediaType.HTML, include_in_schema=False)
async def settings() -> Response[bytes]:
    return Response(page().read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


address_routes = Router("/", route_handlers=[inside, workshop, study, settings])
