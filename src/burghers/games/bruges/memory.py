"""The memory of Bruges, made from fields.py by ``tool.py regenerate``: do not edit."""

from __future__ import annotations

from burghers.games.bruges.box import Box
from burghers.games.bruges.fields import FIELDS
from burghers.kernel.fields import Field
from burghers.kernel.native import append, extend, i64, mypyc_attr, vec
from burghers.kernel.state import State


@mypyc_attr(acyclic=True)
class BrugesMemory(State):
    """What lies on the table."""

    box: Box  # the printing
    customs: i64  # readings of the rules that the table agreed on, a bit each
    round: i64  # rounds begun
    phase: i64  # 1 to 4
    last: i64  # the round that will be the last; 0 until it is known
    first: i64  # the seat with the banner
    dice: i64  # three bits for each colour
    turned: i64  # majority markers turned to colour: bit seat * MARKERS + kind
    finished: i64  # arms completed at some time: bit seat * ARMS + arm
    statues: i64  # owner + 1 of each statue in the order of the stack, OWNER_BITS each
    points: vec[i64]  # scored so far
    guilders: vec[i64]  # in the purses
    steps: vec[i64]  # of the reputation, 0 for the town hall
    workers: vec[i64]  # COLOURS counts
    threats: vec[i64]  # COLOURS counts
    tiles: vec[i64]  # of the left and of the right arm
    powers: vec[i64]  # what the persons of the area hear of and change
    hands: list[vec[i64]]  # a hand is replaced, never changed
    houses: list[vec[i64]]  # in the order of building; replaced, never changed
    stacks: vec[i64]  # heights of the two stacks and of the reserve, then the colours on top
    backs: vec[i64]  # per colour: cards whose back nobody has seen, in the stacks and the reserve
    unseen: list[vec[i64]]  # per colour: cards whose face nobody has seen, as looks
    discards: vec[i64]  # per colour a bit for each card, by its place in the colour

    def fields(self) -> tuple[Field, ...]:
        """What lies on the table, as declared."""
        return FIELDS

    def lay(self, box: Box, customs: i64) -> None:
        """Lay the table for a new game."""
        seats = self.seats
        self.box = box
        self.customs = customs
        self.round = 0
        self.phase = 0
        self.last = 0
        self.first = -1
        self.dice = 0
        self.turned = 0
        self.finished = 0
        self.statues = 0
        self.points = vec[i64]([box.points] * seats)
        self.guilders = vec[i64]([box.guilders] * seats)
        self.steps = vec[i64]([0] * seats)
        self.workers = vec[i64]([box.workers] * (seats * 5))
        self.threats = vec[i64]([0] * (seats * 5))
        self.tiles = vec[i64]([0] * (seats * 2))
        self.powers = vec[i64]([0] * seats)
        self.hands = [vec[i64]() for _ in range(seats)]
        self.houses = [vec[i64]() for _ in range(seats)]
        self.stacks = box.stacks(seats)
        self.backs = vec[i64]([len(looks) for looks in box.looks])
        self.unseen = box.looks[:]
        self.discards = vec[i64]([0] * 5)

    def copy_to(self, other: BrugesMemory) -> None:
        """Lay the same things on the table of another state."""
        other.stands_as(self)
        other.box = self.box
        other.customs = self.customs
        other.round = self.round
        other.phase = self.phase
        other.last = self.last
        other.first = self.first
        other.dice = self.dice
        other.turned = self.turned
        other.finished = self.finished
        other.statues = self.statues
        other.points = self.points[:]
        other.guilders = self.guilders[:]
        other.steps = self.steps[:]
        other.workers = self.workers[:]
        other.threats = self.threats[:]
        other.tiles = self.tiles[:]
        other.powers = self.powers[:]
        other.hands = self.hands[:]
        other.houses = self.houses[:]
        other.stacks = self.stacks[:]
        other.backs = self.backs[:]
        other.unseen = self.unseen[:]
        other.discards = self.discards[:]

    def numbers(self) -> vec[i64]:
        """Everything on the table as numbers, in the order of the declaration."""
        out = vec[i64]()
        out = append(out, self.customs)
        out = append(out, self.round)
        out = append(out, self.phase)
        out = append(out, self.last)
        out = append(out, self.first)
        out = append(out, self.dice)
        out = append(out, self.turned)
        out = append(out, self.finished)
        out = append(out, self.statues)
        out = extend(out, self.points)
        out = extend(out, self.guilders)
        out = extend(out, self.steps)
        out = extend(out, self.workers)
        out = extend(out, self.threats)
        out = extend(out, self.tiles)
        out = extend(out, self.powers)
        for pile in self.hands:
            out = append(out, len(pile))
            out = extend(out, pile)
        for pile in self.houses:
            out = append(out, len(pile))
            out = extend(out, pile)
        out = extend(out, self.stacks)
        out = extend(out, self.backs)
        for pile in self.unseen:
            out = append(out, len(pile))
            out = extend(out, pile)
        return extend(out, self.discards)

    def restore(self, box: Box, numbers: vec[i64]) -> None:
        """Lay the table from its numbers."""
        seats = self.seats
        self.box = box
        at: i64 = 0
        self.customs = numbers[at]
        at += 1
        self.round = numbers[at]
        at += 1
        self.phase = numbers[at]
        at += 1
        self.last = numbers[at]
        at += 1
        self.first = numbers[at]
        at += 1
        self.dice = numbers[at]
        at += 1
        self.turned = numbers[at]
        at += 1
        self.finished = numbers[at]
        at += 1
        self.statues = numbers[at]
        at += 1
        self.points = numbers[at : at + seats]
        at += seats
        self.guilders = numbers[at : at + seats]
        at += seats
        self.steps = numbers[at : at + seats]
        at += seats
        self.workers = numbers[at : at + seats * 5]
        at += seats * 5
        self.threats = numbers[at : at + seats * 5]
        at += seats * 5
        self.tiles = numbers[at : at + seats * 2]
        at += seats * 2
        self.powers = numbers[at : at + seats]
        at += seats
        self.hands = []
        for _ in range(seats):
            self.hands.append(numbers[at + 1 : at + 1 + numbers[at]])
            at += numbers[at] + 1
        self.houses = []
        for _ in range(seats):
            self.houses.append(numbers[at + 1 : at + 1 + numbers[at]])
            at += numbers[at] + 1
        self.stacks = numbers[at : at + 5]
        at += 5
        self.backs = numbers[at : at + 5]
        at += 5
        self.unseen = []
        for _ in range(5):
            self.unseen.append(numbers[at + 1 : at + 1 + numbers[at]])
            at += numbers[at] + 1
        self.discards = numbers[at : at + 5]
        at += 5
