"""Rolling dice, on the first turn of a round and for a coin."""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.dice import FACES, plus, plus_white
from burghers.games.vienna.moves import ROLL, ROLLED, told
from burghers.games.vienna.state import Vienna
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, a_of, coded
from burghers.kernel.step import Chance, Seat

DIE: Final = even([coded(ROLL, face) for face in range(FACES)])


@final
class RollDie(Chance[Vienna]):
    """VIE-4.1  One die is rolled into the hand; the white one is told apart from the others."""

    def __init__(self, seat: Seat, white: bool) -> None:
        self.seat: Final = seat
        self.white: Final = white

    def odds(self, s: Vienna) -> Odds:
        """Six faces alike."""
        return DIE

    def stream(self) -> str:
        """All dice alike."""
        return "die"

    def take(self, s: Vienna, outcome: Move) -> None:
        """VIE-4.8  Its face stays visible in the hand."""
        die = a_of(outcome)
        hand = s.hands[self.seat]
        s.hands[self.seat] = plus_white(hand, die) if self.white else plus(hand, die)
        s.note(told(ROLLED, die), self.seat)


def roll_dice(s: Vienna, seat: Seat, coloured: int, white: bool) -> None:
    """Roll so many dice next, one at a time; one immutable step serves them all."""
    if white:
        s.next(RollDie(seat, True))
    if coloured:
        roll = RollDie(seat, False)
        for _ in range(coloured):
            s.next(roll)
