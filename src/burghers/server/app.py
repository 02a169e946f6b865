"""The application: its routes and its lifespan, nothing else."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Response
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from burghers import __version__
from burghers.server.bodies import ExactRequest
from burghers.server.declined import Declined, Problem
from burghers.server.guard import Guard
from burghers.server.house import House
from burghers.server.live import live
from burghers.server.logs import set_up_logs
from burghers.server.pages.routes import PAGES
from burghers.server.routes.accounts import account_routes
from burghers.server.routes.callers import AnyRequest
from burghers.server.routes.confirm import confirm
from burghers.server.routes.games import games_routes
from burghers.server.routes.lobby import lobby_routes
from burghers.server.routes.operations import operation_routes
from burghers.server.routes.page import page_routes
from burghers.server.routes.records import record_routes
from burghers.server.settings import Settings, read_settings

ROUTES: list[Any] = [games_routes, lobby_routes, record_routes, account_routes, operation_routes, page_routes, live]
ROUTES += [confirm, *PAGES]
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

words = structlog.get_logger()


def create() -> Guard:
    """The application as uvicorn starts it: settings from the environment."""
    return application(read_settings())


def application(settings: Settings) -> Guard:
    """The application with these settings."""
    set_up_logs(settings)
    house = House(settings)
    app = Litestar(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        openapi_config=PUBLISHED,
        exception_handlers={
            Declined: declined,
            HTTPException: not_understood,
            Exception: broken,
        },
        request_class=ExactRequest,
        request_max_body_size=settings.body_bytes,
        on_app_init=[lambda config: with_house(config, house)],
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings, house)


def with_house(config: AppConfig, house: House) -> AppConfig:
    """Every route finds the house."""
    config.state["house"] = house
    return config


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Open the house, and drain it at the end."""
    house: House = app.state.house
    await house.open()
    spare_the_collector()
    try:
        yield
    finally:
        await house.close()


def spare_the_collector() -> None:
    """Have Python look for cycles seldom, and never at what is there for good.

    Hundreds of tables are hundreds of thousands of objects, none of them in a cycle that grows: to look at all of
    them takes longer than an answer may.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000)


def declined(_: AnyRequest, error: Declined) -> Response[Problem]:
    """What was asked is not done."""
    return Response(error.problem(), status_code=error.status)


def not_understood(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """The request itself is wrong."""
    detail = str(error.detail)[:200]
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra[:5])[:400]
    key = {400: "bad-request", 404: "no-such-page", 405: "wrong-method", 413: "too-big"}.get(error.status_code, "error")
    return Response(Problem(key, detail), status_code=error.status_code, headers=error.headers)


def broken(_: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of the server: it is logged, and told without detail."""
    words.error("request.broken", error=repr(error), exc_info=error)
    return Response(Problem("broken"), status_code=500)
