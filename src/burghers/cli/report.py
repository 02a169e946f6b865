"""`burghers report`: a page about the balance of a game, from many games between bots."""

from __future__ import annotations

import json as notation
import os
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from burghers.bots.statistics.tallies import BEGINS, things_of
from burghers.cli.arena import Crowd, Workers, bounded
from burghers.cli.mistake import Mistake
from burghers.cli.parameters import (
    AsJson,
    Language,
    PrintingName,
    TableOptions,
    find_game,
    number_of_players,
    read_bots,
    read_options,
)
from burghers.cli.terminal import Terminal
from burghers.kernel.game import Game
from burghers.research import plots
from burghers.research.balance import by_players, sources, things
from burghers.research.executors import run_all, worker_pool
from burghers.research.extras import MissingExtra
from burghers.research.matches import Fixture, Terms
from burghers.research.pages import Findings, Report
from burghers.research.studies import Study, fixtures, play_study


def report(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    out: Annotated[Path, Parameter(help="The folder for the page and its pictures.")] = Path("report"),
    players: Annotated[list[int] | None, Parameter(negative=(), help="Numbers of players; by default all.")] = None,
    games: Annotated[int, Parameter(help="How many games with each number of players.")] = 200,
    bots: Annotated[str, Parameter(help="One for all, or one for each seat.")] = "greedy",
    seed: Annotated[int, Parameter(help="Fixes all games.")] = 1,
    workers: Workers = None,
    cluster: Crowd = None,
    json: AsJson = False,
    printing: PrintingName = None,
    option: TableOptions = None,
    lang: Language = None,
) -> int:
    """Let bots play many games and write a page about the balance of the game: seats, length, points, cards."""
    terminal = Terminal(lang)
    words = terminal.words
    chosen = find_game(game, words, printing)
    fewest, most = chosen.seats
    counts = sorted({number_of_players(chosen, count, words) for count in players or range(fewest, most + 1)})
    if games < 1 or (workers is not None and workers < 1):
        raise Mistake(words.say("simulate.at-least-one"))
    options = read_options(chosen, option or [], words)
    terms = Terms(chosen.name, chosen.printing.text, chosen.printing.standard, tuple(options.items()), seed)
    lineups = [tuple(bot.name for bot in read_bots(bots, count, words)) for count in counts]
    command = " ".join(
        [
            f"burghers report {chosen.name}",
            *[f"--players {count}" for count in players or []],
            *[f"--option {pair}" for pair in option or []],
            *([f"--printing {printing}"] if printing else []),
            f"--games {games} --bots {bots} --seed {seed}",
        ]
    )
    try:
        plots.ready_for(Path("page.svg"))
        work = [fixture for lineup in lineups for fixture in fixtures(lineup, games)]
        studies = played(terminal, terms, work, workers or os.cpu_count() or 1, cluster)
    except MissingExtra as missing:
        raise Mistake(words.say("mistake.extra", extra=missing.extra)) from None
    found = findings(chosen, terms, bots, command, studies)
    page = Report(chosen, found, words.language).write(out)
    if json:
        print(notation.dumps(summed(found), ensure_ascii=False))
    else:
        terminal.say("report.written", games=len(studies), page=escape(str(page)))
    return 0


def played(terminal: Terminal, terms: Terms, work: list[Fixture], workers: int, cluster: str | None) -> list[Study]:
    """All these games, in the order they were planned in."""
    found: dict[Fixture, Study] = {}
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with (
        worker_pool(min(workers, len(work)), cluster) as pool,
        Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as progress,
    ):
        bar = progress.add_task("", total=len(work))
        for share in run_all(pool, partial(named_study, terms), work):
            found.update(share)
            progress.advance(bar, len(share))
    return [found[fixture] for fixture in work]


def named_study(terms: Terms, fixture: Fixture) -> tuple[Fixture, Study]:
    """A study and which one it is: shares come back in any order."""
    return fixture, play_study(terms, fixture)


def findings(game: Game, terms: Terms, bots: str, command: str, studies: list[Study]) -> Findings:
    counts = sorted({len(study.scores) for study in studies})
    tables = [[study for study in studies if len(study.scores) == count] for count in counts]
    return Findings(
        bots=bots,
        seed=terms.seed,
        options=dict(terms.options),
        command=command,
        tables=[by_players(table) for table in tables],
        lengths=[[study.decisions for study in table] for table in tables],
        sources=sources(studies),
        things={kind: own for kind in things_of(game) if (own := things(studies, kind))},
        begins=BEGINS in [verb.word for verb in game.notes.verbs],
    )


def summed(found: Findings) -> dict[str, Any]:
    """Everything for machines, but for the single games."""
    values = asdict(found)
    del values["lengths"]
    for table in values["tables"]:
        del table["every_score"]
    summary: dict[str, Any] = bounded(values)
    return summary
