"""Steps a second in one run, one core: these games beside OpenSpiel's, PettingZoo's and catanatron's own.

    python3 docs/examples/compare.py [SECONDS]

Every step is one decision by chance, with an observation and a mask of what is open where the library has them.
What is not installed is left out: `pip install catanatron pygame` bring the last two, and are in no lock.
"""

import sys
from time import process_time

import numpy as np

from burghers.games import bundled, load
from burghers.research import BatchedGames

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
LUCK = np.random.default_rng(1)
SIDE_BY_SIDE = 256


def rate(step):
    """Steps a second of this process's own time, whatever else the machine does; a call does so many steps."""
    step()
    start, spent, done = process_time(), 0.0, 0
    while spent < SECONDS:
        done += step()
        spent = process_time() - start
    return done / spent


def batched(name):
    games = BatchedGames(name, load(name).seats[0], SIDE_BY_SIDE)

    def step():
        games.step(games.random_actions(LUCK))
        return SIDE_BY_SIDE

    return step


def openspiel(name):
    import pyspiel

    game = pyspiel.load_game(name)
    now = [game.new_initial_state()]

    def step():
        state = now[0]
        if state.is_terminal():
            now[0] = game.new_initial_state()
            return 0
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(LUCK.choice(outcomes, p=chances)))
            return 0
        state.observation_tensor(state.current_player())
        state.legal_actions_mask(state.current_player())
        state.apply_action(int(LUCK.choice(state.legal_actions())))
        return 1

    return step


def zoo(env):
    env.reset(seed=1)

    def step():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset(seed=int(LUCK.integers(1 << 30)))
            return 0
        env.step(int(LUCK.choice(np.flatnonzero(seen["action_mask"]))))
        return 1

    return step


def own_zoo():
    from pettingzoo.classic import connect_four_v3

    return zoo(connect_four_v3.env())


def our_zoo(name):
    from burghers.adapters.pettingzoo import aec_env

    return zoo(aec_env(name, seats=load(name).seats[0]))


def catanatron():
    from catanatron import Color, Game, RandomPlayer

    def new():
        return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    now = [new()]

    def step():
        if now[0].winning_color() is not None or now[0].state.num_turns > 1000:
            now[0] = new()
        now[0].play_tick()
        return 1

    return step


MEASURES = [(f"burghers {name}, batched", batched, (name,)) for name in bundled()]
MEASURES += [(f"burghers {name}, by PettingZoo", our_zoo, (name,)) for name in bundled()]
MEASURES += [
    (f"OpenSpiel {name}", openspiel, (name,)) for name in ("tic_tac_toe", "backgammon", "leduc_poker", "gin_rummy")
]
MEASURES += [("PettingZoo connect_four", own_zoo, ()), ("catanatron, no observation", catanatron, ())]

if __name__ == "__main__":
    for title, make, words in MEASURES:
        try:
            print(f"{title:40} {rate(make(*words)):12,.0f}", flush=True)
        except ImportError as missing:
            print(f"{title:40} not installed ({missing.name})", flush=True)
