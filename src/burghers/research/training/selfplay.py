"""Games of a net against itself, many side by side, so that it judges their positions in one go."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from burghers import games
from burghers.bots.bot import STREAM, stream
from burghers.bots.encoder import FeatureEncoder, Numbers, Positions
from burghers.bots.evaluator import final_score
from burghers.bots.greedy import valued
from burghers.bots.lookahead import after, guessed, some
from burghers.bots.net import Net, utility
from burghers.kernel.fate import Fate
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import apply_known, legal, let_fate
from burghers.kernel.playout import first_owing
from burghers.kernel.sheet import Sheet
from burghers.kernel.state import State
from burghers.kernel.step import Seat

MOST_TRIES = 40  # answers looked at in a decision
GUESSES = 3  # how often the others' sealed answers are guessed
KEPT = 4  # of so many open questions one is kept as a position to learn from, beside all that were reached
SEEDS = 1 << 30
MOST_MARGIN = 60  # points: a landslide teaches no more than this
GUIDED_HEAT = 150.0  # in hundredths of a point
LONGEST = 1500  # decisions: a game that gets nowhere is broken off and counts as it stands


@dataclass(frozen=True)
class Lesson:
    """What is to be played: so many games with this net, all their chance from the seed."""

    number: int
    game: str
    seats: int
    games: int
    seed: str
    heat: float  # how freely it chooses among answers that look nearly as good
    whim: float  # how often it takes any answer at all
    trust: float  # lambda: how much the end of the game counts against what the net said on the way
    guided: bool = False  # by the game's rough worth instead of the net: a beginner's first games


@dataclass(frozen=True)
class Harvest:
    """What was played: positions, and for each seat what became of them."""

    number: int  # of the lesson
    seats: int
    positions: Positions
    targets: Numbers  # by position and seat: win and margin
    decisions: int


@dataclass
class Course:
    """One game in play."""

    state: State
    fate: Fate
    lines: Sheet  # positions kept so far


def self_play(net: Net, lesson: Lesson) -> Harvest:
    """Play all games to their end, side by side."""
    game = games.load(lesson.game)
    encoder = FeatureEncoder(game, lesson.seats)
    running = [Course(game.new(lesson.seats), stream(lesson.seed, number), Sheet()) for number in range(lesson.games)]
    courses, decisions = running, 0
    evaluator = Rough(game) if lesson.guided else Learnt(net, encoder)
    while running and decisions < LONGEST * lesson.games:
        decisions += len(running)
        decide(evaluator, encoder, running, lesson)
        running = [course for course in running if not course.state.over()]
    kept = [encoder.positions(course.lines.cells) for course in courses]
    targets = [
        outcome(net, encoder, game, course.state, positions, lesson.trust)
        for course, positions in zip(courses, kept, strict=True)
    ]
    return Harvest(
        lesson.number, lesson.seats, np.concatenate(kept).astype(np.int16), np.concatenate(targets), decisions
    )


class Learnt:
    """Values positions by the net."""

    def __init__(self, net: Net, encoder: FeatureEncoder) -> None:
        self.net = net
        self.encoder = encoder

    def values(self, states: list[State], positions: Positions, movers: list[int]) -> Numbers:
        """Of each state for who moves there, with the lines made of the states."""
        rows = self.encoder.rows(positions, np.arange(len(positions)), np.array(movers, dtype=np.intp))
        return utility(self.net.evaluate(rows))


class Rough:
    """Values positions by the game's rough worth."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def values(self, states: list[State], positions: Positions, movers: list[int]) -> Numbers:
        """Of each state for who moves there."""
        return np.array([valued(self.game, s, Seat(seat)) for s, seat in zip(states, movers, strict=True)], np.float32)


def decide(evaluator: Learnt | Rough, encoder: FeatureEncoder, courses: list[Course], lesson: Lesson) -> None:
    """One decision in each game."""
    states: list[State] = []
    asked: list[tuple[Course, Seat, list[Move], int]] = []  # with the number of positions looked at for each answer
    movers: list[int] = []
    for course in courses:
        s, fate = course.state, course.fate
        let_fate(s, fate)
        if s.over():
            continue
        seat = first_owing(s)
        options = some(legal(s, seat), MOST_TRIES, fate)
        if len(options) == 1:
            apply_known(s, seat, options[0])
            continue
        if fate.below(KEPT, STREAM) == 0:
            encoder.look(s, course.lines)
        reached = tried(s, seat, options, fate)
        looks = len(reached) // len(options)
        states += reached
        asked.append((course, seat, options, looks))
        movers += [int(seat)] * (looks * len(options))
    if not asked:
        return
    cells = encoder.cells(states)
    judged = evaluator.values(states, encoder.positions(cells), movers)
    start = 0
    for course, seat, options, looks in asked:
        end = start + looks * len(options)
        values = judged[start:end].reshape(len(options), looks).mean(axis=1)
        chosen = pick(values, course.fate, lesson)
        apply_known(course.state, seat, options[chosen])
        if looks == 1:
            course.lines.extend(cells[(start + chosen) * encoder.line : (start + chosen + 1) * encoder.line])
        start = end


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
    weights = np.exp((values - values.max()) / heat)
    at = np.cumsum(weights)
    return int(np.searchsorted(at, at[-1] * (fate.below(SEEDS, STREAM) / SEEDS), side="right"))


def outcome(net: Net, encoder: FeatureEncoder, game: Game, s: State, positions: Positions, trust: float) -> Numbers:
    """What became of each position: the end of the game, blended with what the net said of later positions."""
    seats = encoder.seats
    said = net.evaluate(encoder.all_rows(positions)).reshape(-1, seats, 2)
    targets = np.empty_like(said)
    target = np.array(final_score(game, s), dtype=np.float32)
    np.clip(target[:, 1], -MOST_MARGIN, MOST_MARGIN, out=target[:, 1])
    for i in range(len(positions) - 1, -1, -1):
        targets[i] = target
        target = trust * target + (1 - trust) * said[i]
    return targets
