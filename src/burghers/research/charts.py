"""The pictures of a report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from burghers.research.balance import ByPlayers, Source, Thing
from burghers.research.plots import BLUE, GREY, ORANGE, SHADES, dots, figure, rows, save
from burghers.research.words import Labels

RECONSTRUCTED = "reconstructed"
MOST_SOURCES = 16
MOST_THINGS = 15  # from either end of a long list
BARS = 30


def draw_scores(labels: Labels, tables: Sequence[ByPlayers], file: Path) -> None:
    """Boxes of the scores, one field for each number of players."""
    words = labels.words
    made, fields = figure(1.5 + 1.6 * len(tables), 3.4, len(tables), level=True)
    made.suptitle(words.say("plot.scores", game=labels.title))
    for field, table in zip(fields, tables, strict=True):
        boxes = field.boxplot(table.every_score, patch_artist=True, medianprops={"color": ORANGE, "linewidth": 2})
        for box in boxes["boxes"]:
            box.set(facecolor="#BBD9EB", edgecolor=BLUE)
        for mark in boxes["fliers"]:
            mark.set(marker=".", markeredgecolor=GREY, markersize=3)
        field.set_title(words.say("plot.with", players=table.players))
        field.grid(axis="y", alpha=0.3)
    made.supxlabel(words.say("plot.place"), fontsize=9)
    fields[0].set_ylabel(words.say("plot.score"))
    save(made, file)


def draw_order(labels: Labels, tables: Sequence[ByPlayers], file: Path) -> None:
    """The wins of every place, one field for each number of players."""
    words = labels.words
    made, fields = figure(1.5 + 1.6 * len(tables), 3.2, len(tables), level=True)
    made.suptitle(words.say("plot.order", game=labels.title))
    for field, table in zip(fields, tables, strict=True):
        places = list(range(1, table.players + 1))
        off = [[won.mean - won.low for won in table.wins], [won.high - won.mean for won in table.wins]]
        field.errorbar(places, [won.mean for won in table.wins], yerr=off, fmt="o", color=BLUE, capsize=3)
        field.axhline(1, color=GREY, linestyle="--", linewidth=1)
        field.set_xticks(places)
        field.set_xlim(0.5, table.players + 0.5)
        field.set_title(words.say("plot.with", players=table.players))
        field.grid(axis="y", alpha=0.3)
    fields[0].set_ylim(bottom=0)
    made.supxlabel(words.say("plot.place"), fontsize=9)
    fields[0].set_ylabel(words.say("plot.fair"))
    save(made, file)


def draw_length(labels: Labels, tables: Sequence[ByPlayers], lengths: Sequence[Sequence[int]], file: Path) -> None:
    """How the numbers of decisions spread, one line of steps for each number of players."""
    words = labels.words
    made, (field,) = figure(8, 3.4)
    least, most = min(map(min, lengths)), max(map(max, lengths)) + 1
    edges = [least + (most - least) * step / BARS for step in range(BARS + 1)]
    for i, (table, length) in enumerate(zip(tables, lengths, strict=True)):
        weights = [1 / len(length)] * len(length)
        colour, stroke = SHADES[i % len(SHADES)]
        name = words.say("plot.with", players=table.players)
        field.hist(
            length, edges, weights=weights, histtype="step", color=colour, linestyle=stroke, linewidth=2, label=name
        )
    field.set_title(words.say("plot.length", game=labels.title))
    field.set_xlabel(words.say("plot.decisions"))
    field.set_ylabel(words.say("plot.share"))
    field.legend(frameon=False)
    save(made, file)


def draw_sources(labels: Labels, found: Sequence[Source], file: Path) -> None:
    """Points of winners and of others by source, the largest from the top down."""
    words = labels.words
    means: list[tuple[str, float, float]] = [(labels.source(one.key), one.winners, one.others) for one in found]
    if len(means) > MOST_SOURCES:
        rest = means[MOST_SOURCES - 1 :]
        others = (words.say("plot.rest"), sum(won for _, won, _ in rest), sum(lost for _, _, lost in rest))
        means = [*means[: MOST_SOURCES - 1], others]
    made, (field,) = figure(8, 1.4 + 0.36 * len(means))
    for column, colour, name, shift in ((1, BLUE, "column.winners", -0.2), (2, ORANGE, "column.others", 0.2)):
        hatch = "" if column == 1 else "///"
        at = [row + shift for row in range(len(means))]
        values = [row[column] for row in means]
        field.barh(at, values, 0.38, color=colour, hatch=hatch, edgecolor="white", label=words.say(name))
    rows(field, [label for label, _, _ in means])
    field.set_title(words.say("plot.sources", game=labels.title))
    field.set_xlabel(words.say("plot.points"))
    field.legend(frameon=False, loc="lower right")
    save(made, file)


def draw_things(labels: Labels, kind: str, found: Sequence[Thing], file: Path) -> None:
    """The differences in wins; of a long list both ends. What we filled in ourselves has another colour and shape."""
    words = labels.words
    sure = [(one, one.difference) for one in found if one.difference is not None]
    if len(sure) > 2 * MOST_THINGS:
        sure = [*sure[:MOST_THINGS], *sure[-MOST_THINGS:]]
    made, (field,) = figure(8, 1.4 + 0.24 * max(3, len(sure)))
    sides = (("plot.reconstructed", ORANGE, "D", True), ("plot.printed", BLUE, "o", False))
    for name, colour, shape, ours in sides:
        own = [(i, est) for i, (one, est) in enumerate(sure) if (labels.provenance(one.key) == RECONSTRUCTED) == ours]
        if own:
            dots(field, [i for i, _ in own], [est for _, est in own], colour, shape, words.say(name))
    field.axvline(0, color=GREY, linestyle="--", linewidth=1)
    rows(field, [labels.thing(one.key) for one, _ in sure])
    field.set_title(words.say("plot.things", game=labels.title, kind=labels.kind(kind)))
    field.set_xlabel(words.say("plot.difference"))
    field.legend(frameon=False, loc="lower right")
    save(made, file)
