"""A game at random through PettingZoo: what a newcomer does first."""

import numpy as np

from burghers.adapters.pettingzoo import aec_env

env, luck = aec_env("vienna", seats=3), np.random.default_rng(1)
env.reset(seed=1)
won, decisions = {}, 0
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    over = terminated or truncated
    if over:
        won[agent] = reward
    decisions += not over
    env.step(None if over else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
print(f"{decisions} decisions, shares of the victory: {won}")
