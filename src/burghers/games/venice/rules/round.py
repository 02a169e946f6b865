"""VEN-3  The course of a round."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.moves import (
    ACTING,
    DREW,
    EXCHANGE,
    EXCHANGED,
    EXCHANGING,
    FIRST_MOVES,
    GAVE,
    GAVE_BACK,
    GIVE,
    GOT_CARD,
    KEPT,
    LOST_CARD,
    NO_EXCHANGE,
    PASSED,
    PASSING,
    PHASE,
    PLAY,
    REVEALED,
    ROUND,
    hand_listed,
    told,
)
from burghers.games.venice.rules.finish import tell_scores
from burghers.games.venice.rules.roles import Act
from burghers.games.venice.rules.secrets import laid_open, passed_openly, passed_unseen
from burghers.games.venice.state import NO_CARD, Venice
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Odds, even
from burghers.kernel.limits import renewed
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Chance, Do, Seat, Together
from burghers.kernel.vectors import bit_of


@final
class Round(Do[Venice]):
    """VEN-3.1  A round: the exchange, the choice, the actions, the passing, perhaps another first player."""

    def run(self, s: Venice) -> None:
        """The rest follows from the choice."""
        s.round += 1
        s.spent = renewed(s.spent)
        s.because(0)
        s.note(told(ROUND, s.round - 1), -1)
        s.note(told(PHASE, EXCHANGING), -1)
        s.next(ChooseCards())
        s.next(OfferExchange(Seat(s.first)))


@final
class OfferExchange(Ask[Venice]):
    """VEN-3.2  The first player may draw a card from an opponent's hand; if he does, he must give one back."""

    def question(self) -> str:
        return "exchange"

    def rule(self) -> str:
        return "VEN-3.2"

    def options(self, s: Venice) -> Moves:
        """Nobody, or any opponent, by seat."""
        out = vec[i64]([Move(NO_EXCHANGE)])
        for other in range(s.seats):
            if other != self.seat:
                out = append(out, Move(EXCHANGE | other << 6))
        return out

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        return [coded(NO_EXCHANGE), *[coded(EXCHANGE, other) for other in range(s.seats)]]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """Not with oneself."""
        if move == coded(NO_EXCHANGE):
            return None
        if verb_of(move) != EXCHANGE or a_of(move) >= s.seats:
            return Refusal(self.rule(), "not-offered")
        return Refusal(self.rule(), "exchange-with-self") if a_of(move) == seat else None

    def take(self, s: Venice, move: Move) -> None:
        """Fate draws the card."""
        if verb_of(move) == NO_EXCHANGE:
            s.note(told(KEPT), self.seat)
            return
        other = Seat(a_of(move))
        s.note(told(EXCHANGED, other), self.seat)
        s.next(GiveBack(self.seat, other))
        s.next(DrawCard(self.seat, other))


@final
class DrawCard(Chance[Venice]):
    """VEN-3.2  Drawn without seeing the hand: any of its cards."""

    def __init__(self, seat: Seat, other: Seat) -> None:
        self.seat: Final = seat
        self.other: Final = other

    def odds(self, s: Venice) -> Odds:
        return even(hand_listed(s.box.draw_moves, s.hands[self.other]))

    def stream(self) -> str:
        return "exchange"

    def take(self, s: Venice, outcome: Move) -> None:
        """Only the two know it."""
        card = a_of(outcome)
        s.drop(self.other, card)
        s.hold(self.seat, card)
        s.drawn = card
        passed_unseen(s, card, self.other, self.seat)
        s.note(told(DREW, card, self.other), self.seat, self.seat)
        s.note(told(LOST_CARD, card, self.seat), self.other, self.other)


