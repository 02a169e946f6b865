"""A review as it is kept with its game: a heading and one line per item, so that it can be stopped and gone on with."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final

from burghers.bots.review.items import Item, packed, unpacked
from burghers.bots.review.judge import Depth
from burghers.kernel.record import Record

FORMAT: Final = 3  # raised when a review kept earlier would say something else


def heading(record: Record, depth: Depth) -> str:
    """The first line: of which record, how deep, and by which way of judging."""
    digest = hashlib.sha256(record.text().encode()).hexdigest()
    return json.dumps({"review": FORMAT, "record": digest, "depth": depth.name})


def of_today(lines: Sequence[str]) -> bool:
    """Whether lines that were kept are of this way of judging."""
    try:
        return bool(lines) and json.loads(lines[0])["review"] == FORMAT
    except (ValueError, KeyError, TypeError):
        return False


def written(item: Item) -> str:
    return json.dumps(packed(item), ensure_ascii=False)


def read(lines: Sequence[str], expected: str) -> list[Item]:
    """The items that are there; none where they are of another record or depth.

    A half-written end is left off, and so is what does not follow: two who review at once may write into one file.
    """
    if not lines or lines[0] != expected:
        return []
    out: list[Item] = []
    for line in lines[1:]:
        try:
            values: dict[str, Any] = json.loads(line)
            item = unpacked(values)
        except (json.JSONDecodeError, TypeError, KeyError):
            break
        if out and item.at <= out[-1].at:
            break
        out.append(item)
    return out
