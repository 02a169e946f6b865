"""Temperaments: what a bot likes beside winning, by weights on where its points come from.

A weight is what a point expected from that source is worth beyond what it adds to the chance to win; SPOILER weighs the
margin instead, so that to keep the best rival down is worth as much as to get on. The weights are small: a temperament
decides between answers that are nearly as good.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from burghers.bots.encoder import Numbers
from burghers.bots.net import LEAD, SOURCES, Net
from burghers.kernel.errors import BadSetup

SIGN = "/"  # expert/builder
SPOILER = "spoiler"
LIKED = 0.02  # chances to win that a point of a liked source is worth, beyond what it adds to them
SPOILED = 0.02  # and a point of the margin to who spoils
STYLES: dict[str, dict[str, tuple[str, ...]]] = {
    "bruges": {
        "builder": ("canals", "statues", "houses"),
        "patron": ("persons", "effects"),
        "courtier": ("reputation", "majorities"),
    },
    "venice": {"builder": ("arms", "edges"), "gondolier": ("gondola", "tokens"), "schemer": ("roles",)},
    "colonia": {"pilgrim": ("relics",), "goldsmith": ("reliquaries",), "glazier": ("windows",)},
    "vienna": {"sightseer": ("sights",), "courtier": ("influence",), "miser": ("coins",)},
}


def styles(game: str) -> list[str]:
    """The temperaments of a game."""
    return [*STYLES[game], SPOILER] if game in STYLES else []


def is_style(word: str) -> bool:
    """Whether any game knows such a temperament."""
    return any(word in styles(game) for game in STYLES)


@cache
def weights(net: Net, style: str) -> Numbers:
    """What each number a net says is worth to this temperament beyond the chance to win."""
    if style not in styles(net.fit.game):
        raise BadSetup(f"{net.fit.game} has no {style}; there are {', '.join(styles(net.fit.game))}")
    out = np.zeros(SOURCES + len(net.fit.sources), dtype=np.float32)
    if style == SPOILER:
        out[LEAD] = SPOILED
    else:
        for source in STYLES[net.fit.game][style]:
            out[SOURCES + net.fit.sources.index(source)] = LIKED
    return out


def taste(net: Net, style: str, said: Numbers) -> Numbers:
    """How much each answer is to the liking of this temperament; nothing without one."""
    if not style:
        return np.zeros(len(said), dtype=np.float32)
    liking: Numbers = said @ weights(net, style)
    return liking
