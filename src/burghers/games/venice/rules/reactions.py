"""VEN-R36 and VEN-R40  Parts of a card one after the other, also those that wait for what other players do."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import DEEDS
from burghers.games.venice.state import NO_CARD, Venice
from burghers.kernel.native import i64
from burghers.kernel.step import Do, Seat
from burghers.kernel.vectors import bit_of

ITS_TURN: Final[i64] = -1  # no deed: the card acts in its turn


def react(s: Venice, seat: i64, deed: i64) -> None:
    """What the cards before the others give for what a player has just done, clockwise from his left."""
    if not s.box.reacting:
        return
    for place in range(s.seats - 1, 0, -1):  # what is scheduled last comes first
        other = Seat((seat + place) % s.seats)
        card = s.played[other]
        if card != NO_CARD and len(s.box.card_reactions[card * DEEDS + deed]) > 0:
            s.next(ActOn(other, card, bit_of(card), 0, deed))


@final
class ActOn(Do[Venice]):
    """VEN-R36  A card with several parts: one after the other, in the order printed. VEN-R40  Or those parts of it that
    have waited for what another player has just done."""

    def __init__(self, seat: Seat, card: i64, used: i64, at: i64, deed: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.used: Final = used
        self.at: Final = at  # the part to come
        self.deed: Final = deed  # or ITS_TURN

    def run(self, s: Venice) -> None:
        card, deed = self.card, self.deed
        parts = s.box.card_actions[card] if deed == ITS_TURN else s.box.card_reactions[card * DEEDS + deed]
        if deed != ITS_TURN:
            s.because(1 + card)
        if self.at + 1 < len(parts):
            s.next(ActOn(self.seat, card, self.used, self.at + 1, deed))
        s.box.actions[parts[self.at]].act(s, self.seat, card, self.used)
