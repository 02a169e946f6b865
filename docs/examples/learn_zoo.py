"""A policy by PPO with masks, through PettingZoo: python3 docs/examples/learn_zoo.py vienna 3 10"""

import sys
from pathlib import Path

import numpy as np

from burghers.adapters.pettingzoo import aec_env
from burghers.games import load
from burghers.research.baselines.ppo import learn


class SideBySide:
    """As many environments of PettingZoo as one, as the learner wants it: whoever is asked in each of them answers."""

    def __init__(self, game, seats, count):
        self.envs = [aec_env(game, seats) for _ in range(count)]
        self.game, self.seats, self.num_envs, self.luck = load(game), seats, count, np.random.default_rng(1)

    def begin(self, env):
        env.reset(seed=int(self.luck.integers(1 << 30)))

    def reset(self, seed):
        self.luck = np.random.default_rng(seed)
        for env in self.envs:
            self.begin(env)
        return self.seen(), self.told(np.zeros((self.num_envs, self.seats)))

    def step(self, actions):
        over, returns = np.zeros(self.num_envs, bool), np.zeros((self.num_envs, self.seats))
        for at, env in enumerate(self.envs):
            env.step(int(actions[at]))
            if all(env.terminations.values()):
                over[at], returns[at] = True, [env.rewards[agent] for agent in env.possible_agents]
                self.begin(env)
        told = self.told(returns)
        return self.seen(), returns.max(axis=1), over, np.zeros(self.num_envs, bool), told

    def seen(self):
        rows = [env.observe(env.agent_selection) for env in self.envs]
        return {key: np.stack([row[key] for row in rows]) for key in rows[0]}

    def told(self, returns):
        return {"seat": [env.possible_agents.index(env.agent_selection) for env in self.envs], "returns": returns}


if __name__ == "__main__":
    game, seats, minutes, deals = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int((*sys.argv[4:], 20)[0])
    learn(SideBySide(game, seats, count=64), 60 * minutes, Path("policy.npz"), deals=deals)
