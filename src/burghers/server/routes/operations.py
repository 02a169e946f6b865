"""For operators and their machines: health, metrics, an overview."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get
from sqlalchemy import text

from burghers import __version__
from burghers.server.declined import Declined
from burghers.server.routes.callers import AnyRequest, admin, house_of, problems


class Health(msgspec.Struct, frozen=True):
    """This program runs."""

    status: str
    version: str


class Overview(msgspec.Struct, frozen=True):
    """What goes on in this server program."""

    version: str
    program: str
    database: str
    tables: dict[str, int]  # on disk, by state
    in_memory: int
    sockets: int
    bot_failures: int


@get("/api/health", responses=problems())
async def health() -> Health:
    """Whether this program runs at all."""
    return Health("ok", __version__)


@get("/api/ready", responses=problems(503))
async def ready(request: AnyRequest) -> Health:
    """Whether it can serve: open, and its database answers."""
    house = house_of(request)
    if not house.ready:
        raise Declined(503, "not-ready")
    async with house.doors.read() as connection:
        await connection.execute(text("SELECT 1"))
    return Health("ready", __version__)


@get("/api/admin/overview", responses=problems(401))
async def overview(request: AnyRequest) -> Overview:
    """Figures for the admin page."""
    house = admin(request)
    return Overview(
        __version__,
        house.program,
        "postgresql" if house.doors.postgres else "sqlite",
        await house.tools.tables.counts(),
        len(house.hall.tables),
        sum(house.sockets.values()),
        house.tools.thinkers.failures,
    )


@get("/metrics", responses=problems(401), media_type="text/plain")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(admin(request).tools.metrics.text(), media_type="text/plain; version=0.0.4")


operation_routes = Router("/", route_handlers=[health, ready, overview, metrics], tags=["operations"])
