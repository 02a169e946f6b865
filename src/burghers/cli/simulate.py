"""`burghers simulate`: many games between bots, recorded one by one."""

from __future__ import annotations

import json as notation
import multiprocessing
import os
import secrets
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from burghers import bots as company
from burghers import games as catalogue
from burghers.bots.bot import stream
from burghers.bots.seats import play_out
from burghers.cli.mistake import Mistake
from burghers.cli.parameters import (
    AsJson,
    Language,
    Players,
    PrintingName,
    TableOptions,
    find_game,
    number_of_players,
    read_bots,
    read_options,
)
from burghers.cli.records import write_file
from burghers.cli.terminal import Terminal
from burghers.kernel.fate import seeded_secret
from burghers.kernel.game import Game
from burghers.kernel.printing import Printing
from burghers.kernel.session import Session

LARGEST_CHUNK = 100
FEWEST_FOR_A_WORKER = 20  # a process of its own takes longer to start than to play fewer games


@dataclass(frozen=True)
class Plan:
    """What is played, the same for every game but for its number; it travels to the workers."""

    game: str
    printing: str  # the whole text
    standard: bool
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    out: Path
    digits: int


@dataclass(frozen=True)
class Outcome:
    """What became of one game."""

    index: int
    scores: list[int]
    rounds: int
    decisions: int
    record: Path


def play_one(plan: Plan, game: Game, index: int) -> Outcome:
    """Game number ``index``: the same wherever and whenever it is played."""
    seats = range(len(plan.bots))
    names = [f"{bot} {seat + 1}" for seat, bot in enumerate(plan.bots)]
    table = Session(game, names, plan.options, seeded_secret(plan.seed, index))
    players = [company.named(bot) for bot in plan.bots]
    decisions = play_out(table, players, [stream(plan.seed, index, seat) for seat in seats])
    record = plan.out / f"{plan.game}-{index:0{plan.digits}}.jsonl"
    write_file(record, table.record.text())
    return Outcome(index, game.scores(table.state), game.rounds(table.state), decisions, record)


def play_some(plan: Plan, indices: range) -> list[Outcome]:
    """A worker's share."""
    game = catalogue.load(plan.game, Printing(plan.printing, plan.game, plan.standard))
    return [play_one(plan, game, index) for index in indices]


def play_all(plan: Plan, games: int, jobs: int) -> Iterator[list[Outcome]]:
    """All games, a share at a time, in any order."""
    size = max(1, min(LARGEST_CHUNK, -(-games // (jobs * 4))))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    if jobs == 1:
        for chunk in chunks:
            yield play_some(plan, chunk)
        return
    fresh = multiprocessing.get_context("spawn")  # a copy of a process with threads is not to be trusted
    with ProcessPoolExecutor(jobs, fresh) as workers:
        shares = [workers.submit(play_some, plan, chunk) for chunk in chunks]
        try:
            for share in as_completed(shares):
                yield share.result()
        except BaseException:
            workers.shutdown(cancel_futures=True)
            raise


def simulate(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    out: Annotated[Path, Parameter(help="The folder for the records.")] = Path("records"),
    players: Players = None,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    seed: Annotated[int | None, Parameter(help="Fixes all games; by default another each time.")] = None,
    bots: Annotated[str, Parameter(help="One for all, or one for each: random, greedy, or a level.")] = "greedy",
    jobs: Annotated[int | None, Parameter(help="Processes; by default one for each core.")] = None,
    json: AsJson = False,
    printing: PrintingName = None,
    option: TableOptions = None,
    lang: Language = None,
) -> int:
    """Let bots play many games and record them. The games depend on the seed alone, not on the processes."""
    terminal = Terminal(lang)
    words = terminal.words
    chosen = find_game(game, words, printing)
    seats = number_of_players(chosen, players, words)
    if games < 1 or (jobs is not None and jobs < 1):
        raise Mistake(words.say("simulate.at-least-one"))
    plan = Plan(
        game=chosen.name,
        printing=chosen.printing.text,
        standard=chosen.printing.standard,
        bots=tuple(bot.name for bot in read_bots(bots, seats, words)),
        options=read_options(chosen, option or [], words),
        seed=secrets.randbelow(10**9) if seed is None else seed,
        out=out,
        digits=max(4, len(str(games - 1))),
    )
    out.mkdir(parents=True, exist_ok=True)
    workers = jobs or max(1, min(os.cpu_count() or 1, games // FEWEST_FOR_A_WORKER))
    outcomes = watched(terminal, play_all(plan, games, workers), games)
    summary = summed(plan, outcomes)
    if json:
        print(notation.dumps(summary, ensure_ascii=False))
    else:
        report(terminal, plan, summary)
    return 0


def watched(terminal: Terminal, shares: Iterable[list[Outcome]], games: int) -> list[Outcome]:
    """All outcomes in the order of their numbers; a bar shows how far it is."""
    outcomes: list[Outcome] = []
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as progress:
        bar = progress.add_task("", total=games)
        for share in shares:
            outcomes += share
            progress.advance(bar, len(share))
    return sorted(outcomes, key=lambda outcome: outcome.index)


def summed(plan: Plan, outcomes: list[Outcome]) -> dict[str, Any]:
    """The means, and where the records are."""
    seats = range(len(plan.bots))
    return {
        "game": plan.game,
        "players": len(plan.bots),
        "games": len(outcomes),
        "seed": plan.seed,
        "mean_scores": [fmean(outcome.scores[seat] for outcome in outcomes) for seat in seats],
        "mean_rounds": fmean(outcome.rounds for outcome in outcomes),
        "mean_decisions": fmean(outcome.decisions for outcome in outcomes),
        "records": [str(outcome.record) for outcome in outcomes],
    }


def report(terminal: Terminal, plan: Plan, summary: dict[str, Any]) -> None:
    """The means for people."""
    words = terminal.words
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for heading in ("simulate.seat", "simulate.bot", "simulate.mean-score"):
        grid.add_column(words.say(heading), justify="right" if heading.endswith("score") else "left")
    for seat, bot in enumerate(plan.bots):
        grid.add_row(str(seat + 1), bot, f"{summary['mean_scores'][seat]:.2f}")
    terminal.say("simulate.heading", games=summary["games"], game=plan.game, seed=str(plan.seed))
    terminal.out.print(grid)
    rounds, decisions = f"{summary['mean_rounds']:.1f}", f"{summary['mean_decisions']:.1f}"
    terminal.say("simulate.means", rounds=rounds, decisions=decisions)
    terminal.say("simulate.records", out=escape(str(plan.out)))
