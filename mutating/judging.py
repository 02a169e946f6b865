"""Plant a bug in a copy of the sources, run the tests that run its line, and see which one fails first."""

from __future__ import annotations

import compileall
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

from mutating.covering import Cover
from mutating.planting import HOME, Bug

PATIENCE = 5.0  # times as long as its tests took without a bug: then it hangs
AT_LEAST = 120.0  # seconds, on a busy machine


@dataclass(frozen=True)
class Verdict:
    """What the tests said of a bug."""

    bug: Bug
    before: str  # the line, as it was and as it was made
    after: str
    found_by: str  # the first test that failed; empty for a survivor
    tests: int = 0  # that run its line


class Bench:
    """A copy of the sources, in which one bug after the other is planted."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        shutil.copytree(HOME / "src", self.source, ignore=shutil.ignore_patterns("__pycache__"))
        compileall.compile_dir(self.source, quiet=2)  # once, and not in every run

    def run(self, tests: list[str], seconds: float) -> str:
        """The first test that fails, or nothing."""
        words = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header", "-rfE", *tests]
        env = os.environ | {"PYTHONPATH": str(self.source), "PYTHONDONTWRITEBYTECODE": "1", "CI": "true"}
        with tempfile.TemporaryFile("w+") as out:
            program = subprocess.Popen(
                words, cwd=HOME, env=env, stdout=out, stderr=subprocess.STDOUT, start_new_session=True
            )
            try:
                program.wait(seconds)
            except subprocess.TimeoutExpired:
                os.killpg(program.pid, 9)
                program.wait()
                return "hangs"
            out.seek(0)
            lines = out.read().splitlines()
        if program.returncode == 0:
            return ""
        told = (
            line.partition(" ")[2].split(" - ")[0].strip() for line in lines if line.startswith(("FAILED ", "ERROR "))
        )
        failed = [test for test in told if test]
        return failed[0] if failed else f"pytest ends with {program.returncode}"

    def judge(self, bug: Bug, tests: list[str], seconds: float) -> Verdict:
        """Plant a bug, run the tests, take it out again."""
        file = self.source / "burghers" / bug.file
        text = file.read_bytes()
        changed = text[: bug.start] + bug.new.encode() + text[bug.end :]
        file.write_bytes(changed)
        try:
            found = self.run(tests, seconds) if tests else ""
        finally:
            file.write_bytes(text)
        return Verdict(bug, line_of(text, bug), line_of(changed, bug), found, len(tests))


def line_of(text: bytes, bug: Bug) -> str:
    """The line of a bug."""
    return text.decode().splitlines()[bug.line - 1].strip()


def verdicts(bugs: list[Bug], covers: dict[str, Cover], told: list[str], workers: int) -> Iterator[Verdict]:
    """What the tests say of each bug, on so many copies of the sources at once."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        free: Queue[Bench] = Queue()
        for number in range(workers):
            free.put(Bench(Path(folder) / str(number)))

        def judge(bug: Bug) -> Verdict:
            bench = free.get()
            try:
                if told:
                    return bench.judge(bug, told, 15 * AT_LEAST)
                tests = covers[bug.file].tests(bug.file, bug.line)
                took = sum(covers[bug.file].seconds.get(test, 1.0) for test in tests)
                return bench.judge(bug, tests, AT_LEAST + PATIENCE * took)
            finally:
                free.put(bench)

        yield from pool.map(judge, bugs)


def report(found: list[Verdict]) -> str:
    """All bugs as a table."""
    killed = sum(bool(verdict.found_by) for verdict in found)
    lines = [f"{killed} of {len(found)} planted bugs were found.", "", "| where | was | became | found by |"]
    lines.append("| --- | --- | --- | --- |")
    for verdict in found:
        cells = (f"{verdict.bug.file}:{verdict.bug.line}", verdict.before, verdict.after, verdict.found_by)
        where, before, after, by = (cell.replace("|", "\\|") for cell in cells)
        lines.append(f"| {where} | `{before}` | `{after}` | {by or '**survived**'} |")
    return "\n".join(lines) + "\n"
