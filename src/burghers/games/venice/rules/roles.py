"""VEN-9.1 to 9.3  The actions of the cards, and the roles that look at other cards."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.moves import ACTS, COPIED, COPY, NO_EFFECT, REASONS, ROLE_PAID, told
from burghers.games.venice.rules.finish import end_of_track
from burghers.games.venice.rules.reactions import ITS_TURN, ActOn
from burghers.games.venice.rules.scoring import award
from burghers.games.venice.state import Venice
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Ask, Do, Seat
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
