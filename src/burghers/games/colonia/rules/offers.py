"""What cards offer: parts with a price, alternatives, and several parts in a row."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import DEEDS
from burghers.games.colonia.moves import (
    ACCEPT,
    CHOOSE,
    CHOSE,
    DECLINED,
    FORGO,
    PAID,
    by_decree,
    by_ship,
    by_week,
    told,
)
from burghers.games.colonia.state import MONEY, SCREEN, Colonia
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Ask, Do, Seat
from burghers.kernel.vectors import bit_of


def carry_out(s: Colonia, parts: tuple[i64, ...], seats: i64) -> None:
    """All parts of a card for these seats, in the order they are printed."""
    if len(parts) > 1:
        s.next(CarryOn(parts[1:], seats))
    if len(parts) > 0:
        s.box.effects[parts[0]].bring(s, seats)


def react(s: Colonia, deed: i64, seat: Seat, ship: i64 = -1) -> None:
    """COL-R44  What the week card, the decrees of the week and then the ship give for what a player has just done."""
    box = s.box
    if ship >= 0:
        wait_for(s, seat, box.ship_reactions[ship], by_ship(box, ship))
    for i in range(len(s.standing) - 1, -1, -1):  # what is scheduled last comes first
        decree = s.standing[i]
        wait_for(s, seat, box.decree_reactions[decree * DEEDS + deed], by_decree(decree))
    wait_for(s, seat, box.week_reactions[s.week_card * DEEDS + deed], by_week(box, s.week_card))


def wait_for(s: Colonia, seat: Seat, parts: tuple[i64, ...], cause: i64) -> None:
    """The parts that have waited, if there are any."""
    if len(parts) > 0:
        s.next(CarryOn(parts, bit_of(seat), cause))


@final
class CarryOn(Do[Colonia]):
    """COL-R43  Several parts of a card are carried out one after the other. COL-R44  Or those that have waited."""

    def __init__(self, parts: tuple[i64, ...], seats: i64, cause: i64 = 0) -> None:
        self.parts: Final = parts
        self.seats: Final = seats
        self.cause: Final = cause  # for readers; 0 for what has brought it about so far

    def run(self, s: Colonia) -> None:
        if self.cause:
            s.because(self.cause)
        if len(self.parts) > 1:
            s.next(CarryOn(self.parts[1:], self.seats))
        s.box.effects[self.parts[0]].bring(s, self.seats)


@final
class Offer(Ask[Colonia]):
    """COL-R41  What has a price is offered in order of the week: pay and get it, or decline. Everybody is asked, so
    that no purse is told."""

    def __init__(self, seat: Seat, part: i64, coins: i64, city: i64) -> None:
        super().__init__(seat)
        self.part: Final = part
        self.coins: Final = coins
        self.city: Final = city

    def question(self) -> str:
        return "offer"

    def rule(self) -> str:
        return "COL-R41"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        return [("part", self.part)]

    def options(self, s: Colonia) -> Moves:
        """To decline is always open."""
        if s.screen[self.seat * SCREEN + MONEY + self.city] < self.coins:
            return vec[i64]([coded(FORGO)])
        return vec[i64]([coded(ACCEPT, self.part), coded(FORGO)])

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        return [coded(ACCEPT, self.part), coded(FORGO)]

    def why(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Another offer, or too dear."""
        if move == coded(FORGO):
            return None
        if move != coded(ACCEPT, self.part):
            return Refusal(self.rule(), "not-offered")
        has = s.screen[seat * SCREEN + MONEY + self.city]
        if has >= self.coins:
            return None
        return Refusal(self.rule(), "too-poor", [("needs", self.coins), ("has", has), ("currency", self.city)])

    def take(self, s: Colonia, move: Move) -> None:
        """Paid to the bank."""
        if verb_of(move) == FORGO:
            s.note(told(DECLINED, s.cause()), self.seat)
            return
        s.screen[self.seat * SCREEN + MONEY + self.city] -= self.coins
        s.note(told(PAID, self.coins, self.city, s.cause()), self.seat)
        s.box.effects[self.part].take_up(s, self.seat)


@final
class ChooseEffect(Ask[Colonia]):
    """COL-R42  Of several alternatives each player chooses one, in order of the week."""

    def __init__(self, seat: Seat, parts: tuple[i64, ...]) -> None:
        super().__init__(seat)
        self.parts: Final = parts

    def question(self) -> str:
        return "alternative"

    def rule(self) -> str:
        return "COL-R42"

    def options(self, s: Colonia) -> Moves:
        """As they stand on the card."""
        return vec[i64]([coded(CHOOSE, part) for part in self.parts])

    def take(self, s: Colonia, move: Move) -> None:
        """For himself alone."""
        s.note(told(CHOSE, a_of(move), s.cause()), self.seat)
        s.box.effects[a_of(move)].give(s, self.seat)
