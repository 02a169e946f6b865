"""COL-14.4  The choices decrees bring: those that touch nobody else are collected at once."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import CITIES
from burghers.games.colonia.moves import (
    CHANGE,
    CHANGED,
    DECLINE,
    DECLINED,
    DRAW,
    HOME,
    KEEP,
    WENT_HOME,
    told,
)
from burghers.games.colonia.rules.bag import DrawToScreen
from burghers.games.colonia.state import FAMILY, MONEY, RESERVE, SCREEN, TUESDAY_STREET, Colonia
from burghers.kernel.errors import Refusal
from burghers.kernel.move import NOTHING, Move, a_of, b_of, c_of, coded, verb_of
from burghers.kernel.step import Ask, Seat, Together


@final
class GoHome(Together[Colonia]):
    """COL-13.4  Each player may take up to 3 of his members from a street to the reserve."""

    def __init__(self, street: int, most: int) -> None:
        self.street: Final = street
        self.most: Final = most

    def question(self) -> str:
        """How many?"""
        return "home"

    def rule(self) -> str:
        """The three decrees of the same kind."""
        return HOME_RULES[self.street - TUESDAY_STREET]

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        """At most so many, from this street."""
        return [("most", self.most), ("street", self.street - TUESDAY_STREET)]

    def options(self, s: Colonia, seat: Seat) -> list[Move]:
        """None up to all of them; who has none there is not asked."""
        there = s.family[seat * FAMILY + self.street]
        if not there:
            return []
        return [coded(HOME, members) for members in range(min(there, self.most) + 1)]

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        """Every number."""
        return [coded(HOME, members) for members in range(self.most + 1)]

    def why(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Bounded by the decree, and by who is there."""
        if verb_of(move) != HOME:
            return Refusal(self.rule(), "not-offered")
        if a_of(move) > self.most:
            return Refusal(self.rule(), "too-many-home", [("most", self.most)])
        there = s.family[seat * FAMILY + self.street]
        return too_few_there(self.rule(), a_of(move), there) if a_of(move) > there else None

    def reveal(self, s: Colonia, answers: list[Move]) -> None:
        """All at once."""
        for seat in range(s.seats):
            if answers[seat] != NOTHING:
                members = a_of(answers[seat])
                s.family[seat * FAMILY + self.street] -= members
                s.family[seat * FAMILY + RESERVE] += members
                s.note(told(WENT_HOME, members, self.street - TUESDAY_STREET), seat)


HOME_RULES: Final = ["COL-13.18", "COL-13.4", "COL-13.12"]  # Tuesday, Wednesday, Thursday street


def too_few_there(rule: str, needs: int, has: int) -> Refusal:
    """Fewer members on the street."""
    return Refusal(rule, "too-few-there", [("needs", needs), ("has", has)])


@final
class Exchange(Together[Colonia]):
    """COL-13.17  Each player may change up to 5 of one currency into one other, one for one."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def question(self) -> str:
        """Which for which?"""
        return "change"

    def rule(self) -> str:
        """The exchange."""
        return "COL-13.17"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        """At most so much."""
        return [("most", self.most)]

    def options(self, s: Colonia, seat: Seat) -> list[Move]:
        """Keep all, or by currency given, currency got and amount; nobody's purse is told by not being asked."""
        out = [coded(KEEP)]
        for given in range(CITIES):
            purse = s.screen[seat * SCREEN + MONEY + given]
            for got in range(CITIES):
                if got != given:
                    for coins in range(1, min(purse, self.most) + 1):
                        out.append(coded(CHANGE, coins - 1, given, got))
        return out

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        """Every exchange."""
        pairs = [(given, got) for given in range(CITIES) for got in range(CITIES) if given != got]
        return [
            coded(KEEP),
            *[coded(CHANGE, coins - 1, given, got) for given, got in pairs for coins in range(1, self.most + 1)],
        ]

    def why(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Bounded by the decree and the purse."""
        if move == KEEP:
            return None
        if verb_of(move) != CHANGE or b_of(move) == c_of(move) or max(b_of(move), c_of(move)) >= CITIES:
            return Refusal(self.rule(), "not-offered")
        coins, has = a_of(move) + 1, s.screen[seat * SCREEN + MONEY + b_of(move)]
        if coins > self.most:
            return Refusal(self.rule(), "too-much-money", [("most", self.most)])
        if coins > has:
            return Refusal(self.rule(), "too-poor", [("needs", coins), ("has", has), ("currency", b_of(move))])
        return None

    def reveal(self, s: Colonia, answers: list[Move]) -> None:
        """All at once; the amounts are told (COL-R19)."""
        for seat in range(s.seats):
            move = answers[seat]
            if verb_of(move) == CHANGE:
                coins = a_of(move) + 1
                s.screen[seat * SCREEN + MONEY + b_of(move)] -= coins
                s.screen[seat * SCREEN + MONEY + c_of(move)] += coins
                s.note(told(CHANGED, coins, b_of(move), c_of(move)), seat)
            else:
                s.note(told(DECLINED), seat)


@final
class DrawMore(Ask[Colonia]):
    """COL-13.3  Each player may draw 2 random resources from the common bag, in order of the week (COL-R6)."""

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def question(self) -> str:
        """Draw?"""
        return "draw"

    def rule(self) -> str:
        """Drawing resources."""
        return "COL-13.3"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        """How many."""
        return [("count", self.count)]

    def options(self, s: Colonia) -> list[Move]:
        """Draw or not; from an empty bag there is nothing to draw."""
        return [coded(DRAW), coded(DECLINE)] if s.bagged() else []

    def take(self, s: Colonia, move: Move) -> None:
        """One at a time."""
        if move == DRAW:
            draw = DrawToScreen(self.seat)
            for _ in range(self.count):
                s.next(draw)
        else:
            s.note(told(DECLINED), self.seat)
