"""Lessons: one round on a prepared position, move by move. The engine plays it; the script only names moves."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Router, get
from litestar.params import FromPath

from burghers import games
from burghers.kernel.game import Game
from burghers.kernel.step import Seat
from burghers.kernel.table import Table
from burghers.server.declined import not_found
from burghers.server.routes.callers import AnyRequest, house_of, problems
from burghers.server.tables.cast import frame
from burghers.server.wire import TableFrame

LEARNER = Seat(0)


class ScriptedMove(msgspec.Struct, frozen=True):
    """A move of the lesson; those of the learner come with what is to be learnt, by language."""

    seat: int
    move: str
    say: dict[str, str] = {}


class Script(msgspec.Struct, frozen=True):
    """A lesson as it is written."""

    secret: str
    seats: list[str]
    options: dict[str, str]
    move: list[ScriptedMove]
    end: dict[str, str]


class Lesson(msgspec.Struct, frozen=True):
    """One step of a lesson: the position, what to do, and why."""

    frame: TableFrame
    seats: list[str]
    say: dict[str, str]
    expect: str  # in notation; empty at the end
    step: int
    steps: int


@get("/", responses=problems())
async def lessons() -> list[str]:
    """The games that have a lesson."""
    return [game for game in games.names() if script_of(game) is not None]


@get("/{game:str}", responses=problems(404))
async def lesson_start(request: AnyRequest, game: FromPath[str]) -> Lesson:
    """The first step."""
    return lesson_at(request, game, 0)


@get("/{game:str}/{step:int}", responses=problems(404))
async def lesson_step(request: AnyRequest, game: FromPath[str], step: FromPath[int]) -> Lesson:
    """Any step."""
    return lesson_at(request, game, step)


def lesson_at(request: AnyRequest, name: str, step: int) -> Lesson:
    """The position before the learner's move of this number."""
    script = script_of(name)
    if script is None:
        raise not_found("lesson")
    return shown(house_of(request).tools.shelf.take(name), script, step)


def shown(game: Game[Any], script: Script, step: int) -> Lesson:
    """Play the script up to the learner's move of this number."""
    own = [i for i, scripted in enumerate(script.move) if scripted.seat == LEARNER]
    if not 0 <= step <= len(own):
        raise not_found("step")
    end = step == len(own)
    upto = len(script.move) if end else own[step]
    table = Table(game, script.seats, script.options, bytes.fromhex(script.secret))
    since = -1
    for i, scripted in enumerate(script.move[:upto]):
        if step and i == own[step - 1]:
            since = len(table.record.entries)
        table.answer(Seat(scripted.seat), scripted.move)
    now = script.move[upto] if not end else None
    return Lesson(
        frame("lesson", table, LEARNER, since, []),
        script.seats,
        script.end if now is None else now.say,
        "" if now is None else now.move,
        step,
        len(own),
    )


@cache
def script_of(game: str) -> Script | None:
    """The lesson of a game, if it has one."""
    file = files("burghers.server.pages").joinpath("scripts", f"{game}.toml")
    if not game.isidentifier() or not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Script)


lesson_routes = Router("/api/lessons", route_handlers=[lessons, lesson_start, lesson_step], tags=["lessons"])
