"""The games and their texts: fetched once, kept by the browser."""

from __future__ import annotations

import re

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery

from burghers import bots
from burghers.bots.styles import styles
from burghers.kernel.errors import PlayError
from burghers.kernel.game import Game
from burghers.kernel.packaged import AID
from burghers.kernel.voice import LANGUAGES
from burghers.server.catalog import About, GameShape, shape_of
from burghers.server.errors import not_found
from burghers.server.routes.callers import AnyRequest, caller_of, problems, service_of

OWN = re.compile(r"[0-9a-f]{64}")  # what a player's printing is kept by
KEPT = {"cache-control": "public, max-age=3600"}


class Catalogue(msgspec.Struct, frozen=True):
    """What may be played here, and with which bots."""

    games: list[str]
    about: dict[str, About]  # by game
    bots: list[str]
    styles: dict[str, list[str]]  # temperaments of bots, by game: expert/builder
    languages: list[str]


@get("/", responses=problems())
async def catalogue(request: AnyRequest) -> Catalogue:
    """The games, bots and languages there are; a game of another package that is not whole is left out."""
    about = service_of(request).context.catalog.listed
    return Catalogue(list(about), about, bots.levels(), {name: styles(name) for name in about}, list(LANGUAGES))


@get("/{game:str}", responses=problems(404))
async def shape(request: AnyRequest, game: FromPath[str], printing: FromQuery[str] = "") -> Response[GameShape]:
    """Everything about a game that does not change during play: vocabulary, options, components."""
    return Response(shape_of(await played(request, game, printing)), headers=KEPT)


@get("/{game:str}/texts/{language:str}", responses=problems(404))
async def texts(
    request: AnyRequest, game: FromPath[str], language: FromPath[str], printing: FromQuery[str] = ""
) -> Response[dict[str, str]]:
    """All sentences of a game in one language, by message key, with the names a printing brings."""
    if language not in LANGUAGES:
        raise not_found("language")
    if OWN.fullmatch(printing):
        return Response((await played(request, game, printing)).texts(language), headers=KEPT)
    found(request, game, printing)
    return Response(service_of(request).context.catalog.texts(game, language), headers=KEPT)


@get("/{game:str}/rules/{language:str}", responses=problems(404), media_type="text/markdown")
async def rules(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The rules in our words, as Markdown."""
    kind = found(request, game, "")
    if language not in LANGUAGES:
        raise not_found("language")
    return Response(kind.rule_book(language), headers=KEPT, media_type="text/markdown")


class Aid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's aid on one sheet: rules of the book by their ids, and components as ``kind id``."""

    round: list[str] = []
    costs: list[str] = []
    end: list[str] = []
    shown: list[str] = []


@get("/{game:str}/aid", responses=problems(404))
async def aid(request: AnyRequest, game: FromPath[str]) -> Response[Aid]:
    """What a player wants before the eyes during the game; a game that brings no sheet has an empty one."""
    return Response(aid_of(found(request, game, "")), headers=KEPT)


def aid_of(game: Game) -> Aid:
    """The sheet a game brings: the file aid.toml of its package."""
    file = game.folder().joinpath(AID)
    return msgspec.toml.decode(file.read_bytes(), type=Aid) if file.is_file() else Aid()


@get("/{game:str}/printings/{printing:str}", responses=problems(404), media_type="text/plain")
async def printing_text(request: AnyRequest, game: FromPath[str], printing: FromPath[str]) -> Response[str]:
    """A printing in full: copy it, change it, and play with your own."""
    text = (await played(request, game, printing)).printing.text
    return Response(text, headers=KEPT, media_type="text/plain")


async def played(request: AnyRequest, game: str, printing: str) -> Game:
    """The game with a printing that comes with it, or with one that tables are played with; raises ApiError."""
    if not OWN.fullmatch(printing):
        return found(request, game, printing)
    printings = service_of(request).context.printings
    kept = await printings.store.find(printing)
    if kept is None or kept.game != game:
        raise not_found("printing")
    try:
        return await printings.game(kept, caller_of(request, None))
    except PlayError:
        raise not_found("printing") from None


def found(request: AnyRequest, game: str, printing: str) -> Game:
    """The game with this printing; raises ApiError."""
    try:
        return service_of(request).context.catalog.take(game, printing)
    except PlayError:
        raise not_found("game") from None


games_routes = Router("/api/games", route_handlers=[catalogue, shape, texts, rules, aid, printing_text], tags=["games"])
