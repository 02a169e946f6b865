"""For operators and their machines: health, metrics, an overview."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get

from burghers import __version__
from burghers.server.errors import ApiError
from burghers.server.routes.callers import AnyRequest, admin, problems, service_of


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
    set_aside: dict[str, str]  # tables that could not be read, and why


@get("/api/health", responses=problems())
async def health() -> Health:
    """Whether this program runs at all."""
    return Health("ok", __version__)


@get("/api/ready", responses=problems(503))
async def ready(request: AnyRequest) -> Health:
    """Whether it can serve: open, and its database can be written to."""
    service = service_of(request)
    if not service.ready or not await service.readiness.check():
        raise ApiError(503, "not-ready")
    return Health("ready", __version__)


@get("/api/admin/overview", responses=problems(401))
async def overview(request: AnyRequest) -> Overview:
    """Figures for the admin page."""
    service = admin(request)
    return Overview(
        __version__,
        service.program,
        "postgresql" if service.database.postgres else "sqlite",
        await service.context.tables.counts(),
        len(service.registry.tables),
        service.sockets.open.total(),
        service.context.bot_pool.failures,
        service.registry.aside,
    )


@get("/metrics", responses=problems(401), media_type="text/plain")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(admin(request).context.metrics.text(), media_type="text/plain; version=0.0.4")


operation_routes = Router("/", route_handlers=[health, ready, overview, metrics], tags=["operations"])
