"""The games and their texts: fetched once, kept by the browser."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery

from burghers import bots, games
from burghers.kernel.errors import PlayError
from burghers.kernel.game import Game
from burghers.kernel.voice import LANGUAGES
from burghers.server.declined import not_found
from burghers.server.routes.callers import AnyRequest, house_of, problems
from burghers.server.shelf import GameShape

KEPT = {"cache-control": "public, max-age=3600"}


class Catalogue(msgspec.Struct, frozen=True):
    """What may be played here, and with which bots."""

    games: list[str]
    bots: list[str]
    languages: list[str]


@get("/", responses=problems())
async def catalogue() -> Catalogue:
    """The games, bots and languages there are."""
    return Catalogue(games.names(), bots.levels(), list(LANGUAGES))


@get("/{game:str}", responses=problems(404))
async def shape(request: AnyRequest, game: FromPath[str], printing: FromQuery[str] = "") -> Response[GameShape]:
    """Everything about a game that does not change during play: vocabulary, options, components."""
    found(request, game, printing)
    return Response(house_of(request).tools.shelf.shape(game, printing), headers=KEPT)


@get("/{game:str}/texts/{language:str}", responses=problems(404))
async def texts(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[dict[str, str]]:
    """All sentences of a game in one language, by message key."""
    kind = found(request, game, "")
    if language not in LANGUAGES:
        raise not_found("language")
    return Response(kind.texts(language), headers=KEPT)


@get("/{game:str}/rules/{language:str}", responses=problems(404), media_type="text/markdown")
async def rules(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The rules in our words, as Markdown."""
    kind = found(request, game, "")
    if language not in LANGUAGES:
        raise not_found("language")
    return Response(kind.rule_book(language), headers=KEPT, media_type="text/markdown")


@get("/{game:str}/printings/{printing:str}", responses=problems(404), media_type="text/plain")
async def printing_text(request: AnyRequest, game: FromPath[str], printing: FromPath[str]) -> Response[str]:
    """A printing in full: copy it, change it, and play with your own."""
    return Response(found(request, game, printing).printing.text, headers=KEPT, media_type="text/plain")


def found(request: AnyRequest, game: str, printing: str) -> Game[Any]:
    """The game with this printing; raises Declined."""
    try:
        return house_of(request).tools.shelf.take(game, printing)
    except PlayError:
        raise not_found("game") from None


games_routes = Router("/api/games", route_handlers=[catalogue, shape, texts, rules, printing_text], tags=["games"])
