"""The books' worked examples as positions: what their tests set up and say is written down and shipped."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

from burghers.games import bundled, load
from burghers.kernel import play
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Fate
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.state import State
from burghers.kernel.step import FATE, FATE_OWES, Seat
from tests import builders
from tests.goldens import kept_box

ROOT = Path(__file__).resolve().parents[1]
WORKED = {"colonia": ("test_*.py", r"test_t\d")}  # examples among other tests; elsewhere they have a file of their own
GO = "go"
MOST = 12  # answers of an example: nobody reads more
HEAD = "# Made by `python3 tool.py regenerate` from the tests of the worked examples.\n"


@dataclass
class Example:
    """A position, and what is said in it: the number of a seat from 1, 0 for fate, and its answer; or ``go``."""

    name: str
    rules: list[str]
    state: State  # at the end: held, so that no other has its place in memory
    position: str
    begun: str = ""  # the table when it had run up to its first question
    silent: bool = False  # nothing was told up to there
    whole: bool = True  # to the end of its test
    stands: str = ""  # the table after what was said: where a test has laid hand on it since, another example begins
    said: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def begin(self) -> None:
        """Where it only runs up to a question that is answered, it begins with that question."""
        if self.said[:1] == [GO] and (self.said[1][0] != "0" if self.said[1:] else self.silent):
            self.position, self.said = self.begun, self.said[1:]
            self.refused = [f"{int(after) - 1} {rest}" for after, rest in (line.split(" ", 1) for line in self.refused)]

    def toml(self) -> str:
        """As an entry of the file."""
        lists = [f"{name} = {words!r}".replace("'", '"') for name, words in self.lists().items() if words]
        return "\n".join(["[[example]]", f'name = "{self.name}"', f'position = "{self.position}"', *lists, ""])

    def lists(self) -> dict[str, list[str]]:
        return {"rules": self.rules, "said": self.said, "refused": self.refused}


def written(state: State) -> str:
    """A position as a word."""
    return base64.b64encode(state.to_bytes()).decode()


class Scribe:
    """Writes down what the tests of one game's examples do with a table."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: list[Example] = []
        self.name, self.rules = "", [""]

    def of(self, s: State, running: bool = False) -> Example:
        """The example of this table, begun if it is new; what runs by itself is kept as it stood before."""
        now = written(s)
        for example in self.found:
            if example.state is s and example.stands == now:
                return example
        if not s.hearing:
            s.hear()  # as whoever shows it does
        before = s.clone()
        if running:
            before.owing = FATE_OWES  # nobody is asked yet
        number = sum(example.name.startswith(self.name) for example in self.found)
        name = f"{self.name}_{number + 1}" if number else self.name
        self.found.append(Example(name, self.rules, s, written(before), stands=now))
        return self.found[-1]

    def write(self, s: State, said: str, do: Callable[[], None]) -> Example:
        """What is said, and where it leads."""
        example = self.of(s, said == GO)
        do()
        example.whole = len(example.said) < MOST
        if example.whole:
            example.said.append(said)
        example.stands = written(s)
        return example

    def settle(self, s: State) -> None:
        told = len(s.notes)
        example = self.write(s, GO, lambda: play.settle(s))
        if example.said == [GO]:
            example.begun, example.silent = example.stands, len(s.notes) == told and s.owing > 0

    def apply(self, s: State, seat: Seat, move: Move) -> None:
        who = seat + 1 if seat != FATE else 0
        self.write(s, f"{who} {self.game.moves.print(move)}", lambda: play.apply(s, seat, move))

    def let_fate(self, s: State, fate: Fate) -> None:
        while s.owing == FATE_OWES:
            self.apply(s, FATE, play.draw(s, fate))

    def refuse(self, asked: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
        """Asking why is part of the example where there is a reason."""

        def refused(game: Game, s: State, seat: int, text: str) -> Refusal | None:
            why = asked(game, s, seat, text)
            if why is not None:
                example = self.of(s)
                example.refused.append(f"{len(example.said)} {seat + 1} {text}")
            return why

        return refused

    def beside(self, modules: list[ModuleType]) -> Iterator[None]:
        """Sit beside a test: it plays with the scribe's box, and says what it says through the scribe."""
        with pytest.MonkeyPatch.context() as patch:
            for module in modules:
                if hasattr(module, "GAME"):
                    patch.setattr(module, "GAME", self.game)
                for name in ("settle", "apply", "let_fate"):
                    if hasattr(module, name):
                        patch.setattr(module, name, getattr(self, name))
                if hasattr(module, "refused"):
                    patch.setattr(module, "refused", self.refuse(module.refused))
            yield

    def hear(self, test: Callable[..., None], modules: list[ModuleType]) -> None:
        """Let a test run, once for each of its cases."""
        marks = list(getattr(test, "pytestmark", []))
        self.name = test.__name__.removeprefix("test_")
        self.rules = [rule for mark in marks if mark.name == "rule" for rule in mark.args]
        for case in product(*[mark.args[1] for mark in marks if mark.name == "parametrize"]):
            values = [value for values in case for value in (values if isinstance(values, tuple) else (values,))]
            for _ in self.beside(modules):
                test(*values)


def examples(game: str) -> list[Example]:
    """The worked examples of a game that name their rules, in the order of the tests."""
    tables = import_module(f"tests.{game}.tables")
    scribe = Scribe(kept_box(tables.GAME))
    pattern, named = WORKED.get(game, ("test_examples.py", "test_"))
    for file in sorted((ROOT / "tests" / game).glob(pattern)):
        module = import_module(f"tests.{game}.{file.stem}")
        for name, test in list(vars(module).items()):
            if re.match(named, name) and any(mark.name == "rule" for mark in getattr(test, "pytestmark", [])):
                scribe.hear(test, [builders, tables, module])
    found = [example for example in scribe.found if not example.said[:1] or example.said[0][0] != "0"]  # laid, at least
    for example in found:
        example.begin()
    return found


def head(game: str) -> str:
    """Which box the positions were laid with."""
    return f'{HEAD}\nprinting = "{kept_box(load(game)).printing.hash}"\n'


def files() -> dict[Path, str]:
    """What is shipped with each game."""
    games = ROOT / "src" / "burghers" / "games"
    return {
        games / game / "examples.toml": "\n".join([head(game), *[example.toml() for example in examples(game)]])
        for game in bundled()
    }
