"""VEN-9.8 to 9.10  The spy."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import SPY
from burghers.games.venice.moves import LOOKED, SPIED, SPY_ON, SWAPPED, USE, hand_listed, told
from burghers.games.venice.rules.roles import Act
from burghers.games.venice.rules.secrets import all_know, laid_open, looked_at, passed_openly
from burghers.games.venice.state import Venice
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Ask, Chance, Seat
from burghers.kernel.vectors import bit_of


@final
class SpyOn(Ask[Venice]):
    """VEN-9.8  The spy chooses a player, draws a card from his hand and performs it as if he had played it."""

    def __init__(self, seat: Seat, used: i64) -> None:
        super().__init__(seat)
        self.used: Final = used

    def question(self) -> str:
        return "spy"

    def rule(self) -> str:
        return "VEN-9.8"

    def options(self, s: Venice) -> Moves:
        """The other players with a card to draw, by seat."""
        return vec[i64](
            [
                Move(SPY_ON | other << 6)
                for other in range(s.seats)
                if other != self.seat and s.hands[other] & ~self.used
            ]
        )

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        return [coded(SPY_ON, other) for other in range(s.seats)]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """Not on oneself."""
        if verb_of(move) != SPY_ON or a_of(move) >= s.seats:
            return Refusal(self.rule(), "not-offered")
        if a_of(move) == seat:
            return Refusal(self.rule(), "spy-on-self")
        if not s.hands[a_of(move)] & ~self.used:
            return Refusal("VEN-9.10", "no-card-to-spy", [("seat", a_of(move))])
        return None

    def take(self, s: Venice, move: Move) -> None:
        """Blind, or by looking, as the table has agreed."""
        other = Seat(a_of(move))
        if s.spy_looks:
            looked_at(s, self.seat, other)
            s.shown()
            s.note(told(LOOKED, other), self.seat)
            s.next(UseCard(self.seat, other, self.used))
        else:
            s.next(DrawSpied(self.seat, other, self.used))


@final
class DrawSpied(Chance[Venice]):
    """VEN-9.8  The card is drawn blind at random; VEN-9.10: not one that this action has used."""

    def __init__(self, seat: Seat, other: Seat, used: i64) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.used: Final = used

    def odds(self, s: Venice) -> Odds:
        """Every card of that hand alike."""
        return even(hand_listed(s.box.draw_moves, s.hands[self.other] & ~self.used))

    def stream(self) -> str:
        return "spied"

    def take(self, s: Venice, outcome: Move) -> None:
        """Show it and perform it."""
        use_spied(s, self.seat, self.other, a_of(outcome), self.used)


@final
class UseCard(Ask[Venice]):
    """VEN-9.8  By agreement the spy looks at the hand and chooses the card."""

    def __init__(self, seat: Seat, other: Seat, used: i64) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.used: Final = used

    def question(self) -> str:
        return "use"

    def rule(self) -> str:
        return "VEN-9.8"

    def options(self, s: Venice) -> Moves:
        hand = s.hands[self.other] & ~self.used
        return vec[i64]([Move(USE | card << 6) for card in range(len(s.box.card_ids)) if hand >> card & 1])

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        hand = s.hands[self.other]
        return [coded(USE, card) for card in range(len(s.box.card_ids)) if hand >> card & 1]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """Not in that hand, or used already."""
        if verb_of(move) != USE:
            return Refusal(self.rule(), "not-offered")
        card = a_of(move)
        if not s.hands[self.other] >> card & 1:
            return Refusal(self.rule(), "not-in-that-hand", [("card", card)])
        return Refusal("VEN-9.10", "card-used", [("card", card)]) if self.used >> card & 1 else None

    def take(self, s: Venice, move: Move) -> None:
        """Show it and perform it."""
        s.shown()
        use_spied(s, self.seat, self.other, a_of(move), self.used)


def use_spied(s: Venice, seat: Seat, other: Seat, card: i64, used: i64) -> None:
    """VEN-9.9  The card is shown to all and performed. It stays in its owner's hand; by agreement it is exchanged for
    the spy, which goes into that hand, and is passed on in its place."""
    own = s.played[seat]
    if s.spy_swaps and s.box.card_role[own] == SPY:
        s.drop(other, card)
        s.played[seat] = card
        s.hold(other, own)
        laid_open(s, bit_of(card))
        passed_openly(s, own, other)
        s.note(told(SWAPPED, card, other), seat)
    else:
        all_know(s, card, other)
        s.note(told(SPIED, card, other), seat)
    s.next(Act(seat, card, used | bit_of(card)))
