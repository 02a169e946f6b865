"""Looking ahead: what an answer leads to, and what the others may be answering meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from burghers.bots.bot import STREAM
from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.game import Game
from burghers.kernel.move import NOTHING, Move
from burghers.kernel.play import apply_known, legal
from burghers.kernel.playout import first_owing
from burghers.kernel.state import State
from burghers.kernel.step import Seat


def after(world: State, seat: Seat, move: Move) -> State:
    """A copy of the world with this answer given."""
    copy = world.clone()
    apply_known(copy, seat, move)
    return copy


def unseal(s: State) -> None:
    """Take all sealed answers back, so that they can be given anew: nobody knows them yet."""
    if s.sealed:
        s.sealed = [NOTHING] * s.seats
        owing = 0
        for seat, offer in enumerate(s.offers):
            if offer:
                owing |= 1 << seat
        s.owing = owing


def others_answer(s: State, luck: Fate) -> None:
    """Where answers are sealed, the seats still to answer say anything, so that they can be revealed."""
    while s.sealed:
        seat = first_owing(s)
        options = legal(s, seat)
        apply_known(s, seat, options[luck.below(len(options), STREAM)])


def guessed(world: State, seat: Seat, moves: list[Move], seeds: list[int]) -> list[State]:
    """What each answer to a sealed question leads to, once for every seed by which the others' answers are guessed."""
    reached: list[State] = []
    for move in moves:
        for seed in seeds:
            copy = world.clone()
            unseal(copy)
            apply_known(copy, seat, move)
            others_answer(copy, QuickFate(seed))
            reached.append(copy)
    return reached


def worlds(
    game: Game[Any], world: State, seat: Seat, fate: Fate, seconds: float, iterations: int, least: int
) -> Iterator[State]:
    """Worlds dealt anew, nothing sealed in them, until the time or the number is up; the least come in any case."""
    end = perf_counter() + seconds
    for number in range(iterations):
        if number >= least and perf_counter() > end:
            return
        dealt = game.redeal(world, seat, fate)
        unseal(dealt)
        yield dealt


def some(options: list[Move], most: int, fate: Fate) -> list[Move]:
    """All options, or of a very long list as many as there is time for, in their order."""
    if len(options) <= most:
        return options
    places = list(range(len(options)))
    fate.shuffle(places, STREAM)
    return [options[i] for i in sorted(places[:most])]
