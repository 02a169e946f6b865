"""BRU-5.6  Ops of the final scoring."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import COLOURS, Op
from burghers.games.bruges.cards.counts import count, shades
from burghers.games.bruges.cards.values import POINT
from burghers.games.bruges.state import Bruges

NO_THREAT: Final = 0
HOUSE_EACH_COLOUR: Final = 1
CONDITION_WORDS: Final = ("no_threat", "house_each_colour")


@final
class EndPer(Op):
    """BRU-5.22  Points for each counted thing, or for so many of them, at the end."""

    def __init__(self, points: int, per: int, div: int) -> None:
        super().__init__(0, 0)
        self.points: Final = points
        self.per: Final = per
        self.div: Final = div

    def final_points(self, s: Bruges, seat: int) -> int:
        """BRU-R25: what is left over counts nothing."""
        return self.points * (count(s, seat, self.per) // self.div)

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """As things stand, and a little more to come."""
        return count(s, seat, self.per) * self.points * POINT // self.div + rounds * self.points * POINT // 4

    def sentence(self) -> str:
        """For each, or for so many."""
        return "end_per" if self.div == 1 else "end_per_so_many"

    def figures(self) -> list[tuple[str, int]]:
        """How much for what."""
        return [("points", self.points), ("per", self.per), ("pers", self.per), ("div", self.div)]


@final
class EndIf(Op):
    """BRU-5.22  Points at the end if something holds: houses of all five colours, or no threat marker."""

    def __init__(self, points: int, condition: int) -> None:
        super().__init__(0, 0)
        self.points: Final = points
        self.condition: Final = condition

    def holds(self, s: Bruges, seat: int) -> bool:
        """Whether it holds now."""
        if self.condition == NO_THREAT:
            return s.threat_count(seat) == 0
        return shades(s, seat) == (1 << COLOURS) - 1

    def final_points(self, s: Bruges, seat: int) -> int:
        """All or nothing."""
        return self.points if self.holds(s, seat) else 0

    def worth(self, s: Bruges, seat: int, rounds: int) -> int:
        """As things stand, or a part of it."""
        return self.points * POINT if self.holds(s, seat) else self.points * POINT // 3

    def sentence(self) -> str:
        """Which condition."""
        return "end_no_threat" if self.condition == NO_THREAT else "end_house_each_colour"

    def figures(self) -> list[tuple[str, int]]:
        """How much."""
        return [("points", self.points)]
