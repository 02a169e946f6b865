"""How fast the engine is, on one core, in positions from whole games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

from burghers.bots.evaluator import Evaluator
from burghers.bots.master import Master
from burghers.bots.net import must_have
from burghers.bots.review.judge import AT_ONCE
from burghers.bots.search import Search
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import legal, let_fate
from burghers.kernel.playout import clone_and_apply_many, clone_many, first_owing, play_randomly, step_randomly
from burghers.kernel.state import State
from burghers.kernel.step import Seat

POSITIONS = 50
GAMES_SAMPLED = 10
MOVES_TRIED = 60  # at each position, its moves in turn
RUNS = 5  # the best of them counts: other work on the machine only ever slows a run down


@dataclass(frozen=True)
class Speed:
    """What was measured of one game."""

    seats: int
    decisions_per_s: float
    clones_per_s: float
    clone_apply_per_s: float
    views_per_s: float
    judged_per_s: float
    searched_per_s: float  # candidates played on in a world, by the master
    walked_per_s: float  # ways down the tree that reviews search
    decisions_per_game: float


@dataclass(frozen=True)
class Position:
    """A position from a random game, whoever is asked there, and all that may be answered."""

    state: State
    seat: Seat
    moves: list[Move]


def sampled(game: Game, seats: int) -> list[Position]:
    """Positions spread evenly over some whole random games."""
    out: list[Position] = []
    for seed in range(GAMES_SAMPLED):
        length = play_randomly(game.new(seats), QuickFate(seed), game.bound)
        wanted = {length * i // (POSITIONS // GAMES_SAMPLED) for i in range(POSITIONS // GAMES_SAMPLED)}
        fate, decisions = QuickFate(seed), 0
        s: State = game.new(seats)
        let_fate(s, fate)
        while not s.over():
            if decisions in wanted:
                seat = first_owing(s)
                out.append(Position(s.clone(), seat, legal(s, seat)))
            decisions += step_randomly(s, fate)
            let_fate(s, fate)
    return out


def best_rate(work: Callable[[int], int], seconds: float) -> float:
    """How much of this work a core does in a second of its time: the best of several runs.

    Time given to other programs does not count, so that a busy machine gives the same figures. The work is called
    with a growing number and says how much it did.
    """
    best, share = 0.0, seconds / RUNS
    for _ in range(RUNS):
        done, times = 0, 1
        start = process_time()
        while (spent := process_time() - start) < share or not done:
            done += work(times)
            if spent < share / 20:
                times *= 2  # few calls from outside, so that they do not weigh
        best = max(best, done / (process_time() - start))
    return best


def measure(game: Game, seats: int, seconds: float) -> Speed:
    """All measures of one game; each takes so many seconds."""
    positions = sampled(game, seats)
    net = Evaluator(game, must_have(game), seats)
    played = [0, 0, 0, 0]  # games, decisions, searches, trees

    def play(times: int) -> int:
        decisions = 0
        for _ in range(times):
            decisions += play_randomly(game.new(seats), QuickFate(played[0]), game.bound)
            played[0] += 1
        played[1] += decisions
        return decisions

    def clone(times: int) -> int:
        for position in positions:
            clone_many(position.state, times)
        return times * len(positions)

    def clone_and_apply(times: int) -> int:
        for position in positions:  # each counts alike, however much there is to choose from
            clone_and_apply_many(position.state, position.seat, position.moves, times * MOVES_TRIED)
        return times * MOVES_TRIED * len(positions)

    def view(times: int) -> int:
        for _ in range(times):
            for position in positions:
                game.view(position.state, position.seat)
        return times * len(positions)

    def judge(times: int) -> int:
        for _ in range(times):
            net.seen_by_all([position.state for position in positions])
        return times * len(positions)

    def search(times: int) -> int:
        position = positions[played[2] % len(positions)]
        played[2] += 1
        Master("bench", iterations=times).search(game, position.state, position.seat, QuickFate(played[2]))
        return times

    def walk(times: int) -> int:
        position = positions[played[3] % len(positions)]
        played[3] += 1
        search = Search(net, position.state.clone(), position.seat, QuickFate(played[3]))
        for done in range(0, times, AT_ONCE):
            search.walk(min(AT_ONCE, times - done))
        return times

    decisions_per_s = best_rate(play, seconds)
    return Speed(
        seats=seats,
        decisions_per_s=decisions_per_s,
        clones_per_s=best_rate(clone, seconds),
        clone_apply_per_s=best_rate(clone_and_apply, seconds),
        views_per_s=best_rate(view, seconds),
        judged_per_s=best_rate(judge, seconds),
        searched_per_s=best_rate(search, seconds),
        walked_per_s=best_rate(walk, seconds),
        decisions_per_game=played[1] / played[0],
    )
