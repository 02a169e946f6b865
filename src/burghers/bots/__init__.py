"""Players that are programs. They see what a person in their seat would see, and nothing else."""

from __future__ import annotations

import os
from functools import cache

from burghers.bots.bot import Bot
from burghers.kernel.errors import BadSetup

LEVELS = ("novice", "apprentice", "journeyman", "expert", "master")
YARDSTICKS = ("random", "greedy", "learned", "textbook")

# The nets are small: threads would cost more than they give. This must be said before numpy is there.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def levels() -> list[str]:
    """The bots people meet, the weakest first."""
    return list(LEVELS)


def names() -> list[str]:
    """All bots there are; some also take a budget, as master@0.5 or master#200."""
    return [*LEVELS, *YARDSTICKS]


def known(name: str) -> bool:
    """Whether there is such a bot."""
    try:
        named(name)
    except BadSetup:
        return False
    return True


@cache
def named(name: str) -> Bot:
    """The bot of this name."""
    from burghers.bots import roster  # noqa: PLC0415  numbers are needed only when somebody plays

    bot = roster.made(name)
    if bot is None:
        raise BadSetup(f"no bot {name!r}; there are {', '.join(names())}")
    return bot
