"""The page: what was built of it, and until then a plain one that says what runs here."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import MediaType, Response, Router, get
from litestar.params import FromPath

from burghers.server.errors import not_found

STATIC = files("burghers.server").joinpath("static")
BUILT = STATIC.joinpath("app")  # the bundle of the page is put here when it is built
LONGEST_NAME = 200  # of a file: no system knows longer ones
FOR_EVER = "public, max-age=31536000, immutable"


def page() -> Traversable:
    """The built page, or the plain one."""
    built = BUILT.joinpath("index.html")
    return built if built.is_file() else STATIC.joinpath("landing.html")


@get(["/", "/t/{table:str}", "/lobby", "/tables", "/account"], media_type=MediaType.HTML, include_in_schema=False)
async def front() -> Response[bytes]:
    """The page itself; it finds out from its address what to show."""
    return Response(page().read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/admin", media_type=MediaType.HTML, include_in_schema=False)
async def admin_page() -> Response[bytes]:
    """The admin page: it asks for the token, and shows nothing without it."""
    return Response(STATIC.joinpath("admin.html").read_bytes(), media_type=MediaType.HTML)


@get("/own/{name:str}", include_in_schema=False)
async def own(name: FromPath[str]) -> Response[bytes]:
    """The few files of the plain pages."""
    return sent(STATIC, name, "no-cache")


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Response[bytes]:
    """The icon browsers ask for."""
    return sent(STATIC, "icon.svg", "public, max-age=86400")


@get("/service-worker.js", include_in_schema=False)
async def service_worker() -> Response[bytes]:
    """What keeps the page readable without a network. It is asked for at the root, as it looks after all addresses."""
    return sent(BUILT, "service-worker.js", "no-cache")


@get("/assets/{path:path}", include_in_schema=False)
async def asset(path: FromPath[str]) -> Response[bytes]:
    """A file of the built page; its name changes with its content."""
    return sent(BUILT.joinpath("assets"), path.lstrip("/"), FOR_EVER)


def sent(folder: Traversable, name: str, keep: str) -> Response[bytes]:
    """A file of this folder, and of no other."""
    parts = name.split("/")
    if len(name) > LONGEST_NAME or any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        raise not_found("file")
    file = folder.joinpath(*parts)
    if not file.is_file():
        raise not_found("file")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": keep})


page_routes = Router("/", route_handlers=[front, admin_page, own, favicon, service_worker, asset])
