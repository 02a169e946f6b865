"""The words after a job that several jobs understand, and what they come to."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Annotated, Literal

from cyclopts import Parameter

from burghers import bots, games
from burghers.bots.bot import Bot
from burghers.cli.mistake import Mistake
from burghers.cli.words import Words
from burghers.kernel.game import Game

USUAL_PLAYERS = 4

Language = Annotated[Literal["en", "fr", "de", "nl"] | None, Parameter(help="Language; by default that of the system.")]
Players = Annotated[int | None, Parameter(help="Number of players; by default 4, or the nearest the game allows.")]
PrintingName = Annotated[
    str | None, Parameter(name="--printing", help="A printing of the game by name, or the file of your own one.")
]
TableOptions = Annotated[
    list[str] | None, Parameter(name="--option", negative=(), help="What the table agrees on, as key=value.")
]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON object instead.")]


def find_game(name: str, words: Words, printing: str | None = None) -> Game:
    """The game of this name; raises Mistake with what there is."""
    known = games.names()
    if name.lower() in known:
        return games.load(name.lower(), printing)
    near = difflib.get_close_matches(name.lower(), known, 1, 0.5)
    hint = " " + words.say("mistake.did-you-mean", near=near[0]) if near else ""
    raise Mistake(words.say("mistake.no-game", name=name, games=", ".join(known)) + hint)


def number_of_players(game: Game, players: int | None, words: Words) -> int:
    """How many play: as asked, or the usual number as near as the game allows."""
    fewest, most = game.seats
    if players is None:
        return min(max(USUAL_PLAYERS, fewest), most)
    if not fewest <= players <= most:
        raise Mistake(words.say("mistake.players", game=game.name, fewest=fewest, most=most, players=players))
    return players


def read_options(game: Game, given: Iterable[str], words: Words) -> dict[str, str]:
    """The table's options, with the defaults filled in."""
    out: dict[str, str] = {}
    known = {option.key: option.choices for option in game.options}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Mistake(words.say("mistake.option-form", text=pair))
        if key not in known:
            raise Mistake(words.say("mistake.no-option", game=game.name, key=key, options=", ".join(known)))
        if value not in known[key]:
            raise Mistake(words.say("mistake.no-choice", key=key, choices=", ".join(known[key]), value=value))
        out[key] = value
    return game.agreed(out)


def read_bots(text: str, seats: int, words: Words) -> list[Bot]:
    """One bot for each of these seats: one name for all of them, or as many names as seats."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if not bots.known(name):
            raise Mistake(words.say("mistake.no-bot", name=name, bots=", ".join(bots.names())))
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Mistake(words.say("mistake.number-of-bots", names=len(names), seats=seats))
    return [bots.named(name) for name in names]
