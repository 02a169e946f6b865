"""The harvests of the last rounds on disk, so that a stopped training goes on with them."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np

from burghers.research.training.harvest import Harvest


def save_harvests(file: Path, rounds: list[list[Harvest]]) -> None:
    """Write them down; the file is whole or not there."""
    parts: dict[str, Any] = {}
    for number, harvests in enumerate(rounds):
        for harvest in harvests:
            for one in fields(Harvest):
                parts[f"{number} {harvest.number} {one.name}"] = getattr(harvest, one.name)
    fresh = file.with_suffix(".new")
    with fresh.open("wb") as out:
        np.savez(out, **parts)
    fresh.replace(file)


def load_harvests(file: Path) -> list[list[Harvest]]:
    """What was written down, round by round."""
    with np.load(file, allow_pickle=False) as parts:
        found: dict[int, dict[int, dict[str, Any]]] = {}
        for key in parts.files:
            number, lesson, name = key.split()
            whole = parts[key].item() if parts[key].ndim == 0 else parts[key]
            found.setdefault(int(number), {}).setdefault(int(lesson), {})[name] = whole
    return [[Harvest(**lessons[number]) for number in sorted(lessons)] for _, lessons in sorted(found.items())]
