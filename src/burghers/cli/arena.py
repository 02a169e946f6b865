"""`burghers arena`: tournaments between bots, with mirrored deals, intervals and ratings."""

from __future__ import annotations

import json as notation
import os
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from burghers import bots as company
from burghers.bots.statistics.intervals import Estimate
from burghers.build import describe
from burghers.cli.mistake import Mistake
from burghers.cli.parameters import (
    AsJson,
    Language,
    Players,
    PrintingName,
    TableOptions,
    find_game,
    number_of_players,
    read_options,
)
from burghers.cli.terminal import Terminal
from burghers.cli.words import Words
from burghers.research import plots
from burghers.research.executors import run_all, worker_pool
from burghers.research.extras import MissingExtra
from burghers.research.hashes import hashes
from burghers.research.ledger import ForeignLedger, Ledger
from burghers.research.matches import Fixture, Result, Terms, game_of, play_match
from burghers.research.standings import Line, Rating, lines, ratings
from burghers.research.tournaments import AGAINST, FREE, LADDER, ROUND_ROBIN, Tournament
from burghers.research.words import Words as PageWords

Crowd = Annotated[str | None, Parameter(help="A Dask cluster: its address, or local.")]
Workers = Annotated[int | None, Parameter(help="Processes; by default one for each core.")]


def arena(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *bots: Annotated[str, Parameter(help="The bots that meet; for a ladder the weakest first.")],
    players: Players = None,
    ladder: Annotated[bool, Parameter(negative=(), help="Each bot against the one before it.")] = False,
    free: Annotated[bool, Parameter(negative=(), help="All bots around one table.")] = False,
    against: Annotated[str | None, Parameter(help="Each bot against this one.")] = None,
    deals: Annotated[int, Parameter(help="Deals of each pairing; a deal is played once for every seat.")] = 50,
    seed: Annotated[int, Parameter(help="Fixes all deals.")] = 1,
    out: Annotated[Path | None, Parameter(help="A file to keep the games in, and to go on from.")] = None,
    plot: Annotated[Path | None, Parameter(help="A picture: .svg, .png or .pdf.")] = None,
    workers: Workers = None,
    cluster: Crowd = None,
    json: AsJson = False,
    printing: PrintingName = None,
    option: TableOptions = None,
    lang: Language = None,
) -> int:
    """Let bots meet: by default one seat of each against a table full of each other one.

    The same fate is played once for every rotation of the seats, and what is told rests on whole deals.
    """
    terminal = Terminal(lang)
    words = terminal.words
    chosen = find_game(game, words, printing)
    seats = number_of_players(chosen, players, words)
    kinds = {LADDER: ladder, FREE: free, AGAINST: against is not None}
    tournament = Tournament(kind_of(kinds, words), named_once([*filter(None, [against]), *bots], words), seats)
    if deals < 1 or (workers is not None and workers < 1):
        raise Mistake(words.say("arena.at-least-one"))
    options = read_options(chosen, option or [], words)
    terms = Terms(chosen.name, chosen.printing.text, chosen.printing.standard, tuple(options.items()), seed)
    try:
        if plot is not None:
            plots.ready_for(plot)
        ledger = Ledger(out, terms, tournament) if out is not None else None
        results = played(
            terminal, terms, tournament.fixtures(deals, seed), ledger, workers or os.cpu_count() or 1, cluster
        )
        table, skill = lines(tournament, results), ratings(tournament, results)
        if plot is not None:
            title = words.say("arena.heading", game=chosen.name, players=seats)
            plots.plot_standings(PageWords(words.language), title, table, skill, plot)
    except ForeignLedger as foreign:
        told = {"key": foreign.key, "found": foreign.found, "wanted": foreign.wanted}
        raise Mistake(words.say("arena.foreign", file=str(out), **told)) from None
    except MissingExtra as missing:
        raise Mistake(words.say("mistake.extra", extra=missing.extra)) from None
    if json:
        print(notation.dumps(summed(terms, tournament, deals, table, skill), ensure_ascii=False))
    else:
        report(terminal, terms, tournament, table, skill)
    return 0


