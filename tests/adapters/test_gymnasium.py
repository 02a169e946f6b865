"""The games pass Gymnasium's own tests."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from burghers.adapters.gymnasium import single_env, vector_env
from burghers.games import bundled
from burghers.kernel.errors import BadSetup
from burghers.research import observe


@pytest.mark.parametrize("game", bundled())
def test_one_seat_among_bots_passes(game: str) -> None:
    env = gymnasium.make(f"burghers/{game.capitalize()}-v1", others="random")
    check_env(env.unwrapped)


def test_one_seat_plays_a_whole_game() -> None:
    env = single_env("vienna", seats=3, others="greedy", first="1")
    luck = np.random.default_rng(3)
    ends = []
    for _ in range(2):
        seen, info = env.reset(seed=4)
        over = False
        while not over:
            assert env.table.asked() and 0 in env.table.asked()
            assert np.array_equal(info["action_mask"], seen["action_mask"])
            seen, reward, over, truncated, info = env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
            assert not truncated and (reward == 0 or over)
        ends.append((env.table.game.scores(env.table.state), reward))
        luck = np.random.default_rng(3)
    assert ends[0] == ends[1]
    assert env.step(0)[1] == -1.0  # nothing is open any more


@pytest.mark.parametrize("game", bundled())
def test_many_games_are_one_environment(game: str) -> None:
    env = vector_env(game, seats=3, count=4)
    seen, infos = env.reset(seed=1)
    again, _ = vector_env(game, 3, 4).reset(seed=1)
    assert np.array_equal(seen["observation"], again["observation"])
    for step in range(4):
        assert env.observation_space.contains(seen)
        for number in range(4):
            here = observe(env.batch.batch.states[number], int(infos["seat"][number]))
            assert np.array_equal(seen["observation"][number], here)
        chosen = np.array([np.flatnonzero(mask)[step % mask.sum()] for mask in seen["action_mask"]])
        seen, rewards, ended, truncated, infos = env.step(chosen)
        assert rewards.shape == ended.shape == truncated.shape == (4,)
    closed = np.array([int(np.flatnonzero(mask == 0)[0]) for mask in seen["action_mask"]])
    with pytest.raises(BadSetup):
        env.step(closed)


def test_who_ends_a_game_is_told_its_share() -> None:
    env, luck = vector_env("venice", seats=2, count=6), np.random.default_rng(2)
    seen, infos = env.reset(seed=3)
    ended = np.zeros(6, dtype=bool)
    while not ended.any():
        moved = infos["seat"]
        chosen = np.array([luck.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, ended, _, infos = env.step(chosen)
    for number in np.flatnonzero(ended):
        assert infos["returns"][number].sum() == pytest.approx(1)
        assert rewards[number] == infos["returns"][number][moved[number]]
    assert not rewards[~ended].any()
