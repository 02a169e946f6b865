"""VEN-10  Who knows which card.

For every viewer the state keeps, hand by hand, the cards that may be there. A card that may be in one hand only is
known. The last viewer is the spectator, who knows what everybody knows.
"""

from __future__ import annotations

from typing import Final

from burghers.games.venice.state import Venice
from burghers.kernel.fate import Fate
from burghers.kernel.native import i64
from burghers.kernel.vectors import bit_of

REDEAL: Final = "redeal"


def deal_known(s: Venice, seat: i64, card: i64) -> None:
    """A player sees his own new card, and so where it is not."""
    at = seat * s.seats
    known_to(s, at, card, seat)


def laid_open(s: Venice, cards: i64) -> None:
    """These cards lie on the table for all to see: they are in no hand."""
    maybe = s.maybe
    for at in range(len(maybe)):
        maybe[at] = maybe[at] & ~cards


def all_know(s: Venice, card: i64, seat: i64) -> None:
    """Everybody sees that the card is in this hand."""
    laid_open(s, bit_of(card))
    passed_openly(s, card, seat)


def passed_openly(s: Venice, card: i64, seat: i64) -> None:
    """VEN-10.2  A card that lay open goes into this hand, and everybody sees it."""
    maybe = s.maybe
    bit = bit_of(card)
    at = seat
    while at < len(maybe):
        maybe[at] = maybe[at] | bit
        at += s.seats


def passed_unseen(s: Venice, card: i64, giver: i64, taker: i64) -> None:
    """VEN-10.1  A card changes hands face down: the two know it, for others any card of the one hand may be in the
    other."""
    maybe = s.maybe
    at: i64 = 0
    for viewer in range(s.seats + 1):
        if viewer != giver:
            maybe[at + taker] = maybe[at + taker] | maybe[at + giver]
        at += s.seats
    # Each of the two knows all of his own hand, so nothing but this card can have changed place for them.
    known_to(s, giver * s.seats, card, taker)
    s.maybe[taker * s.seats + taker] = s.hands[taker]
    known_to(s, taker * s.seats, card, taker)


def known_to(s: Venice, at: i64, card: i64, seat: i64) -> None:
    """One viewer knows that the card is in this hand and in no other."""
    maybe = s.maybe
    bit = bit_of(card)
    for other in range(at, at + s.seats):
        maybe[other] = maybe[other] & ~bit
    maybe[at + seat] = maybe[at + seat] | bit


def looked_at(s: Venice, viewer: i64, seat: i64) -> None:
    """A player has seen a whole hand."""
    at = viewer * s.seats
    for other in range(s.seats):
        s.maybe[at + other] = s.maybe[at + other] & ~s.hands[seat]
    s.maybe[at + seat] = s.hands[seat]


def in_hands(s: Venice) -> i64:
    """The cards in hands, as bits."""
    cards: i64 = 0
    for hand in s.hands:
        cards |= hand
    return cards


def deal_anew(s: Venice, viewer: i64, fate: Fate) -> None:
    """Deal the hidden cards again, each into a hand where it may be for this viewer (the last is the spectator)."""
    seats = s.seats
    at = viewer * seats
    hidden: list[i64] = []
    room = [0] * (seats + 1)  # the last place is the pile while cards are being dealt
    for card in range(len(s.box.card_ids)):
        if s.box.in_game[seats] >> card & 1 and not lies_open(s, card):
            home = holder(s, card)
            if home != viewer:
                hidden.append(card)
                room[home] += 1
    fate.shuffle(hidden, REDEAL)
    new = [-1] * len(s.box.card_ids)
    for card in hidden:
        place(s, at, card, new, room, fate, 0)
    for seat in range(seats):
        if seat != viewer:
            s.hands[seat] = 0
    for card in hidden:
        if new[card] < seats:
            s.hands[new[card]] |= bit_of(card)
    public = seats * seats
    for other in range(seats):
        if other != viewer:
            for seat in range(seats):
                s.maybe[other * seats + seat] = s.maybe[public + seat] & ~s.hands[other]
            s.maybe[other * seats + other] = s.hands[other]


def lies_open(s: Venice, card: i64) -> bool:
    """Whether the card lies face up on the table."""
    return card in s.played


def holder(s: Venice, card: i64) -> i64:
    """In whose hand the card is; the number of seats when it has not been dealt."""
    for seat in range(s.seats):
        if s.hands[seat] >> card & 1:
            return seat
    return s.seats


def place(s: Venice, at: i64, card: i64, new: list[i64], room: list[i64], fate: Fate, tried: i64) -> i64:
    """Find a home for a card, moving another one on if all its homes are full; the homes tried, or -1 on success."""
    seats = s.seats
    total: i64 = 0
    for home in range(seats + 1):
        if may_be(s, at, card, home):
            total += room[home]
    if total:
        ticket = fate.below(total, REDEAL)
        for home in range(seats + 1):
            if may_be(s, at, card, home):
                ticket -= room[home]
                if ticket < 0:
                    new[card] = home
                    room[home] -= 1
                    return -1
    for home in range(seats + 1):
        if may_be(s, at, card, home) and not tried >> home & 1:
            tried |= bit_of(home)
            for other in range(len(new)):
                if new[other] == home:
                    new[other] = -1
                    after = place(s, at, other, new, room, fate, tried)
                    if after < 0:
                        new[card] = home
                        return -1
                    new[other] = home
                    tried = after
    return tried


def may_be(s: Venice, at: i64, card: i64, home: i64) -> bool:
    """Whether the viewer must reckon with the card being there."""
    return home == s.seats or (s.maybe[at + home] >> card & 1) == 1
