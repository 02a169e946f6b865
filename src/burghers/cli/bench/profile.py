"""Where the time of random play goes: by ``perf`` in the compiled engine, by ``cProfile`` in pure Python."""

from __future__ import annotations

import cProfile
import pstats
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from burghers import build
from burghers.cli.bench.workload import work
from burghers.cli.mistake import Mistake
from burghers.cli.words import Words

# The first pattern that fits a function's name says what kind of work it is.
KINDS = (
    ("rules", re.compile(r"burghers(___|/)games")),
    ("kernel", re.compile(r"burghers(___|/)kernel")),
    ("memory", re.compile(r"[Aa]lloc|[Ff]ree|GC_|gc_|collect|visit|traverse|dealloc|Dealloc|NewReference|mmap|_page")),
    ("vectors", re.compile(r"[Vv]ec[A-Z_]|mem(move|cpy|set)")),
    ("lists", re.compile(r"list|List|tuple|Tuple")),
    ("numbers", re.compile(r"long|Long|Tagged|x_sub|x_add")),
    ("types", re.compile(r"IsSubtype|isinstance|IsInstance")),
    ("interpreter", re.compile(r"Eval|unicode|dict|Dict|lookup|Lookup|attr|Attr|marshal|r_object|[Pp]egen|<built-in")),
    ("other", re.compile("")),
)
PERF_LINE = re.compile(r"^\s*([\d.]+)%\s+\[.\]\s+(\S+)")
NATIVE = re.compile(r"^CPy(?:Def|Gen)_burghers___(.*)$")


@dataclass(frozen=True)
class Profile:
    """Shares of the time in hundredths, by kind of work and by function."""

    kinds: dict[str, float]
    functions: list[tuple[str, float]]


def profile_of(game: str, seconds: float, words: Words) -> Profile:
    """Play the game for so long under a profiler."""
    return summed(by_perf(game, seconds, words) if build.compiled() else by_cprofile(game, seconds))


def by_perf(game: str, seconds: float, words: Words) -> list[tuple[str, float]]:
    """Samples of the processor: the only view into compiled code."""
    perf = shutil.which("perf")
    if perf is None:
        raise Mistake(words.say("bench.no-perf"))
    with tempfile.TemporaryDirectory() as folder:
        samples = str(Path(folder, "samples"))
        command = [perf, "record", "-q", "-o", samples, "--", sys.executable, "-m", "burghers.cli.bench.workload"]
        done = subprocess.run([*command, game, str(seconds)], capture_output=True, text=True, check=False)
        if done.returncode:
            raise Mistake(words.say("bench.perf-fails", error=done.stderr.strip()[-300:]))
        reading = [perf, "report", "-q", "--stdio", "--sort", "symbol", "-i", samples]
        report = subprocess.run(reading, capture_output=True, text=True, check=True).stdout
    found = [PERF_LINE.match(line) for line in report.splitlines()]
    return [(match.group(2), float(match.group(1))) for match in found if match]


def by_cprofile(game: str, seconds: float) -> list[tuple[str, float]]:
    """Time in each function itself, without what it calls."""
    profiler = cProfile.Profile()
    profiler.runcall(work, game, seconds)
    own: list[tuple[str, float]] = []
    for (file, _, name), figures in pstats.Stats(profiler).stats.items():  # type: ignore[attr-defined]
        place = file[file.index("burghers") :] if "burghers" in file else ""
        own.append((f"{place.removesuffix('.py')} {name}".strip(), figures[2]))
    total = sum(share for _, share in own)
    return [(name, 100 * share / total) for name, share in own]


def summed(functions: list[tuple[str, float]]) -> Profile:
    """Shares by kind, and by function under a name people read."""
    kinds = dict.fromkeys([kind for kind, _ in KINDS], 0.0)
    shares: dict[str, float] = {}
    for name, share in functions:
        kinds[next(kind for kind, pattern in KINDS if pattern.search(name))] += share
        shares[readable(name)] = shares.get(readable(name), 0.0) + share
    return Profile(kinds, sorted(shares.items(), key=lambda item: -item[1]))


def readable(name: str) -> str:
    """The name of a compiled function as it stands in its source."""
    native = NATIVE.match(name)
    return native.group(1).replace("___", ".") if native else name
