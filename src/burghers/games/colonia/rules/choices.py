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
    GOT_MONEY,
    HOME,
    KEEP,
    WENT_HOME,
    told,
)
from burghers.games.colonia.rules.bag import draw_resources
from burghers.games.colonia.state import FAMILY, MONEY, RESERVE, SCREEN, TUESDAY_STREET, Colonia
from burghers.kernel.errors import Refusal
from burghers.kernel.move import NOTHING, Move, Moves, a_of, b_of, c_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Do, Seat, Together


@final
class GoHome(Together[Colonia]):
    """COL-13.4  Each player may take up to 3 of his members from a street to the reserve."""

    def __init__(self, street: i64, most: i64, seats: i64) -> None:
        self.street: Final = street
        self.most: Final = most
        self.seats: Final = seats  # who is asked, as bits

    def question(self) -> str:
        return "home"

    def rule(self) -> str:
        """The three decrees of the same kind."""
        return HOME_RULES[self.street - TUESDAY_STREET]

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        """At most so many, from this street."""
        return [("most", self.most), ("street", self.street - TUESDAY_STREET)]

    def options(self, s: Colonia, seat: Seat) -> Moves:
        """None up to all of them; who has none there is not asked."""
        there = s.family[seat * FAMILY + self.street]
        if not there or not self.seats >> seat & 1:
            return vec[i64]()
        return vec[i64]([coded(HOME, members) for members in range(min(there, self.most) + 1)])

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        return [coded(HOME, members) for members in range(self.most + 1)]

    def why(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Bounded by the decree, and by who is there."""
        if verb_of(move) != HOME:
            return Refusal(self.rule(), "not-offered")
        if a_of(move) > self.most:
            return Refusal(self.rule(), "too-many-home", [("most", self.most)])
        there = s.family[seat * FAMILY + self.street]
        return too_few_there(self.rule(), a_of(move), there) if a_of(move) > there else None

    def reveal(self, s: Colonia, answers: Moves) -> None:
        """All at once."""
        for seat in range(s.seats):
            if answers[seat] != NOTHING:
                members = a_of(answers[seat])
                s.family[seat * FAMILY + self.street] -= members
                s.family[seat * FAMILY + RESERVE] += members
                if members:
                    s.note(told(WENT_HOME, members, self.street - TUESDAY_STREET, s.cause()), seat)
                else:
                    s.note(told(DECLINED, s.cause()), seat)


HOME_RULES: Final = ["COL-13.18", "COL-13.4", "COL-13.12", "COL-13.4"]  # Tuesday to Friday street


def too_few_there(rule: str, needs: i64, has: i64) -> Refusal:
    """Fewer members on the street."""
    return Refusal(rule, "too-few-there", [("needs", needs), ("has", has)])


@final
class Exchange(Together[Colonia]):
    """COL-13.17  Each player may change up to 5 of one currency into one other, one for one."""

    def __init__(self, most: i64, seats: i64) -> None:
        self.most: Final = most
        self.seats: Final = seats  # who is asked, as bits

    def question(self) -> str:
        return "change"

    def rule(self) -> str:
        return "COL-13.17"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        return [("most", self.most)]

    def options(self, s: Colonia, seat: Seat) -> Moves:
        """Keep all, or by currency given, currency got and amount; nobody's purse is told by not being asked."""
        if not self.seats >> seat & 1:
            return vec[i64]()
        out = vec[i64]([coded(KEEP)])
        for given in range(CITIES):
            purse = s.screen[seat * SCREEN + MONEY + given]
            for got in range(CITIES):
                if got != given:
                    for coins in range(1, min(purse, self.most) + 1):
                        out = append(out, coded(CHANGE, coins - 1, given, got))
        return out

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
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

    def reveal(self, s: Colonia, answers: Moves) -> None:
        """All at once; the amounts are told (COL-R19)."""
        for seat in range(s.seats):
            move = answers[seat]
            if move == NOTHING:
                continue
            if verb_of(move) == CHANGE:
                coins = a_of(move) + 1
                s.screen[seat * SCREEN + MONEY + b_of(move)] -= coins
                s.screen[seat * SCREEN + MONEY + c_of(move)] += coins
                s.note(told(CHANGED, coins, b_of(move), c_of(move), s.cause()), seat)
            else:
                s.note(told(DECLINED, s.cause()), seat)


@final
class DrawMore(Ask[Colonia]):
    """COL-13.3  Each player may draw 2 random resources from the common bag, in order of the week (COL-R6)."""

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def question(self) -> str:
        return "draw"

    def rule(self) -> str:
        return "COL-13.3"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        return [("count", self.count)]

    def options(self, s: Colonia) -> Moves:
        """Draw or not; from an empty bag there is nothing to draw."""
        return vec[i64]([coded(DRAW), coded(DECLINE)]) if s.bagged() else vec[i64]()

    def take(self, s: Colonia, move: Move) -> None:
        """All of them, or none."""
        if move == DRAW:
            draw_resources(s, self.seat, self.count)
        else:
            s.note(told(DECLINED, s.cause()), self.seat)


@final
class GetMoney(Do[Colonia]):
    """COL-14.3  A card pays money, in the open; then it is behind the screen."""

    def __init__(self, seat: Seat, coins: i64, city: i64) -> None:
        self.seat: Final = seat
        self.coins: Final = coins
        self.city: Final = city

    def run(self, s: Colonia) -> None:
        """From the bank, which does not run out (COL-R22)."""
        s.screen[self.seat * SCREEN + MONEY + self.city] += self.coins
        s.note(told(GOT_MONEY, self.coins, self.city, s.cause()), self.seat)
