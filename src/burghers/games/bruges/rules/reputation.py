"""BRU-3.5 to 3.7  Climbing on the reputation track."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import BLOCKED_STEP, CHEAPER_STEP, CLIMBED, COLOURS
from burghers.games.bruges.moves import AT_TOP, CANNOT_CLIMB, CLIMB, ROSE, STAY, STAYED
from burghers.games.bruges.rules.people import announce
from burghers.games.bruges.state import NOBODY, Bruges
from burghers.kernel.move import Move, Moves, coded, verb_of
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Ask, Seat

YES_NO: Final = vec[i64]([coded(CLIMB), coded(STAY)])
NO_PRICE: Final[i64] = -1  # the price when nobody may climb


def dice_price(s: Bruges) -> i64:
    """BRU-3.5  The sum of all dice that show 1 or 2; BRU-3.6: without such a die there is no price."""
    total: i64 = 0
    for colour in range(COLOURS):
        face = s.die(colour)
        if face <= 2:
            total += face
    return total or NO_PRICE


def step_price(s: Bruges, seat: i64) -> i64:
    """BRU-5.18  The Notary makes the step of phase 2 cheaper, not below nothing; BRU-5.17: the Earl climbs when the
    dice forbid it, at a price of its own."""
    price = dice_price(s)
    if price == NO_PRICE:
        person = s.whoever(seat, BLOCKED_STEP)
        return NO_PRICE if person == NOBODY else s.box.ops[person].strength_for(BLOCKED_STEP)
    if s.powers[seat] & CHEAPER_STEP:
        price -= s.strength(seat, CHEAPER_STEP)
    return price if price > 0 else i64(0)


def can_climb(s: Bruges, seat: i64, price: i64) -> bool:
    """BRU-3.7  Who cannot pay cannot climb; there is no step beyond the top."""
    return price >= 0 and s.guilders[seat] >= price and s.steps[seat] < s.box.top


def climb(s: Bruges, seat: Seat, price: i64) -> None:
    """One step up, paid for, and told to the persons who wait for it."""
    s.guilders[seat] -= price
    s.steps[seat] += 1
    s.tell(seat, ROSE, s.steps[seat], price, s.cause())
    announce(s, CLIMBED, seat, 0)


@final
class BuyStep(Ask[Bruges]):
    """BRU-3.6  In phase 2 everyone may buy one step, at most."""

    def question(self) -> str:
        return "climb"

    def rule(self) -> str:
        return "BRU-3.5"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        """What it costs, and where it leads."""
        step = s.steps[self.seat] + 1
        return [("guilders", step_price(s, self.seat)), ("step", step), ("points", s.box.steps[step])]

    def options(self, s: Bruges) -> Moves:
        return YES_NO if can_climb(s, self.seat, step_price(s, self.seat)) else vec[i64]()

    def take(self, s: Bruges, move: Move) -> None:
        """BRU-3.7  Who does not want to pays nothing."""
        s.because(0)
        climb_or_stay(s, self.seat, move, step_price(s, self.seat))

    def met(self, s: Bruges) -> bool:
        """Who cannot climb is passed over, and the readers are told why."""
        asked = super().met(s)
        if not asked:
            tell_below(s, self.seat, step_price(s, self.seat))
        return asked


def climb_or_stay(s: Bruges, seat: Seat, move: Move, price: i64) -> None:
    """What the player has decided."""
    if verb_of(move) == CLIMB:
        climb(s, seat, price)
    else:
        s.tell(seat, STAYED, s.steps[seat] + 1, price, s.cause())


def tell_below(s: Bruges, seat: Seat, price: i64) -> None:
    """Why a player stays where he is: at the top, or with too few guilders."""
    if s.steps[seat] >= s.box.top:
        s.tell(seat, AT_TOP, s.steps[seat])
    elif price >= 0:
        s.tell(seat, CANNOT_CLIMB, s.steps[seat] + 1, price, s.guilders[seat])


@final
class PaidStep(Ask[Bruges]):
    """BRU-R20  A person offers a step for a price, once when recruited; the owner may decline."""

    def __init__(self, seat: Seat, price: i64) -> None:
        super().__init__(seat)
        self.price: Final = price

    def question(self) -> str:
        return "climb"

    def rule(self) -> str:
        """A step by a person."""
        return "BRU-5.23"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        """What it costs, and where it leads."""
        step = s.steps[self.seat] + 1
        return [("guilders", self.price), ("step", step), ("points", s.box.steps[step])]

    def options(self, s: Bruges) -> Moves:
        return YES_NO if can_climb(s, self.seat, self.price) else vec[i64]()

    def take(self, s: Bruges, move: Move) -> None:
        """Pay and climb, or stay."""
        climb_or_stay(s, self.seat, move, self.price)
