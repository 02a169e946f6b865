"""The catalogue: finds the game packages; there is no list to edit."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from burghers.kernel.errors import BadPrinting, BadSetup
from burghers.kernel.game import Game
from burghers.kernel.printing import Printing

STANDARD = "standard"


def names() -> list[str]:
    """The games there are, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def load(name: str, printing: str | Path | Printing | None = None) -> Game[Any]:
    """The game of this name, with its standard printing, one of its others by name, or one from a file."""
    if name not in names():
        raise BadSetup(f"no game {name!r}; there are {', '.join(names())}")
    kind: type[Game[Any]] = import_module(f"burghers.games.{name}").GAME
    return kind(printing if isinstance(printing, Printing) else find_printing(name, printing))


def find_printing(name: str, printing: str | Path | None = None) -> Printing:
    """The printing that was asked for: packaged under that name, or a file."""
    word = STANDARD if printing is None else str(printing)
    packaged = files(f"burghers.games.{name}").joinpath(f"printings/{word}.toml")
    if "/" not in word and "." not in word and packaged.is_file():
        return Printing(packaged.read_text("utf-8"), f"{name}/{word}", standard=True)
    try:
        return Printing(Path(word).read_text("utf-8"), word)
    except (OSError, UnicodeDecodeError) as error:
        raise BadPrinting(word, f"cannot be read: {error}") from None
