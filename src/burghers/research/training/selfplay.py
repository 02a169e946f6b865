"""Games of a net against itself, many side by side, so that it judges their positions in one go.

Whoever is asked sees a redealt world, as at a table. A random part of the choices is searched: what the search comes to
teaches which answers to expect, and what each of them is worth.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np

from burghers import games
from burghers.bots.bot import STREAM, stream
from burghers.bots.encoder import FeatureEncoder, Numbers
from burghers.bots.evaluator import Evaluator
from burghers.bots.greedy import valued
from burghers.bots.lookahead import after, guessed, some
from burghers.bots.net import Net, utility
from burghers.kernel.fate import Fate, QuickFate
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import apply_known, legal, let_fate
from burghers.kernel.playout import first_owing
from burghers.kernel.sheet import Sheet
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.research.executors import WorkerPool, run_all
from burghers.research.training.harvest import Course, Harvest, Lesson, gathered
from burghers.research.training.searched import Search, search_choices

MOST_TRIES = 40  # answers looked at in a decision
GUESSES = 3  # how often the others' sealed answers are guessed
KEPT = 4  # of so many open questions one is kept as a position to learn from, beside all that were reached
SEEDS = 1 << 30
GUIDED_HEAT = 150.0  # in hundredths of a point
LONGEST = 1500  # decisions: a game that gets nowhere is broken off and counts as it stands


@dataclass(frozen=True)
class Asked:
    """A choice to be made: in which game and world, by whom, between what; what each answer leads to in some tries."""

    course: Course
    seat: Seat
    world: State
    options: list[Move]
    reached: list[State]
    searched: bool

    def tries(self) -> int:
        return len(self.reached) // len(self.options)


def self_play(net: Net, lesson: Lesson) -> Harvest:
    """Play all games to their end, side by side."""
    game = games.load(lesson.game)
    encoder = FeatureEncoder(game, lesson.seats)
    running = [begun(game, lesson, number) for number in range(lesson.games)]
    courses, decisions = running, 0
    evaluator = Evaluator(game, net, lesson.seats)
    while running and decisions < LONGEST * lesson.games:
        decisions += len(running)
        decide(evaluator, running, lesson)
        running = [course for course in running if not course.state.over()]
    return gathered(net, encoder, game, courses, lesson, decisions)


def played(pool: WorkerPool, net: Net, lessons: list[Lesson]) -> list[Harvest]:
    """What these lessons bring in, in their order, whoever plays them."""
    found = [harvest for some in run_all(pool, partial(self_play, net), lessons) for harvest in some]
    return sorted(found, key=lambda harvest: harvest.number)


def begun(game: Game, lesson: Lesson, number: int) -> Course:
    """A game at its beginning, that tells where points come from."""
    state = game.new(lesson.seats)
    state.hear()
    return Course(state, stream(lesson.seed, number), Sheet())


def decide(evaluator: Evaluator[State], courses: list[Course], lesson: Lesson) -> None:
    """One decision in each game."""
    choices = [one for course in courses for one in asked(evaluator, course, lesson)]
    if not choices:
        return
    states = [s for one in choices for s in one.reached]
    movers = [one.seat for one in choices for _ in one.reached]
    judged = values_of(evaluator, states, movers, lesson)
    searches: list[Search] = []
    start = 0
    for one in choices:
        end = start + len(one.reached)
        glance = judged[start:end].reshape(len(one.options), one.tries()).mean(axis=1)
        start = end
        course, seat = one.course, one.seat
        if one.searched:
            luck = QuickFate(course.fate.below(SEEDS, STREAM))
            searches.append(Search(course, seat, one.world, luck, one.options, one.reached[:: one.tries()], glance))
        else:
            answer(evaluator.encoder, course, seat, one.options[pick(glance, course.fate, lesson)])
    for search, found in zip(searches, search_choices(evaluator, searches, lesson.iterations), strict=True):
        move = found.moves[pick(found.values, search.course.fate, lesson)]
        answer(evaluator.encoder, search.course, search.seat, move)


def asked(evaluator: Evaluator[State], course: Course, lesson: Lesson) -> list[Asked]:
    """The choice to be made in this game now, if there is one; what leaves no choice is answered."""
    s, fate, game = course.state, course.fate, evaluator.game
    let_fate(s, fate)
    if s.over():
        return []
    seat = first_owing(s)
    options = legal(s, seat)
    if len(options) == 1:
        apply_known(s, seat, options[0])
        return []
    if fate.below(KEPT, STREAM) == 0:
        evaluator.encoder.look(s, course.lines)
    world = game.redeal(s, seat, fate)
    options = some(legal(world, seat), MOST_TRIES, fate)
    searched = not lesson.guided and int(fate.below(1000, STREAM)) < lesson.searched * 1000
    return [Asked(course, seat, world, options, tried(world, seat, options, fate), searched)]


def values_of(evaluator: Evaluator[State], states: list[State], movers: list[Seat], lesson: Lesson) -> Numbers:
    """Of each state for who moves there: by the net, or at first by the game's rough worth."""
    if lesson.guided:
        valued_so = [valued(evaluator.game, s, seat) for s, seat in zip(states, movers, strict=True)]
        return np.array(valued_so, np.float32)
    return utility(evaluator.seen_by_all(states)[np.arange(len(states)), np.array(movers, dtype=np.intp)])


def answer(encoder: FeatureEncoder, course: Course, seat: Seat, move: Move) -> None:
    """Answer, and keep what that leads to, if it is known at once."""
    s = course.state
    sealed = len(s.sealed) > 0
    apply_known(s, seat, move)
    if not sealed and not s.over():
        encoder.look(s, course.lines)


def tried(s: State, seat: Seat, options: list[Move], fate: Fate) -> list[State]:
    """What each answer leads to; several times, where it depends on the others' sealed answers."""
    if not s.sealed:
        return [after(s, seat, move) for move in options]
    seeds = [fate.below(SEEDS, STREAM) for _ in range(GUESSES)]  # the same guesses for every answer
    return guessed(s, seat, options, seeds)


def pick(values: Numbers, fate: Fate, lesson: Lesson) -> int:
    """Mostly the best answer, now and then another."""
    if int(fate.below(1000, STREAM)) < lesson.whim * 1000:
        return fate.below(len(values), STREAM)
    heat = GUIDED_HEAT if lesson.guided else lesson.heat
    weights = np.exp((values - values.max()).astype(np.float64) / heat)  # in halves of that a mark may reach the end
    at = np.cumsum(weights)
    return int(np.searchsorted(at, at[-1] * (fate.below(SEEDS, STREAM) / SEEDS), side="right"))
