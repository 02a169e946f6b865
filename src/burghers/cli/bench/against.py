"""Two revisions side by side: each built in a folder of its own, measured in turn in one run, compared by ratios.

Figures of a busy machine differ by a factor of two from hour to hour; ratios from one run hold.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import burghers
from burghers import build
from burghers.cli.mistake import Mistake
from burghers.cli.terminal import Terminal

ROUNDS = 4  # the best of each side counts; who goes first alternates
HALVING = "src/burghers/bots/halving.py"
BUILDER = "import sys, tool; from pathlib import Path; tool.SCRIPTS = Path(sys.argv[1]); print(tool.build())"


@dataclass(frozen=True)
class Line:
    """One measure of one game, before and now."""

    game: str
    measure: str
    before: float
    now: float
    ratio: float


@dataclass(frozen=True)
class Comparison:
    """All measures both revisions know."""

    revision: str
    compiled: bool
    lines: list[Line]


def compare(revision: str, games: list[str], seconds: float, terminal: Terminal) -> Comparison:
    """Measure the running build and the revision in turn."""
    say = terminal.words.say
    home = checkout()
    if home is None:
        raise Mistake(say("bench.no-checkout"))
    commit = git(home, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}").strip()
    if not commit:
        raise Mistake(say("bench.no-revision", revision=revision))
    terminal.err.print(say("bench.building", revision=f"{revision} ({commit[:10]})"), style="dim")
    homes = {"before": exported(home, commit), "now": home}
    paths = {"before": built(homes["before"]), "now": os.environ.get("PYTHONPATH", str(home / "src"))}
    best: dict[tuple[str, str], dict[str, float]] = {}
    for turn in range(ROUNDS):
        for game in games:
            terminal.err.print(say("bench.measuring", game=game), style="dim")
            for side in ("before", "now") if turn % 2 == 0 else ("now", "before"):
                for measure, value in as_now(speeds(game, seconds / ROUNDS, paths[side]), homes[side]).items():
                    sides = best.setdefault((game, measure), {})
                    sides[side] = max(sides.get(side, 0.0), value)
    both = [(key, sides) for key, sides in best.items() if len(sides) == 2]
    lines = [Line(*key, sides["before"], sides["now"], sides["now"] / sides["before"]) for key, sides in both]
    return Comparison(commit, build.compiled(), lines)


def checkout() -> Path | None:
    """The repository this runs from, whether from its sources or from a build inside it."""
    for folder in Path(burghers.__file__).resolve().parents:
        if (folder / "tool.py").is_file() and (folder / ".git").exists():
            return folder
    return None


def git(home: Path, *words: str) -> str:
    """What git says; empty where it fails."""
    return subprocess.run(["git", *words], cwd=home, capture_output=True, text=True, check=False).stdout


def exported(home: Path, commit: str) -> Path:
    """The sources of a revision, in a folder kept for the next time."""
    folder = home / "build" / f"against-{commit[:10]}"
    if not (folder / "tool.py").is_file():
        folder.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(["git", "archive", commit], cwd=home, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", str(folder)], input=archive, check=True)
    return folder


def built(folder: Path) -> str:
    """What to put on PYTHONPATH for a revision: compiled by its own rules when this build is, else its sources."""
    if not build.compiled():
        return str(folder / "src")
    command = [sys.executable, "-c", BUILDER, str(Path(sys.executable).parent)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=surroundings(""))
    if done.returncode:
        raise Mistake(done.stderr[-2000:])
    return done.stdout.splitlines()[-1]


def surroundings(path: str) -> Mapping[str, str]:
    """The environment with this PYTHONPATH."""
    return {**os.environ, "PYTHONPATH": path}


def speeds(game: str, seconds: float, path: str) -> dict[str, float]:
    """What a revision's own ``bench`` measures, in a process of its own."""
    command = [sys.executable, "-m", "burghers", "bench", game, "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings(path))
    measured: dict[str, Any] = json.loads(done.stdout)["games"][game]
    return {name: value for name, value in measured.items() if name.endswith("_per_s")}


def as_now(measured: dict[str, float], home: Path) -> dict[str, float]:
    """Like with like: until the master searched by halving, its search was the tree that reviews have kept."""
    if (home / HALVING).is_file():
        return measured
    return {name if name != "searched_per_s" else "walked_per_s": value for name, value in measured.items()}
