"""The bag and the die: resources drawn, goods rolled for."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import ALL_STALLS, COUNT_BITS, CRAFTS, GOOD_WORDS, RESOURCES
from burghers.games.colonia.moves import (
    DRAWN,
    DRAWN_AT_ONCE,
    EMPTY_BAG,
    FOR_GOOD,
    GOT_GOOD,
    GOT_RESOURCE,
    MOST_AT_ONCE,
    ROLL,
    ROLLED,
    STOCK,
    TAKE,
    told,
)
from burghers.games.colonia.state import GOOD, RESOURCE, SCREEN, Colonia
from burghers.kernel.fate import Fate, Odds, even, weighted
from burghers.kernel.move import Move, Moves, a_of, coded
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, AtOnce, Chance, Seat
from burghers.kernel.vectors import bit_of

DIE: Final = even(vec[i64]([coded(ROLL, face) for face in range(6)]))
DRAWS: Final = vec[i64]([coded(DRAWN, resource) for resource in range(RESOURCES)])


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
        return Odds(DRAWS, bag, bag[0] + bag[1] + bag[2] + bag[3] + bag[4])

    def stream(self) -> str:
        return "bag"


@final
class DrawToStall(FromBag):
    """COL-4.2  For each stall the printed number of resources is drawn onto it."""

    def __init__(self, stall: i64) -> None:
        self.stall: Final = stall

    def take(self, s: Colonia, outcome: Move) -> None:
        """One more lies there."""
        resource = a_of(outcome)
        s.bag[resource] -= 1
        s.stalls[self.stall] += bit_of(COUNT_BITS * resource)


DRAW_TO_STALL: Final = [DrawToStall(stall) for stall in range(ALL_STALLS)]


class SeveralFromBag(AtOnce[Colonia]):
    """COL-1.11  Resources drawn together, while the bag holds as many: which they are, and not in what order."""

    def __init__(self, resources: i64) -> None:
        self.resources: Final = resources

    def verb(self) -> i64:
        """Of the sentence that tells how many there are of each."""
        raise NotImplementedError

    def get(self, s: Colonia, resource: i64, count: i64) -> None:
        """So many of one kind come out of the bag."""
        raise NotImplementedError

    def met(self, s: Colonia) -> bool:
        """A bag that does not hold so many is emptied piece by piece (COL-R21)."""
        if s.bagged() >= self.resources:
            return super().met(s)
        s.agenda.pop()
        for part in self.apart():
            s.next(part)
        return False

    def odds(self, s: Colonia) -> Odds:
        """By the ways to take so many out of the bag."""
        outcomes, weights = vec[i64]([self.verb()]), vec[i64]([1])
        drawn = vec[i64]([0])
        for resource in range(RESOURCES):
            more, more_weights, more_drawn = vec[i64](), vec[i64](), vec[i64]()
            for i in range(len(outcomes)):
                ways = weights[i]
                for count in range(min(self.resources - drawn[i], s.bag[resource]) + 1):
                    if count:
                        ways = ways * (s.bag[resource] - count + 1) // count
                    more = append(more, outcomes[i] | count << 6 + 8 * resource)
                    more_weights = append(more_weights, ways)
                    more_drawn = append(more_drawn, drawn[i] + count)
            outcomes, weights, drawn = more, more_weights, more_drawn
        full, full_weights = vec[i64](), vec[i64]()
        for i in range(len(outcomes)):
            if drawn[i] == self.resources:
                full, full_weights = append(full, outcomes[i]), append(full_weights, weights[i])
        return weighted(full, full_weights)

    def stream(self) -> str:
        return "bag"

    def tickets(self) -> i64:
        return self.resources

    def draw(self, s: Colonia, fate: Fate) -> Move:
        """Each from what the others have left in the bag."""
        stock = self.verb()
        total = s.bagged()
        for _ in range(self.resources):
            ticket = fate.below(total, "bag")
            resource: i64 = 0
            left = s.bag[0] - (stock >> 6 & 255)
            while ticket >= left:
                ticket -= left
                resource += 1
                left = s.bag[resource] - (stock >> 6 + 8 * resource & 255)
            stock += bit_of(6 + 8 * resource)
            total -= 1
        return Move(stock)

    def take(self, s: Colonia, outcome: Move) -> None:
        for resource in range(RESOURCES):
            count = outcome >> 6 + 8 * resource & 255
            if count:
                s.bag[resource] -= count
                self.get(s, resource, count)


@final
class StockStall(SeveralFromBag):
    """COL-4.2  All resources of one stall."""

    def __init__(self, stall: i64, resources: i64) -> None:
        super().__init__(resources)
        self.stall: Final = stall

    def verb(self) -> i64:
        return STOCK

    def get(self, s: Colonia, resource: i64, count: i64) -> None:
        s.stalls[self.stall] += count << COUNT_BITS * resource

    def apart(self) -> tuple[Chance[Colonia], ...]:
        return tuple([DRAW_TO_STALL[self.stall]] * self.resources)


STOCK_STALL: Final = [StockStall(stall, n) for stall in range(ALL_STALLS) for n in range(MOST_AT_ONCE + 1)]


def stock_stall(s: Colonia, stall: i64, resources: i64) -> None:
    """Draw so many onto a stall next."""
    while resources > 1:
        drawn = min(resources, MOST_AT_ONCE)
        s.next(STOCK_STALL[stall * (MOST_AT_ONCE + 1) + drawn])
        resources -= drawn
    if resources:
        s.next(DRAW_TO_STALL[stall])


@final
class DrawToScreen(FromBag):
    """COL-2.3  Each player draws resources at random."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def take(self, s: Colonia, outcome: Move) -> None:
        resource = a_of(outcome)
        s.bag[resource] -= 1
        get_resources(s, self.seat, resource, 1)


