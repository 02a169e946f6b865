"""What the answers of Venice cost and bring."""

from __future__ import annotations

from burghers.games.venice import moves as m
from burghers.games.venice.state import Venice
from burghers.kernel.move import Move, a_of, verb_of
from burghers.kernel.native import i64
from burghers.kernel.step import Seat
from burghers.kernel.terms import PLAIN, Terms

CARD_ANSWERS = {m.PLAY: "play", m.GIVE: "give", m.USE: "use"}


def terms(s: Venice, seat: Seat, move: Move) -> Terms:
    """By what is done: with a card, with a tile."""
    verb, first = verb_of(move), a_of(move)
    if verb in CARD_ANSWERS:
        return Terms(CARD_ANSWERS[verb], [("card_text", first)])
    if verb == m.COPY:
        return Terms("copy", [("card", s.played[first]), ("card_text", s.played[first])])
    if verb == m.TAKE:
        tile = s.tops[first]
        return Terms("take", [("tile", tile), *figures(s, tile)])
    if verb == m.TILE:
        return Terms("tile", figures(s, first))
    return PLAIN


def figures(s: Venice, tile: i64) -> list[tuple[str, int]]:
    """Stones and coats of arms."""
    return [("stones", s.box.tile_stones[tile]), ("arms", s.box.tile_arms[tile])]
