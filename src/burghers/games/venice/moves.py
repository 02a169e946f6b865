"""The verbs of Venice: what seats and fate may say, and the notes of what happened."""

from __future__ import annotations

from typing import Final

from burghers.games.venice.rules.grid import space_words
from burghers.kernel.move import Move, Verb, Vocabulary, number, words

# Fate
BEGIN: Final = 0
DEAL: Final = 1
TURN_UP: Final = 2
DRAW: Final = 3
# Seats
EXCHANGE: Final = 4
NO_EXCHANGE: Final = 5
GIVE: Final = 6
PLAY: Final = 7
TAKE: Final = 8
ENOUGH: Final = 9
PILLAR: Final = 10
TOKEN: Final = 11
NO_TOKEN: Final = 12
TILE: Final = 13
SITE: Final = 14
TURN: Final = 15
COPY: Final = 16
SPY_ON: Final = 17
USE: Final = 18
REMOVE: Final = 19

# Notes
BEGINS: Final = 0
DEALT: Final = 1
TURNED_UP: Final = 2
TOOK: Final = 3
ROUND: Final = 4
EXCHANGED: Final = 5
KEPT: Final = 6
DREW: Final = 7
LOST_CARD: Final = 8
GAVE: Final = 9
GOT_CARD: Final = 10
REVEALED: Final = 11
ACTS: Final = 12
PLACED_PILLAR: Final = 13
PLACED_TOKEN: Final = 14
BUILT: Final = 15
ARMS: Final = 16
EDGES: Final = 17
TOKEN_BACK: Final = 18
TOKEN_PAID: Final = 19
GONDOLA_PAID: Final = 20
ON_GONDOLA: Final = 21
OFF_GONDOLA: Final = 22
ROLE_PAID: Final = 23
NO_EFFECT: Final = 24
STONES_LOST: Final = 25
COPIED: Final = 26
SPIED: Final = 27
LOOKED: Final = 28
REMOVED: Final = 29
PASSED: Final = 30
FIRST_MOVES: Final = 31
LAST_PILLAR: Final = 32
LAST_SPACE: Final = 33


def move_words(tiles: list[str], cards: list[str], shapes: list[str]) -> Vocabulary:
    """The moves, with the names of this printing."""
    seat, card, tile = number("seat", 1, 6), words("card", cards), words("tile", tiles)
    space = words("space", space_words())
    return Vocabulary(
        [
            Verb("begin", [seat]),
            Verb("deal", [card]),
            Verb("turn_up", [tile]),
            Verb("draw", [card]),
            Verb("exchange", [seat]),
            Verb("no_exchange", []),
            Verb("give", [card]),
            Verb("play", [card]),
            Verb("take", [words("shape", shapes)]),
            Verb("enough", []),
            Verb("pillar", [space]),
            Verb("token", [space]),
            Verb("no_token", []),
            Verb("tile", [tile]),
            Verb("site", [space]),
            Verb("turn", [number("turn", 0, 3)]),
            Verb("copy", [seat]),
            Verb("spy_on", [seat]),
            Verb("use", [card]),
            Verb("remove", [space]),
        ]
    )


def note_words(tiles: list[str], cards: list[str]) -> Vocabulary:
    """The notes, with the names of this printing."""
    seat, card, tile = number("seat", 1, 6), words("card", cards), words("tile", tiles)
    space, points = words("space", space_words()), number("points", 0, 255)
    return Vocabulary(
        [
            Verb("begins", []),
            Verb("dealt", [card]),
            Verb("turned_up", [tile]),
            Verb("took", [tile]),
            Verb("round", [number("round", 1, 256)]),
            Verb("exchanged", [seat]),
            Verb("kept", []),
            Verb("drew", [card, seat]),
            Verb("lost_card", [card, seat]),
            Verb("gave", [card, seat]),
            Verb("got_card", [card, seat]),
            Verb("revealed", [card]),
            Verb("acts", [card]),
            Verb("placed_pillar", [space]),
            Verb("placed_token", [space]),
            Verb("built", [tile, space]),
            Verb("arms", [points, tile]),
            Verb("edges", [points, tile]),
            Verb("token_back", [space]),
            Verb("token_paid", [points, space]),
            Verb("gondola_paid", [points]),
            Verb("on_gondola", []),
            Verb("off_gondola", []),
            Verb("role_paid", [points, card]),
            Verb("no_effect", [card]),
            Verb("stones_lost", [number("stones", 0, 255)]),
            Verb("copied", [card, seat]),
            Verb("spied", [card, seat]),
            Verb("looked", [seat]),
            Verb("removed", [tile, space]),
            Verb("passed", [card, seat]),
            Verb("first_moves", []),
            Verb("last_pillar", []),
            Verb("last_space", []),
        ]
    )


def told(what: int, a: int = 0, b: int = 0) -> Move:
    """A sentence of the notes."""
    return Move(what | a << 6 | b << 14)
