"""BRU-4.8, BRU-4.9  Canals and statues."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import ARMS, BUILT_CANAL, CHEAPER_CANAL, SPACES
from burghers.games.bruges.moves import DECLINED, DIG, DUG, ENOUGH, LOST_TILE, STATUE
from burghers.games.bruges.rules.people import announce
from burghers.games.bruges.state import OWNER_BITS, Bruges
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Seat

NO_SPACE: Final[i64] = -1


def next_colour(s: Bruges, seat: i64, arm: i64) -> i64:
    """BRU-1.6  The colour of the next free space of an arm; NO_SPACE when the arm is complete."""
    tiles = s.tiles[seat * ARMS + arm]
    return NO_SPACE if tiles == SPACES else s.box.arms[(seat * ARMS + arm) * SPACES + tiles]


def canal_price(s: Bruges, seat: i64, arm: i64, times: i64) -> i64:
    """BRU-4.8  What the next space of an unfinished arm costs; BRU-5.9: so many times the printed price, and nothing
    with the Well Builder."""
    price = s.box.prices[s.tiles[seat * ARMS + arm]] * times
    if s.powers[seat] & CHEAPER_CANAL:
        price -= s.strength(seat, CHEAPER_CANAL)
    return price if price > 0 else i64(0)


def can_dig(s: Bruges, seat: i64, arm: i64, times: i64) -> bool:
    """Whether the arm has a free space the player can pay for."""
    return s.tiles[seat * ARMS + arm] < SPACES and canal_price(s, seat, arm, times) <= s.guilders[seat]


def dig(s: Bruges, seat: Seat, arm: i64, times: i64) -> None:
    """BRU-4.8  Pay, and place a tile on the next free space of an own arm, from the gate outwards without gaps."""
    price = canal_price(s, seat, arm, times)
    colour = next_colour(s, seat, arm)
    s.guilders[seat] -= price
    s.tiles[seat * ARMS + arm] += 1
    s.tell(seat, DUG, arm, colour, price, s.cause())
    if s.tiles[seat * ARMS + arm] == SPACES:
        finish_arm(s, seat, arm)
    announce(s, BUILT_CANAL, seat, colour)


def finish_arm(s: Bruges, seat: i64, arm: i64) -> None:
    """BRU-4.9  Completing an arm takes the top statue; none if the stack is empty, none for rebuilding."""
    bit = 1 << seat * ARMS + arm
    if s.finished & bit:
        return
    s.finished |= bit
    statue = s.statues_taken()
    if statue < len(s.box.statues):
        s.statues |= seat + 1 << OWNER_BITS * statue
        s.tell(seat, STATUE, s.box.statues[statue])


def lose_tile(s: Bruges, seat: i64, arm: i64) -> None:
    """BRU-8.1  Only an arm's last tile can go; statues stay."""
    s.tiles[seat * ARMS + arm] -= 1
    s.tell(seat, LOST_TILE, arm, s.cause())


def why_not_dig(s: Bruges, seat: i64, arm: i64, times: i64) -> Refusal | None:
    """BRU-4.8  A complete arm, or too few guilders."""
    if s.tiles[seat * ARMS + arm] == SPACES:
        return Refusal("BRU-4.9", "arm-complete", [("arm", arm), ("count", SPACES)])
    price = canal_price(s, seat, arm, times)
    if price > s.guilders[seat]:
        return Refusal("BRU-4.8", "canal-too-dear", [("arm", arm), ("needs", price), ("has", s.guilders[seat])])
    return None


@final
class DigCanal(Ask[Bruges]):
    """BRU-5.9  A person builds the next space of either arm, any colour, no card, so many times the printed price."""

    def __init__(self, seat: Seat, times: i64, may: bool) -> None:
        super().__init__(seat)
        self.times: Final = times
        self.may: Final = may  # whether the player may leave it

    def question(self) -> str:
        return "dig"

    def rule(self) -> str:
        """A canal without a card."""
        return "BRU-5.9"

    def figures(self, s: Bruges) -> list[tuple[str, int]]:
        """How many times the price."""
        return [("times", self.times)]

    def options(self, s: Bruges) -> Moves:
        """The arms that can be paid for, and no if that is allowed."""
        out = vec[i64]([coded(DIG, arm) for arm in range(ARMS) if can_dig(s, self.seat, arm, self.times)])
        if len(out) > 0 and self.may:
            out = append(out, coded(ENOUGH))
        return out

    def targets(self, s: Bruges, seat: Seat) -> list[Move]:
        arms = [coded(DIG, arm) for arm in range(ARMS)]
        return [*arms, coded(ENOUGH)] if self.may else arms

    def why(self, s: Bruges, seat: Seat, move: Move) -> Refusal | None:
        """Complete or too dear."""
        if verb_of(move) == DIG:
            return why_not_dig(s, seat, a_of(move), self.times)
        return None if self.may and move == coded(ENOUGH) else Refusal(self.rule(), "not-offered")

    def take(self, s: Bruges, move: Move) -> None:
        if verb_of(move) == DIG:
            dig(s, self.seat, a_of(move), self.times)
        else:
            s.tell(self.seat, DECLINED, s.cause())
