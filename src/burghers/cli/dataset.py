"""`burghers dataset`: games of bots as Parquet files for learners."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from burghers.cli.arena import Crowd, Workers
from burghers.cli.mistake import Mistake
from burghers.cli.parameters import (
    Language,
    Players,
    PrintingName,
    TableOptions,
    find_game,
    number_of_players,
    read_bots,
    read_options,
)
from burghers.cli.terminal import Terminal
from burghers.research.dataset import CARD, DatasetWriter
from burghers.research.executors import run_all, worker_pool
from burghers.research.extras import MissingExtra
from burghers.research.matches import Terms
from burghers.research.parts import OtherDataset
from burghers.research.recording import play_recorded
from burghers.research.studies import fixtures


def dataset(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    out: Annotated[Path, Parameter(help="The folder for the files.")] = Path("dataset"),
    games: Annotated[int, Parameter(help="How many games.")] = 10_000,
    players: Players = None,
    bots: Annotated[str, Parameter(help="One for all, or one for each; they move around the table.")] = "expert",
    seed: Annotated[int, Parameter(help="Fixes all games.")] = 1,
    reviews: Annotated[
        Literal["quick", "normal", "deep"] | None, Parameter(help="Judge every decision, at this depth.")
    ] = None,
    workers: Workers = None,
    cluster: Crowd = None,
    printing: PrintingName = None,
    option: TableOptions = None,
    lang: Language = None,
) -> int:
    """Write games, decisions, outcomes of fate and reviews as Parquet files, with their schema and a data card."""
    terminal = Terminal(lang)
    words = terminal.words
    chosen = find_game(game, words, printing)
    seats = number_of_players(chosen, players, words)
    if games < 1 or (workers is not None and workers < 1):
        raise Mistake(words.say("simulate.at-least-one"))
    if (out / CARD).exists():
        raise Mistake(words.say("dataset.exists", out=escape(str(out))))
    lineup = tuple(bot.name for bot in read_bots(bots, seats, words))
    options = read_options(chosen, option or [], words)
    terms = Terms(chosen.name, chosen.printing.text, chosen.printing.standard, tuple(options.items()), seed)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    try:
        writer = DatasetWriter(out, terms, lineup, seats, reviews or "")
        with (
            worker_pool(min(workers or os.cpu_count() or 1, games), cluster) as pool,
            Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as progress,
        ):
            done = writer.done()  # by a run of before that was stopped
            wanted = [fixture for fixture in fixtures(lineup, games) if fixture.deal not in done]
            bar = progress.add_task("", total=games, completed=games - len(wanted))
            for share in run_all(pool, partial(play_recorded, terms, depth=reviews or ""), wanted):
                writer.add(share)
                progress.advance(bar, len(share))
        writer.close()
    except MissingExtra as missing:
        raise Mistake(words.say("mistake.extra", extra=missing.extra)) from None
    except OtherDataset:
        raise Mistake(words.say("dataset.other", out=escape(str(out)))) from None
    terminal.say(
        "dataset.written", games=writer.rows["games"], decisions=writer.rows["decisions"], out=escape(str(out))
    )
    return 0
