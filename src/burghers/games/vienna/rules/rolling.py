"""Rolling dice, on the first turn of a round and for a coin."""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.dice import FACES, LIES_WHITE, THROWS, plus, plus_white
from burghers.games.vienna.moves import ROLL, ROLLED, THROW, THROW_WHITE, WHITE_SHIFT, told
from burghers.games.vienna.state import Vienna
from burghers.kernel.fate import Fate, Odds, even, weighted
from burghers.kernel.move import Move, a_of, coded
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import AtOnce, Chance, Seat

DIE: Final = even(vec[i64]([coded(ROLL, face) for face in range(FACES)]))
STREAM: Final = "die"


@final
class RollDice(AtOnce[Vienna]):
    """VIE-4.1  Dice are rolled into the hand; the white one is told apart from the others."""

    def __init__(self, seat: Seat, coloured: i64, white: bool) -> None:
        self.seat: Final = seat
        self.coloured: Final = coloured
        self.white: Final = white

    def odds(self, s: Vienna) -> Odds:
        """By the ways in which the dice come to show it."""
        if not self.white:
            return THROWS.odds(THROW, self.coloured)
        coloured = THROWS.odds(THROW_WHITE, self.coloured)
        outcomes, weights = vec[i64](), vec[i64]()
        for i in range(len(coloured.outcomes)):
            for face in range(FACES):
                outcomes = append(outcomes, coloured.outcomes[i] | face << WHITE_SHIFT)
                weights = append(weights, coloured.weights[i])
        return weighted(outcomes, weights)

    def stream(self) -> str:
        return STREAM

    def tickets(self) -> i64:
        return self.coloured + (1 if self.white else 0)

    def draw(self, s: Vienna, fate: Fate) -> Move:
        """The white one last."""
        throw = THROWS.draw(self.coloured, fate, STREAM)
        if self.white:
            return Move(THROW_WHITE | throw << 6 | fate.below(FACES, STREAM) << WHITE_SHIFT)
        return Move(THROW | throw << 6)

    def take(self, s: Vienna, outcome: Move) -> None:
        """VIE-4.8  Their faces stay visible in the hand."""
        for die in THROWS.dice[outcome >> 6 & 65535]:
            lay(s, self.seat, die)
        if self.white:
            lay_white(s, self.seat, outcome >> WHITE_SHIFT)

    def apart(self) -> tuple[Chance[Vienna], ...]:
        coloured = [RollDie(self.seat, False)] * self.coloured
        return (*coloured, RollDie(self.seat, True)) if self.white else tuple(coloured)


@final
class RollDie(Chance[Vienna]):
    """VIE-4.1  One die is rolled into the hand."""

    def __init__(self, seat: Seat, white: bool) -> None:
        self.seat: Final = seat
        self.white: Final = white

    def odds(self, s: Vienna) -> Odds:
        return DIE

    def stream(self) -> str:
        return STREAM

    def take(self, s: Vienna, outcome: Move) -> None:
        """VIE-4.8  Its face stays visible in the hand."""
        if self.white:
            lay_white(s, self.seat, a_of(outcome))
        else:
            lay(s, self.seat, a_of(outcome))


def lay(s: Vienna, seat: Seat, die: i64) -> None:
    """One die more in the hand."""
    s.hands[seat] = plus(s.hands[seat], die)
    s.note(told(ROLLED, die), seat)


def lay_white(s: Vienna, seat: Seat, die: i64) -> None:
    """The white die in the hand."""
    s.hands[seat] = plus_white(s.hands[seat], die)
    s.note(told(ROLLED, die + LIES_WHITE - 1), seat)


def roll_dice(s: Vienna, seat: Seat, coloured: i64, white: bool) -> None:
    """Roll so many dice next."""
    if coloured + (1 if white else 0) > 1:
        s.next(RollDice(seat, coloured, white))
    else:
        s.next(RollDie(seat, white))
