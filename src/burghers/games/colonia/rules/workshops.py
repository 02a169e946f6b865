"""COL-8  Thursday: make goods."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import CRAFTS, ORDERING, THURSDAY
from burghers.games.colonia.moves import EXTRA_ORDER, MOST_DICE, ORDER, ORDERED, SERVED, STICK, THROW, THROWS, told
from burghers.games.colonia.rules.bag import DIE
from burghers.games.colonia.rules.offers import react
from burghers.games.colonia.rules.turns import PASSING, InTurn, new_day, take_back, too_few_members
from burghers.games.colonia.rules.votes import Votes
from burghers.games.colonia.state import (
    FAMILY,
    GOOD,
    RESERVE,
    RESOURCE,
    SCREEN,
    THURSDAY_STREET,
    Colonia,
    an_order,
    craft_of,
    order_members,
    orderer,
)
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Fate, Odds
from burghers.kernel.move import WIDE_MASK, Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import AtOnce, Chance, Do, Seat


@final
class Thursday(Do[Colonia]):
    """COL-8.1  First the votes of the day, then orders, extra orders and goods."""

    def run(self, s: Colonia) -> None:
        new_day(s, 3)
        s.then(Votes(THURSDAY), OpenWorkshops(), ExtraOrders(), HandOverGoods())


@final
class OpenWorkshops(Do[Colonia]):
    """COL-8.1  The mayor begins."""

    def run(self, s: Colonia) -> None:
        """In turn from here."""
        s.next(PLACE_ORDER[s.mayor()])


@final
class PlaceOrder(InTurn):
    """COL-8.2  Place one order with any craftsman: the two resources of the recipe go back into the bag, members onto
    the topmost free order field."""

    def question(self) -> str:
        return "order"

    def rule(self) -> str:
        return "COL-8.2"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        return [("has", s.reserve(self.seat))]

    def turn_of(self, seat: i64) -> InTurn:
        return PLACE_ORDER[seat]

    def options(self, s: Colonia) -> Moves:
        """Craftsmen whose recipe and cost can be paid, by number; then passing."""
        box = s.box
        reserve = s.family[self.seat * FAMILY + RESERVE]
        at = self.seat * SCREEN + RESOURCE
        out = vec[i64]()
        for craft in range(CRAFTS):
            if (
                s.fresh[craft] < reserve
                and s.screen[at + box.recipe_first[craft]]
                and s.screen[at + box.recipe_second[craft]]
            ):
                out = append(out, Move(ORDER | craft << 6))
        if len(out) > 0:
            out = append(out, PASSING)
        return out

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        return [*[coded(ORDER, craft) for craft in range(CRAFTS)], PASSING]

    def why_not(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """COL-8.3  The first new order of the week costs 1 member, the second 2 and so on, whoever places it."""
        if verb_of(move) != ORDER or a_of(move) >= CRAFTS:
            return Refusal(self.rule(), "not-offered")
        craft = a_of(move)
        for resource in (s.box.recipe_first[craft], s.box.recipe_second[craft]):
            if not s.screen[seat * SCREEN + RESOURCE + resource]:
                figures = [("craftsman", craft), ("resource", resource), ("needs", 1), ("has", 0)]
                return Refusal(self.rule(), "no-resource", figures)
        cost, has = s.fresh[craft] + 1, s.reserve(seat)
        return too_few_members("COL-8.3", cost, has) if cost > has else None

    def act(self, s: Colonia, move: Move) -> None:
        """COL-8.4  The order waits at the end of the queue, above or below the stick; it cannot be withdrawn
        (COL-R33)."""
        craft = a_of(move)
        seat = self.seat
        for resource in (s.box.recipe_first[craft], s.box.recipe_second[craft]):
            s.screen[seat * SCREEN + RESOURCE + resource] -= 1
            s.bag[resource] += 1
        s.fresh[craft] += 1
        cost = s.fresh[craft]
        s.family[seat * FAMILY + RESERVE] -= cost
        s.orders = append(s.orders, an_order(craft, seat, cost))
        s.note(told(ORDERED, craft, cost, s.box.recipe_first[craft], s.box.recipe_second[craft]), seat)
        if s.box.reacting:
            react(s, ORDERING, seat)


PLACE_ORDER: Final = [PlaceOrder(Seat(seat)) for seat in range(6)]


@final
class ExtraOrders(Do[Colonia]):
    """COL-8.5  When all have passed, extra orders follow: COL-4.4, as many dice as the week card says."""

    def run(self, s: Colonia) -> None:
        """All dice are one roll: nobody can do anything between them."""
        dice = s.box.week_dice[s.week_card] + s.dice
        s.dice = 0
        while dice > 1:
            thrown = min(dice, MOST_DICE)
            s.next(RollExtraOrders(thrown))
            dice -= thrown
        if dice:
            s.next(ROLL_EXTRA_ORDER)


@final
class RollExtraOrders(AtOnce[Colonia]):
    """COL-8.6  All dice of the extra orders."""

    def __init__(self, dice: i64) -> None:
        self.dice: Final = dice

    def odds(self, s: Colonia) -> Odds:
        """By the ways in which the dice come to show it."""
        return THROWS.odds(THROW, self.dice)

    def stream(self) -> str:
        return "die"

    def tickets(self) -> i64:
        return self.dice

    def draw(self, s: Colonia, fate: Fate) -> Move:
        return Move(THROW | THROWS.draw(self.dice, fate, "die") << 6)

    def take(self, s: Colonia, outcome: Move) -> None:
        """By rising faces."""
        for face in THROWS.dice[outcome >> 6 & WIDE_MASK]:
            extra_order(s, face)

    def apart(self) -> tuple[Chance[Colonia], ...]:
        return tuple([ROLL_EXTRA_ORDER] * self.dice)


@final
class RollExtraOrder(Chance[Colonia]):
    """COL-8.6  1 to 5: that craftsman's stick moves down one field; 6: all five sticks do."""

    def odds(self, s: Colonia) -> Odds:
        return DIE

    def stream(self) -> str:
        return "die"

    def take(self, s: Colonia, outcome: Move) -> None:
        """Down one field."""
        extra_order(s, a_of(outcome))


