"""What is in the box: the figures of one printing as typed tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from burghers.games.bruges.moves import (
    CANAL,
    GUILDERS,
    HOUSE,
    LOOK,
    RECRUIT,
    REMOVE,
    WORKERS,
)
from burghers.kernel.move import Move

if TYPE_CHECKING:
    from burghers.games.bruges.state import Bruges
    from burghers.kernel.step import Seat

COLOURS: Final = 5  # blue, brown, yellow, red, purple: of cards, workers, dice and threats
SUIT: Final = 33  # cards of each colour: card number = colour * SUIT + place among its colour
CARDS: Final = 165
ARMS: Final = 2
SPACES: Final = 5  # of an arm

# How a person comes into play (BRU-5.2 to 5.6).
INSTANT: Final = 0
WORKER: Final = 1
ROUND: Final = 2
BOOST: Final = 3
PASSIVE: Final = 4
LAUREL: Final = 5

# What a person's owner is told of (BRU-5.5), and what a person changes for good (BRU-5.7): a bit each.
TOOK_WORKERS: Final = 1 << 0
TOOK_GUILDERS: Final = 1 << 1
REMOVED_THREAT: Final = 1 << 2
BUILT_CANAL: Final = 1 << 3
BUILT_HOUSE: Final = 1 << 4
RECRUITED: Final = 1 << 5
CLIMBED: Final = 1 << 6
TURNED_MARKER: Final = 1 << 7
TOOK_THREAT: Final = 1 << 8
CHEAPER_STEP: Final = 1 << 9
CHEAPER_CANAL: Final = 1 << 10
CHEAPER_PERSON: Final = 1 << 11
ANY_WORKER: Final = 1 << 12
BLOCKED_STEP: Final = 1 << 13
TWICE: Final = 1 << 14
BIGGER_HAND: Final = 1 << 15
TIES_WIN: Final = 1 << 16
BETTER_DIE: Final = 1 << 17
WARD: Final = 1 << 18  # shifted by the colour

UNUSABLE: Final = -2  # what using a person costs: no such thing,
FREE: Final = -1  # nothing, or a worker of a colour

# What a card can be played for, besides workers and guilders (BRU-4.12): a bit each.
FOR_THREAT: Final = 1
FOR_LEFT: Final = 2
FOR_RIGHT: Final = 4
FOR_HOUSE: Final = 8
USES: Final = 16
SHADES: Final = 32  # sets of colours


class Op:
    """One sentence on a person, with its figures. A subclass says what it does."""

    def __init__(self, power: int, strength: int) -> None:
        self.power: Final = power  # what its owner is told of, or what it changes
        self.strength: Final = strength  # by how much

    def possible(self, s: Bruges, seat: Seat, left: int) -> bool:
        """Whether carrying it out would do anything, when so many workers are left to its owner."""
        return False

    def run(self, s: Bruges, seat: Seat, card: int) -> None:
        """BRU-5.2  Carry the sentence out for the owner of this person."""

    def hear(self, s: Bruges, seat: Seat, card: int, colour: int) -> None:
        """BRU-5.5  The owner has done what this person waits for, with something of this colour."""

    def final_points(self, s: Bruges, seat: int) -> int:
        """BRU-5.6  What a laurel is worth in the final scoring."""
        return 0

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """Roughly what it will still bring in so many rounds, in hundredths of a point: for simple bots."""
        return 0

    def sentence(self) -> str:
        """The key of the text that says what it does."""
        raise NotImplementedError

    def figures(self) -> list[tuple[str, int]]:
        """The figures in that text; nought stands for what is not on the card."""
        return []


@final
class Person:
    """One card of the printing."""

    def __init__(
        self, id: str, colour: int, price: int, points: int, group: int, symbol: int, worker: int, op: Op
    ) -> None:
        self.id: Final = id
        self.colour: Final = colour
        self.price: Final = price
        self.points: Final = points
        self.group: Final = group
        self.symbol: Final = symbol
        self.worker: Final = worker  # colour of the worker that activates it, or FREE, or UNUSABLE
        self.op: Final = op


@final
class Box:
    """All printed figures of Bruges."""

    def __init__(
        self,
        threats: int,
        points: int,
        guilders: int,
        workers: int,
        hand: int,
        turns: int,
        statues: list[int],
        prices: list[int],
        third: int,
        majority: int,
        house: int,
        intrigue: int,
        steps: list[int],
        gate_ids: list[str],
        arms: list[int],
        persons: list[Person],
    ) -> None:
        self.threats: Final = threats  # markers of each colour
        self.points: Final = points  # at the start
        self.guilders: Final = guilders
        self.workers: Final = workers  # of each colour
        self.hand: Final = hand  # cards
        self.turns: Final = turns  # of each player in phase 3
        self.statues: Final = statues  # values, from the top of the stack
        self.prices: Final = prices  # of canal spaces, from the gate outwards
        self.third: Final = third  # points
        self.majority: Final = majority  # points
        self.house: Final = house  # points
        self.intrigue: Final = intrigue  # points lost
        self.steps: Final = steps  # value of each step of the reputation, 0 for the town hall first
        self.top: Final = len(steps) - 1
        self.gate_ids: Final = gate_ids
        self.arms: Final = arms  # colours: seat, arm, space
        self.persons: Final = persons
        self.person_ids: Final = [person.id for person in persons]
        self.price: Final = [person.price for person in persons]
        self.worth: Final = [person.points for person in persons]
        self.group: Final = [person.group for person in persons]
        self.worker: Final = [person.worker for person in persons]
        self.ops: Final = [person.op for person in persons]
        self.instant: Final = [person.symbol == INSTANT for person in persons]
        self.laurel: Final = [person.symbol == LAUREL for person in persons]
        self.looks: Final = [[Move(LOOK | card << 6) for card in suit(colour)] for colour in range(COLOURS)]
        # Ready-made answers: what a card can be played for, and the houses a person can move into.
        self.plays: Final = [plays(card, uses) for card in range(CARDS) for uses in range(USES)]
        self.recruits: Final = [recruits(card, houses) for card in range(CARDS) for houses in range(SHADES)]


def suit(colour: int) -> list[int]:
    """All cards of a colour."""
    return list(range(colour * SUIT, (colour + 1) * SUIT))


def plays(card: int, uses: int) -> list[Move]:
    """BRU-4.2  Every card serves for workers and guilders, and for these uses."""
    out = [Move(WORKERS | card << 6), Move(GUILDERS | card << 6)]
    if uses & FOR_THREAT:
        out.append(Move(REMOVE | card << 6))
    if uses & FOR_LEFT:
        out.append(Move(CANAL | card << 6))
    if uses & FOR_RIGHT:
        out.append(Move(CANAL | card << 6 | 1 << 14))
    if uses & FOR_HOUSE:
        out.append(Move(HOUSE | card << 6))
    return out


def recruits(card: int, houses: int) -> list[Move]:
    """BRU-4.11  Any card on an empty house of each of these colours."""
    return [Move(RECRUIT | card << 6 | colour << 14) for colour in range(COLOURS) if houses >> colour & 1]
