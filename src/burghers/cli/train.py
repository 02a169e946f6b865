"""`burghers train`: a net that learns to judge positions by playing against itself."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from burghers.cli.arena import Crowd, Workers
from burghers.cli.mistake import Mistake
from burghers.cli.parameters import Language, find_game
from burghers.cli.terminal import Terminal
from burghers.research import plots
from burghers.research.executors import worker_pool
from burghers.research.extras import MissingExtra
from burghers.research.training.curves import plot_curve
from burghers.research.training.trainer import Recipe, Trainer
from burghers.research.words import Words as PageWords


def train(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    out: Annotated[
        Path, Parameter(help="A folder for the weights, the learning curve and all that is needed to go on.")
    ],
    rounds: Annotated[int, Parameter(help="Rounds of self-play and study.")] = Recipe("").rounds,
    seed: Annotated[int, Parameter(help="The same seed makes the same net.")] = 1,
    fewest: Annotated[
        float, Parameter(help="Share of the games for the fewest players; half are for four, the rest for any number.")
    ] = 0.0,
    plot: Annotated[Path | None, Parameter(help="The learning curve as a picture: .svg, .png or .pdf.")] = None,
    workers: Workers = None,
    cluster: Crowd = None,
    lang: Language = None,
) -> int:
    """Train the net of a game. The same command goes on where it was stopped."""
    terminal = Terminal(lang)
    words = terminal.words
    chosen = find_game(game, words)
    if rounds < 1 or (workers is not None and workers < 1):
        raise Mistake(words.say("train.at-least-one"))
    if not 0 <= fewest <= 0.5:
        raise Mistake(words.say("train.fewest"))
    try:
        if plot is not None:
            plots.ready_for(plot)
        trainer = Trainer(Recipe(chosen.name, seed=seed, rounds=rounds, fewest=fewest), out)
        if trainer.done:
            terminal.err.print(words.say("train.going-on", done=trainer.done, rounds=rounds))
        with worker_pool(workers or os.cpu_count() or 1, cluster) as pool, bar(terminal) as progress:
            task = progress.add_task(chosen.name, total=rounds, completed=trainer.done, told="")
            for report in trainer.teach(pool):
                if report.mark is not None:
                    wins = f"{100 * report.mark.wins:.0f}"
                    progress.update(task, told=words.say("train.wins", wins=wins, games=report.mark.games))
                progress.update(task, completed=report.round)
        weights = out / f"{chosen.name}.npz"
        trainer.net().save(weights)
        if plot is not None:
            plot_curve(PageWords(words.language), chosen.name, trainer.marks(), plot)
    except MissingExtra as missing:
        raise Mistake(words.say("mistake.extra", extra=missing.extra)) from None
    terminal.plain(words.say("train.done", file=str(weights)))
    return 0


def bar(terminal: Terminal) -> Progress:
    """How far it has come, and how well it plays by now."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, TimeRemainingColumn(), TextColumn("{task.fields[told]}"), console=terminal.err)
