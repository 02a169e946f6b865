"""BRU-5.6  Ops of the final scoring."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import COLOURS, Op
from burghers.games.bruges.cards.counts import count, shades
from burghers.games.bruges.cards.values import POINT
from burghers.games.bruges.cards.words import Reader, per
from burghers.games.bruges.state import Bruges
from burghers.kernel.native import i64
from burghers.kernel.printing import Entry

NO_THREAT: Final[i64] = 0
HOUSE_EACH_COLOUR: Final[i64] = 1
CONDITION_WORDS: Final = ("no_threat", "house_each_colour")


@final
class EndPer(Op):
    """BRU-5.22  Points for each counted thing, or for so many of them, at the end."""

    def __init__(self, points: i64, per: i64, div: i64, most: i64) -> None:
        super().__init__(0, 0)
        self.points: Final = points
        self.per: Final = per
        self.div: Final = div
        self.most: Final = most  # counted at most; 0 without a limit

    def final_points(self, s: Bruges, seat: i64) -> i64:
        """BRU-R25: what is left over counts nothing."""
        times = count(s, seat, self.per) // self.div
        return self.points * (self.most if 0 < self.most < times else times)

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """As things stand, and a little more to come."""
        return count(s, seat, self.per) * self.points * POINT // self.div + rounds * self.points * POINT // 4

    def sentence(self) -> str:
        """For each, or for so many."""
        return "end_per" if self.div == 1 else "end_per_so_many"

    def figures(self) -> list[tuple[str, int]]:
        what = [("points", self.points), ("per", self.per), ("pers", self.per), ("div", self.div)]
        return [*what, ("max", self.most)]


@final
class EndIf(Op):
    """BRU-5.22  Points at the end if something holds: houses of all five colours, or no threat marker."""

    def __init__(self, points: i64, condition: i64) -> None:
        super().__init__(0, 0)
        self.points: Final = points
        self.condition: Final = condition

    def holds(self, s: Bruges, seat: i64) -> bool:
        if self.condition == NO_THREAT:
            return s.threat_count(seat) == 0
        return shades(s, seat) == (1 << COLOURS) - 1

    def final_points(self, s: Bruges, seat: i64) -> i64:
        """All or nothing."""
        return self.points if self.holds(s, seat) else i64(0)

    def worth(self, s: Bruges, seat: i64, rounds: i64) -> i64:
        """As things stand, or a part of it."""
        return self.points * POINT if self.holds(s, seat) else self.points * POINT // 3

    def sentence(self) -> str:
        return "end_no_threat" if self.condition == NO_THREAT else "end_house_each_colour"

    def figures(self) -> list[tuple[str, int]]:
        return [("points", self.points)]


def end_per(effect: Entry, may: bool) -> Op:
    div, most = effect.number("div", 1, 9, 1), effect.number("max", 0, 99, 0)
    return EndPer(effect.number("points", 1, 20), per(effect), div, most)


def end_if(effect: Entry, may: bool) -> Op:
    return EndIf(effect.number("points", 1, 20), CONDITION_WORDS.index(effect.word("if", CONDITION_WORDS)))


# The kinds of effects that printings name, and their readers.
SCORING: dict[str, Reader] = {
    "end_per": end_per,
    "end_if": end_if,
}
