"""An exercise as it is kept: one line of a file whose first line says of which game, printing and layout it is."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any, Final

from burghers import games
from burghers.kernel.errors import BadState
from burghers.kernel.game import Game
from burghers.kernel.older import Layout, layout_of, read_older
from burghers.kernel.state import State

FILE: Final = "exercises.jsonl"  # of a game's package
FORMAT: Final = 1


@dataclass(frozen=True)
class Answer:
    """One answer that was compared with the others in the same worlds."""

    move: str
    win: float  # chance to win after it
    behind: float  # how far that is behind the best, as it was found
    doubt: float
    gains: list[tuple[str, int]] = field(default_factory=list)  # what it brings at once
    reasons: list[tuple[str, int]] = field(default_factory=list)  # what speaks for the best one against it


@dataclass(frozen=True)
class Exercise:
    """A position as its seat may know it, and what was found about the answers; the first is the solution."""

    id: str
    theme: str  # a word of the game's own
    level: str  # the weakest bot that finds the solution more often than not
    seats: int
    seat: int
    round: int
    position: str
    answers: list[Answer]
    line: list[str]  # the solution, and what belongs to it

    def solution(self) -> Answer:
        return self.answers[0]

    def judged(self, move: str) -> Answer | None:
        """What was found about an answer; nothing where a search did not find it worth comparing."""
        return next((answer for answer in self.answers if answer.move == move), None)


@dataclass(frozen=True)
class Heading:
    """What holds for all exercises of a file."""

    game: str
    rules: int
    printing: str  # hash
    layout: Layout


def heading_of(game: Game[Any]) -> Heading:
    """What holds for exercises made with this game."""
    return Heading(game.name, game.rules, game.printing.hash, layout_of(game))


def position_of(world: State) -> str:
    """A position as it is kept."""
    return base64.b64encode(world.to_bytes()).decode()


def name_of(position: str) -> str:
    """What an exercise is called by: its position, shortened."""
    return hashlib.blake2b(position.encode(), digest_size=5).hexdigest()


def laid(game: Game[Any], heading: Heading, exercise: Exercise) -> State:
    """The position on the table; raises BadState where this version of the game has no such position."""
    state: State = read_older(game, heading.layout, base64.b64decode(exercise.position))
    return state


def first_line(heading: Heading) -> str:
    """The first line of a file."""
    return json.dumps({"exercises": FORMAT, **asdict(heading)}, separators=(",", ":"))


def line_of(exercise: Exercise) -> str:
    return json.dumps(asdict(exercise), ensure_ascii=False, separators=(",", ":"))


def read(lines: Iterable[str]) -> tuple[Heading, list[Exercise]]:
    """The exercises of a file; raises BadState where it is none."""
    try:
        first, *rest = [json.loads(line) for line in lines if line.strip()]
        if first.pop("exercises") != FORMAT:
            raise BadState("exercises of another format")
        heading = Heading(**{**first, "layout": Layout(**first["layout"])})
        return heading, [exercise_of(values) for values in rest]
    except (ValueError, KeyError, TypeError) as error:
        raise BadState(f"no exercises: {error}") from None


def exercise_of(values: dict[str, Any]) -> Exercise:
    """An exercise as it was written down."""
    answers = [
        Answer(**{**one, **{name: [(key, count) for key, count in one[name]] for name in ("gains", "reasons")}})
        for one in values["answers"]
    ]
    return Exercise(**{**values, "answers": answers})


@lru_cache(16)
def shipped(name: str) -> tuple[Heading, list[Exercise]] | None:
    """What a game brings: the file exercises.jsonl of its package."""
    file = games.kind_of(name).folder().joinpath(FILE) if name in games.names() else None
    if file is None or not file.is_file():
        return None
    return read(file.read_text("utf-8").splitlines())
