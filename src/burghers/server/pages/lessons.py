"""Lessons: one round on a prepared position, step by step. The engine plays it; the script only names moves."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Router, get
from litestar.params import FromPath

from burghers import games
from burghers.kernel.fate import SealedFate
from burghers.kernel.game import Game
from burghers.kernel.play import chance, draw
from burghers.kernel.step import FATE_OWES, Seat
from burghers.kernel.table import Table
from burghers.server.declined import not_found
from burghers.server.routes.callers import AnyRequest, house_of, problems
from burghers.server.tables.cast import frame
from burghers.server.wire import TableFrame

LEARNER = Seat(0)


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What others do first, where to look, what is said by language, and the learner's move; without one, read on."""

    say: dict[str, str]
    first: list[str] = []  # the number of a seat from 1 and its move in notation
    look: list[str] = []  # areas of the drawing
    move: str = ""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written. What fate says is prepared by stream; after that the secret decides."""

    secret: str
    seats: list[str]
    options: dict[str, str]
    step: list[Step]
    end: Step
    fate: dict[str, list[str]] = {}


class Lesson(msgspec.Struct, frozen=True):
    """One step of a lesson: the position, what to do, and why."""

    frame: TableFrame
    seats: list[str]
    say: dict[str, str]
    look: list[str]
    expect: str  # in notation; empty where there is only something to read
    step: int
    steps: int


class Lectern:
    """The table of a lesson: fate says what was prepared, and seats move as the script has it."""

    def __init__(self, game: Game[Any], script: Script) -> None:
        self.prepared = {stream: iter(said) for stream, said in script.fate.items()}
        self.fate = SealedFate(bytes.fromhex(script.secret))
        self.table = Table(game, script.seats, script.options)
        self.since = -1  # entries before the present step
        self._let_fate()

    def prepare(self, step: Step) -> None:
        """What the others do before the learner reads on."""
        for said in step.first:
            seat, _, move = said.partition(" ")
            self.move(Seat(int(seat) - 1), move)

    def take(self, step: Step) -> None:
        """The learner's move."""
        self.since = len(self.table.record.entries)
        if step.move:
            self.move(LEARNER, step.move)

    def move(self, seat: Seat, move: str) -> None:
        """One move, and what fate says to it."""
        self.table.answer(seat, move)
        self._let_fate()

    def _let_fate(self) -> None:
        state = self.table.state
        while state.owing == FATE_OWES:
            stream = chance(state).stream()
            said = next(self.prepared.get(stream, iter(())), "")
            self.table.outcome(said or self.table.game.moves.print(draw(state, self.fate)), stream)


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
    """The position at the step of this number."""
    script = script_of(name)
    if script is None:
        raise not_found("lesson")
    return shown(house_of(request).tools.shelf.take(name), script, step)


def shown(game: Game[Any], script: Script, number: int) -> Lesson:
    """Play the script up to the step of this number; the last is the farewell."""
    steps = [*script.step, script.end]
    if not 0 <= number < len(steps):
        raise not_found("step")
    lectern = Lectern(game, script)
    for step in steps[:number]:
        lectern.prepare(step)
        lectern.take(step)
    now = steps[number]
    lectern.prepare(now)
    return Lesson(
        frame("lesson", lectern.table, LEARNER, lectern.since, []),
        script.seats,
        now.say,
        now.look,
        now.move,
        number,
        len(script.step),
    )


@cache
def script_of(game: str) -> Script | None:
    """The lesson of a game, if it has one."""
    file = files("burghers.server.pages").joinpath("scripts", f"{game}.toml")
    if not game.isidentifier() or not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Script)


lesson_routes = Router("/api/lessons", route_handlers=[lessons, lesson_start, lesson_step], tags=["lessons"])
