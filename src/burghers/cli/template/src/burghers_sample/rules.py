"""The rules of Sample, one class per numbered rule."""

from __future__ import annotations

from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, Moves, a_of, coded, moves, verb_of
from burghers.kernel.note import NOBODY
from burghers.kernel.step import Ask, Chance, Do, Seat

from burghers_sample.moves import KEEP, KEPT, LOST, ON, ROLL, ROLLED, ROUND
from burghers_sample.state import Sample

DIE = even(moves([coded(ROLL, face) for face in range(6)]))


class Round(Do[Sample]):
    """SAM-2.1  In a round every player takes one turn, from seat 1 on; SAM-3.1 says when it is the last."""

    def run(self, s: Sample) -> None:
        """The rounds follow each other until somebody has enough."""
        if max(s.points) >= s.goal:
            return
        s.round += 1
        s.note(coded(ROUND, s.round - 1), NOBODY)
        s.then(*[Roll(Seat(i)) for i in range(s.seats)], Round())


class Roll(Chance[Sample]):
    """SAM-2.2  Roll the die: a 1 loses the heap and ends the turn, anything else goes on the heap."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def odds(self, s: Sample) -> Odds:
        """Six faces alike."""
        return DIE

    def take(self, s: Sample, outcome: Move) -> None:
        """The face is the number in the blank, counted from 0."""
        s.note(coded(ROLLED, a_of(outcome)), self.seat)
        if a_of(outcome) == 0:
            s.heap = 0
            s.note(coded(LOST), self.seat)
        else:
            s.heap += a_of(outcome) + 1
            s.next(OnOrKeep(self.seat))


class OnOrKeep(Ask[Sample]):
    """SAM-2.3  Then roll on, or keep the heap as points and end the turn."""

    def figures(self, s: Sample) -> list[tuple[str, int]]:
        return [("heap", s.heap)]

    def options(self, s: Sample) -> Moves:
        return moves([coded(ON), coded(KEEP)])

    def take(self, s: Sample, move: Move) -> None:
        """Another roll, or points."""
        if verb_of(move) == ON:
            s.next(Roll(self.seat))
        else:
            s.points[self.seat] += s.heap
            s.note(coded(KEPT, s.heap), self.seat)
            s.heap = 0
