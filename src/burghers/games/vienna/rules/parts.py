"""VIE-6.1  What the action of a space is put together from beyond one sentence: several effects, alternatives,
conditions, struck-through coins before any of them, and gains for each of something.

A step names a part by its place among the parts of its space, which are numbered once, when the box is read.
"""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.box import COIN, PERSON_CARD, SPECIAL_CARD, Effect, all_parts
from burghers.games.vienna.moves import CHOOSE
from burghers.games.vienna.rules.reactions import Carry
from burghers.games.vienna.rules.scoring import collect, pay_in_full, score
from burghers.games.vienna.rules.spaces import COIN_WORTH, POINT_WORTH
from burghers.games.vienna.state import Vienna
from burghers.kernel.move import VERB_BITS, Move, Moves, coded
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Ask, Seat


def count(s: Vienna, seat: i64, per: i64) -> i64:
    """How many of these things a player has."""
    if per == SPECIAL_CARD:
        return s.specials_of(seat)
    if per == PERSON_CARD:
        total: i64 = 0
        for met in s.met:
            if met // 256 == seat:
                total += 1
        return total
    if per == COIN:
        return s.coins[seat]
    return s.influence(seat, per)


def place_of(s: Vienna, space: i64, part: Effect) -> i64:
    """Where a part stands among the parts of its space."""
    place: i64 = 0
    for effect in s.box.parts[space]:
        if effect is part:
            break
        place += 1
    return place


def number_of(s: Vienna, way: Effect) -> i64:
    """The number of an effect among all that may be chosen."""
    number: i64 = 0
    for effect in s.box.ways:
        if effect is way:
            break
        number += 1
    return number


@final
class Several(Effect):
    """Several effects, one after the other."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects: Final = effects

    def parts(self) -> list[Effect]:
        return all_parts(self, self.effects)

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        """In the order of the space, without what waits for something else (VIE-R36)."""
        for i in range(len(self.effects) - 1, -1, -1):  # what is scheduled last comes first
            if self.effects[i].deed() < 0:
                s.next(Carry(seat, space, place_of(s, space, self.effects[i])))

    def worth(self, s: Vienna, seat: Seat) -> i64:
        total: i64 = 0
        for effect in self.effects:
            total += effect.worth(s, seat)
        return total

    def price(self) -> i64:
        total: i64 = 0
        for effect in self.effects:
            total += effect.price()
        return total


@final
class Either(Effect):
    """One of several effects, as the owner chooses."""

    def __init__(self, ways: list[Effect]) -> None:
        self.choice: Final = ways

    def parts(self) -> list[Effect]:
        return all_parts(self, self.choice)

    def ways(self) -> list[Effect]:
        return self.choice

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        s.next(ChooseWay(seat, space, place_of(s, space, self)))

    def worth(self, s: Vienna, seat: Seat) -> i64:
        """The best of them."""
        best: i64 = 0
        for effect in self.choice:
            best = max(best, effect.worth(s, seat))
        return best


@final
class ChooseWay(Ask[Vienna]):
    """VIE-6.1  Which of its effects a space has."""

    def __init__(self, seat: Seat, space: i64, part: i64) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.part: Final = part

    def question(self) -> str:
        return "choose"

    def rule(self) -> str:
        return "VIE-6.1"

    def figures(self, s: Vienna) -> list[tuple[str, int]]:
        return [("space", self.space)]

    def options(self, s: Vienna) -> Moves:
        return vec[i64]([coded(CHOOSE, number_of(s, way)) for way in s.box.parts[self.space][self.part].ways()])

    def take(self, s: Vienna, move: Move) -> None:
        s.box.ways[move >> VERB_BITS].evaluate(s, self.seat, self.space)


@final
class Provided(Effect):
    """Only for an owner who has so many of something."""

    def __init__(self, per: i64, least: i64, effect: Effect) -> None:
        self.per: Final = per
        self.least: Final = least
        self.effect: Final = effect

    def parts(self) -> list[Effect]:
        return all_parts(self, [self.effect])

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        if count(s, seat, self.per) >= self.least:
            self.effect.evaluate(s, seat, space)

    def worth(self, s: Vienna, seat: Seat) -> i64:
        """As things stand."""
        return self.effect.worth(s, seat) if count(s, seat, self.per) >= self.least else i64(0)


@final
class Paying(Effect):
    """VIE-6.3  Struck-through coins before an effect: paid in full, or the effect is void."""

    def __init__(self, cost: i64, effect: Effect) -> None:
        self.cost: Final = cost
        self.effect: Final = effect

    def parts(self) -> list[Effect]:
        return all_parts(self, [self.effect])

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        if pay_in_full(s, seat, self.cost, space):
            self.effect.evaluate(s, seat, space)

    def worth(self, s: Vienna, seat: Seat) -> i64:
        """What is left after paying."""
        return self.effect.worth(s, seat) - self.cost * COIN_WORTH if s.coins[seat] >= self.cost else i64(0)

    def price(self) -> i64:
        return self.cost


@final
class GainPer(Effect):
    """VIE-6.4  Coins or points for each of something its owner has, or for so many, up to a limit."""

    def __init__(self, coins: i64, points: i64, per: i64, div: i64, most: i64) -> None:
        self.coins: Final = coins
        self.points: Final = points
        self.per: Final = per
        self.div: Final = div
        self.most: Final = most

    def times(self, s: Vienna, seat: i64) -> i64:
        """How often it counts."""
        times = count(s, seat, self.per) // self.div
        return min(times, self.most)

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        times = self.times(s, seat)
        if times and self.coins:
            collect(s, seat, self.coins * times, space)
        if times and self.points:
            score(s, seat, self.points * times, space)

    def worth(self, s: Vienna, seat: Seat) -> i64:
        return self.times(s, seat) * (self.coins * COIN_WORTH + self.points * POINT_WORTH)