@final
class FillScreen(SeveralFromBag):
    """COL-2.3  All resources that one player draws."""

    def __init__(self, seat: Seat, resources: i64) -> None:
        super().__init__(resources)
        self.seat: Final = seat

    def verb(self) -> i64:
        return DRAWN_AT_ONCE

    def get(self, s: Colonia, resource: i64, count: i64) -> None:
        get_resources(s, self.seat, resource, count)

    def apart(self) -> tuple[Chance[Colonia], ...]:
        draw: Chance[Colonia] = DrawToScreen(self.seat)
        return tuple([draw] * self.resources)


def get_resources(s: Colonia, seat: i64, resource: i64, count: i64) -> None:
    """COL-14.3  Drawn in the open, then behind the screen."""
    s.screen[seat * SCREEN + RESOURCE + resource] += count
    for _ in range(count):
        s.note(told(GOT_RESOURCE, resource, s.cause()), seat)


def draw_resources(s: Colonia, seat: Seat, resources: i64) -> None:
    """Have a player draw so many next."""
    while resources > 1:
        drawn = min(resources, MOST_AT_ONCE)
        s.next(FillScreen(seat, drawn))
        resources -= drawn
    if resources:
        s.next(DrawToScreen(seat))


@final
class RollForGood(Chance[Colonia]):
    """COL-2.4  A player rolls the die and takes the good of that number; on 6 a good of his choice."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def odds(self, s: Colonia) -> Odds:
        return DIE

    def stream(self) -> str:
        return "die"

    def take(self, s: Colonia, outcome: Move) -> None:
        """1 to 5 is a craftsman."""
        face = a_of(outcome)
        s.note(told(ROLLED, face, FOR_GOOD), self.seat)
        if face < CRAFTS:
            get_good(s, self.seat, face)
        else:
            s.next(ChooseGood(self.seat))


@final
class ChooseGood(Ask[Colonia]):
    """COL-2.4  On 6 a good of his choice (COL-R14)."""

    def question(self) -> str:
        return "good"

    def rule(self) -> str:
        return "COL-2.4"

    def options(self, s: Colonia) -> Moves:
        """Any: goods do not run out (COL-R22)."""
        return vec[i64]([coded(TAKE, good) for good in range(len(GOOD_WORDS))])

    def take(self, s: Colonia, move: Move) -> None:
        """From the supply."""
        get_good(s, self.seat, a_of(move))


def get_good(s: Colonia, seat: i64, good: i64) -> None:
    """One good behind the screen."""
    s.screen[seat * SCREEN + GOOD + good] += 1
    s.note(told(GOT_GOOD, good, s.cause()), seat)
