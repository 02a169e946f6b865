"""VEN-9  The actions of the cards, and the special roles."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import (
    ARCHITECT,
    BEGGAR,
    COUNCILLOR,
    GONDOLIER,
    LAWYER,
    PILLAR_BUILDER,
    SABOTEUR,
    SPY,
    hand_listed,
)
from burghers.games.venice.moves import (
    ACTS,
    COPIED,
    COPY,
    LOOKED,
    NO_EFFECT,
    ROLE_PAID,
    SPIED,
    SPY_ON,
    USE,
    told,
)
from burghers.games.venice.rules.building import ChooseTile
from burghers.games.venice.rules.council import TakeTiles
from burghers.games.venice.rules.finish import end_of_track
from burghers.games.venice.rules.pillars import PlacePillars
from burghers.games.venice.rules.sabotage import Sabotage
from burghers.games.venice.rules.scoring import BoardGondola, award
from burghers.games.venice.rules.secrets import all_know, looked_at
from burghers.games.venice.state import Venice
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, a_of, coded, verb_of
from burghers.kernel.step import Ask, Chance, Do, Seat


@final
class Act(Do[Venice]):
    """VEN-3.8  A card's action is carried out as far as possible; if nothing of it is possible it has no effect."""

    def __init__(self, seat: Seat, card: int, used: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.used: Final = used  # the cards this action has used so far, as bits (VEN-9.10)

    def run(self, s: Venice) -> None:
        """By the role of the card, with its figures, whoever it belongs to."""
        seat, card = self.seat, self.card
        figure = s.box.card_figure[card]
        role = s.box.card_role[card]
        s.note(told(ACTS, card), seat)
        if role == COUNCILLOR:
            self.ask(s, TakeTiles(seat, figure, False))
        elif role == PILLAR_BUILDER:
            s.next(PlacePillars(seat, figure, s.box.card_tokens[card]))
        elif role == ARCHITECT:
            self.ask(s, ChooseTile(seat, figure, False))
        elif role == GONDOLIER:
            s.next(BoardGondola(seat, card))
        elif role == BEGGAR:
            self.ask(s, Beg(seat, self.used))
        elif role == SPY:
            self.ask(s, SpyOn(seat, self.used))
        elif role == LAWYER:
            self.ask(s, ChooseTile(seat, figure, True))
        elif role == SABOTEUR:
            self.ask(s, Sabotage(seat, s.box.card_tokens[card]))
        else:
            s.next(SixPoints(seat, card))

    def ask(self, s: Venice, question: Ask[Venice]) -> None:
        """Put the question; tell the readers when it lapses."""
        if s.hearing and not question.options(s):
            s.note(told(NO_EFFECT, self.card), self.seat)
        s.next(question)


@final
class SixPoints(Do[Venice]):
    """VEN-9.1  Merchant, speculator and inventor score if a councillor, an architect or a pillar builder lies open."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: Venice) -> None:
        """VEN-9.2  Before another player, acted on or not; more of them pay no more."""
        needs = s.box.card_needs[self.card]
        for other in range(s.seats):
            if other != self.seat and s.box.card_role[s.played[other]] == needs:
                points = award(s, self.seat, s.box.card_figure[self.card])
                s.note(told(ROLE_PAID, points, self.card), self.seat)
                end_of_track(s)
                return
        s.note(told(NO_EFFECT, self.card), self.seat)


@final
class Beg(Ask[Venice]):
    """VEN-9.3  The beggar imitates a card that lies open before another player, with its figures."""

    def __init__(self, seat: Seat, used: int) -> None:
        super().__init__(seat)
        self.used: Final = used

    def question(self) -> str:
        """Whose card?"""
        return "copy"

    def rule(self) -> str:
        """The beggar."""
        return "VEN-9.3"

    def options(self, s: Venice) -> list[Move]:
        """The other players whose card can be imitated, by seat."""
        return [Move(COPY | seat << 6) for seat in range(s.seats) if self.barred(s, seat) is None]

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        """Everybody."""
        return [coded(COPY, other) for other in range(s.seats)]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """Why this card cannot be imitated."""
        if verb_of(move) != COPY or a_of(move) >= s.seats:
            return Refusal(self.rule(), "not-offered")
        return self.barred(s, a_of(move))

    def barred(self, s: Venice, other: int) -> Refusal | None:
        """The own card, a beggar, or a card used in this action already."""
        if other == self.seat:
            return Refusal(self.rule(), "own-card")
        card = s.played[other]
        if s.box.card_role[card] == BEGGAR:
            return Refusal(self.rule(), "beggar-copies-beggar", [("seat", other)])
        if self.used >> card & 1:
            return Refusal("VEN-9.10", "card-used", [("card", card)])
        return None

    def take(self, s: Venice, move: Move) -> None:
        """As if it were the own card."""
        card = s.played[a_of(move)]
        s.note(told(COPIED, card, a_of(move)), self.seat)
        s.next(Act(self.seat, card, self.used | 1 << card))


@final
class SpyOn(Ask[Venice]):
    """VEN-9.8  The spy chooses a player, draws a card from his hand and performs it as if he had played it."""

    def __init__(self, seat: Seat, used: int) -> None:
        super().__init__(seat)
        self.used: Final = used

    def question(self) -> str:
        """On whom?"""
        return "spy"

    def rule(self) -> str:
        """The spy."""
        return "VEN-9.8"

    def options(self, s: Venice) -> list[Move]:
        """The other players with a card to draw, by seat."""
        return [
            Move(SPY_ON | other << 6) for other in range(s.seats) if other != self.seat and s.hands[other] & ~self.used
        ]

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        """Everybody."""
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

    def __init__(self, seat: Seat, other: Seat, used: int) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.used: Final = used

    def odds(self, s: Venice) -> Odds:
        """Every card of that hand alike."""
        return even(hand_listed(s.box.draw_moves, s.hands[self.other] & ~self.used))

    def stream(self) -> str:
        """Cards drawn from hands."""
        return "spied"

    def take(self, s: Venice, outcome: Move) -> None:
        """Show it and perform it."""
        use_spied(s, self.seat, self.other, a_of(outcome), self.used)


@final
class UseCard(Ask[Venice]):
    """VEN-9.8  By agreement the spy looks at the hand and chooses the card."""

    def __init__(self, seat: Seat, other: Seat, used: int) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.used: Final = used

    def question(self) -> str:
        """Which card?"""
        return "use"

    def rule(self) -> str:
        """The spy."""
        return "VEN-9.8"

    def options(self, s: Venice) -> list[Move]:
        """The cards of that hand."""
        hand = s.hands[self.other] & ~self.used
        return [Move(USE | card << 6) for card in range(len(s.box.card_ids)) if hand >> card & 1]

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        """The whole hand."""
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


def use_spied(s: Venice, seat: Seat, other: Seat, card: int, used: int) -> None:
    """VEN-9.9  The card is shown to all, performed, and stays in its owner's hand."""
    all_know(s, card, other)
    s.note(told(SPIED, card, other), seat)
    s.next(Act(seat, card, used | 1 << card))
