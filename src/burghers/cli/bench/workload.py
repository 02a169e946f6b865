"""Random play and nothing else, for a profiler to look at: ``python -m burghers.cli.bench.workload GAME SECONDS``."""

from __future__ import annotations

import sys
from time import process_time

from burghers.cli.parameters import USUAL_PLAYERS
from burghers.games import load
from burghers.kernel.fate import QuickFate
from burghers.kernel.playout import play_randomly


def work(name: str, seconds: float) -> int:
    """Play for so long; how many decisions were taken."""
    game = load(name)
    seats = min(max(USUAL_PLAYERS, game.seats[0]), game.seats[1])
    decisions, seed, start = 0, 0, process_time()
    while process_time() - start < seconds:
        decisions += play_randomly(game.new(seats), QuickFate(seed), game.bound)
        seed += 1
    return decisions


if __name__ == "__main__":
    print(work(sys.argv[1], float(sys.argv[2])))
