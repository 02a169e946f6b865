"""`burghers train`: a net that learns to judge positions by playing against itself, and how true its chances are."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from burghers.bots.net import Net, must_have
from burghers.bots.plugins import net_in
from burghers.cli.arena import Crowd, Workers
from burghers.cli.mistake import Mistake
from burghers.cli.parameters import Language, find_game
from burghers.cli.terminal import Terminal
from burghers.kernel.game import Game
from burghers.research import plots
from burghers.research.executors import WorkerPool, worker_pool
from burghers.research.extras import MissingExtra
from burghers.research.training.calibration import Calibration, fresh_games, measured
from burghers.research.training.curves import plot_curve
from burghers.research.training.recipe import Recipe, net_hash
from burghers.research.words import Words as PageWords


def train(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    out: Annotated[
        Path | None, Parameter(help="A folder for the weights, the learning curve and all that is needed to go on.")
    ] = None,
    rounds: Annotated[
        int, Parameter(help="Rounds of self-play and study; 0 with --start: only set that net right.")
    ] = Recipe("").rounds,
    seed: Annotated[int, Parameter(help="The same seed makes the same net.")] = 1,
    hidden: Annotated[str, Parameter(help="The sizes of the hidden layers.")] = "160,64",
    start: Annotated[Path | None, Parameter(help="A net to begin with, instead of the game's rough values.")] = None,
    plot: Annotated[Path | None, Parameter(help="The learning curve as a picture: .svg, .png or .pdf.")] = None,
    calibration: Annotated[
        int | None,
        Parameter(help="Train nothing: play so many games of the net the game has, and say how true its chances are."),
    ] = None,
    workers: Workers = None,
    cluster: Crowd = None,
    lang: Language = None,
) -> int:
    """Train the net of a game. The same command goes on where it was stopped."""
    terminal = Terminal(lang)
    words = terminal.words
    chosen = find_game(game, words)
    if (
        rounds < (0 if start else 1)
        or (workers is not None and workers < 1)
        or (calibration is not None and calibration < 1)
    ):
        raise Mistake(words.say("train.at-least-one"))
    sizes = tuple(int(size) for size in hidden.split(",") if size.isdecimal() and int(size) > 0)
    if len(sizes) != len(hidden.split(",")):
        raise Mistake(words.say("train.hidden"))
    with worker_pool(workers or os.cpu_count() or 1, cluster) as pool:
        if calibration is not None:
            terminal.plain(table(calibrated_games(chosen, pool, calibration, seed)))
            return 0
        if out is None:
            raise Mistake(words.say("train.where"))
        begun = net_in(start) if start else None
        recipe = Recipe(chosen.name, seed=seed, rounds=rounds, hidden=sizes, start=net_hash(start) if start else "")
        try:
            weights = taught(recipe, out, begun, plot, pool, terminal)
        except MissingExtra as missing:
            raise Mistake(words.say("mistake.extra", extra=missing.extra)) from None
    terminal.plain(words.say("train.done", file=str(weights)))
    return 0


def taught(
    recipe: Recipe, out: Path, begun: Net | None, plot: Path | None, pool: WorkerPool, terminal: Terminal
) -> Path:
    """Teach to the end; the file of the net."""
    from burghers.research.training.trainer import Trainer  # noqa: PLC0415  an extra of its own

    words = terminal.words
    if plot is not None:
        plots.ready_for(plot)
    trainer = Trainer(recipe, out, begun)
    if trainer.done:
        terminal.err.print(words.say("train.going-on", done=trainer.done, rounds=recipe.rounds))
    with bar(terminal) as progress:
        task = progress.add_task(recipe.game, total=recipe.rounds, completed=trainer.done, told="")
        for report in trainer.teach(pool):
            if report.mark is not None:
                wins = f"{100 * report.mark.wins:.0f}"
                progress.update(task, told=words.say("train.wins", wins=wins, games=report.mark.games))
            progress.update(task, completed=report.round)
    weights = out / f"{recipe.game}.npz"
    trainer.finished(pool).save(weights)
    if plot is not None:
        plot_curve(PageWords(words.language), recipe.game, trainer.marks(), plot)
    return weights


def calibrated_games(game: Game, pool: WorkerPool, games: int, seed: int) -> Calibration:
    """How true the chances of a game's net are, by so many games of its own."""
    net = must_have(game)
    return measured(net, fresh_games(pool, net, "measured", games, seed))


def table(found: Calibration) -> str:
    """What was measured, as a table of the handbook: chance told and share won, in per cent."""
    lines = [f"{found.positions} positions, {found.seats} players, Brier score of guessing {found.guessing:.4f}", ""]
    lines += ["| quarter | Brier | told/won |", "| --- | --- | --- |"]
    for number, (brier, bins) in enumerate(zip(found.brier, found.reliability, strict=True), 1):
        told = ", ".join(f"{100 * said:.0f}/{100 * came:.0f}" for said, came, _ in bins)
        lines.append(f"| {number} | {brier:.4f} | {told} |")
    return "\n".join(lines)


def bar(terminal: Terminal) -> Progress:
    """How far it has come, and how well it plays by now."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, TimeRemainingColumn(), TextColumn("{task.fields[told]}"), console=terminal.err)
