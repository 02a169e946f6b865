"""In a process of its own: read printings that strangers wrote, and go through whole games."""

from __future__ import annotations

import sys
import time
import tomllib
from collections.abc import Callable
from typing import Any

import msgspec

from burghers import games
from burghers.kernel.errors import BadRecord, PlayError
from burghers.kernel.game import Game
from burghers.kernel.printing import Printing
from burghers.kernel.proof import verify
from burghers.kernel.record import read_record
from burghers.kernel.step import Seat
from burghers.server.catalog import GameCatalog
from burghers.server.pages.course import position, stops
from burghers.server.processes.limited import answer_on
from burghers.server.tables.scenes import film
from burghers.server.workshop import bench_task

DEEPEST = 9  # tables and lists within each other: a price of one of the alternatives of a part of a card lies deepest
MOST_VALUES = 20_000
MOST_SECONDS = 1.0  # of a core: a printing as printed takes a few hundredths

CATALOG = GameCatalog()
Task = Callable[[dict[str, Any]], dict[str, Any]]


def read_printing(asked: dict[str, Any]) -> dict[str, Any]:
    """The tables of a printing, if it can be played with and took no more work than one needs."""
    begun = time.process_time()
    try:
        printing = Printing(asked["text"], "the given printing")
        check_size(printing.tables)
        game = games.load(asked["game"], printing)
        game.new(game.seats[0], {})
    except PlayError as error:
        return {"refused": str(error)[:300]}
    except (RecursionError, ValueError, TypeError, MemoryError):
        return {"refused": "the given printing cannot be read"}
    if time.process_time() - begun > MOST_SECONDS:
        return {"refused": "the given printing takes too long to read"}
    return {"tables": printing.tables}


def check_size(value: Any, depth: int = 0) -> int:
    """How many values there are; raises ValueError for too many, or too deep."""
    if depth > DEEPEST:
        raise ValueError("too deep")
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    count = 1 + sum(check_size(part, depth + 1) for part in inner)
    if count > MOST_VALUES:
        raise ValueError("too many values")
    return count


def find_stops(asked: dict[str, Any]) -> dict[str, Any]:
    """Where a game can be stopped."""
    return {"stops": msgspec.to_builtins(stops(game_of(asked), asked["lines"], asked["viewer"], asked["over"]))}


def find_position(asked: dict[str, Any]) -> dict[str, Any]:
    """What was seen at one stop."""
    try:
        eyes, line = Seat(asked["eyes"]), asked.get("line", "")
        return {"position": position(game_of(asked), asked["lines"], asked["at"], eyes, line)}
    except PlayError:
        return {"position": None}


def make_film(asked: dict[str, Any]) -> dict[str, Any]:
    """What happened after an entry, scene by scene, as one viewer saw it."""
    made = film(game_of(asked), asked["lines"], Seat(asked["viewer"]), asked["since"])
    return {"film": msgspec.to_builtins(made)}


def prove(asked: dict[str, Any]) -> dict[str, Any]:
    """How many outcomes of chance follow from the secret, or what does not."""
    try:
        return {"outcomes": verify(game_of(asked), read_record(asked["lines"])), "problem": ""}
    except BadRecord as error:
        return {"outcomes": 0, "problem": str(error)}


def game_of(asked: dict[str, Any]) -> Game:
    """The game with the printing it is played with."""
    return CATALOG.played(asked["game"], asked["printing"], asked["own"])


def on_the_bench(task: Task) -> Task:
    """A task of the workshop, on a text that is no more work than a printing is."""

    def done(asked: dict[str, Any]) -> dict[str, Any]:
        text = asked.get("text") or asked.get("request", {}).get("text", "")
        try:
            check_size(tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            return {"refused": str(error)[:300]}
        except (RecursionError, ValueError):
            return {"refused": "the printing cannot be read: it is too deep, or has too many values"}
        try:
            return task(asked)
        except (PlayError, RecursionError, ValueError, TypeError, KeyError, AttributeError, MemoryError) as error:
            return {"refused": f"the printing cannot be read: {error}"[:300]}

    return done


TASKS: dict[str, Task] = {
    "printing": read_printing,
    "stops": find_stops,
    "position": find_position,
    "film": make_film,
    "verify": prove,
    "bench": on_the_bench(bench_task.bench),
    "sheet": on_the_bench(bench_task.sheet),
    "compare": on_the_bench(bench_task.compared),
}


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """Do the task that is named."""
    return TASKS[asked["task"]](asked)


if __name__ == "__main__":
    answer_on(answer, int(sys.argv[1]))
