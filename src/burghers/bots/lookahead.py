"""Looking ahead: what an answer leads to, and what the others may be answering meanwhile."""

from __future__ import annotations

from math import ceil
from time import perf_counter
from typing import final

from burghers.bots.bot import STREAM
from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.game import G, Game
from burghers.kernel.move import NOTHING, Move
from burghers.kernel.native import i64, vec
from burghers.kernel.play import apply_known, legal
from burghers.kernel.playout import first_owing
from burghers.kernel.state import State
from burghers.kernel.step import Seat


def after(world: G, seat: Seat, move: Move) -> G:
    """A copy of the world with this answer given."""
    copy = world.clone()
    apply_known(copy, seat, move)
    return copy


def unseal(s: State) -> None:
    """Take all sealed answers back, so that they can be given anew: nobody knows them yet."""
    if len(s.sealed):
        s.sealed = vec[i64]([NOTHING] * s.seats)
        owing = 0
        for seat, offer in enumerate(s.offers):
            if len(offer):
                owing |= 1 << seat
        s.owing = owing


def others_answer(s: State, luck: Fate) -> None:
    """Where answers are sealed, the seats still to answer say anything, so that they can be revealed."""
    while len(s.sealed):
        seat = first_owing(s)
        options = legal(s, seat)
        apply_known(s, seat, options[luck.below(len(options), STREAM)])


def guessed(world: G, seat: Seat, moves: list[Move], seeds: list[int]) -> list[G]:
    """What each answer to a sealed question leads to, once for every seed by which the others' answers are guessed."""
    reached: list[G] = []
    for move in moves:
        for seed in seeds:
            copy = world.clone()
            unseal(copy)
            apply_known(copy, seat, move)
            others_answer(copy, QuickFate(seed))
            reached.append(copy)
    return reached


def dealt_anew(game: Game[G], world: G, seat: Seat, fate: Fate) -> G:
    """A world dealt anew, with nothing sealed in it."""
    dealt = game.redeal(world, seat, fate)
    unseal(dealt)
    return dealt


@final
class Budget:
    """How often one may look ahead: so many times, or as often as the clock allows; the least in any case."""

    def __init__(self, seconds: float, times: int, least: int) -> None:
        self.begun = perf_counter()
        self.seconds = seconds
        self.times = times
        self.least = least
        self.used = 0

    def left(self) -> int:
        """How many more times there will be, as far as can be told."""
        rest = self.times - self.used
        if self.used < self.least:
            return rest
        past = perf_counter() - self.begun
        return min(rest, ceil(self.used * (self.seconds / past - 1))) if past < self.seconds else 0


def some(options: list[Move], most: int, fate: Fate) -> list[Move]:
    """All options, or of a very long list as many as there is time for, in their order."""
    if len(options) <= most:
        return options
    places = list(range(len(options)))
    fate.shuffle(places, STREAM)
    return [options[i] for i in sorted(places[:most])]
