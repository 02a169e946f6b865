"""The application: its routes and its lifespan, nothing else."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, MediaType, Response
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_404_NOT_FOUND

from burghers import __version__
from burghers.server.errors import ApiError, Problem
from burghers.server.guard import Guard
from burghers.server.live import live
from burghers.server.logs import set_up_logs
from burghers.server.pages.routes import PAGES
from burghers.server.requests import StrictRequest
from burghers.server.routes.accounts import account_routes
from burghers.server.routes.bots import bot_routes
from burghers.server.routes.callers import AnyRequest
from burghers.server.routes.confirm import confirm_routes
from burghers.server.routes.departures import departure_routes
from burghers.server.routes.games import games_routes
from burghers.server.routes.lobby import lobby_routes
from burghers.server.routes.operations import operation_routes
from burghers.server.routes.page import page, page_routes
from burghers.server.routes.records import record_routes
from burghers.server.routes.workshop import workshop_routes
from burghers.server.service import Service
from burghers.server.settings import Settings, read_settings

ROUTES: list[Any] = [games_routes, lobby_routes, departure_routes, record_routes, account_routes, operation_routes]
ROUTES += [workshop_routes, page_routes, live, bot_routes]
ROUTES += [confirm_routes, *PAGES]
PUBLISHED = OpenAPIConfig(
    title="Burghers table server",
    version=__version__,
    path="/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    components=Components(
        security_schemes={
            "seat": SecurityScheme(type="apiKey", name="Burghers-Seat", security_scheme_in="header"),
            "account": SecurityScheme(type="http", scheme="bearer"),
        }
    ),
)

log = structlog.get_logger()


def create() -> Guard:
    """The application as uvicorn starts it: settings from the environment."""
    return application(read_settings())


def application(settings: Settings) -> Guard:
    set_up_logs(settings)
    service = Service(settings)
    app = Litestar(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        openapi_config=PUBLISHED,
        exception_handlers={
            ApiError: declined,
            HTTPException: not_understood,
            Exception: broken,
        },
        request_class=StrictRequest,
        request_max_body_size=settings.body_bytes,
        on_app_init=[lambda config: with_service(config, service)],
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings, service)


def with_service(config: AppConfig, service: Service) -> AppConfig:
    """Every route finds the service."""
    config.state["service"] = service
    return config


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Open the service, and drain it at the end."""
    service: Service = app.state.service
    await service.open()
    spare_the_collector()
    try:
        yield
    finally:
        await service.close()


def spare_the_collector() -> None:
    """Have Python look for cycles seldom, and never at what is there for good.

    Hundreds of tables are hundreds of thousands of objects, none of them in a cycle that grows: to look at all of
    them takes longer than an answer may.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000)


def declined(_: AnyRequest, error: ApiError) -> Response[Problem]:
    """What was asked is not done."""
    return Response(error.problem(), status_code=error.status)


def not_understood(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """The request itself is wrong; whoever came with a browser to an unknown address finds the page that says so."""
    if error.status_code == HTTP_404_NOT_FOUND and is_reader(request):
        return Response(page().read_bytes(), status_code=HTTP_404_NOT_FOUND, media_type=MediaType.HTML)
    detail = str(error.detail)[:200]
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra[:5])[:400]
    key = {400: "bad-request", 404: "no-such-page", 405: "wrong-method", 413: "too-big"}.get(error.status_code, "error")
    status = HTTP_400_BAD_REQUEST if key == "too-big" else error.status_code  # as published for whatever is unusable
    return Response(Problem(key, detail), status_code=status, headers=error.headers)


def is_reader(request: AnyRequest) -> bool:
    """Whether somebody wants to read a page, not a program to be answered."""
    wants_page = "text/html" in request.headers.get("accept", "")
    return request.method == "GET" and wants_page and not request.url.path.startswith(("/api/", "/assets/"))


def broken(_: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of the server: it is logged, and told without detail."""
    log.error("request.broken", exc_info=error)
    return Response(Problem("broken"), status_code=500)