def kind_of(kinds: dict[str, bool], words: Words) -> str:
    """The kind of tournament that was asked for."""
    asked = [kind for kind, wanted in kinds.items() if wanted]
    if len(asked) > 1:
        raise Mistake(words.say("arena.one-kind"))
    return asked[0] if asked else ROUND_ROBIN


def named_once(bots: Sequence[str], words: Words) -> tuple[str, ...]:
    """The names of the bots, if there are such bots and each was named once."""
    for bot in bots:
        if not company.known(bot):
            raise Mistake(words.say("mistake.no-bot", name=bot, bots=", ".join(company.names())))
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Mistake(words.say("arena.two-bots"))
    return tuple(bots)


def played(
    terminal: Terminal,
    terms: Terms,
    fixtures: Sequence[Fixture],
    ledger: Ledger | None,
    workers: int,
    cluster: str | None,
) -> list[Result]:
    """The results of all these games: those of the ledger, and the others as they are played."""
    wanted = set(fixtures)
    results = [result for result in ledger.results() if result.fixture in wanted] if ledger else []
    done = {result.fixture for result in results}
    left = [fixture for fixture in fixtures if fixture not in done]
    if done:
        terminal.err.print(terminal.words.say("arena.going-on", played=len(done), games=len(fixtures)))
    if not left:
        return results
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with (
        worker_pool(min(workers, len(left)), cluster) as pool,
        Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as progress,
    ):
        bar = progress.add_task("", total=len(fixtures), completed=len(done))
        try:
            for share in run_all(pool, partial(play_match, terms), left):
                if ledger:
                    ledger.add(share)
                results += share
                progress.advance(bar, len(share))
        except KeyboardInterrupt:
            if ledger:
                terminal.err.print(terminal.words.say("arena.stopped", played=len(results), games=len(fixtures)))
            raise
    return results


def summed(
    terms: Terms, tournament: Tournament, deals: int, table: Sequence[Line], skill: Sequence[Rating]
) -> dict[str, Any]:
    """Everything for machines."""
    return {
        "game": terms.game,
        "players": tournament.players,
        "options": dict(terms.options),
        "seed": terms.seed,
        "deals": deals,
        "tournament": tournament.kind,
        "bots": list(tournament.bots),
        "build": describe(),
        "hashes": hashes(game_of(terms), tournament.bots),
        "pairings": [bounded(asdict(line)) for line in table],
        "ratings": [asdict(rating) for rating in skill],
    }


def bounded(value: Any) -> Any:
    """The same with nothing in place of bounds that are not known: JSON has no word for them."""
    if isinstance(value, dict):
        return {key: bounded(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [bounded(inner) for inner in value]
    return None if isinstance(value, float) and not isfinite(value) else value


def report(
    terminal: Terminal, terms: Terms, tournament: Tournament, table: Sequence[Line], skill: Sequence[Rating]
) -> None:
    """Everything for people."""
    words = terminal.words
    terminal.say("arena.heading", game=terms.game, players=tournament.players)
    grid = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, 1))
    for i, heading in enumerate(
        (
            words.say("arena.bot"),
            words.say("arena.against"),
            words.say("arena.games"),
            words.say("arena.wins"),
            words.say("arena.fair"),
            words.say("arena.margin"),
            words.say("arena.mean-ms"),
            words.say("arena.max-ms"),
        )
    ):
        grid.add_column(heading, justify="left" if i < 2 else "right", no_wrap=True)
    for line in table:
        grid.add_row(
            escape(line.bot),
            escape(line.against or "–"),
            str(line.games),
            spread(line.share.times(100), "{:.1f}"),
            spread(line.fair, "{:.2f}"),
            f"{line.margin.mean:+.1f}",
            f"{line.mean_ms:.1f}",
            f"{line.max_ms:.0f}",
        )
    terminal.out.print(grid)
    terminal.say("arena.how")
    terminal.say("arena.ratings")
    for rating in skill:
        terminal.plain(f"  {rating.bot}  {rating.mu:.2f} ± {2 * rating.sigma:.2f}")
    terminal.say("arena.build", build=describe(), seed=str(terms.seed))


def spread(estimate: Estimate, form: str) -> str:
    """A mean and its bounds."""
    return f"{form.format(estimate.mean)} ({form.format(estimate.low)} … {form.format(estimate.high)})"
