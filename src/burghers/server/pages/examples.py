"""The rule books' worked examples: positions of the engine, what is said in them, and what else might be."""

from __future__ import annotations

import base64
import tomllib
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from litestar import Router, get
from litestar.params import FromPath, QueryParameter

from burghers import games
from burghers.kernel.errors import PlayError
from burghers.kernel.fate import SealedFate
from burghers.kernel.game import Game
from burghers.kernel.lines import read_line
from burghers.kernel.play import apply, asked, draw, settle
from burghers.kernel.step import FATE, FATE_OWES, Seat
from burghers.server.errors import not_found
from burghers.server.frames import Reason, TableFrame
from burghers.server.pages.posed import frame_of
from burghers.server.routes.callers import AnyRequest, problems, service_of
from burghers.server.tables.frame_builder import reason

FILE: Final = "examples.toml"
GO: Final = "go"  # nobody is asked: what runs by itself goes on
OF_FATE: Final = "0 "
MOST_SAID: Final = 60
CHANCE: Final = bytes(32)  # whoever leaves the book's example meets the same chance every time


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and the answers of the example: the number of a seat from 1 (0 for fate) and its move, or ``go``."""

    name: str
    position: str
    printing: str  # the hash of the printing it was laid with
    rules: list[str]
    said: list[str] = []
    refused: list[str] = []  # after how many answers, the seat, and what it may not say then


class Listed(msgspec.Struct, frozen=True):
    """Where an example belongs."""

    name: str
    rules: list[str]


class Barred(msgspec.Struct, frozen=True):
    """What the example says is not allowed here, and why."""

    seat: int
    move: str
    reason: Reason


class Shown(msgspec.Struct, frozen=True):
    """An example after some answers: the position, and how the book goes on."""

    frame: TableFrame
    seats: int
    next: str  # empty at the end of the example, and for whoever has left it
    strayed: bool
    refused: list[Barred]


class ExamplePlayer:
    """An example being played: the book's way as long as it is followed, then anybody's."""

    def __init__(self, game: Game, example: Example) -> None:
        self.game = game.printed(example.printing) or game
        self.example = example
        self.state = self.game.from_bytes(base64.b64decode(example.position))
        self.state.hear()
        self.fate = SealedFate(CHANCE)
        self.done = 0  # answers of the book
        self.strayed = False

    def next(self) -> str:
        """What the book says next."""
        return "" if self.strayed or self.done >= len(self.example.said) else self.example.said[self.done]

    def take(self, said: str) -> None:
        """One answer, of one move or several, and what fate says to it; raises PlayError."""
        if said == GO:
            self.follow(GO)
            settle(self.state)
        else:
            who, _, line = said.partition(" ")
            for move in read_line(self.game, line):
                self.follow(f"{who} {self.game.moves.print(move)}")
                apply(self.state, Seat(int(who) - 1), move)
        self.let_fate()

    def follow(self, said: str) -> None:
        """Whether this is still the book's way."""
        self.strayed = self.strayed or said != self.next()
        self.done += 1

    def let_fate(self) -> None:
        """Fate says what the book has it say."""
        while self.state.owing == FATE_OWES:
            said = self.next()
            if said.startswith(OF_FATE):
                self.done += 1
                apply(self.state, FATE, self.game.moves.parse(said.removeprefix(OF_FATE)))
            else:
                apply(self.state, FATE, draw(self.state, self.fate))

    def eyes(self) -> Seat:
        """Through whose eyes it is seen: whoever speaks next."""
        said = self.next()
        if said and said != GO:
            return Seat(int(said.partition(" ")[0]) - 1)
        return next((seat for seat in asked(self.state) if seat != FATE), Seat(0))

    def shown(self) -> Shown:
        """The position as it stands."""
        frame = frame_of(self.game, self.state, self.eyes(), "example", self.done, asks=self.next() != GO)
        return Shown(frame, int(self.state.seats), self.next(), self.strayed, self.barred())

    def barred(self) -> list[Barred]:
        """What the book says cannot be said here."""
        found = []
        for line in self.example.refused:
            after, seat, move = line.split(" ", 2)
            if int(after) == self.done and not self.strayed:
                why = self.game.refusal(self.state, Seat(int(seat) - 1), self.game.moves.parse(move))
                if why is not None:
                    found.append(Barred(int(seat) - 1, move, reason(why)))
        return found


@lru_cache(64)
def examples_of(name: str) -> dict[str, Example]:
    """The examples a game brings: the file examples.toml of its package."""
    file = games.kind_of(name).folder().joinpath(FILE) if name in games.names() else None
    if file is None or not file.is_file():
        return {}
    read = tomllib.loads(file.read_text("utf-8"))
    laid = [{"printing": read.get("printing", ""), **example} for example in read["example"]]
    return {example.name: example for example in msgspec.convert(laid, list[Example])}


@get("/{game:str}", responses=problems())
async def listed(game: FromPath[str]) -> list[Listed]:
    """The worked examples of a game's rule book, with their rules."""
    return [Listed(example.name, example.rules) for example in examples_of(game).values()]


Said = Annotated[list[str] | None, QueryParameter(max_items=MOST_SAID)]


@get("/{game:str}/{name:str}", responses=problems(404))
async def example_after(request: AnyRequest, game: FromPath[str], name: FromPath[str], said: Said = None) -> Shown:
    """An example after these answers."""
    example = examples_of(game).get(name)
    if example is None:
        raise not_found("example")
    player = ExamplePlayer(service_of(request).context.catalog.take(game), example)
    try:
        for word in said or []:
            player.take(word)
        return player.shown()
    except (PlayError, ValueError, OverflowError):
        raise not_found("answer") from None


example_routes = Router("/api/examples", route_handlers=[listed, example_after], tags=["lessons"])
