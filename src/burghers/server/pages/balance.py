"""How components fared in the games of bots that the balance report rests on, for the gallery."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Final

import msgspec
from litestar import Router, get
from litestar.params import FromPath

from burghers import games
from burghers.server.routes.callers import problems

FILE: Final = "balance.toml"


class Fared(msgspec.Struct, frozen=True, array_like=True):
    """How many of a hundred seats had it, and the wins of those with and without it in fair shares."""

    seats: int
    having: float
    lacking: float


@lru_cache(64)
def balance_of(name: str) -> dict[str, dict[str, Fared]]:
    """What a game brings of this: the file balance.toml of its package."""
    file = games.kind_of(name).folder().joinpath(FILE) if name in games.names() else None
    if file is None or not file.is_file():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, dict[str, Fared]])


@get("/{game:str}/balance", responses=problems())
async def balance(game: FromPath[str]) -> dict[str, dict[str, Fared]]:
    """By kind and id of the component; empty for a game without a report."""
    return balance_of(game)


balance_routes = Router("/api/games", route_handlers=[balance], tags=["games"])
