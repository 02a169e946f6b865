"""The catalogue: the games of this package, and those that other packages bring. There is no list to edit.

A package brings a game by an entry point of the group ``burghers.games``: the game's name, and its class.
"""

from __future__ import annotations

import pkgutil
import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, TypeVar

from burghers.kernel.errors import BadPrinting, BadSetup
from burghers.kernel.game import Game
from burghers.kernel.printing import Printing, letters_of
from burghers.kernel.problems import Problem

STANDARD = "standard"
GROUP = "burghers.games"

K = TypeVar("K", bound=Game[Any])


def bundled() -> list[str]:
    """The games of this package, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def brought() -> dict[str, EntryPoint]:
    """The games of other packages, by name; a name of this package's own games cannot be taken."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in bundled()}


def names() -> list[str]:
    """All games there are, in alphabetical order."""
    return sorted([*bundled(), *brought()])


@cache
def kind_of(name: str) -> type[Game]:
    """The class of the game of this name; raises BadSetup for a game that is not there, or not whole."""
    if name in bundled():
        found: Any = import_module(f"burghers.games.{name}").GAME
    elif name in brought():
        found = loaded(brought()[name])
    else:
        raise BadSetup(f"no game {name!r}; there are {', '.join(names())}")
    kind: type[Game] = found
    return kind


def loaded(point: EntryPoint) -> Any:
    """What an entry point names, if it is a game of that name."""
    try:
        found = point.load()
    except Exception as error:
        raise BadSetup(f"the game {point.name} ({point.value}) cannot be loaded: {error!r}") from error
    if not (isinstance(found, type) and issubclass(found, Game)):
        raise BadSetup(f"the game {point.name} ({point.value}) is no subclass of burghers.kernel.game.Game")
    if found.name != point.name:
        raise BadSetup(f"the entry point {point.name} brings a game that calls itself {found.name}")
    return found


def load(name: str, printing: str | Path | Printing | None = None) -> Game:
    """The game of this name, with its standard printing, one of its others by name, or one from a file."""
    return of(kind_of(name), printing)


def of(kind: type[K], printing: str | Path | Printing | None = None) -> K:
    """The game of this class, for callers who know its states and views by type."""
    game = kind(printing if isinstance(printing, Printing) else printing_of(kind, printing))
    game.printing.settle()  # a game that does not look at what was filed is not played with half a printing
    return game


def problems(name: str, text: str, where: str = "printing") -> list[Problem]:
    """Everything that is wrong with the text of a printing, mistakes and warnings, in the order of its lines."""
    kind, lines = kind_of(name), re.compile(r"\(at line (\d+), column \d+\)")
    try:
        printing = Printing(text, where)
    except BadPrinting as error:
        found = lines.search(error.reason)
        return [*error.problems] or [Problem(where, "", int(found.group(1)) if found else 0, error.reason)]
    try:
        kind(printing)
    except BadPrinting as error:
        if not error.problems:  # found by a reader that stops there
            printing.problems.add(Problem(error.where, "", 0, error.reason))
    return printing.problems.inside()


def printings(name: str) -> list[str]:
    """The printings that come with a game, the standard one first."""
    folder = kind_of(name).folder().joinpath("printings")
    words = sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml"))
    return sorted(words, key=lambda word: word != STANDARD)


def find_printing(name: str, printing: str | Path | None = None) -> Printing:
    """The printing that was asked for: packaged under that name, or a file."""
    return printing_of(kind_of(name), printing)


def printing_of(kind: type[Game[Any]], printing: str | Path | None) -> Printing:
    """The same for a class."""
    word = STANDARD if printing is None else str(printing)
    packaged = kind.folder().joinpath(f"printings/{word}.toml")
    if "/" not in word and "." not in word and packaged.is_file():
        return Printing(packaged.read_text("utf-8"), f"{kind.name}/{word}", standard=True)
    try:
        return Printing(letters_of(Path(word)), word)
    except OSError as error:
        raise BadPrinting(word, f"cannot be read: {error}") from None
    except UnicodeDecodeError:
        raise BadPrinting(word, "is no text in UTF-8") from None
