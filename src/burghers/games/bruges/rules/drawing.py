"""BRU-2  Phase 1: drawing."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import BIGGER_HAND
from burghers.games.bruges.moves import DRAW, PHASE, STOP, STOPPED
from burghers.games.bruges.rules.stacks import FROM, LookAtHand, ShuffleDiscards, draw_from, empty_stack, stacks_open
from burghers.games.bruges.state import NOBODY, Bruges
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import i64
from burghers.kernel.step import Ask, Do, Seat
from burghers.kernel.vectors import plus

OR_STOP: Final = [FROM[0], *[plus(draws, coded(STOP)) for draws in FROM[1:]]]


@final
class DrawPhase(Do[Bruges]):
    """BRU-2.2  From the first player clockwise each fills the hand; BRU-2.1: with this a round begins."""

    def run(self, s: Bruges) -> None:
        """The first player's filling lies on top of the agenda."""
        s.phase = 1
        s.because(0)
        s.tell(-1, PHASE, s.phase - 1)
        for place in range(s.seats - 1, -1, -1):
            s.next(FillHand(s.seat_after(s.first, place)))


def hand_limit(s: Bruges, seat: i64) -> i64:
    """BRU-5.19  The Inventor's hand holds more."""
    person = s.whoever(seat, BIGGER_HAND)
    return s.box.ops[person].strength_for(BIGGER_HAND) if person != NOBODY else s.box.hand


@final
class FillHand(Ask[Bruges]):
    """BRU-2.3  Cards are drawn one at a time, from either stack; only the backs on top are known."""

    def question(self) -> str:
        return "draw"

    def rule(self) -> str:
        return "BRU-2.3"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        """How full the hand is."""
        return [("count", len(s.hands[self.seat])), ("limit", hand_limit(s, self.seat))]

    def options(self, s: Bruges) -> Moves:
        """The stacks with cards; above the usual hand also to stop."""
        size = len(s.hands[self.seat])
        stacks = (1 if s.stacks[0] else 0) | (2 if s.stacks[1] else 0)
        if size < s.box.hand:
            return FROM[stacks]
        return OR_STOP[stacks] if size < hand_limit(s, self.seat) else FROM[0]

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        """Both stacks, and to stop."""
        return [Move(move) for move in OR_STOP[3]]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """An empty stack, or a hand that must be filled."""
        if verb_of(move) == DRAW and a_of(move) < 2:
            return None if s.stacks[a_of(move)] else empty_stack(s, a_of(move))
        if move == coded(STOP):
            if len(s.hands[seat]) >= s.box.hand:
                return None
            figures = [("needs", s.box.hand), ("has", len(s.hands[seat]))]
            return Refusal("BRU-2.2", "hand-not-full", figures)
        return Refusal(self.rule(), "not-offered")

    def met(self, s: Bruges) -> bool:
        """Wait for a draw; a hand as full as can be is looked at."""
        if super().met(s):
            return True
        if len(s.hands[self.seat]) < s.box.hand and s.cards_to_draw():
            s.then(ShuffleDiscards(self.seat), self)
        else:
            s.next(LookAtHand(self.seat))
        return False

    def take(self, s: Bruges, move: Move) -> None:
        """Draw and ask again, or look."""
        if verb_of(move) == DRAW:
            s.next(self)
            draw_from(s, self.seat, a_of(move))
        else:
            s.tell(self.seat, STOPPED, len(s.hands[self.seat]))
            s.next(LookAtHand(self.seat))


@final
class DrawCards(Ask[Bruges]):
    """BRU-2.4  Cards drawn for a person: colours are public, faces are seen when all are drawn (BRU-R37)."""

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def question(self) -> str:
        return "draw-for-person"

    def rule(self) -> str:
        return "BRU-2.3"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        """How many are still to be drawn."""
        return [("count", self.left)]

    def options(self, s: Bruges) -> Moves:
        return stacks_open(s)

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        return [Move(move) for move in FROM[3]]

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """An empty stack."""
        if verb_of(move) == DRAW and a_of(move) < 2:
            return None if s.stacks[a_of(move)] else empty_stack(s, a_of(move))
        return Refusal(self.rule(), "not-offered")

    def met(self, s: Bruges) -> bool:
        """Wait for a draw; when no stack has cards, shuffle or be content."""
        if super().met(s):
            return True
        if s.cards_to_draw():
            s.then(ShuffleDiscards(self.seat), self)
        else:
            s.next(LookAtHand(self.seat))
        return False

    def take(self, s: Bruges, move: Move) -> None:
        """The next one, or look."""
        s.next(DrawCards(self.seat, self.left - 1) if self.left > 1 else LookAtHand(self.seat))
        draw_from(s, self.seat, a_of(move))
