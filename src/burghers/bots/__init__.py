"""Players that are programs. They see what a person in their seat would see, and nothing else."""

from __future__ import annotations

from burghers.bots.bot import Bot
from burghers.bots.chance import Chancer
from burghers.bots.greedy import Greedy
from burghers.kernel.errors import BadSetup

NOVICE_NOISE = 300  # three points either way: sees what is good, often misses what is best

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Chancer("random"), Greedy("novice", NOVICE_NOISE), Greedy("greedy"))}


def names() -> list[str]:
    """The bots there are, the weakest first."""
    return list(BOTS)


def named(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise BadSetup(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]
