"""Steps a second that a learner gets, each with observation and mask: ours side by side, and by the adapters."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

import numpy as np

from burghers.cli.bench.speeds import best_rate
from burghers.research import BatchedGames

SIDE_BY_SIDE = 256
STEPS = 20


@dataclass(frozen=True)
class Environments:
    """Steps a second; 0 where the extra is not installed."""

    batched_per_s: float  # on one core
    batched_two_per_s: float  # by two processes at the same time
    pettingzoo_per_s: float
    openspiel_per_s: float


def measure_environments(game: str, seats: int, seconds: float) -> Environments:
    """Random play in each of them; every measure takes so many seconds."""
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, fresh) as both:
        two = sum(both.map(partial(batched, game, seats), [seconds, seconds]))
    return Environments(
        batched_per_s=batched(game, seats, seconds),
        batched_two_per_s=two,
        pettingzoo_per_s=where_installed(pettingzoo, game, seats, seconds),
        openspiel_per_s=where_installed(openspiel, game, seats, seconds),
    )


def where_installed(measure: Callable[[str, int, float], float], game: str, seats: int, seconds: float) -> float:
    """The measure, or nothing where its library is not there."""
    try:
        return measure(game, seats, seconds)
    except ImportError:
        return 0.0


def batched(game: str, seats: int, seconds: float) -> float:
    """Games side by side in the compiled engine."""
    games, luck = BatchedGames(game, seats, SIDE_BY_SIDE), np.random.default_rng(1)

    def work(times: int) -> int:
        for _ in range(times):
            games.step(games.random_actions(luck))
        return times * SIDE_BY_SIDE

    return best_rate(work, seconds)


def pettingzoo(game: str, seats: int, seconds: float) -> float:
    """Seat after seat by PettingZoo."""
    from burghers.adapters.pettingzoo import aec_env  # noqa: PLC0415

    env, luck = aec_env(game, seats), np.random.default_rng(1)
    env.reset(seed=1)

    def work(times: int) -> int:
        for _ in range(times * STEPS):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset(seed=int(luck.integers(1 << 30)))
            else:
                env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        return times * STEPS

    return best_rate(work, seconds)


def openspiel(game: str, seats: int, seconds: float) -> float:
    """Player after player by OpenSpiel, with its observation tensor; outcomes of chance are not counted."""
    import pyspiel  # noqa: PLC0415

    import burghers.adapters.openspiel  # noqa: F401, PLC0415

    spiel, luck = pyspiel.load_game(f"burghers_{game}", {"players": seats}), np.random.default_rng(1)
    at = [spiel.new_initial_state()]

    def work(times: int) -> int:
        done = 0
        while done < times * STEPS:
            state = at[0]
            if state.is_terminal():
                at[0] = spiel.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(luck.choice(outcomes, p=chances)))
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(int(luck.choice(state.legal_actions())))
                done += 1
        return done

    return best_rate(work, seconds)
