"""Who plays: the levels people meet, and the bots they are measured against."""

from __future__ import annotations

from burghers.bots import styles
from burghers.bots.bot import Bot
from burghers.bots.evaluator import LOOKS
from burghers.bots.greedy import Greedy
from burghers.bots.learned import Learned
from burghers.bots.master import Master
from burghers.bots.random_bot import RandomBot
from burghers.bots.textbook import Textbook
from burghers.kernel.errors import BadSetup

# How often an answer is overlooked, and what a better one may be worth at most for that, in chances to win.
NOVICE = (0.8, 0.25)
APPRENTICE = (0.65, 0.12)
JOURNEYMAN = (0.45, 0.05)
EXPERT_ITERATIONS = 8  # a few milliseconds: as long as one look took before, and far stronger
MASTER_SECONDS = 1.0
GRANDMASTER_SECONDS = 10.0
BUDGETED = ("learned", "master", "textbook")
STYLED = ("novice", "apprentice", "journeyman", "expert", "learned", "master", "grandmaster")  # go by a net
SECONDS, TIMES = "@", "#"  # master@0.2 thinks so many seconds, master#400 so many times


def made(text: str) -> Bot | None:
    """The bot of this name, with the budget and the temperament behind it; None if there is no such bot."""
    plain, found, style = text.partition(styles.SIGN)
    if found and (plain.partition(SECONDS)[0].partition(TIMES)[0] not in STYLED or not styles.is_style(style)):
        return None
    for sign in (SECONDS, TIMES):
        name, found, figure = plain.partition(sign)
        if found and name in BUDGETED:
            return budgeted(text, name, sign, figure, style)
    match plain:
        case "random":
            return RandomBot(text)
        case "greedy":
            return Greedy(text)
        case "novice":
            return Learned(text, 1, None, *NOVICE, style)
        case "apprentice":
            return Learned(text, 1, None, *APPRENTICE, style)
        case "journeyman":
            return Learned(text, 1, None, *JOURNEYMAN, style)
        case "learned":
            return Learned(text, LOOKS, style=style)
        case "expert":
            return Master(text, iterations=EXPERT_ITERATIONS, style=style)
        case "master":
            return Master(text, seconds=MASTER_SECONDS, style=style)
        case "grandmaster":
            return Master(text, seconds=GRANDMASTER_SECONDS, style=style)
        case "textbook":
            return Textbook(text, seconds=MASTER_SECONDS)
    return None


def budgeted(text: str, name: str, sign: str, figure: str, style: str) -> Bot | None:
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
            return Master(text, seconds, times, style=style)
        case "textbook":
            return Textbook(text, seconds, times)
        case "learned" if sign == TIMES:
            return Learned(text, times, style=style)
    return None
