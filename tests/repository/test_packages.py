"""The engine needs next to nothing, and the locks agree with each other."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
LOCKS = HOME / "requirements"

ALONE = """
import sys
from importlib.abc import MetaPathFinder

OWN = {"burghers", "librt", "mypy_extensions", "numpy"}


class Nothing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        root = name.partition(".")[0]
        if root not in OWN and root not in sys.stdlib_module_names and not root.endswith("__mypyc"):
            raise ModuleNotFoundError(f"{name} is not installed here", name=name)
        return None


sys.meta_path.insert(0, Nothing())
"""

PLAY = """
import numpy as np
from burghers import bots
from burghers.bots.bot import consult, stream
from burghers.games import load
from burghers.research import BatchedGames, Episode, observe

games = BatchedGames("vienna", 3, count=2)
games.step(games.random_actions(np.random.default_rng(1)))
game = load("venice")
state = game.new(3)
game.let_fate(state, stream("fate"))
seat = game.asked(state)[0]
for name in ("random", "greedy", "learned", "master#4"):
    assert consult(bots.named(name), game, state, seat, stream("bot")) in game.legal(state, seat)
print(len(observe(state, seat)), Episode("colonia", 3, seed=1).asked())
"""

COMMAND = """
from burghers.__main__ import main
sys.exit(main())
"""


def alone(code: str) -> subprocess.CompletedProcess[str]:
    """Run this where nothing is installed but the engine."""
    return subprocess.run([sys.executable, "-c", ALONE + code], capture_output=True, text=True, check=False, cwd=HOME)


def test_the_engine_plays_with_numpy_alone() -> None:
    done = alone(PLAY)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\d+ \[.*\]\n", done.stdout)


def test_the_command_says_what_it_lacks() -> None:
    done = alone(COMMAND)
    assert done.returncode == 1
    assert "pip install 'burghers[cli]'" in done.stderr


def pins(lock: str) -> set[tuple[str, ...]]:
    """The packages of a lock with their versions."""
    text = (LOCKS / lock).read_text("utf-8")
    return {tuple(found) for found in re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE)}


@pytest.mark.parametrize("lock", ["run.txt", "compile.txt"])
def test_whoever_installs_more_changes_nothing(lock: str) -> None:
    assert len(pins(lock)) > 5
    assert pins(lock) <= pins("dev.txt")
