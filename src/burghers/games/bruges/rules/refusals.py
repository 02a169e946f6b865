"""Why a card cannot be played so: the first rule in the way, with its figures."""

from __future__ import annotations

from burghers.games.bruges.box import ANY_WORKER, ARMS, COLOURS
from burghers.games.bruges.moves import CANAL, GUILDERS, HOUSE, RECRUIT, REMOVE, WORKERS
from burghers.games.bruges.rules.canals import NO_SPACE, next_colour, why_not_dig
from burghers.games.bruges.rules.houses import price_of
from burghers.games.bruges.state import CARD, Bruges
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, a_of, b_of, verb_of
from burghers.kernel.native import i64
from burghers.kernel.step import Seat


def why_not_play(s: Bruges, seat: Seat, move: Move) -> Refusal | None:
    """BRU-4.12  An action that cannot be paid or has no target is not available."""
    verb, card = verb_of(move), a_of(move)
    if verb not in (WORKERS, GUILDERS, REMOVE, CANAL, HOUSE, RECRUIT):
        return Refusal("BRU-4.1", "not-offered")
    if not holds(s, seat, card):
        return Refusal("BRU-4.1", "not-in-hand", [("person", card)])
    colour = s.box.colours[card]
    if verb == REMOVE:
        if not s.threats[seat * COLOURS + colour]:
            return Refusal("BRU-4.7", "no-threat", [("colour", colour), ("has", s.threat_count(seat))])
    elif verb == CANAL:
        return why_not_canal(s, seat, colour, b_of(move))
    elif verb == HOUSE:
        return why_not_house(s, seat, colour)
    elif verb == RECRUIT:
        return why_not_recruit(s, seat, card, b_of(move), 0)
    return None


def holds(s: Bruges, seat: i64, card: i64) -> bool:
    """Whether a card is in the player's hand."""
    return any(held & CARD == card for held in s.hands[seat])


def why_not_canal(s: Bruges, seat: Seat, colour: i64, arm: i64) -> Refusal | None:
    """BRU-4.8  A complete arm, another colour, or too few guilders."""
    if arm >= ARMS:
        return Refusal("BRU-4.8", "not-offered")
    wanted = next_colour(s, seat, arm)
    if wanted not in (NO_SPACE, colour):
        return Refusal("BRU-4.8", "wrong-colour", [("arm", arm), ("colour", wanted), ("into", colour)])
    return why_not_dig(s, seat, arm, 1)


def why_not_house(s: Bruges, seat: Seat, colour: i64) -> Refusal | None:
    """BRU-4.10  No worker to give up."""
    if s.workers[seat * COLOURS + colour]:
        return None
    if s.powers[seat] & ANY_WORKER and s.worker_count(seat):
        return None
    return Refusal("BRU-4.10", "no-worker-for-house", [("colour", colour), ("needs", 1), ("has", 0)])


def why_not_recruit(s: Bruges, seat: Seat, card: i64, colour: i64, discount: i64) -> Refusal | None:
    """BRU-4.11  No empty house, none of that colour, or too few guilders."""
    empty = s.empty_colours(seat)
    if not empty:
        return Refusal("BRU-4.11", "no-empty-house", [("person", card), ("houses", len(s.houses[seat]))])
    if not empty >> colour & 1:
        return Refusal("BRU-4.11", "no-empty-house-of", [("person", card), ("colour", colour)])
    price = price_of(s, seat, card, discount)
    if price > s.guilders[seat]:
        figures = [("person", card), ("needs", price), ("has", s.guilders[seat])]
        return Refusal("BRU-4.11", "person-too-dear", figures)
    return None
