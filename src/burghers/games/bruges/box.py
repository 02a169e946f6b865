"""What is in the box: the figures of one printing as typed tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from burghers.games.bruges.moves import (
    CANAL,
    GUILDERS,
    HOUSE,
    LOOK,
    RECRUIT,
    REMOVE,
    WORKERS,
)
from burghers.kernel.move import Move, Moves
from burghers.kernel.native import append, i64, vec

if TYPE_CHECKING:
    from burghers.games.bruges.state import Bruges
    from burghers.kernel.step import Seat

COLOURS: Final[i64] = 5  # blue, brown, yellow, red, purple: of cards, workers, dice and threats
MOST_CARDS: Final[i64] = 250  # a card is a byte, and so is an unseen card of each colour
MOST_IN_COLOUR: Final[i64] = 60  # a colour of the discards is a bit for each card, in one number
ARMS: Final[i64] = 2
SPACES: Final[i64] = 5  # of an arm

# How a person comes into play (BRU-5.2 to 5.6).
INSTANT: Final[i64] = 0
WORKER: Final[i64] = 1
ROUND: Final[i64] = 2
BOOST: Final[i64] = 3
PASSIVE: Final[i64] = 4
LAUREL: Final[i64] = 5

# What a person's owner is told of (BRU-5.5), and what a person changes for good (BRU-5.7): a bit each.
TOOK_WORKERS: Final[i64] = 1 << 0
TOOK_GUILDERS: Final[i64] = 1 << 1
REMOVED_THREAT: Final[i64] = 1 << 2
BUILT_CANAL: Final[i64] = 1 << 3
BUILT_HOUSE: Final[i64] = 1 << 4
RECRUITED: Final[i64] = 1 << 5
CLIMBED: Final[i64] = 1 << 6
TURNED_MARKER: Final[i64] = 1 << 7
TOOK_THREAT: Final[i64] = 1 << 8
CHEAPER_STEP: Final[i64] = 1 << 9
CHEAPER_CANAL: Final[i64] = 1 << 10
CHEAPER_PERSON: Final[i64] = 1 << 11
ANY_WORKER: Final[i64] = 1 << 12
BLOCKED_STEP: Final[i64] = 1 << 13
TWICE: Final[i64] = 1 << 14
BIGGER_HAND: Final[i64] = 1 << 15
TIES_WIN: Final[i64] = 1 << 16
BETTER_DIE: Final[i64] = 1 << 17
WARD: Final[i64] = 1 << 18  # shifted by the colour

# Readings of the rules a table agrees on (BRU-R45, BRU-R46): a bit each.
HOUSE_OR_TILE: Final[i64] = 1  # whoever must lose a house to a person may give up a canal tile instead
ONCE_A_ROUND: Final[i64] = 2  # a person activated in a round cannot be activated again in it, though recruited anew

UNUSABLE: Final[i64] = -2  # what using a person costs: no such thing,
FREE: Final[i64] = -1  # nothing, or a worker of a colour

# What a card can be played for, besides workers and guilders (BRU-4.12): a bit each.
FOR_THREAT: Final[i64] = 1
FOR_LEFT: Final[i64] = 2
FOR_RIGHT: Final[i64] = 4
FOR_HOUSE: Final[i64] = 8
USES: Final[i64] = 16
SHADES: Final[i64] = 32  # sets of colours


Lack: TypeAlias = tuple[str, list[tuple[str, int]]]  # why an effect would do nothing: a key of refusals, its figures


class Op:
    """One sentence on a person, with its figures. A subclass says what it does."""

    def __init__(self, power: i64, strength: i64) -> None:
        self.power: Final = power  # what its owner is told of, or what it changes
        self.strength: Final = strength  # by how much

    def possible(self, s: Bruges, seat: Seat, left: i64) -> bool:
        """Whether carrying it out would do anything, when so many workers are left to its owner."""
        return False

    def lack(self, s: Bruges, seat: Seat, left: i64) -> Lack:
        """What is missing where it is not possible, with the figures."""
        return "not-to-activate", []

    def run(self, s: Bruges, seat: Seat, card: i64) -> None:
        """BRU-5.3  Carry the sentence out for the owner of this person."""

    def can_arrive(self, s: Bruges, seat: Seat) -> bool:
        """Whether recruiting this person would do anything."""
        return self.possible(s, seat, s.worker_count(seat))

    def arrive(self, s: Bruges, seat: Seat, card: i64) -> None:
        """BRU-5.2  This person has just been recruited."""
        self.run(s, seat, card)

    def hear(self, s: Bruges, seat: Seat, card: i64, colour: i64, event: i64) -> None:
        """BRU-5.5  The owner has done what this person waits for, with something of this colour."""

    def strength_for(self, power: i64) -> i64:
        """BRU-5.7  By how much it changes this."""
        return self.strength if self.power == power else i64(0)

    def parts(self) -> list[Op]:
        """What it is put together from, itself first; BRU-5.23: steps name a part by its place in this list."""
        return [self]

    def ways(self) -> list[Op]:
        """The effects among which it lets its owner choose."""
        return []

    def final_points(self, s: Bruges, seat: i64) -> i64:
        """BRU-5.6  What a laurel is worth in the final scoring."""
        return 0

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
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
        self,
        id: str,
        colour: i64,
        price: i64,
        points: i64,
        group: i64,
        symbol: i64,
        worker: i64,
        op: Op,
        arrives: bool,
        scores: bool,
        once: bool,
    ) -> None:
        self.id: Final = id
        self.colour: Final = colour
        self.price: Final = price
        self.points: Final = points
        self.group: Final = group
        self.symbol: Final = symbol
        self.worker: Final = worker  # colour of the worker that activates it, or FREE, or UNUSABLE
        self.op: Final = op
        self.arrives: Final = arrives  # does something when recruited
        self.scores: Final = scores  # at the end
        self.once: Final = once  # a game, not a round


@final
class Box:
    """All printed figures of Bruges."""

    def __init__(
        self,
        threats: i64,
        points: i64,
        guilders: i64,
        workers: i64,
        pile: i64,
        hand: i64,
        turns: i64,
        statues: list[int],
        prices: list[int],
        third: i64,
        majority: i64,
        house: i64,
        intrigue: i64,
        steps: list[int],
        gate_ids: list[str],
        arms: list[int],
        persons: list[Person],
    ) -> None:
        self.rules = 1  # version of the rules it is played by; whoever opens the box says which
        self.threats: Final = threats  # markers of each colour
        self.points: Final = points  # at the start
        self.guilders: Final = guilders
        self.workers: Final = workers  # of each colour
        self.pile: Final = pile  # cards in the stacks for each player
        self.hand: Final = hand  # cards
        self.turns: Final = turns  # of each player in phase 3
        self.statues: Final = vec[i64](statues)  # values, from the top of the stack
        self.prices: Final = vec[i64](prices)  # of canal spaces, from the gate outwards
        self.third: Final = third  # points
        self.majority: Final = majority  # points
        self.house: Final = house  # points
        self.intrigue: Final = intrigue  # points lost
        self.steps: Final = vec[i64](steps)  # value of each step of the reputation, 0 for the town hall first
        self.top: Final = len(steps) - 1
        self.gate_ids: Final = gate_ids
        self.arms: Final = vec[i64](arms)  # colours: seat, arm, space
        self.persons: Final = persons
        self.cards: Final = len(persons)  # cards + colour stands for a card of this colour that nobody has looked at
        self.suits: Final = first_of_each(persons)  # per colour its first card, then the number of all cards
        self.colours: Final = vec[i64]([person.colour for person in persons] + list(range(COLOURS)))  # unseen cards too
        self.person_ids: Final = [person.id for person in persons]
        self.price: Final = vec[i64]([person.price for person in persons])
        self.worth: Final = vec[i64]([person.points for person in persons])
        self.group: Final = vec[i64]([person.group for person in persons])
        self.worker: Final = vec[i64]([person.worker for person in persons])
        self.ops: Final = [person.op for person in persons]
        self.parts: Final = [person.op.parts() for person in persons]
        self.ways: Final = [way for parts in self.parts for op in parts for way in op.ways()]
        self.way_ids: Final = ids_of_ways(persons)
        self.instant: Final = [person.arrives for person in persons]
        self.laurel: Final = [person.scores for person in persons]
        self.once: Final = [person.once for person in persons]
        self.looks: Final = [vec[i64]([LOOK | card << 6 for card in self.suit(colour)]) for colour in range(COLOURS)]
        # Ready-made answers: what a card can be played for, and the houses a person can move into.
        self.plays: Final = [plays(card, uses) for card in range(self.cards) for uses in range(USES)]
        self.recruits: Final = [recruits(card, houses) for card in range(self.cards) for houses in range(SHADES)]

    def stacks(self, seats: i64) -> vec[i64]:
        """BRU-1.3  A pile for each player makes two stacks, the rest is the reserve; nothing is known of their tops."""
        played = seats * self.pile
        return vec[i64]([(played + 1) // 2, played // 2, self.cards - played, -1, -1])

    def suit(self, colour: i64) -> list[i64]:
        """All cards of a colour."""
        return list(range(self.suits[colour], self.suits[colour + 1]))


def first_of_each(persons: list[Person]) -> vec[i64]:
    """Where the colours begin among the persons, which lie colour by colour, and where the last one ends."""
    starts = [0] * (COLOURS + 1)
    for person in persons:
        for colour in range(person.colour + 1, COLOURS + 1):
            starts[colour] += 1
    return vec[i64](starts)


def ids_of_ways(persons: list[Person]) -> list[str]:
    """What the effects to choose from are called in the notation: numbered, person by person."""
    out: list[str] = []
    for person in persons:
        ways = sum([len(op.ways()) for op in person.op.parts()])
        out += [f"{person.id}_{way + 1}" for way in range(ways)]
    return out


def plays(card: i64, uses: i64) -> Moves:
    """BRU-4.2  Every card serves for workers and guilders, and for these uses."""
    out = vec[i64]([Move(WORKERS | card << 6), Move(GUILDERS | card << 6)])
    if uses & FOR_THREAT:
        out = append(out, Move(REMOVE | card << 6))
    if uses & FOR_LEFT:
        out = append(out, Move(CANAL | card << 6))
    if uses & FOR_RIGHT:
        out = append(out, Move(CANAL | card << 6 | 1 << 14))
    if uses & FOR_HOUSE:
        out = append(out, Move(HOUSE | card << 6))
    return out


def recruits(card: i64, houses: i64) -> Moves:
    """BRU-4.11  Any card on an empty house of each of these colours."""
    return vec[i64]([Move(RECRUIT | card << 6 | colour << 14) for colour in range(COLOURS) if houses >> colour & 1])
