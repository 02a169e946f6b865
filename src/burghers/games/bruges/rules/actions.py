"""BRU-4.5 to 4.11  The six actions."""

from __future__ import annotations

from typing import Final

from burghers.games.bruges.box import BETTER_DIE, COLOURS, TOOK_GUILDERS, TOOK_WORKERS
from burghers.games.bruges.moves import (
    CANAL,
    GOT_GUILDERS,
    GOT_WORKERS,
    GUILDERS,
    HOUSE,
    REMOVE,
    WORKERS,
)
from burghers.games.bruges.rules.canals import dig
from burghers.games.bruges.rules.houses import build_house, discard, recruit
from burghers.games.bruges.rules.people import announce
from burghers.games.bruges.rules.threats import remove_marker
from burghers.games.bruges.state import NOBODY, Bruges
from burghers.kernel.move import Move, a_of, b_of, verb_of
from burghers.kernel.native import i64
from burghers.kernel.step import Seat

TAKEN: Final[i64] = 2  # workers for a card


def play(s: Bruges, seat: Seat, move: Move) -> None:
    """BRU-4.2  A card of the hand for one of the six actions."""
    verb = verb_of(move)
    card = a_of(move)
    if verb == WORKERS:
        take_workers(s, seat, discard(s, seat, card))
    elif verb == GUILDERS:
        take_guilders(s, seat, discard(s, seat, card))
    elif verb == REMOVE:
        remove_marker(s, seat, discard(s, seat, card))  # BRU-4.7
    elif verb == CANAL:
        discard(s, seat, card)
        dig(s, seat, b_of(move), 1)  # BRU-4.8
    elif verb == HOUSE:
        build_house(s, seat, card)  # BRU-4.10
    else:
        recruit(s, seat, card, b_of(move), 0)  # BRU-4.11


def take_workers(s: Bruges, seat: Seat, colour: i64) -> None:
    """BRU-4.5  Take 2 workers of the card's colour."""
    s.workers[seat * COLOURS + colour] += TAKEN
    s.tell(seat, GOT_WORKERS, TAKEN, colour, s.cause())
    announce(s, TOOK_WORKERS, seat, colour)


def take_guilders(s: Bruges, seat: Seat, colour: i64) -> None:
    """BRU-4.6  Take as many guilders as the die of the card's colour shows, or counts for this player."""
    guilders = die_for(s, seat, colour)
    s.guilders[seat] += guilders
    s.tell(seat, GOT_GUILDERS, guilders, colour)
    announce(s, TOOK_GUILDERS, seat, colour)


def die_for(s: Bruges, seat: i64, colour: i64) -> i64:
    """What a die counts for this player: the Money Changer lifts low ones."""
    face = s.die(colour)
    person = s.whoever(seat, BETTER_DIE)
    if person == NOBODY:
        return face
    least = s.box.ops[person].strength_for(BETTER_DIE)
    return least if face < least else face
