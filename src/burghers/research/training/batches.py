"""From harvests to batches of one shape: rows for every seat there may be, answers as many as are learned from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from burghers.bots.encoder import FeatureEncoder, Numbers
from burghers.research.training.harvest import Harvest
from burghers.research.training.searched import MOST

SIZE = 256  # positions of a batch
CHOICES = 32  # searched choices of a batch
Batches = list[tuple[Any, ...]]


def drawn(weights: Sequence[Numbers], count: int, luck: np.random.Generator) -> list[tuple[int, int]]:
    """So many samples of several lists, by their weights: in which list, and where."""
    sizes = [len(part) for part in weights]
    total = np.concatenate(weights).astype(np.float64)
    if not len(total):
        return []
    at = luck.choice(len(total), size=count, p=total / total.sum())
    ends = np.cumsum(sizes)
    lists = np.searchsorted(ends, at, side="right")
    return [(int(which), int(place - (ends[which] - sizes[which]))) for which, place in zip(lists, at, strict=True)]


def batches(
    encoders: dict[int, FeatureEncoder], harvests: list[Harvest], most: int, steps: int, luck: np.random.Generator
) -> Batches:
    """So many batches, what was surprising more often than what was not."""
    first = next(iter(encoders.values()))
    rows = np.zeros((steps * SIZE, most, first.width), dtype=np.float32)
    seated = np.zeros((steps * SIZE, most), dtype=np.bool_)
    targets = np.full((steps * SIZE, most, harvests[0].targets.shape[2]), np.nan, dtype=np.float32)
    positions = grouped(drawn([harvest.weights for harvest in harvests], steps * SIZE, luck))
    for number, (places, which) in positions.items():
        harvest = harvests[number]
        encoder = encoders[harvest.seats]
        seen = encoder.all_rows(harvest.positions[which]).reshape(len(which), harvest.seats, -1)
        rows[places, : harvest.seats] = seen
        seated[places, : harvest.seats] = True
        targets[places, : harvest.seats] = harvest.targets[which]
    chosen = choices(encoders, harvests, first.width, steps * CHOICES, luck)
    whole = [part.reshape(steps, SIZE, *part.shape[1:]) for part in (rows, seated, targets)]
    whole += [part.reshape(steps, CHOICES, *part.shape[1:]) for part in chosen]
    return list(zip(*whole, strict=True))


def choices(
    encoders: dict[int, FeatureEncoder], harvests: list[Harvest], width: int, count: int, luck: np.random.Generator
) -> tuple[Numbers, Any, Numbers]:
    """Searched choices: the rows of what their answers lead to, which are there, how likely each should be."""
    rows = np.zeros((count, MOST, width), dtype=np.float32)
    there = np.zeros((count, MOST), dtype=np.bool_)
    likely = np.zeros((count, MOST), dtype=np.float32)
    for number, (places, which) in grouped(drawn([one.surprise for one in harvests], count, luck)).items():
        harvest = harvests[number]
        ends = harvest.ends[which]
        starts = np.where(which > 0, harvest.ends[which - 1], 0)
        slots = np.arange(MOST)
        inside = slots[None] < (ends - starts)[:, None]
        at = (starts[:, None] + slots)[inside]
        seats = np.repeat(harvest.seated[which], ends - starts)
        found = np.zeros((len(which), MOST, width), dtype=np.float32)
        found[inside] = encoders[harvest.seats].rows(harvest.answers[at], np.arange(len(at)), seats)
        chance = np.zeros((len(which), MOST), dtype=np.float32)
        chance[inside] = harvest.likely[at]
        rows[places], there[places], likely[places] = found, inside, chance
    return rows, there, likely


def grouped(samples: list[tuple[int, int]]) -> dict[int, tuple[Any, Any]]:
    """By list: the places of a batch it fills, and what of it."""
    out: dict[int, tuple[list[int], list[int]]] = {}
    for place, (number, which) in enumerate(samples):
        places, found = out.setdefault(number, ([], []))
        places.append(place)
        found.append(which)
    return {number: (np.array(places), np.array(found)) for number, (places, found) in sorted(out.items())}
