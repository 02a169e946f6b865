"""Evaluations: how a net in the making plays against bots that stay the same."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from burghers import bots, games
from burghers.bots.bot import Bot, stream
from burghers.bots.evaluator import final_score
from burghers.bots.learned import Learned
from burghers.bots.net import Net
from burghers.kernel.game import Game
from burghers.research.executors import WorkerPool, run_all
from burghers.research.matches import Clock, play_out

OPPONENT = "greedy"
LOOKS = 60  # positions judged for an answer: quicker than the bot people meet, and a little weaker


@dataclass(frozen=True)
class Evaluation:
    """The share of wins against fixed opponents after so many rounds of learning."""

    round: int
    seats: int
    games: int
    wins: float
    margin: float


@dataclass(frozen=True)
class Trial:
    """One game of an evaluation."""

    game: str
    seats: int
    seed: str
    learner: int  # its seat


def evaluate(pool: WorkerPool, game: Game, net: Net, round: int, seats: int, deals: int, seed: int) -> Evaluation:
    """The net in one seat against greedy bots in all others; every deal once for every seat."""
    trials = [Trial(game.name, seats, f"{seed} {deal}", seat) for deal in range(deals) for seat in range(seats)]
    results = [result for some in run_all(pool, partial(sit, net), trials) for result in some]
    count = len(results)
    return Evaluation(
        round=round,
        seats=seats,
        games=count,
        wins=round_off(sum(win for win, _ in results) / count),
        margin=round_off(sum(margin for _, margin in results) / count),
    )


def round_off(value: float) -> float:
    """The same in whatever order it was added up."""
    return float(f"{value:.4f}")


def sit(net: Net, trial: Trial) -> tuple[float, int]:
    """Play one game; the learner's share of the win, and its margin."""
    game = games.load(trial.game)
    rival = bots.named(OPPONENT)
    line: list[Bot] = [rival] * trial.seats
    line[trial.learner] = Learned("learner", LOOKS, net)
    fate = stream("evaluation", trial.seed)
    streams = [stream("evaluation", trial.seed, seat) for seat in range(trial.seats)]
    s = game.new(trial.seats)
    play_out(game, s, line, streams, fate, [Clock() for _ in line])
    won, margin = final_score(game, s)[trial.learner]
    return float(won), int(margin)
