"""Which tests run which lines: found once for a state of the sources and tests, and kept in build."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import coverage

from compiling import BUILD, digest
from mutating.planting import HOME, PACKAGE

# Which tests answer for a folder. Those of the browser and of whole games would take longer than they are worth here.
JUDGES: dict[str, tuple[str, ...]] = {
    "kernel": ("tests/kernel", "tests/steps", "tests/vienna"),
    "bots": ("tests/bots", "tests/cli/test_hint.py"),
    "research": ("tests/research",),
    "server": ("tests/server",),
    "cli": ("tests/cli",),
    "games": ("tests/{part}", "tests/laws"),
}
CONFIG = """[run]
source = burghers
context = ${MUTATING_CONTEXT-}
data_file = {data}
patch = subprocess
parallel = true
sigterm = true
core = ctrace
concurrency = thread, greenlet
"""


def judges(file: str) -> tuple[str, ...]:
    """The tests that answer for a file."""
    part, *rest = file.split("/")
    return tuple(test.format(part=rest[0] if rest else part) for test in JUDGES.get(part, ("tests",)))


@dataclass(frozen=True)
class Cover:
    """The tests that run each line of the files below src/burghers, and how long each takes."""

    lines: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]

    def tests(self, file: str, line: int) -> list[str]:
        """Those that run this line, the quickest first."""
        return sorted(set(self.lines.get(file, {}).get(line, ())), key=lambda test: self.seconds.get(test, 0.0))


def cover(tests: tuple[str, ...]) -> Cover:
    """The cover these tests give; measured unless it is known for just these sources and tests."""
    folders = (HOME / "src", HOME / "tests", HOME / "mutating")
    files = sorted(file for folder in folders for file in folder.rglob("*.py") if "static" not in file.parts)
    folder = BUILD / f"cover-{digest(files, *tests)}"
    if not (folder / "cover.json").is_file():
        measure(folder, tests)
    found = json.loads((folder / "cover.json").read_text())
    lines = {file: {int(line): names for line, names in rows.items()} for file, rows in found["lines"].items()}
    return Cover(lines, found["seconds"])


def measure(folder: Path, tests: tuple[str, ...]) -> None:
    """Run these tests once, and write down what each of them runs."""
    print(f"finding out which lines {' '.join(tests)} run ...", file=sys.stderr, flush=True)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("data*"):
        old.unlink()
    config, notes = folder / "coveragerc", folder / "notes.json"
    config.write_text(CONFIG.replace("{data}", str(folder / "data")))
    words = ["-p", "mutating.watcher", "-p", "no:cacheprovider", "-q", "--no-header", *tests]
    env = os.environ | {"PYTHONPATH": str(HOME / "src"), "CI": "true", "COVERAGE_PROCESS_START": str(config)}
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={config}", "-m", "pytest", *words]
    subprocess.run(
        command,
        cwd=HOME,
        env={**env, "MUTATING_NOTES": str(notes), "MUTATING_CONTEXT": ""},
        check=False,
        stdout=subprocess.DEVNULL,
    )
    measured = coverage.Coverage(config_file=str(config))
    measured.combine()
    data = measured.get_data()
    said = json.loads(notes.read_text())
    if said["failed"]:
        print(f"left out, as they fail without a bug: {' '.join(said['failed'])}", file=sys.stderr, flush=True)
    answer = {"lines": by_line(data, said["asks_for"]), "seconds": said["seconds"]}
    (folder / "cover.json").write_text(json.dumps(answer))


def by_line(data: coverage.CoverageData, asks_for: dict[str, list[str]]) -> dict[str, dict[int, list[str]]]:
    """The tests by file and line; a shared fixture stands for all tests that ask for it."""
    users: dict[str, list[str]] = {}
    for test, fixtures in asks_for.items():
        for fixture in fixtures:
            users.setdefault(f"fixture {fixture}", []).append(test)
    out: dict[str, dict[int, list[str]]] = {}
    for name in data.measured_files():
        file = Path(name)
        if PACKAGE not in file.parents:
            continue
        rows = out.setdefault(file.relative_to(PACKAGE).as_posix(), {})
        for line, contexts in data.contexts_by_lineno(name).items():
            tests = {test for context in contexts for test in users.get(context, [context])}
            rows[line] = sorted(tests & asks_for.keys())
    return out
