"""The games pass PettingZoo's own tests."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from burghers.adapters.pettingzoo import aec_env, parallel_env
from burghers.adapters.tables import ILLEGAL
from burghers.games import bundled
from burghers.research import observe

CYCLES = 120
# Observations with masks are dictionaries, as in all of PettingZoo's own board games; its tests remark upon that.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]


@pytest.mark.parametrize("game", bundled())
def test_an_environment_of_turns_passes(game: str) -> None:
    api_test(aec_env(game, seats=4), num_cycles=CYCLES)
    seed_test(lambda: aec_env(game, seats=4), num_cycles=CYCLES)


@pytest.mark.parametrize("game", bundled())
def test_an_environment_of_all_seats_passes(game: str) -> None:
    parallel_api_test(parallel_env(game), num_cycles=CYCLES)


def test_a_whole_game_shares_one_victory() -> None:
    env = aec_env("vienna", 3, first="1")
    env.reset(seed=5)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    luck = np.random.default_rng(1)
    assert env.agent_selection == "seat_2"  # with seat 0 first, start cards are chosen from its right on
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        assert seen is not None
        env.step(None if terminated or truncated else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(rewards.values()) == pytest.approx(1)


def test_sealed_answers_are_given_at_once() -> None:
    env = parallel_env("venice", 4)
    seen, _ = env.reset(seed=2)
    luck, together = np.random.default_rng(1), 0
    while env.agents:
        wait = env.action_space("seat_0").n - 1
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][wait]]
        together = max(together, len(asked))
        chosen = {agent: int(luck.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, rewards, *_ = env.step(chosen)
    assert together == 4
    assert sum(rewards.values()) == pytest.approx(1)
    assert np.array_equal(seen["seat_1"]["observation"], observe(env.unwrapped.table.state, 1))


def test_an_action_that_is_not_open_ends_the_game_at_its_players_cost() -> None:
    env = parallel_env("colonia", 3)
    seen, _ = env.reset(seed=2)
    closed = {agent: int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0]) for agent in env.agents}
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][-1]]
    _, rewards, ended, _, _ = env.step(closed)
    assert all(ended.values()) and not env.agents
    assert rewards == {agent: ILLEGAL if agent in asked else 0.0 for agent in ended}
