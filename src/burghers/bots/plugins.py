"""Bots that others have written, and nets from files.

``module:Class`` is a class of the working folder or of an installed package; a name by itself may be brought by a
package, as an entry point of the group ``burghers.bots``; ``learned:FILE.npz`` plays by the net in that file,
and ``program:COMMAND`` by a program of any language.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from burghers.bots.bot import Bot
from burghers.bots.evaluator import LOOKS
from burghers.bots.learned import Learned
from burghers.bots.net import Net
from burghers.bots.programs import Program
from burghers.kernel.errors import BadSetup

GROUP = "burghers.bots"
LEARNED = "learned"
PROGRAM = "program"
SIGN = ":"


@cache
def brought() -> dict[str, EntryPoint]:
    """The bots that installed packages bring, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def plugged(text: str) -> Bot | None:
    """The bot that this names; None where it names no plug-in, BadSetup where that cannot play."""
    if text in brought():
        return made(text, brought()[text].load)
    place, sign, name = text.partition(SIGN)
    if not sign or not name:
        return None
    if place == LEARNED:
        return Learned(text, LOOKS, net_in(Path(name)))
    if place == PROGRAM:
        return Program(text, name)
    return made(text, lambda: class_in(place, name))


def class_in(module: str, name: str) -> Any:
    """A class by the names of its module and of itself; the working folder is looked through first."""
    here = os.getcwd()  # noqa: PTH109  as an entry of the path it is a text
    if here not in sys.path:
        sys.path.insert(0, here)
    return getattr(import_module(module), name)


def made(text: str, load: Any) -> Bot:
    """A bot of the class that is loaded so, under the name it was asked for by."""
    try:
        kind = load()
        bot = kind(text)
    except Exception as error:
        raise BadSetup(f"the bot {text} cannot be loaded: {error!r}") from error
    if not isinstance(bot, Bot):
        raise BadSetup(f"the bot {text} is no subclass of burghers.bots.bot.Bot")
    return bot


def net_in(file: Path) -> Net:
    """The net in a file, as ``burghers train`` writes it."""
    try:
        return Net.read(file.read_bytes())
    except Exception as error:
        raise BadSetup(f"{file} holds no net: {error!r}") from error