ROLL_EXTRA_ORDER: Final = RollExtraOrder()


def extra_order(s: Colonia, face: i64) -> None:
    """What one die says."""
    s.note(told(EXTRA_ORDER, face), -1)
    if face < CRAFTS:
        lower_stick(s, face, 1)
    else:
        for craft in range(CRAFTS):
            lower_stick(s, craft, 1)


def lower_stick(s: Colonia, craft: i64, fields: i64) -> None:
    """More orders are sure to be served."""
    s.sticks[craft] += fields
    s.note(told(STICK, craft, s.sticks[craft]), -1)


@final
class HandOverGoods(Do[Colonia]):
    """COL-8.7  Each field above the stick that holds members yields its owner exactly one good."""

    def run(self, s: Colonia) -> None:
        """COL-8.8  Members come back from the Thursday street; then those of served orders follow there.
        COL-8.9  Sticks return to the start; unserved orders keep their order and move up."""
        take_back(s, THURSDAY_STREET)
        waiting = vec[i64]()
        for order in s.orders:
            craft = craft_of(order)
            if s.sticks[craft]:
                s.sticks[craft] -= 1
                seat = orderer(order)
                s.screen[seat * SCREEN + GOOD + craft] += 1
                s.family[seat * FAMILY + THURSDAY_STREET] += order_members(order)
                s.note(told(SERVED, craft, 1), seat)
            else:
                waiting = append(waiting, order)
        s.orders = waiting
        for craft in range(CRAFTS):
            s.sticks[craft] = 0
            s.fresh[craft] = 0
