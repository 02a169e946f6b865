"""VEN-R37 and VEN-R39  What a card leaves to its player: one of several actions, or one that costs points."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.moves import CHOOSE, CHOSE, PAID_POINTS, SKIP, SKIPPED, told
from burghers.games.venice.state import Venice
from burghers.kernel.move import Move, Moves, a_of, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Seat


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
