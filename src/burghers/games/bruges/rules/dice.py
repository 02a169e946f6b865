"""BRU-3  Phase 2: dice, threats and the step for sale."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import COLOURS
from burghers.games.bruges.moves import BY_DICE, NO_STEP, PHASE, ROLL, ROLLED, THROW
from burghers.games.bruges.rules.disasters import face_disasters
from burghers.games.bruges.rules.reputation import NO_PRICE, BuyStep, dice_price
from burghers.games.bruges.rules.threats import take_marker
from burghers.games.bruges.state import Bruges
from burghers.kernel.fate import Fate, Odds, even
from burghers.kernel.move import Move, a_of, coded
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import AtOnce, Chance, Do, Seat

FACES: Final[i64] = 6
DIE: Final = even(vec[i64]([coded(ROLL, face) for face in range(FACES)]))
STREAM: Final = "die"
THREATENING: Final[i64] = 5  # this face and the next


@final
class DicePhase(Do[Bruges]):
    """BRU-3.1  The first player rolls the five coloured dice; the result stays for the round."""

    def run(self, s: Bruges) -> None:
        """Dice, then markers and disasters for all, then the step for all: first player first, clockwise."""
        s.phase = 2
        s.because(0)
        s.tell(-1, PHASE, s.phase - 1)
        s.dice = 0
        for place in range(s.seats - 1, -1, -1):
            s.next(BuyStep(s.seat_after(s.first, place)))
        for place in range(s.seats - 1, -1, -1):
            s.next(TakeThreats(s.seat_after(s.first, place)))
        s.next(ROLL_DICE)


@final
class RollDice(AtOnce[Bruges]):
    """BRU-3.1  All five dice."""

    def odds(self, s: Bruges) -> Odds:
        """Every face of every die alike."""
        outcomes = vec[i64]([THROW])
        for colour in range(COLOURS):
            longer = vec[i64]()
            for throw in outcomes:
                for face in range(FACES):
                    longer = append(longer, throw | face << 6 + 8 * colour)
            outcomes = longer
        return even(outcomes)

    def stream(self) -> str:
        return STREAM

    def tickets(self) -> i64:
        return COLOURS

    def draw(self, s: Bruges, fate: Fate) -> Move:
        throw: i64 = THROW
        for colour in range(COLOURS):
            throw |= fate.below(FACES, STREAM) << 6 + 8 * colour
        return Move(throw)

    def take(self, s: Bruges, outcome: Move) -> None:
        """They lie on the board for all."""
        for colour in range(COLOURS):
            lay(s, colour, outcome >> 6 + 8 * colour & 255)

    def apart(self) -> tuple[Chance[Bruges], ...]:
        return tuple([RollDie(colour) for colour in range(COLOURS)])


ROLL_DICE: Final = RollDice()


@final
class RollDie(Chance[Bruges]):
    """BRU-3.1  One die of the five."""

    def __init__(self, colour: i64) -> None:
        self.colour: Final = colour

    def odds(self, s: Bruges) -> Odds:
        return DIE

    def stream(self) -> str:
        return STREAM

    def take(self, s: Bruges, outcome: Move) -> None:
        """It lies on the board for all."""
        lay(s, self.colour, a_of(outcome))


def lay(s: Bruges, colour: i64, face: i64) -> None:
    """A die lies on the board; by the last one it is known whether a step is for sale."""
    s.dice |= face + 1 << 3 * colour
    s.tell(-1, ROLLED, colour, face)
    if colour == COLOURS - 1 and dice_price(s) == NO_PRICE:
        s.tell(-1, NO_STEP)


@final
class TakeThreats(Do[Bruges]):
    """BRU-3.2  For every die that shows 5 or 6 every player takes a marker of that colour; BRU-3.4: a player is done
    with disasters before the next one takes markers."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Bruges) -> None:
        """BRU-3.3: all markers of the roll first, then the disasters."""
        s.because(BY_DICE)
        for colour in range(COLOURS):
            if s.die(colour) >= THREATENING:
                take_marker(s, self.seat, colour)
        face_disasters(s, self.seat)
