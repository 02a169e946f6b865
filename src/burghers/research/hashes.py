"""What played: short hashes of the code, of a game's rules, features and net, and of bots that others have written.

Figures that were not found by the same players of the same game are not added up: these hashes tell them apart.
"""

from __future__ import annotations

import hashlib
import inspect
import shlex
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from burghers import bots as company
from burghers.bots.plugins import LEARNED, PROGRAM, SIGN
from burghers.kernel.game import NET, Game

LENGTH = 6  # bytes
ENGINE = ("burghers.kernel", "burghers.bots")


def short(parts: Iterable[bytes]) -> str:
    """A hash of all of this."""
    total = hashlib.blake2b(digest_size=LENGTH)
    for part in parts:
        total.update(len(part).to_bytes(8, "big") + part)
    return total.hexdigest()


def sources(folder: Traversable) -> list[bytes]:
    """Every module below a folder, in the order of their names."""
    out: list[bytes] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".py"):
            out += [entry.name.encode(), entry.read_bytes()]
        elif entry.is_dir() and entry.name != "__pycache__":
            out += sources(entry)
    return out


@cache
def code_hash() -> str:
    """The engine and the bots of this package."""
    return short(part for package in ENGINE for part in sources(files(package)))


@cache
def game_hashes(game: Game) -> dict[str, str]:
    """The rules as code and as figures, the features, and the net that comes with them."""
    folder = game.folder()
    names = "\n".join(name for part in game.feature_names for name in part)
    return {
        "code": code_hash(),
        "game": short([*sources(folder), game.printing.hash.encode(), str(game.rules).encode()]),
        "features": short([str(game.feature_version).encode(), names.encode()]),
        "net": short([folder.joinpath(NET).read_bytes()]) if game.has_net() else "",
    }


@cache
def bot_hash(name: str) -> str:
    """What a bot is made of beyond the code of this package: the file of its class, and those of its nets."""
    kind, sign, file = name.partition(SIGN)
    if sign and kind == LEARNED:
        return short([Path(file).read_bytes()])
    if sign and kind == PROGRAM:
        words = shlex.split(file)
        return short([file.encode(), *[Path(word).read_bytes() for word in words if Path(word).is_file()]])
    bot = type(company.named(name))
    if bot.__module__.startswith("burghers.bots."):
        return ""
    source = inspect.getsourcefile(bot)
    played_by = [Path(file).read_bytes() for file in getattr(bot, "files", ())]  # that it names as its own
    return short([Path(source).read_bytes() if source else bot.__qualname__.encode(), *played_by])


def hashes(game: Game, lineup: Iterable[str]) -> dict[str, str]:
    """All that makes a match of these bots what it is."""
    own = {f"bot {name}": bot_hash(name) for name in sorted(set(lineup))}
    return {**game_hashes(game), **{name: made_of for name, made_of in own.items() if made_of}}
