"""What a space does and what a card shows, in a few signs for the terminal.

¢ is a coin, ★ a point; ♙ ✚ ♛ are citizen, cross and crown; ``>`` stands before the reward for more than a neighbour,
``=`` before that for equally many.
"""

from __future__ import annotations

from typing import Any

from burghers.games.vienna.box import SYMBOL_WORDS
from burghers.games.vienna.gallery import own_figures
from burghers.kernel.printing import Printing
from burghers.kernel.voice import GameVoice

ICONS = dict(zip(SYMBOL_WORDS, "♙✚♛", strict=True))


def space_briefs(printing: Printing, voice: GameVoice) -> dict[str, str]:
    """Every space by its id."""
    figures = {key: own_figures(printing, key) for key in ("majority_points", "tie_points")}
    return {space.word("id"): brief({**figures, **space.values}, voice) for space in printing.entries("space")}


def card_icons(printing: Printing) -> dict[str, str]:
    """The symbols of every person and start card by its id."""
    cards = [*printing.entries("person"), *printing.entries("start_card"), *printing.entries("special_card")]
    return {card.word("id"): "".join(ICONS[word] * card.number(word) for word in SYMBOL_WORDS) for card in cards}


def brief(space: dict[str, Any], voice: GameVoice) -> str:
    """One space: what it costs, then what it gives; one that is put together from parts in a few words."""
    if "effects" in space:
        return voice.text(f"brief_of.{space['id']}")
    cost = f"-{space['cost']}¢ " if space.get("cost") else ""
    return cost + gives(space, voice)


def gives(space: dict[str, Any], voice: GameVoice) -> str:
    kind = space["effect"]
    coins = f"{space['coins']}¢" if space.get("coins") else ""
    points = f"{space['points']}★" if space.get("points") else ""
    if kind == "gendarme":
        return f"⚑ {coins}/{points}"
    if kind == "turn_die":
        return f"⚂→⚅ {coins}".rstrip()
    if kind == "special":
        return voice.text(f"special.{space['card']}")
    if kind == "person":
        return voice.text("show.person")
    if kind in ("compare", "compare_any"):
        icon = ICONS[space["symbol"]] if "symbol" in space else "/".join(ICONS.values())
        more = f"{space['majority_points']}★" + (f"{space['majority_coins']}¢" if space.get("majority_coins") else "")
        return f"{icon} >{more} ={space['tie_points']}★"
    if kind == "tiergarten":
        return voice.fill("show.tiergarten", [("one", space["one_player"]), ("two", space["each_of_two"])])
    if kind == "heuriger":
        return voice.fill("show.per_special", [("points", space["points"])])
    if kind == "geheimbund":
        return voice.fill("show.per_die", [("coins", space["coins"])])
    return f"{coins} {points}".strip()
