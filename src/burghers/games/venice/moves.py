"""The verbs of Venice: what seats and fate may say, and the notes of what happened."""

from __future__ import annotations

from typing import Final

from burghers.games.venice.rules.grid import space_words
from burghers.kernel.deals import MOST_CARDS
from burghers.kernel.move import Move, Moves, Verb, Vocabulary, number, row, words
from burghers.kernel.native import extend, i64, vec

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
CHOOSE: Final = 20
SKIP: Final = 21
# Fate, a whole hand
DEAL_HAND: Final = 22

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
CHOSE: Final = 34
SKIPPED: Final = 35
SWAPPED: Final = 36
PHASE: Final = 37
GAVE_BACK: Final = 38
NO_TOKEN_PUT: Final = 39
STANDS: Final = 40
FINAL: Final = 41
WINS: Final = 42
SHARES: Final = 43
PAID_POINTS: Final = 44

PHASES: Final = ["exchange", "actions", "passing"]
EXCHANGING: Final = 0
ACTING: Final = 1
PASSING: Final = 2
TURNED: Final = ["none", "quarter", "half", "three_quarters"]  # the way round of a tile
KEPT_FROM: Final = ["own", "lawyer"]  # why a token brings no points
# Why a card has no effect: the question that lapses, or what is missing.
REASONS: Final = [
    *["take", "tile", "copy", "spy", "remove", "condition", "gondola", "token"],
    *["provided", "price", "used_up"],
]
CONDITION: Final = 5
ON_BOARD: Final = 6
NO_TOKEN_LEFT: Final = 7
NOT_PROVIDED: Final = 8
TOO_POOR: Final = 9
USED_UP: Final = 10
HAND_PART: Final = 6  # cards listed at a time


def move_words(tiles: list[str], cards: list[str], shapes: list[str], parts: list[str]) -> Vocabulary:
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
            Verb("choose", [words("part", parts)]),
            Verb("skip", []),
        ],
        at_once=[Verb("deal_hand", [row(card, MOST_CARDS)])],
    )


def note_words(tiles: list[str], cards: list[str], parts: list[str]) -> Vocabulary:
    """The notes, with the names of this printing."""
    seat, card, tile = number("seat", 1, 6), words("card", cards), words("tile", tiles)
    space, points = words("space", space_words()), number("points", 0, 255)
    stones, total = number("stones", 0, 255), number("total", 0, 255)
    cause = words("cause", ["none", *[f"card.{word}" for word in cards]])
    return Vocabulary(
        [
            Verb("begins", []),
            Verb("dealt", [card]),
            Verb("turned_up", [tile]),
            Verb("took", [tile, stones]),
            Verb("round", [number("round", 1, 65536)]),
            Verb("exchanged", [seat]),
            Verb("kept", []),
            Verb("drew", [card, seat]),
            Verb("lost_card", [card, seat]),
            Verb("gave", [card, seat]),
            Verb("got_card", [card, seat]),
            Verb("revealed", [card]),
            Verb("acts", [card]),
            Verb("placed_pillar", [space, cause]),
            Verb("placed_token", [space, cause]),
            Verb("built", [tile, space, words("turned", TURNED), cause]),
            Verb("arms", [points, tile]),
            Verb("edges", [points, tile]),
            Verb("token_back", [space, words("kept_from", KEPT_FROM)]),
            Verb("token_paid", [points, space, seat]),
            Verb("gondola_paid", [points, tile]),
            Verb("on_gondola", []),
            Verb("off_gondola", []),
            Verb("role_paid", [points, card]),
            Verb("no_effect", [card, words("reason", REASONS)]),
            Verb("stones_lost", [stones, cause]),
            Verb("copied", [card, seat]),
            Verb("spied", [card, seat]),
            Verb("looked", [seat]),
            Verb("removed", [tile, space]),
            Verb("passed", [card, seat]),
            Verb("first_moves", []),
            Verb("last_pillar", []),
            Verb("last_space", []),
            Verb("chose", [words("part", parts), cause]),
            Verb("skipped", [cause]),
            Verb("swapped", [card, seat]),
            Verb("phase", [words("phase", PHASES)]),
            Verb("gave_back", [seat]),
            Verb("no_token_put", [cause]),
            Verb("stands", [total]),
            Verb("final", []),
            Verb("wins", [total]),
            Verb("shares", [total]),
            Verb("paid_points", [points, card]),
        ]
    )


def told(what: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Move:
    """A sentence of the notes."""
    return Move(what | a << 6 | b << 14 | c << 22 | d << 30)


def hand_listing(verb: i64) -> list[Moves]:
    """For every six cards and every set of them: the moves of this verb, ready to be listed."""
    return [
        vec[i64]([Move(verb | first + i << 6) for i in range(HAND_PART) if bits >> i & 1])
        for first in range(0, 60, HAND_PART)
        for bits in range(1 << HAND_PART)
    ]


def hand_listed(table: list[Moves], hand: i64) -> Moves:
    """The moves of one verb with the cards of a hand, in printed order."""
    out = vec[i64]()
    at: i64 = 0
    while hand:
        cards = hand & 63
        if cards:
            out = extend(out, table[at + cards])
        hand >>= HAND_PART
        at += 1 << HAND_PART
    return out
