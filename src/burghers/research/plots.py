"""Pictures of what was found out. Colours that the colour-blind can tell apart, and shapes besides."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from burghers.bots.statistics.intervals import Estimate
from burghers.kernel.errors import BadSetup
from burghers.research.extras import MissingExtra
from burghers.research.standings import Line, Rating
from burghers.research.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

BLUE, ORANGE, GREEN, PURPLE, GREY = "#0072B2", "#D55E00", "#009E73", "#CC79A7", "#666666"  # Okabe and Ito's
SHADES = ((BLUE, "-"), (ORANGE, "--"), (GREEN, ":"), (PURPLE, "-."), ("#000000", "-"))
STYLE: Any = {
    "svg.hashsalt": "burghers",  # the same file each time
    "svg.fonttype": "none",  # words stay words: they can be read out, found and copied
    "font.size": 9,
    "axes.titlesize": 10,
}
FORMATS = (".svg", ".png", ".pdf")


def ready_for(file: Path) -> None:
    """Make sure beforehand that this picture can be drawn: nobody waits hours for a message that it cannot."""
    if file.suffix not in FORMATS:
        raise BadSetup(f"a picture ends in one of {', '.join(FORMATS)}, not {file.suffix or file.name}")
    figure(1, 1)


def figure(width: float, height: float, columns: int = 1, level: bool = False) -> tuple[Figure, list[Axes]]:
    """An empty picture with so many fields side by side, on the same level where they share their scale."""
    try:
        import matplotlib as mpl  # noqa: PLC0415
        from matplotlib.figure import Figure  # noqa: PLC0415
    except ImportError:
        raise MissingExtra("report") from None
    mpl.rcParams.update(STYLE)
    made = Figure(figsize=(width, height), layout="constrained")
    fields = made.subplots(1, columns, squeeze=False, sharey=level)[0]
    for field in fields:
        field.spines[["top", "right"]].set_visible(False)
    return made, list(fields)


def save(made: Figure, file: Path) -> None:
    """Write the picture in the format its name asks for, without a date, so that equal pictures are equal files."""
    made.savefig(file, dpi=150, metadata={"Date": None} if file.suffix == ".svg" else None)


def plot_standings(words: Words, title: str, lines: Sequence[Line], ratings: Sequence[Rating], file: Path) -> None:
    """The wins of every pairing in fair shares, and the ratings beside them."""
    made, (wins, skill) = figure(10, 1.6 + 0.35 * max(len(lines), len(ratings)), 2)
    made.suptitle(title)
    rows(wins, [f"{line.bot} : {line.against}" if line.against else line.bot for line in lines])
    dots(wins, range(len(lines)), [line.fair for line in lines], BLUE)
    wins.axvline(1, color=GREY, linestyle="--", linewidth=1)
    wins.set_xlim(left=0)
    wins.set_title(words.say("plot.wins"))
    wins.set_xlabel(words.say("plot.fair-over-deals"))
    rows(skill, [rating.bot for rating in ratings])
    two_sigma = [Estimate(r.mu, r.mu - 2 * r.sigma, r.mu + 2 * r.sigma) for r in ratings]
    dots(skill, range(len(ratings)), two_sigma, ORANGE)
    skill.set_title(words.say("plot.ratings"))
    skill.set_xlabel("µ ± 2 σ")
    save(made, file)


def rows(field: Axes, labels: Sequence[str]) -> None:
    """One row for every label, from the top down."""
    field.set_yticks(range(len(labels)), list(labels))
    field.set_ylim(len(labels) - 0.5, -0.5)
    field.grid(axis="x", alpha=0.3)


def dots(
    field: Axes, at: Sequence[int], values: Sequence[Estimate], colour: str, shape: str = "o", label: str = ""
) -> None:
    """One dot with its interval in each of these rows."""
    means = [value.mean for value in values]
    off = [[bounded(v.mean - v.low) for v in values], [bounded(v.high - v.mean) for v in values]]
    field.errorbar(means, at, xerr=off, fmt=shape, color=colour, capsize=3, markersize=5, label=label or None)


def bounded(length: float) -> float:
    """A length that can be drawn: an interval without bounds has no bar."""
    return length if math.isfinite(length) else 0.0
