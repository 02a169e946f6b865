"""The guide to a new game, followed line by line in an empty folder."""

from __future__ import annotations

import filecmp
import re
import shutil
from pathlib import Path

from tests.docs.guides import GUIDE, PACKAGE, STEP, afternoon
from tests.docs.pages import ROOT
from tests.plugins.installing import burghers, install

CONSOLE = re.compile(r"^```console\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
MOST_LINES = 250
FLOTSAM = PACKAGE.parents[1]


def test_its_blocks_are_those_of_the_game() -> None:
    assert afternoon()[GUIDE] == GUIDE.read_text("utf-8"), "python3 tool.py regenerate"


def test_the_game_is_small() -> None:
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in PACKAGE.rglob("*.py"))
    assert lines <= MOST_LINES


def said(expected: str, found: str) -> bool:
    """Whether a command printed this; a line of three dots stands for any lines."""
    pattern = "".join(".*" if line == "…" else re.escape(line) + r"\s*?\n" for line in expected.splitlines())
    return re.fullmatch(pattern, found, re.DOTALL) is not None


class Reader:
    """Somebody who does what the guide says, in a folder of their own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.folder = home / "flotsam"
        self.site = home / "nothing"

    def run(self, block: str) -> None:
        """One command and what it prints. The package is installed as soon as it is there, to be changed in place."""
        command, _, expected = block.partition("\n")
        words = command.removeprefix("$ burghers ").split()
        done = burghers(self.site, *words, cwd=self.home)
        assert said(expected, done.stdout), f"{command}\n{done.stdout}{done.stderr}"
        if words[0] == "new-game":
            self.site = install(self.folder, self.home / "installed")
            shutil.rmtree(self.site / "burghers_flotsam")
            (self.site / "burghers_flotsam").symlink_to(self.folder / "src" / "burghers_flotsam")

    def write(self, step: re.Match[str]) -> None:
        """A file, a part of one, or what the reader translates."""
        job, words, _, _, block = step.groups()
        package = self.folder / "src" / "burghers_flotsam"
        if job == "copy":
            for file in words.split():
                shutil.copy(PACKAGE / file, package / file)
        else:
            file = package / words.split()[0]
            before = file.read_text("utf-8") + "\n\n" if job == "append" else ""
            file.write_text(before + block, encoding="utf-8")


def test_it_leads_to_the_game(tmp_path: Path) -> None:
    text, reader = GUIDE.read_text("utf-8"), Reader(tmp_path)
    steps = [*STEP.finditer(text), *CONSOLE.finditer(text)]
    for step in sorted(steps, key=lambda step: step.start()):
        if step.re is CONSOLE:
            reader.run(step[1])
        else:
            reader.write(step)
    files = [path.relative_to(FLOTSAM).as_posix() for path in FLOTSAM.rglob("*") if path.is_file()]
    kept = [file for file in files if "__pycache__" not in file and "egg-info" not in file]
    assert len(kept) > 15
    _, different, missing = filecmp.cmpfiles(FLOTSAM, reader.folder, kept, shallow=False)
    assert (different, missing) == ([], [])
    assert GUIDE.is_relative_to(ROOT / "docs" / "guides")
