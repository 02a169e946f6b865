"""A choice that is searched in self-play: what the search found becomes what the net is to expect."""

from __future__ import annotations

import numpy as np

from burghers.bots.encoder import Numbers
from burghers.bots.evaluator import Evaluator
from burghers.bots.halving import ROOTED, Candidate, Halving
from burghers.bots.lookahead import Budget, after, guessed
from burghers.bots.net import CHOICE
from burghers.kernel.fate import QuickFate
from burghers.kernel.move import Move
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.research.training.harvest import Course, Lesson, Searched

SHARPNESS = 0.03  # chances to win: an answer so much better is expected e times as often
MOST = 16  # answers that are learned from


def search_choice(
    evaluator: Evaluator[State], course: Course, world: State, seat: Seat, luck: QuickFate, lesson: Lesson
) -> tuple[list[Move], Numbers]:
    """Search, keep what it teaches, and say what each answer is worth by it."""
    search = Halving(evaluator, world, seat, luck)
    search.run(Budget(1e9, lesson.iterations, 0))
    tried = [one for one in search.candidates if one.found][:MOST] or search.candidates[:MOST]
    moves = [one.move for one in tried]
    values = np.array([one.value() for one in tried], np.float32)
    reached = guessed(world, seat, moves, [luck.below(1 << 30, "bot")]) if world.sealed else led_to(world, seat, moves)
    positions = evaluator.encoder.seen(reached)
    expected = evaluator.net.say(evaluator.encoder.rows(positions, np.arange(len(moves)), np.full(len(moves), seat)))
    chances, before = softmax(values / SHARPNESS), softmax(expected[:, CHOICE])
    surprise = float((chances * np.log((chances + 1e-9) / (before + 1e-9))).sum())
    outlook = np.stack([blended(one, look) for one, look in zip(tried, evaluator.outlook(reached), strict=True)])
    if len(moves) > 1:
        course.searched.append(Searched(int(seat), positions, chances, outlook, max(0.0, surprise)))
    return moves, values


def led_to(world: State, seat: Seat, moves: list[Move]) -> list[State]:
    """What each answer leads to at once."""
    return [after(world, seat, move) for move in moves]


def blended(one: Candidate, look: Numbers) -> Numbers:
    """All seats' outlook after an answer: what it was played on to, with the first look at it."""
    mean: Numbers = ((ROOTED * look + one.outlook) / (ROOTED + len(one.found))).astype(np.float32)
    return mean


def softmax(values: Numbers) -> Numbers:
    """Chances that come to one."""
    weights = np.exp(values - values.max())
    chances: Numbers = weights / weights.sum()
    return chances
