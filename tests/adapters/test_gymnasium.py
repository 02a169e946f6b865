"""The games pass Gymnasium's own tests."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from burghers.adapters.gymnasium import single_env, vector_env
from burghers.games import bundled, load
from burghers.kernel.errors import BadSetup
from burghers.research import observe


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in bundled() for seats in load(game).seats])
def test_one_seat_among_bots_passes(game: str, seats: int) -> None:
    env = gymnasium.make(f"burghers/{game.capitalize()}-v1", seats=seats, others="random")
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
    last = infos["final_obs"]
    for at in range(6):
        assert bool(ended[at]) == (last[at] is not None) == bool(infos["_final_obs"][at])
        if ended[at]:
            assert env.single_observation_space.contains(last[at])
            assert last[at]["observation"][0] == 1 and not seen["observation"][at][0], "over; a new game"
            assert not last[at]["action_mask"].any()
            assert infos["final_info"]["returns"][at][moved[at]] == rewards[at]


def test_what_is_told_at_the_end_has_the_form_of_gymnasiums_own() -> None:
    """Side by side with one seat among bots in Gymnasium's own vector, which begins anew within the same step too."""
    theirs = SyncVectorEnv([lambda: single_env("venice", 2, "random")], autoreset_mode=AutoresetMode.SAME_STEP)
    ours = vector_env("venice", 2, 1)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    told, luck = [], np.random.default_rng(1)
    environments: list[Any] = [theirs, ours]
    for env in environments:
        seen, _ = env.reset(seed=1)
        over = np.array([False])
        while not over[0]:
            chosen = np.array([luck.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
            seen, _, over, _, infos = env.step(chosen)
        told.append(infos)
    for key in ("final_obs", "_final_obs", "final_info", "_final_info"):
        one, other = told[0][key], told[1][key]
        assert type(one) is type(other)
        if isinstance(one, np.ndarray):
            assert (one.shape, one.dtype) == (other.shape, other.dtype)
    assert told[0]["final_obs"][0].keys() == told[1]["final_obs"][0].keys()


@pytest.mark.parametrize("travel", [lambda env: pickle.loads(pickle.dumps(env)), copy.deepcopy])  # noqa: S301
def test_environments_travel_in_the_middle_of_a_game(travel: object) -> None:
    """To another process, and to the same answers, the same luck."""
    assert callable(travel)
    one = single_env("bruges", 3, others="greedy")
    seen, _ = one.reset(seed=5)
    for _ in range(9):
        seen, *_ = one.step(int(np.flatnonzero(seen["action_mask"])[0]))
    other = travel(one)
    for _ in range(9):
        answer = int(np.flatnonzero(seen["action_mask"])[-1])
        (seen, *rest), (same, *other_rest) = one.step(answer), other.step(answer)
        assert np.array_equal(seen["observation"], same["observation"]) and rest[:3] == other_rest[:3]
    many = vector_env("venice", 2, 3)
    seen, _ = many.reset(seed=5)
    copied = travel(many)
    for at in range(150):
        chosen = np.array([np.flatnonzero(mask)[at % mask.sum()] for mask in seen["action_mask"]])
        (seen, won, *_, infos), (same, other_won, *_, other_infos) = many.step(chosen), copied.step(chosen)
        assert np.array_equal(seen["observation"], same["observation"]) and np.array_equal(won, other_won)
        assert np.array_equal(infos["returns"], other_infos["returns"])


def test_an_answer_that_is_not_open_ends_the_game() -> None:
    env = single_env("venice", 2, others="random")
    assert env.step(0)[1:3] == (-1.0, True), "nothing before the first reset"
    for wrong in (-1, env.table.actions, 10**9):
        seen, _ = env.reset(seed=3)
        before = env.table.state.digest()
        _, reward, over, _, info = env.step(wrong)
        assert (reward, over, info) == (-1.0, True, {"illegal": True})
        assert env.step(int(np.flatnonzero(seen["action_mask"])[0]))[1:3] == (-1.0, True), "it stays over"
        assert env.table.state.digest() == before
    env.reset(seed=3)
    with pytest.raises(TypeError):
        env.step(0.5)  # type: ignore[arg-type]


def test_many_games_have_a_seed_each_where_they_are_given() -> None:
    env = vector_env("venice", 2, 3)
    seen, _ = env.reset(seed=[4, 9, 4])
    rows = seen["observation"]
    assert np.array_equal(rows[0], rows[2]) and not np.array_equal(rows[0], rows[1])
    assert np.array_equal(vector_env("venice", 2, 1).reset(seed=9)[0]["observation"][0], rows[1])
    seeds: list[list[int]] = [[1, 2], []]
    for wrong in seeds:
        with pytest.raises(BadSetup, match="seeds for 3 games"):
            env.reset(seed=wrong)
    with pytest.raises(BadSetup, match="reset_mask"):
        env.reset(options={"reset_mask": np.array([True, False, False])})
    for wrong_answers in ([0], [-1, -1, -1], [10**9] * 3):
        with pytest.raises(BadSetup):
            env.step(np.array(wrong_answers))
