"""The learning curve as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from burghers.research.plots import BLUE, GREY, ORANGE, figure, save
from burghers.research.training.evaluation import OPPONENT, Evaluation
from burghers.research.words import Words


def plot_curve(words: Words, game: str, marks: Sequence[Evaluation], file: Path) -> None:
    """Wins and margin against fixed opponents, round by round."""
    made, (wins, margin) = figure(9, 3.2, 2)
    made.suptitle(words.say("plot.curve", game=game, bot=OPPONENT))
    rounds = [mark.round for mark in marks]
    wins.plot(rounds, [100 * mark.wins for mark in marks], color=BLUE, marker="o")
    wins.axhline(100 / marks[0].seats, color=GREY, linestyle="--", linewidth=1)
    wins.set_ylim(0, 100)
    wins.set_title(words.say("plot.wins-percent"))
    margin.plot(rounds, [mark.margin for mark in marks], color=ORANGE, marker="s")
    margin.axhline(0, color=GREY, linestyle="--", linewidth=1)
    margin.set_title(words.say("plot.margin"))
    for field in (wins, margin):
        field.set_xlabel(words.say("plot.rounds-learned"))
        field.grid(alpha=0.3)
    save(made, file)
