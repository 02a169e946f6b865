"""Who plays: the levels people meet, and the bots they are measured against."""

from __future__ import annotations

from burghers.bots.bot import Bot
from burghers.bots.evaluator import LOOKS
from burghers.bots.greedy import Greedy
from burghers.bots.learned import Learned
from burghers.bots.master import Master
from burghers.bots.random_bot import RandomBot
from burghers.bots.textbook import Textbook
from burghers.kernel.errors import BadSetup

NOVICE_NOISE = 0.25  # in chances to win: sees what is good, often misses what is best
APPRENTICE_NOISE = 0.12
JOURNEYMAN_NOISE = 0.05
MASTER_SECONDS = 1.0
BUDGETED = ("learned", "master", "textbook")
SECONDS, TIMES = "@", "#"  # master@0.2 thinks so many seconds, master#400 so many times


def made(text: str) -> Bot | None:
    """The bot of this name, with the budget behind it if one is given; None if there is no such bot."""
    for sign in (SECONDS, TIMES):
        name, found, figure = text.partition(sign)
        if found and name in BUDGETED:
            return budgeted(text, name, sign, figure)
    match text:
        case "random":
            return RandomBot(text)
        case "greedy":
            return Greedy(text)
        case "novice":
            return Learned(text, 1, noise=NOVICE_NOISE)
        case "apprentice":
            return Learned(text, 1, noise=APPRENTICE_NOISE)
        case "journeyman":
            return Learned(text, 1, noise=JOURNEYMAN_NOISE)
        case "expert" | "learned":  # one player: people meet the expert, measurements speak of what was learned
            return Learned(text, LOOKS)
        case "master":
            return Master(text, seconds=MASTER_SECONDS)
        case "textbook":
            return Textbook(text, seconds=MASTER_SECONDS)
    return None


def budgeted(text: str, name: str, sign: str, figure: str) -> Bot | None:
    """A bot that thinks so many seconds, or so many times."""
    try:
        amount = float(figure) if sign == SECONDS else int(figure)
    except ValueError:
        raise BadSetup(f"{text!r} is no bot: behind {sign} stands a number") from None
    if not 0 < amount <= 1_000_000:
        raise BadSetup(f"{text!r} is no bot: nobody can think for {figure}")
    seconds, times = (amount, 1 << 30) if sign == SECONDS else (1e9, int(amount))
    match name:
        case "master":
            return Master(text, seconds, times)
        case "textbook":
            return Textbook(text, seconds, times)
        case "learned" if sign == TIMES:
            return Learned(text, times)
    return None
