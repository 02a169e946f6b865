"""`burghers bench`: how fast the engine is, where its time goes, and how it compares with an earlier revision."""

from __future__ import annotations

import json as notation
from dataclasses import asdict
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table as Grid

from burghers import build
from burghers import games as catalogue
from burghers.cli.bench.against import Comparison, compare
from burghers.cli.bench.environments import Environments, measure_environments
from burghers.cli.bench.profile import Profile, profile_of
from burghers.cli.bench.speeds import Speed, measure
from burghers.cli.mistake import Mistake
from burghers.cli.parameters import AsJson, Language, find_game, number_of_players
from burghers.cli.terminal import Terminal
from burghers.kernel.game import Game

SYMBOLS_SHOWN = 15


def bench(
    game: Annotated[str | None, Parameter(help="The game; by default all of them.")] = None,
    /,
    *,
    json: AsJson = False,
    seconds: Annotated[float, Parameter(help="For each of the seven measures.")] = 1.0,
    profile: Annotated[bool, Parameter(negative=(), help="Show where the time of random play goes.")] = False,
    environments: Annotated[bool, Parameter(negative=(), help="Measure what learners get: steps a second.")] = False,
    against: Annotated[
        str | None, Parameter(help="A git revision: build it beside this one, measure both in turn, print the ratios.")
    ] = None,
    lang: Language = None,
) -> int:
    """Measure the engine on one core: random play, copies of positions, copies with a move, views, net, search."""
    terminal = Terminal(lang)
    words = terminal.words
    if not 0 < seconds <= 600:
        raise Mistake(words.say("bench.seconds"))
    chosen = [find_game(name, words) for name in ([game] if game else catalogue.names())]
    if not json:
        terminal.plain(build.describe())
    if against is not None:
        comparison = compare(against, [g.name for g in chosen], seconds, terminal)
        show(terminal, json, asdict(comparison), [ratios(terminal, comparison)])
    elif profile:
        profiles = {g.name: profile_of(g.name, seconds, words) for g in chosen}
        show(terminal, json, {n: asdict(p) for n, p in profiles.items()}, shares(terminal, profiles))
    elif environments:
        steps = {
            g.name: measure_environments(g.name, number_of_players(g, None, words), seconds)
            for g in chosen
            if g.name in catalogue.bundled()
        }
        show(terminal, json, {n: asdict(e) for n, e in steps.items()}, [steps_a_second(terminal, steps)])
    else:
        speeds = {g.name: measured(g, seconds, terminal, json) for g in chosen}
        all_speeds = {name: asdict(speed) for name, speed in speeds.items()}
        show(terminal, json, {"compiled": build.compiled(), "games": all_speeds}, [report(terminal, speeds)])
    return 0


def show(terminal: Terminal, json: bool, data: dict[str, Any], grids: list[Grid]) -> None:
    """One object for programs, or tables for people."""
    if json:
        print(notation.dumps(data))
    else:
        for grid in grids:
            terminal.out.print(grid)


def measured(game: Game, seconds: float, terminal: Terminal, quietly: bool) -> Speed:
    """All measures of one game, at the usual number of players."""
    if not quietly:
        terminal.err.print(terminal.words.say("bench.measuring", game=game.name), style="dim")
    return measure(game, number_of_players(game, None, terminal.words), seconds)


def columns(terminal: Terminal, *headings: str) -> Grid:
    """An empty table with these headings: the first to the left, figures to the right."""
    grid = Grid(header_style="bold")
    for i, heading in enumerate(headings):
        grid.add_column(terminal.words.say(heading), justify="right" if i else "left")
    return grid


def spaced(value: float) -> str:
    """A figure as people read it."""
    return f"{value:,.0f}".replace(",", " ")


def report(terminal: Terminal, speeds: dict[str, Speed]) -> Grid:
    """The measures for people."""
    headings = ("seats", "decisions", "clones", "clone-apply", "views", "judged", "searched", "walked", "game-length")
    grid = columns(terminal, "bench.game", *[f"bench.{heading}" for heading in headings])
    for name, speed in speeds.items():
        grid.add_row(name, *[spaced(value) for value in asdict(speed).values()])
    return grid


def steps_a_second(terminal: Terminal, found: dict[str, Environments]) -> Grid:
    """What learners get, for people."""
    grid = columns(terminal, "bench.game", "bench.batched", "bench.batched-two", "bench.pettingzoo", "bench.openspiel")
    for name, steps in found.items():
        grid.add_row(name, *[spaced(value) for value in asdict(steps).values()])
    return grid


def ratios(terminal: Terminal, comparison: Comparison) -> Grid:
    """Both revisions, measure by measure."""
    grid = columns(terminal, "bench.game", "bench.measure", "bench.before", "bench.now", "bench.ratio")
    for line in comparison.lines:
        grid.add_row(line.game, line.measure, spaced(line.before), spaced(line.now), f"{line.ratio:.2f}")
    return grid


def shares(terminal: Terminal, profiles: dict[str, Profile]) -> list[Grid]:
    """What the time goes into by kind, then the busiest functions."""
    kinds = columns(terminal, "bench.kind", *["bench.game"] * len(profiles))
    for column, name in enumerate(profiles):
        kinds.columns[column + 1].header = name
    for kind in next(iter(profiles.values())).kinds:
        kinds.add_row(kind, *[f"{profile.kinds[kind]:.1f} %" for profile in profiles.values()])
    grids = [kinds]
    for name, profile in profiles.items():
        busiest = columns(terminal, "bench.function", "bench.game")
        busiest.columns[1].header = name
        for function, share in profile.functions[:SYMBOLS_SHOWN]:
            busiest.add_row(function, f"{share:.1f} %")
        grids.append(busiest)
    return grids
