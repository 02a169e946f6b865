"""What a review is made of: one item for every decision that stands and every outcome of fate, as plain data."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Final

DIGITS: Final = 4  # behind the point: chances are told no finer


@dataclass(frozen=True)
class Decision:
    """One answer of a seat, judged. Chances ``win`` are by seat, after it, with everything open."""

    at: int  # entries before it
    seat: int
    question: str
    round: int
    move: str
    best: str
    line: list[str]  # the best answer, and what belongs to it
    lost_win: float  # beyond doubt, from what the seat could know
    lost_points: float
    estimate: float  # of the chance lost, before doubt is taken off
    doubt: float
    mark: str
    win: list[float]
    given: list[float]  # by seat: what of the chance lost, as it was found, went to whom
    gains: list[tuple[str, int]]  # what the answer brought at once
    best_gains: list[tuple[str, int]]  # what the best one would have brought
    only: bool
    reasons: list[tuple[str, int]]  # what speaks for the best one, in thousandths of the chance to win


@dataclass(frozen=True)
class Outcome:
    """One answer of fate: the chances by seat after it, and their mean over all outcomes by the odds."""

    at: int
    stream: str
    outcome: str
    win: list[float]
    mean: list[float]

    def luck(self) -> list[float]:
        """By seat: what it changed."""
        return [after - mean for after, mean in zip(self.win, self.mean, strict=True)]


Item = Decision | Outcome


def packed(item: Item) -> dict[str, Any]:
    """An item as it is written down."""
    return asdict(item)


def unpacked(values: dict[str, Any]) -> Item:
    if "mark" in values:
        gains = {name: [(key, count) for key, count in values[name]] for name in ("gains", "best_gains", "reasons")}
        return Decision(**{**values, **gains})
    return Outcome(**values)


@dataclass
class Items:
    """The items of a review so far, out of so many."""

    total: int
    done: list[Item] = field(default_factory=list)

    def decisions(self) -> list[Decision]:
        return [item for item in self.done if isinstance(item, Decision)]

    def outcomes(self) -> list[Outcome]:
        return [item for item in self.done if isinstance(item, Outcome)]


def rounded(values: Any) -> list[float]:
    """Chances by seat as they are written down."""
    return [round(float(value), DIGITS) for value in values]
