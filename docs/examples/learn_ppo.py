"""A policy by PPO with masks, through Gymnasium: python3 docs/examples/learn_ppo.py vienna 3 30"""

import sys
from pathlib import Path

from burghers.adapters.gymnasium import vector_env
from burghers.research.baselines.ppo import learn

if __name__ == "__main__":
    game, seats, minutes, deals = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int((*sys.argv[4:], 20)[0])
    learn(vector_env(game, seats, count=64), 60 * minutes, Path("policy.npz"), deals=deals)
