"""The games pass PettingZoo's own tests."""

import copy
import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from burghers.adapters.pettingzoo import aec_env, parallel_env
from burghers.adapters.tables import ILLEGAL
from burghers.games import bundled, load
from burghers.kernel.errors import BadSetup
from burghers.research import observe

CYCLES = 120
# Observations with masks are dictionaries, as in all of PettingZoo's own board games; its tests remark upon that.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]


EVERY = [(game, seats) for game in bundled() for seats in (load(game).seats[0], 4, load(game).seats[1])]


@pytest.mark.parametrize(("game", "seats"), dict.fromkeys(EVERY))
def test_an_environment_of_turns_passes(game: str, seats: int) -> None:
    api_test(aec_env(game, seats=seats), num_cycles=CYCLES)
    seed_test(lambda: aec_env(game, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), dict.fromkeys(EVERY))
def test_an_environment_of_all_seats_passes(game: str, seats: int) -> None:
    parallel_api_test(parallel_env(game, seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(game, seats), num_cycles=CYCLES)


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


@pytest.mark.parametrize("wrong", [-1, 10**9])
def test_what_is_no_action_at_all_ends_it_too(wrong: int) -> None:
    env = parallel_env("colonia", 3)
    env.reset(seed=2)
    _, rewards, ended, _, _ = env.step(dict.fromkeys(env.agents, wrong))
    assert all(ended.values()) and min(rewards.values()) == ILLEGAL
    env.reset(seed=2)
    with pytest.raises(BadSetup, match="no action of seat_"):
        env.step({})
    with pytest.raises(TypeError):
        env.step(dict.fromkeys(env.agents, 0.5))


def test_an_environment_travels_in_the_middle_of_a_game() -> None:
    env = aec_env("bruges", 3)
    env.reset(seed=6)
    for _ in range(7):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]  # noqa: S301
    for _ in range(20):
        for one in (env, *others):
            one.step(int(np.flatnonzero(one.last()[0]["action_mask"])[-1]))
            assert one.agent_selection == env.agent_selection
            assert np.array_equal(one.last()[0]["observation"], env.last()[0]["observation"])
