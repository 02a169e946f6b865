"""BRU-3  Phase 2: dice, threats and the step for sale."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import COLOURS
from burghers.games.bruges.moves import ROLL, ROLLED
from burghers.games.bruges.rules.disasters import face_disasters
from burghers.games.bruges.rules.reputation import BuyStep
from burghers.games.bruges.rules.threats import take_marker
from burghers.games.bruges.state import Bruges
from burghers.kernel.fate import Odds, even
from burghers.kernel.move import Move, a_of, coded
from burghers.kernel.step import Chance, Do, Seat

DIE: Final = even([coded(ROLL, face) for face in range(6)])
THREATENING: Final = 5  # this face and the next


@final
class DicePhase(Do[Bruges]):
    """BRU-3.1  The first player rolls the five coloured dice; the result stays for the round."""

    def run(self, s: Bruges) -> None:
        """Dice, then markers and disasters for all, then the step for all: first player first, clockwise."""
        s.phase = 2
        s.dice = 0
        for place in range(s.seats - 1, -1, -1):
            s.next(BuyStep(s.seat_after(s.first, place)))
        for place in range(s.seats - 1, -1, -1):
            s.next(TakeThreats(s.seat_after(s.first, place)))
        for colour in range(COLOURS - 1, -1, -1):
            s.next(RollDie(colour))


@final
class RollDie(Chance[Bruges]):
    """BRU-3.1  One die of the five."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def odds(self, s: Bruges) -> Odds:
        """Six faces alike."""
        return DIE

    def stream(self) -> str:
        """All dice alike."""
        return "die"

    def take(self, s: Bruges, outcome: Move) -> None:
        """It lies on the board for all."""
        s.dice |= a_of(outcome) + 1 << 3 * self.colour
        s.tell(-1, ROLLED, self.colour, a_of(outcome))


@final
class TakeThreats(Do[Bruges]):
    """BRU-3.2  For every die that shows 5 or 6 every player takes a marker of that colour; BRU-3.4: a player is done
    with disasters before the next one takes markers."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Bruges) -> None:
        """BRU-3.3: all markers of the roll first, then the disasters."""
        for colour in range(COLOURS):
            if s.die(colour) >= THREATENING:
                take_marker(s, self.seat, colour)
        face_disasters(s, self.seat)
