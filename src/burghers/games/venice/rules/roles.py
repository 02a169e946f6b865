"""VEN-9  The actions of the cards, and the special roles."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import SPY
from burghers.games.venice.moves import (
    ACTS,
    CHOOSE,
    CHOSE,
    COPIED,
    COPY,
    LOOKED,
    NO_EFFECT,
    PAID_POINTS,
    REASONS,
    ROLE_PAID,
    SKIP,
    SKIPPED,
    SPIED,
    SPY_ON,
    SWAPPED,
    USE,
    hand_listed,
    told,
)
from burghers.games.venice.rules.finish import end_of_track
from burghers.games.venice.rules.reactions import ITS_TURN, ActOn
from burghers.games.venice.rules.scoring import award
from burghers.games.venice.rules.secrets import all_know, laid_open, looked_at, passed_openly
from burghers.games.venice.state import Venice
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Chance, Do, Seat
from burghers.kernel.vectors import bit_of


@final
class Act(Do[Venice]):
    """VEN-3.8  A card's action is carried out as far as possible; if nothing of it is possible it has no effect."""

    def __init__(self, seat: Seat, card: i64, used: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.used: Final = used  # the cards this action has used so far, as bits (VEN-9.10)

    def run(self, s: Venice) -> None:
        """By the parts of the card, with its figures, whoever it belongs to."""
        box, card = s.box, self.card
        s.because(1 + card)
        s.note(told(ACTS, card), self.seat)
        parts = box.card_actions[card]
        if len(parts) > 1:
            s.next(ActOn(self.seat, card, self.used, 1, ITS_TURN))
        if len(parts) > 0:  # others wait for what other players do (VEN-R40)
            box.actions[parts[0]].act(s, self.seat, card, self.used)


def put(s: Venice, seat: Seat, card: i64, question: Ask[Venice]) -> None:
    """Put the question of an action; tell the readers when it lapses."""
    if s.hearing and not question.options(s):
        s.note(told(NO_EFFECT, card, REASONS.index(question.question())), seat)
    s.next(question)


def lies_before_another(s: Venice, seat: i64, role: i64) -> bool:
    """VEN-9.2  Whether a card of this role lies open before another player, acted on or not."""
    found = [other for other in range(s.seats) if other != seat and s.box.card_role[s.played[other]] == role]
    return len(found) > 0


@final
class ScorePoints(Do[Venice]):
    """VEN-9.1  Merchant, speculator and inventor score if a councillor, an architect or a pillar builder lies open."""

    def __init__(self, seat: Seat, card: i64, points: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.points: Final = points

    def run(self, s: Venice) -> None:
        """VEN-9.2  More of them pay no more."""
        points = award(s, self.seat, self.points)
        s.note(told(ROLE_PAID, points, self.card), self.seat)
        end_of_track(s)


@final
class ChooseAction(Ask[Venice]):
    """VEN-R37  Of the alternatives on a card its player chooses one; what he may do he may also leave."""

    def __init__(self, seat: Seat, card: i64, used: i64, parts: tuple[i64, ...], may_skip: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.used: Final = used
        self.parts: Final = parts
        self.may_skip: Final = may_skip

    def question(self) -> str:
        return "alternative"

    def rule(self) -> str:
        return "VEN-R37"

    def figures(self, s: Venice) -> list[tuple[str, int]]:
        return [("card", self.card)]

    def options(self, s: Venice) -> Moves:
        """As they stand on the card."""
        out = vec[i64]([Move(CHOOSE | part << 6) for part in self.parts])
        return append(out, Move(SKIP)) if self.may_skip else out

    def take(self, s: Venice, move: Move) -> None:
        """As if it were all the card shows."""
        if verb_of(move) == SKIP:
            s.note(told(SKIPPED, s.cause()), self.seat)
            return
        s.note(told(CHOSE, a_of(move), s.cause()), self.seat)
        s.box.actions[a_of(move)].act(s, self.seat, self.card, self.used)


@final
class PayForAction(Ask[Venice]):
    """VEN-R39  What a card does for points is offered: pay them and have it, or leave it."""

    def __init__(self, seat: Seat, card: i64, used: i64, part: i64, points: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.used: Final = used
        self.part: Final = part
        self.points: Final = points

    def question(self) -> str:
        return "pay-for"

    def rule(self) -> str:
        return "VEN-R39"

    def figures(self, s: Venice) -> list[tuple[str, int]]:
        return [("card", self.card), ("points", self.points)]

    def options(self, s: Venice) -> Moves:
        """Yes or no."""
        return vec[i64]([Move(CHOOSE | self.part << 6), Move(SKIP)])

    def take(self, s: Venice, move: Move) -> None:
        """First the points, then the action."""
        if verb_of(move) == SKIP:
            s.note(told(SKIPPED), self.seat)
            return
        s.points[self.seat] -= self.points
        s.note(told(PAID_POINTS, self.points, self.card), self.seat)
        s.box.actions[self.part].act(s, self.seat, self.card, self.used)


@final
class Beg(Ask[Venice]):
    """VEN-9.3  The beggar imitates a card that lies open before another player, with its figures."""

    def __init__(self, seat: Seat, used: i64) -> None:
        super().__init__(seat)
        self.used: Final = used

    def question(self) -> str:
        return "copy"

    def rule(self) -> str:
        return "VEN-9.3"

    def options(self, s: Venice) -> Moves:
        """The other players whose card can be imitated, by seat."""
        return vec[i64]([Move(COPY | seat << 6) for seat in range(s.seats) if self.barred(s, seat) is None])

    def targets(self, s: Venice, seat: Seat) -> list[Move]:
        return [coded(COPY, other) for other in range(s.seats)]

    def why(self, s: Venice, seat: Seat, move: Move) -> Refusal | None:
        """Why this card cannot be imitated."""
        if verb_of(move) != COPY or a_of(move) >= s.seats:
            return Refusal(self.rule(), "not-offered")
        return self.barred(s, a_of(move))

    def barred(self, s: Venice, other: i64) -> Refusal | None:
        """The own card, a beggar, or a card used in this action already."""
        if other == self.seat:
            return Refusal(self.rule(), "own-card")
        card = s.played[other]
        if s.box.copying >> card & 1:
            return Refusal(self.rule(), "beggar-copies-beggar", [("seat", other)])
        if self.used >> card & 1:
            return Refusal("VEN-9.10", "card-used", [("card", card)])
        return None

    def take(self, s: Venice, move: Move) -> None:
        """As if it were the own card."""
        card = s.played[a_of(move)]
        s.note(told(COPIED, card, a_of(move)), self.seat)
        s.next(Act(self.seat, card, self.used | bit_of(card)))


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
        """The cards of that hand."""
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
