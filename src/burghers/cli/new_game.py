"""`burghers new-game`: a small game that can be played at once, to be changed into another."""

from __future__ import annotations

import keyword
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from burghers import games
from burghers.cli.mistake import Mistake
from burghers.cli.terminal import console

LEAST = 3  # letters of a name: they become the prefix of its rules


def new_game(
    name: Annotated[str, Parameter(help="What it is called: small letters, as in notation and records.")],
    /,
    *,
    into: Annotated[Path, Parameter(help="The folder in which its own folder is made.")] = Path(),
) -> int:
    """Write the package of a small playable game with its rules, texts and tests."""
    if not (name.isascii() and name.isalpha() and name.islower() and len(name) >= LEAST):
        raise Mistake(f"A game is called by {LEAST} or more small letters from a to z, not {name!r}.")
    if keyword.iskeyword(name):
        raise Mistake(f"{name!r} is a word of Python and cannot be a package; call the game otherwise.")
    if name in games.names():
        raise Mistake(f"There is a game {name} already.")
    home = into / name
    if home.exists():
        raise Mistake(f"{home} is there already and is not written over.")
    written = write(files("burghers.cli").joinpath("template"), home, name)
    out = console(stderr=False)
    out.print(f"wrote {home} ({written} files). Next:", highlight=False)
    for line in (
        f"pip install -e {home}  (from a clone: python3 tool.py install {home})",
        f"burghers check {name}",
        f"burghers play {name}",
        "burghers serve",
    ):
        out.print(f"    {line}", highlight=False)
    return 0


def write(place: Traversable, home: Path, name: str) -> int:
    """Copy the template with this name in place of its own; how many files."""
    count = 0
    home.mkdir(parents=True)
    for item in sorted(place.iterdir(), key=lambda item: item.name):
        target = home / renamed(item.name, name)
        if item.name.startswith((".", "__pycache__")):
            continue  # what tools have left there
        if item.is_dir():
            count += write(item, target, name)
        else:
            target.write_text(renamed(item.read_text("utf-8"), name), encoding="utf-8")
            count += 1
    return count


def renamed(text: str, name: str) -> str:
    """A text of the template, speaking of another game."""
    return text.replace("sample", name).replace("Sample", name.capitalize()).replace("SAM", name[:LEAST].upper())
