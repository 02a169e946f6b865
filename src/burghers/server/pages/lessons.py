"""Lessons: one round on a prepared position, step by step. The engine plays it; the script only names moves."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache

import msgspec
from litestar import Router, get
from litestar.params import FromPath

from burghers import games
from burghers.kernel.fate import SealedFate
from burghers.kernel.game import Game
from burghers.kernel.packaged import LESSON
from burghers.kernel.play import chance, draw
from burghers.kernel.session import Session
from burghers.kernel.step import FATE_OWES, Seat
from burghers.server.errors import not_found
from burghers.server.frames import TableFrame
from burghers.server.pages.examples import GO, Example, ExamplePlayer, examples_of
from burghers.server.routes.callers import AnyRequest, problems, service_of
from burghers.server.tables.frame_builder import frame

LEARNER = Seat(0)
HOME = "home"
RULE = re.compile(r"\b[A-Z]{3}-\d+\.\d+\b")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What others do first, where to look, what is said by language, and the learner's move; without one, read on."""

    say: dict[str, str]
    at: str = ""  # the worked example at whose position the lesson goes on from here; "home": back where it was
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
    printing: str = ""  # the hash of the printing it was written with: a card more in the box changes no lesson
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


class LessonPlayer:
    """The table of a lesson: fate says what was prepared, and seats move as the script has it."""

    def __init__(self, game: Game, script: Script) -> None:
        self.prepared = {stream: iter(said) for stream, said in script.fate.items()}
        self.fate = SealedFate(bytes.fromhex(script.secret))
        self.home = Session(game.printed(script.printing) or game, script.seats, script.options)
        self.table = self.home  # or another one for a while
        self.since = -1  # entries before the present step
        self._let_fate()

    def prepare(self, step: Step) -> None:
        """What the others do before the learner reads on."""
        if step.at == HOME:
            self.table = self.home
        elif step.at:
            self.table = elsewhere(self.home, examples_of(self.home.game.name)[step.at])
        for said in step.first:
            seat, _, move = said.partition(" ")
            self.move(Seat(int(seat) - 1), move)

    def take(self, step: Step) -> None:
        self.since = len(self.table.record.entries)
        if step.move:
            self.move(LEARNER, step.move)

    def move(self, seat: Seat, move: str) -> None:
        """One move or line of moves, and what fate says to it."""
        self.table.answer_line(seat, move)
        self._let_fate()

    def _let_fate(self) -> None:
        state = self.table.state
        while state.owing == FATE_OWES:
            stream = chance(state).stream()
            said = next(self.prepared.get(stream, iter(())), "")
            self.table.outcome(said or self.table.game.moves.print(draw(state, self.fate)), stream)


def elsewhere(home: Session, example: Example) -> Session:
    """Another table: the position of an example, with the question that comes of it."""
    player = ExamplePlayer(home.game, example)
    if player.next() == GO:
        player.take(GO)
    table = Session(player.game, home.names[: player.state.seats], home.record.header.options)
    table.state = player.state
    return table


@get("/", responses=problems())
async def lessons() -> list[str]:
    """The games that have a lesson."""
    return [game for game in games.names() if script_of(game) is not None]


@get("/{game:str}", responses=problems(404))
async def lesson_start(request: AnyRequest, game: FromPath[str]) -> Lesson:
    """The lesson before anything was done."""
    return lesson_at(request, game, 0)


@get("/{game:str}/rules", responses=problems(404))
async def lesson_rules(game: FromPath[str]) -> dict[str, int]:
    """The rules that a lesson shows on the board, each with the first step that speaks of it."""
    script = script_of(game)
    if script is None:
        raise not_found("lesson")
    out: dict[str, int] = {}
    for number, step in enumerate(script.step):
        for rule in RULE.findall(step.say["en"]):
            out.setdefault(rule, number)
    return out


@get("/{game:str}/{step:int}", responses=problems(404))
async def lesson_step(request: AnyRequest, game: FromPath[str], step: FromPath[int]) -> Lesson:
    """The lesson as it stands at this step: the steps before it are played anew."""
    return lesson_at(request, game, step)


def lesson_at(request: AnyRequest, name: str, step: int) -> Lesson:
    """The position at the step of this number."""
    script = script_of(name)
    if script is None:
        raise not_found("lesson")
    return shown(service_of(request).context.catalog.take(name), script, step)


def shown(game: Game, script: Script, number: int) -> Lesson:
    """Play the script up to the step of this number; the last is the farewell."""
    steps = [*script.step, script.end]
    if not 0 <= number < len(steps):
        raise not_found("step")
    player = LessonPlayer(game, script)
    for step in steps[:number]:
        player.prepare(step)
        player.take(step)
    now = steps[number]
    player.prepare(now)
    return Lesson(
        frame("lesson", player.table, LEARNER, player.since, []),
        player.table.names,
        now.say,
        now.look,
        now.move,
        number,
        len(script.step),
    )


@lru_cache(64)
def script_of(name: str) -> Script | None:
    """The lesson a game brings, if it brings one: the file lesson.toml of its package."""
    file = games.kind_of(name).folder().joinpath(LESSON) if name in games.names() else None
    if file is None or not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Script)


lesson_routes = Router(
    "/api/lessons", route_handlers=[lessons, lesson_start, lesson_rules, lesson_step], tags=["lessons"]
)
