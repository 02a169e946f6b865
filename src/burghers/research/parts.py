"""A dataset under way: games in parts that are whole or not there, so that a run that is killed can go on."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from burghers.kernel.errors import BadSetup

PARTS, ABOUT, MAKING = "parts", "about.json", "making"


class OtherDataset(BadSetup):
    """The folder holds the beginning of a dataset made in another way: their games do not belong together."""


class Parts:
    """The folder of parts, each a run of games with consecutive numbers and named after the first of them."""

    def __init__(self, folder: Path, about: str) -> None:
        self.folder = folder / PARTS
        self.folder.mkdir(parents=True, exist_ok=True)
        told = self.folder / ABOUT
        if not told.exists():
            fresh = told.with_suffix(".new")
            fresh.write_text(about, "utf-8")
            fresh.replace(told)
        elif told.read_text("utf-8") != about:
            raise OtherDataset(f"{folder} holds the beginning of another dataset")

    def __iter__(self) -> Iterator[Path]:
        """The parts there are, by number."""
        return iter(sorted(path for path in self.folder.iterdir() if path.name.isdigit()))

    def add(self, first: int, fill: Callable[[Path], None]) -> None:
        """One more part: it gets its name only when all of it is written."""
        making = self.folder / MAKING
        shutil.rmtree(making, ignore_errors=True)  # of a run that was killed
        making.mkdir()
        fill(making)
        making.replace(self.folder / f"{first:09}")

    def remove(self) -> None:
        """The dataset is made."""
        shutil.rmtree(self.folder)
