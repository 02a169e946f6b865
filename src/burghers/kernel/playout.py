"""Random play inside the compiled engine: for benchmarks, rollouts and the laws."""

from __future__ import annotations

from typing import Final

from burghers.kernel.fate import Fate
from burghers.kernel.move import Move
from burghers.kernel.native import i64
from burghers.kernel.play import draw, settle
from burghers.kernel.state import State
from burghers.kernel.step import FATE, FATE_OWES, Seat

STREAM: Final = "playout"


def first_owing(s: State) -> Seat:
    """The lowest seat that owes an answer."""
    owing = s.owing
    seat: i64 = 0
    while not owing & 1:
        owing >>= 1
        seat += 1
    return Seat(seat)


def step_randomly(s: State, fate: Fate) -> bool:
    """One random answer of whoever is asked; True when a seat decided, False when it was fate."""
    agenda = s.agenda
    top = agenda[-1]
    if s.owing == FATE_OWES:
        top.answer(s, FATE, draw(s, fate))
        settle(s)
        return False
    seat = first_owing(s)
    options = top.legal(s, seat)
    top.answer(s, seat, Move(options[fate.below(len(options), STREAM)]))
    settle(s)
    return True


def play_randomly(s: State, fate: Fate, limit: int) -> int:
    """Play to the end, or until ``limit`` decisions; how many decisions seats have taken."""
    decisions: i64 = 0
    agenda = s.agenda
    while agenda and decisions < limit:
        if step_randomly(s, fate):
            decisions += 1
    return decisions


def clone_many(s: State, times: i64) -> None:
    """Clone so often; for benchmarks."""
    for _ in range(times):
        s.clone()


def clone_and_apply_many(s: State, seat: Seat, moves: list[Move], times: i64) -> None:
    """Clone and answer with each of these moves in turn, so often in all; for benchmarks."""
    count = len(moves)
    for i in range(times):
        copy = s.clone()
        copy.agenda[-1].answer(copy, seat, moves[i % count])
        settle(copy)
