"""Exercises: which there are, one of them on the board, what an answer to it was worth, and the one of the day."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import UTC, date, datetime
from typing import Annotated

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from burghers.bots.exercises.exercise import Exercise, Heading, laid, shipped
from burghers.kernel.errors import BadState, PlayError
from burghers.kernel.game import Game
from burghers.kernel.lines import JOIN, check_line, read_line
from burghers.kernel.play import apply
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.server.errors import not_found
from burghers.server.frames import TableFrame
from burghers.server.pages.posed import frame_of
from burghers.server.routes.callers import AnyRequest, problems, service_of

KEPT = {"cache-control": "public, max-age=600"}
LONGEST = 400  # letters of an answer


class ListedExercise(msgspec.Struct, frozen=True):
    """An exercise before it is looked at."""

    game: str
    id: str
    theme: str  # a key of the game's texts
    level: str  # the weakest bot that finds the solution
    seats: int


class Daily(msgspec.Struct, frozen=True):
    """The exercise of a day, the same for everybody; no game where there are no exercises at all."""

    date: str
    game: str
    id: str


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer was worth."""

    right: bool
    whole: bool  # also in what belongs to it
    said: str
    solution: str
    line: list[str]  # the solution, and what belongs to it
    win: float  # chance to win after the solution
    compared: bool  # whether the answer was among those that were compared; if not, a search did not think of it
    behind: float
    doubt: float
    gains: list[tuple[str, int]]  # what the answer brings at once
    best_gains: list[tuple[str, int]]
    reasons: list[tuple[str, int]]  # what speaks for the solution, in thousandths of the chance to win


class PosedExercise(msgspec.Struct, frozen=True):
    """An exercise on the board; after an answer, what it was worth."""

    about: ListedExercise
    round: int
    frame: TableFrame
    verdict: Verdict | None


@get("/", responses=problems())
async def listed(request: AnyRequest) -> Response[list[ListedExercise]]:
    return Response(all_listed(service_of(request).context.catalog.listed), headers=KEPT)


@get("/daily", responses=problems())
async def daily(request: AnyRequest, day: Annotated[date | None, QueryParameter(name="date")] = None) -> Daily:
    """The exercise of this day, or of today."""
    when = (day or datetime.now(UTC).date()).isoformat()
    there = all_listed(service_of(request).context.catalog.listed)
    if not there:
        return Daily(when, "", "")
    number = int.from_bytes(hashlib.blake2b(when.encode(), digest_size=8).digest(), "big")
    chosen = there[number % len(there)]
    return Daily(when, chosen.game, chosen.id)


Said = Annotated[str | None, QueryParameter(max_length=LONGEST)]
Better = Annotated[bool, QueryParameter()]


@get("/{game:str}/{name:str}", responses=problems(404))
async def posed(
    request: AnyRequest, game: FromPath[str], name: FromPath[str], said: Said = None, better: Better = False
) -> PosedExercise:
    """An exercise; with an answer, what that was worth and where it leads, or where the solution does."""
    heading, exercise = find(game, name)
    here = service_of(request).context.catalog.take(game)
    played = here.printed(heading.printing) or here
    try:
        state = laid(played, heading, exercise)
        state.hear()
        if said is None:
            return shown(played, exercise, state, None)
        seat = Seat(exercise.seat)
        check_line(played, state, seat, read_line(played, said))
        verdict = judged(exercise, said)
        for move in read_line(played, JOIN.join(exercise.line) if better else said):
            apply(state, seat, move)
        return shown(played, exercise, state, verdict)
    except BadState:
        raise not_found("exercise") from None
    except (PlayError, ValueError, OverflowError):
        raise not_found("answer") from None


def shown(game: Game, exercise: Exercise, state: State, verdict: Verdict | None) -> PosedExercise:
    """The position through the eyes of whoever solves it."""
    frame = frame_of(game, state, Seat(exercise.seat), "exercise", int(verdict is not None), asks=verdict is None)
    return PosedExercise(about(game.name, exercise), exercise.round, frame, verdict)


def judged(exercise: Exercise, said: str) -> Verdict:
    """What an answer was worth. Of a decision in several moves, the first one is what the exercise asks for."""
    first = said.split(JOIN, maxsplit=1)[0]
    best, own = exercise.solution(), exercise.judged(first)
    return Verdict(
        right=first == best.move,
        whole=said in (best.move, JOIN.join(exercise.line)),
        said=said,
        solution=best.move,
        line=exercise.line,
        win=best.win,
        compared=own is not None,
        behind=own.behind if own else 0.0,
        doubt=own.doubt if own else 0.0,
        gains=own.gains if own else [],
        best_gains=best.gains,
        reasons=own.reasons if own else [],
    )


def find(game: str, name: str) -> tuple[Heading, Exercise]:
    """An exercise by its names; raises ApiError."""
    there = shipped(game)
    found = next((one for one in there[1] if one.id == name), None) if there else None
    if there is None or found is None:
        raise not_found("exercise")
    return there[0], found


def about(game: str, exercise: Exercise) -> ListedExercise:
    return ListedExercise(game, exercise.id, exercise.theme, exercise.level, exercise.seats)


def all_listed(names: Iterable[str]) -> list[ListedExercise]:
    """The exercises of these games, in their order."""
    there = [(name, shipped(name)) for name in names]
    return [about(name, exercise) for name, found in there if found for exercise in found[1]]


exercise_routes = Router("/api/exercises", route_handlers=[listed, daily, posed], tags=["exercises"])
