"""A choice that is searched in self-play: what the search found becomes what the net is to expect."""

from __future__ import annotations

import numpy as np

from burghers.bots.encoder import Numbers
from burghers.bots.evaluator import Evaluator
from burghers.bots.halving import ROOTED, Candidate, Halving, wish
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
    tried = learned_from(search.candidates)
    moves = [one.move for one in tried]
    values = worths(tried)
    reached = guessed(world, seat, moves, [luck.below(1 << 30, "bot")]) if world.sealed else led_to(world, seat, moves)
    positions = evaluator.encoder.seen(reached)
    expected = evaluator.net.say(evaluator.encoder.rows(positions, np.arange(len(moves)), np.full(len(moves), seat)))
    chances, before = softmax(values / SHARPNESS), softmax(expected[:, CHOICE])
    surprise = float((chances * np.log((chances + 1e-9) / (before + 1e-9))).sum())
    outlook = np.stack([blended(one, look) for one, look in zip(tried, evaluator.outlook(reached), strict=True)])
    if len(moves) > 1:
        course.searched.append(Searched(int(seat), positions, chances, outlook, max(0.0, surprise)))
    return moves, values


def learned_from(candidates: list[Candidate]) -> list[Candidate]:
    """What was played on, and of the rest a part that goes from good to poor: what is poor must be learned as well."""
    tried, rest = [one for one in candidates if one.found], [one for one in candidates if not one.found]
    room = min(MOST - len(tried), len(rest))
    return tried + [rest[place * len(rest) // room] for place in range(room)]


def worths(candidates: list[Candidate]) -> Numbers:
    """What each answer is worth; one only looked at as much more or less as playing on has shown of others."""
    shifts = [one.value() - wish(one.look) for one in candidates if one.found]
    shift = sum(shifts) / len(shifts) if shifts else 0.0
    return np.array([one.value() + (0.0 if one.found else shift) for one in candidates], np.float32)


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
