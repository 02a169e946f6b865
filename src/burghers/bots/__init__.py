"""Players that are programs. They see what a person in their seat would see, and nothing else."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache

from burghers.bots.bot import Bot
from burghers.kernel.errors import BadSetup

LEVELS = ("novice", "apprentice", "journeyman", "expert", "master", "grandmaster")
YARDSTICKS = ("random", "greedy", "learned", "textbook")
ADMITTED: list[str] = []  # of others' making

# The same as the command says, for whoever calls bots from Python.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def levels() -> list[str]:
    """The bots people meet, the weakest first."""
    return list(LEVELS)


def names() -> list[str]:
    """All bots there are; some also take a budget, as master@0.5 or master#200."""
    return [*LEVELS, *YARDSTICKS, *ADMITTED]


def offered(name: str, game: str) -> bool:
    """Whether people may choose this bot in this game: a bot by name, or a level with one of its temperaments."""
    from burghers.bots.styles import SIGN, styles  # noqa: PLC0415  numbers are needed only when somebody plays

    level, found, style = name.partition(SIGN)
    return name in names() or (bool(found) and level in LEVELS and style in styles(game))


def admit(others: Iterable[str]) -> None:
    """Let further bots be chosen by name; raises BadSetup for one that cannot play."""
    for name in others:
        named(name)
        if name not in names():
            ADMITTED.append(name)


def known(name: str) -> bool:
    """Whether there is such a bot; raises BadSetup for one of another's making that cannot be loaded."""
    if ":" in name:
        return bool(named(name))
    try:
        named(name)
    except BadSetup:
        return False
    return True


@cache
def named(name: str) -> Bot:
    """The bot of this name."""
    from burghers.bots import plugins, roster  # noqa: PLC0415  numbers are needed only when somebody plays

    bot = roster.made(name) or plugins.plugged(name)
    if bot is None:
        raise BadSetup(f"no bot {name!r}; there are {', '.join(names())}")
    return bot
