"""Choices that are searched in self-play: what playing on finds is what the net is to expect, and to think of answers.

All choices that are searched at one time are played on side by side, so that the net judges them in one go.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from burghers.bots.encoder import Numbers
from burghers.bots.evaluator import Evaluator
from burghers.bots.halving import rollouts_after
from burghers.bots.net import CHOICE, utility
from burghers.bots.rollouts import Rollout, play_on
from burghers.kernel.fate import QuickFate
from burghers.kernel.move import Move
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.research.training.harvest import Course, Searched

SHARPNESS = 0.03  # chances to win: an answer so much better is expected e times as often
PLAYED_ON = 8  # answers of a choice: those that look best
MOST = 16  # answers that are learned from
LOOKED = 1  # worlds: the look at an answer counts as so many of those it is played on in


@dataclass(frozen=True)
class Search:
    """A choice to be searched: the answers looked at, what each leads to, and what it is worth at a glance."""

    course: Course
    seat: Seat
    world: State  # as the seat may take it to be
    luck: QuickFate
    moves: list[Move]
    reached: list[State]
    glance: Numbers


@dataclass(frozen=True)
class Found:
    """What a search came to: answers, the best at a glance first, with what each is worth."""

    moves: list[Move]
    values: Numbers


def search_choices(evaluator: Evaluator[Any], searches: list[Search], iterations: int) -> list[Found]:
    """Play the answers of all these choices on, and keep what that teaches."""
    orders = [in_order(one.glance) for one in searches]
    rollouts: list[Rollout] = []
    for one, order in zip(searches, orders, strict=True):
        moves = [one.moves[place] for place in order[:PLAYED_ON]]
        worlds = worlds_for(len(moves), iterations)
        rollouts += rollouts_after(evaluator.game, one.world, one.seat, moves, worlds, one.luck)
    play_on(evaluator, rollouts)
    ends = evaluator.outlook([rollout.world for rollout in rollouts])
    found: list[Found] = []
    at = 0
    for one, order in zip(searches, orders, strict=True):
        tried = min(PLAYED_ON, len(order))
        worlds = worlds_for(tried, iterations)
        outlooks = ends[at : at + worlds * tried].reshape(worlds, tried, *ends.shape[1:]).mean(axis=0)
        at += worlds * tried
        found.append(taught(evaluator, one, order, outlooks, worlds))
    return found


def in_order(glance: Numbers) -> list[int]:
    """The answers that are learned from: the best, and some of the rest: what is poor must be learned as well."""
    order: list[int] = np.argsort(-glance, kind="stable").tolist()
    rest = order[PLAYED_ON:]
    room = min(MOST - PLAYED_ON, len(rest))
    return order[:PLAYED_ON] + [rest[place * len(rest) // room] for place in range(room)]


def worlds_for(tried: int, iterations: int) -> int:
    """In how many worlds so many answers are played on."""
    return max(1, iterations // tried)


def taught(evaluator: Evaluator[Any], one: Search, order: list[int], outlooks: Numbers, worlds: int) -> Found:
    """Keep what these answers came to; what was only looked at is corrected as playing on has corrected the others."""
    reached = [one.reached[place] for place in order]
    positions = evaluator.encoder.seen(reached)
    tried, seat = len(outlooks), int(one.seat)
    outlook = evaluator.outlook(reached)
    outlook[:tried] = (LOOKED * outlook[:tried] + worlds * outlooks) / (LOOKED + worlds)
    values = one.glance[order]
    better = (LOOKED * values[:tried] + worlds * utility(outlooks[:, seat])) / (LOOKED + worlds)
    values[tried:] += (better - values[:tried]).mean()
    values[:tried] = better
    rows = evaluator.encoder.rows(positions, np.arange(len(order)), np.full(len(order), seat))
    chances, before = softmax(values / SHARPNESS), softmax(evaluator.net.say(rows)[:, CHOICE])
    surprise = float((chances * np.log((chances + 1e-9) / (before + 1e-9))).sum())
    learned = positions[:tried], outlook[:tried]
    one.course.searched.append(Searched(seat, positions, chances, *learned, max(0.0, surprise)))
    return Found([one.moves[place] for place in order], values)


def softmax(values: Numbers) -> Numbers:
    """Chances that come to one."""
    weights = np.exp(values - values.max())
    chances: Numbers = weights / weights.sum()
    return chances
