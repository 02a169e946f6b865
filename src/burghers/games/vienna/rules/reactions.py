"""VIE-R36  Parts of a space that wait for something its owner does, and parts that are had once a round or a game."""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.box import MOST_PARTS, Effect, all_parts
from burghers.games.vienna.moves import USED_UP, told
from burghers.games.vienna.state import Vienna
from burghers.kernel.limits import is_used, used
from burghers.kernel.native import i64
from burghers.kernel.step import Do, Seat

ANYWHERE: Final[i64] = -1


def react(s: Vienna, seat: Seat, deed: i64, only: i64 = ANYWHERE) -> None:
    """What the spaces where a player's dice lie give for what he has just done, along the road."""
    waiting = s.box.reactions[deed]
    for i in range(len(waiting) - 1, -1, -1):  # what is scheduled last comes first
        space = waiting[i] // MOST_PARTS
        if s.owner[space] == seat and only in (ANYWHERE, space):
            s.next(Carry(seat, space, waiting[i] % MOST_PARTS))


@final
class Carry(Do[Vienna]):
    """VIE-6.1  One of several effects of a space: after those before it, or when what it has waited for is done."""

    def __init__(self, seat: Seat, space: i64, part: i64) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.part: Final = part

    def run(self, s: Vienna) -> None:
        s.box.parts[self.space][self.part].evaluate(s, self.seat, self.space)


@final
class Reacts(Effect):
    """Nothing in the evaluation, but an effect each time its owner does something."""

    def __init__(self, awaited: i64, effect: Effect) -> None:
        self.awaited: Final = awaited
        self.effect: Final = effect

    def parts(self) -> list[Effect]:
        return all_parts(self, [self.effect])

    def deed(self) -> i64:
        return self.awaited

    def worth(self, s: Vienna, seat: Seat) -> i64:
        """As if it happened about once."""
        return self.effect.worth(s, seat)


@final
class Limited(Effect):
    """An effect that each player has once a round, or once a game; what he cannot pay for he has not had."""

    def __init__(self, for_game: bool, effect: Effect) -> None:
        self.for_game: Final = for_game
        self.effect: Final = effect

    def parts(self) -> list[Effect]:
        return all_parts(self, [self.effect])

    def limit(self) -> i64:
        return 1 if self.for_game else 0

    def evaluate(self, s: Vienna, seat: Seat, space: i64) -> None:
        limit = s.box.limit_of(space, self)
        if is_used(s.spent, limit, seat):
            s.note(told(USED_UP, space), seat)
            return
        if s.coins[seat] >= self.effect.price():
            s.spent = used(s.spent, limit, seat)
        self.effect.evaluate(s, seat, space)

    def worth(self, s: Vienna, seat: Seat) -> i64:
        """Nothing once it has been had, wherever that was seen last."""
        for limit in s.box.limits:
            if s.box.part_of(limit) is self and is_used(s.spent, limit, seat):
                return 0
        return self.effect.worth(s, seat)

    def price(self) -> i64:
        return self.effect.price()