@final
class GiveBack(Ask[Venice]):
    """VEN-3.3  The card given back is one of those he held before, not the one just drawn."""

    def __init__(self, seat: Seat, other: Seat) -> None:
        super().__init__(seat)
        self.other: Final = other

    def question(self) -> str:
        return "give"

    def rule(self) -> str:
        return "VEN-3.3"

    def figures(self, s: Venice) -> list[tuple[str, int]]:
        return [("card", s.drawn)]

    def options(self, s: Venice) -> Moves:
        """The cards held before, in printed order."""
        return hand_listed(s.box.give_moves, s.hands[self.seat] & ~bit_of(s.drawn))

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        return [coded(GIVE, card) for card in range(len(s.box.card_ids)) if s.hands[seat] >> card & 1]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """Not in hand, or just drawn."""
        if verb_of(move) != GIVE:
            return Refusal(self.rule(), "not-offered")
        card = a_of(move)
        if not s.hands[seat] >> card & 1:
            return Refusal(self.rule(), "not-in-hand", [("card", card)])
        return Refusal(self.rule(), "just-drawn", [("card", card)]) if card == s.drawn else None

    def take(self, s: Venice, move: Move) -> None:
        """Face down; both hands are full again."""
        card = a_of(move)
        s.drop(self.seat, card)
        s.hold(self.other, card)
        s.drawn = NO_CARD
        passed_unseen(s, card, self.seat, self.other)
        s.shown()
        s.note(told(GAVE_BACK, self.other), self.seat)
        s.note(told(GAVE, card, self.other), self.seat, self.seat)
        s.note(told(GOT_CARD, card, self.seat), self.other, self.other)


@final
class ChooseCards(Together[Venice]):
    """VEN-3.4  All choose one card of their hand at the same time and lay it face down; VEN-3.5: it is binding."""

    def question(self) -> str:
        return "play"

    def rule(self) -> str:
        return "VEN-3.4"

    def options(self, s: Venice, seat: Seat) -> Moves:
        """The hand, in printed order."""
        return hand_listed(s.box.play_moves, s.hands[seat])

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """Not in hand."""
        if verb_of(move) != PLAY:
            return Refusal(self.rule(), "not-offered")
        if not s.hands[seat] >> a_of(move) & 1:
            return Refusal(self.rule(), "not-in-hand", [("card", a_of(move))])
        return None

    def reveal(self, s: Venice, answers: Moves) -> None:
        """VEN-3.6  All chosen cards are turned up together."""
        shown: i64 = 0
        s.note(told(PHASE, ACTING), -1)
        for seat in range(s.seats):
            card = a_of(answers[seat])
            s.drop(seat, card)
            s.played[seat] = card
            shown |= bit_of(card)
            s.note(told(REVEALED, card), seat)
        laid_open(s, shown)
        s.next(Turn(0))


@final
class Turn(Do[Venice]):
    """VEN-3.7  Starting with the first player, clockwise, each performs his card completely before the next."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn  # 0 for the first player

    def run(self, s: Venice) -> None:
        """One card, then the next turn."""
        seat = s.first + self.turn
        if seat >= s.seats:
            seat -= s.seats
        if self.turn + 1 < s.seats:
            s.next(Turn(self.turn + 1))
        else:
            s.next(PassCards())
        card = s.played[seat]
        s.next(Act(Seat(seat), card, bit_of(card)))


@final
class PassCards(Do[Venice]):
    """VEN-3.9  Each player gives the card he played to his left neighbour, who takes it into his hand."""

    def run(self, s: Venice) -> None:
        """All have seen them, so all know where they go. VEN-3.11: the symbol is on councillors and architects."""
        change: i64 = 0
        s.because(0)
        s.note(told(PHASE, PASSING), -1)
        for seat in range(s.seats):
            card = s.played[seat]
            left = s.left_of(seat)
            change |= s.box.card_symbol[card]
            s.hold(left, card)
            s.played[seat] = NO_CARD
            passed_openly(s, card, left)
            s.note(told(PASSED, card, left), seat)
        tell_scores(s)
        s.next(Round())
        if change:
            s.next(ChangeFirst())


@final
class ChangeFirst(Do[Venice]):
    """VEN-3.10  If a revealed card bears the change symbol, the start player card goes one seat to the left."""

    def run(self, s: Venice) -> None:
        """One step only, however many symbols."""
        s.first = s.left_of(s.first)
        s.note(told(FIRST_MOVES), s.first)
