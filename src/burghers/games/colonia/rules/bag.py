"""The bag and the die: resources drawn, goods rolled for."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import COUNT_BITS, CRAFTS, GOOD_WORDS, RESOURCES
from burghers.games.colonia.moves import DRAWN, EMPTY_BAG, GOT_GOOD, GOT_RESOURCE, ROLL, ROLLED, TAKE, told
from burghers.games.colonia.state import GOOD, RESOURCE, SCREEN, Colonia
from burghers.kernel.fate import Odds, even, weighted
from burghers.kernel.move import Move, a_of, coded
from burghers.kernel.step import Ask, Chance, Seat

DIE: Final = even([coded(ROLL, face) for face in range(6)])
DRAWS: Final = [coded(DRAWN, resource) for resource in range(RESOURCES)]


class FromBag(Chance[Colonia]):
    """COL-1.11  A resource is drawn blind from the bag that holds all of them."""

    def met(self, s: Colonia) -> bool:
        """From an empty bag nothing is drawn (COL-R21)."""
        bag = s.bag
        if bag[0] or bag[1] or bag[2] or bag[3] or bag[4]:
            return super().met(s)
        s.agenda.pop()
        s.note(told(EMPTY_BAG), -1)
        return False

    def odds(self, s: Colonia) -> Odds:
        """By what is in the bag."""
        bag = s.bag
        if bag[0] and bag[1] and bag[2] and bag[3] and bag[4]:
            return Odds(DRAWS, bag[:], bag[0] + bag[1] + bag[2] + bag[3] + bag[4])
        outcomes: list[Move] = []
        weights: list[int] = []
        for resource in range(RESOURCES):
            if bag[resource]:
                outcomes.append(DRAWS[resource])
                weights.append(bag[resource])
        return weighted(outcomes, weights)

    def stream(self) -> str:
        """The bag."""
        return "bag"


@final
class DrawToStall(FromBag):
    """COL-4.2  For each stall the printed number of resources is drawn onto it."""

    def __init__(self, stall: int) -> None:
        self.stall: Final = stall

    def take(self, s: Colonia, outcome: Move) -> None:
        """One more lies there."""
        resource = a_of(outcome)
        s.bag[resource] -= 1
        s.stalls[self.stall] += 1 << COUNT_BITS * resource


@final
class DrawToScreen(FromBag):
    """COL-2.3  Each player draws resources at random."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def take(self, s: Colonia, outcome: Move) -> None:
        """COL-14.3  Drawn in the open, then behind the screen."""
        resource = a_of(outcome)
        s.bag[resource] -= 1
        s.screen[self.seat * SCREEN + RESOURCE + resource] += 1
        s.note(told(GOT_RESOURCE, resource), self.seat)


@final
class RollForGood(Chance[Colonia]):
    """COL-2.4  A player rolls the die and takes the good of that number; on 6 a good of his choice."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def odds(self, s: Colonia) -> Odds:
        """Six faces alike."""
        return DIE

    def stream(self) -> str:
        """The die."""
        return "die"

    def take(self, s: Colonia, outcome: Move) -> None:
        """1 to 5 is a craftsman."""
        face = a_of(outcome)
        s.note(told(ROLLED, face), self.seat)
        if face < CRAFTS:
            get_good(s, self.seat, face)
        else:
            s.next(ChooseGood(self.seat))


@final
class ChooseGood(Ask[Colonia]):
    """COL-2.4  On 6 a good of his choice (COL-R14)."""

    def question(self) -> str:
        """Which good?"""
        return "good"

    def rule(self) -> str:
        """The free choice."""
        return "COL-2.4"

    def options(self, s: Colonia) -> list[Move]:
        """Any: goods do not run out (COL-R22)."""
        return [coded(TAKE, good) for good in range(len(GOOD_WORDS))]

    def take(self, s: Colonia, move: Move) -> None:
        """From the supply."""
        get_good(s, self.seat, a_of(move))


def get_good(s: Colonia, seat: int, good: int) -> None:
    """One good behind the screen."""
    s.screen[seat * SCREEN + GOOD + good] += 1
    s.note(told(GOT_GOOD, good), seat)
