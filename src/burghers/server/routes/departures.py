"""Giving up, calling a table off, and playing on without somebody who stays away."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import FromPath, JSONBody

from burghers.server.errors import forbidden
from burghers.server.frames import TableInfo
from burghers.server.lobby.shapes import Replace
from burghers.server.routes.callers import AnyRequest, key_of, problems, seat_of, service_of, table_of


@post("/{table:str}/concede", status_code=200, responses=problems(403, 404, 409, 503))
async def concede(request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """Give the game up: it ends, or a bot plays the own seat to its end where other people go on."""
    hosted = await table_of(request, table)
    await service_of(request).departures.concede(hosted, await seat_of(request, hosted))
    return hosted.info()


@post("/{table:str}/cancel", status_code=200, responses=problems(403, 404, 409, 503))
async def cancel(request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """The host calls the table off: before it begins, or while nobody else plays there."""
    hosted = await table_of(request, table)
    key = await key_of(request, hosted)
    if key is None or not key.host:
        raise forbidden("not-host")
    await service_of(request).departures.cancel(hosted, key.seat)
    return hosted.info()


@post("/{table:str}/replace", status_code=200, responses=problems(403, 404, 409, 503))
async def replace(request: AnyRequest, table: FromPath[str], data: JSONBody[Replace]) -> TableInfo:
    """Let a bot stand in for somebody who stays away, or (the host) free the seat for another person."""
    hosted = await table_of(request, table)
    key = await key_of(request, hosted)
    if key is None or (key.seat < 0 and not key.host):
        raise forbidden("no-seat")
    await service_of(request).departures.replace(hosted, data, key.seat, key.host)
    return hosted.info()


departure_routes = Router("/api/tables", route_handlers=[concede, cancel, replace], tags=["tables"])
