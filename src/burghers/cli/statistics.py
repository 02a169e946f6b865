"""`burghers statistics`: what those won who had something and those who had not, from any folder of records."""

from __future__ import annotations

import json as notation
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.markup import escape
from rich.table import Table as Grid

from burghers.bots.statistics.counted import Counted, counted
from burghers.bots.statistics.summed import Fared, Statistics, Wanted, summed
from burghers.cli.exercises import records_in
from burghers.cli.mistake import Mistake
from burghers.cli.parameters import AsJson, Language
from burghers.cli.records import load_for, read_file, reading
from burghers.cli.terminal import Terminal
from burghers.kernel.game import Game
from burghers.kernel.voice import GameVoice
from burghers.research.words import Words


def statistics(
    folders: Annotated[list[Path], Parameter(help="Folders of records, or single records.")],
    /,
    *,
    players: Annotated[int, Parameter(help="Only games with so many players; 0 for all.")] = 0,
    who: Annotated[Literal["all", "bots", "people"], Parameter(help="Whose seats are counted.")] = "all",
    level: Annotated[str, Parameter(help="Only bots of this level.")] = "",
    json: AsJson = False,
    lang: Language = None,
) -> int:
    """Count finished games: cards, roles, decrees, spaces and openings, with and without, with intervals.

    Seats named as `burghers simulate` names them (expert 2) are bots, all others people.
    """
    terminal = Terminal(lang)
    games: dict[str, Game] = {}
    found: list[Counted] = []
    for file in records_in(folders):
        record = read_file(file, terminal.words)
        if not record.entries or record.entries[-1].what != "end":
            terminal.say("statistics.left-out", file=escape(str(file)))
            continue
        with reading(file):
            game = games.setdefault(record.header.game, load_for(record.header))
            found.append(counted(game, record))
    if not found:
        raise Mistake(terminal.words.say("exercises.no-records"))
    wanted = Wanted(players, "" if who == "all" else who, level)
    sums = [summed(name, found, wanted) for name in games]
    if json:
        print(notation.dumps({one.game: asdict(one) for one in sums}, ensure_ascii=False))
        return 0
    for one in sums:
        tell(terminal, one, GameVoice(games[one.game], terminal.words.language))
    return 0


def tell(terminal: Terminal, found: Statistics, voice: GameVoice) -> None:
    figures = Words(terminal.words.language)
    title = voice.text("title")
    terminal.show("", f"[bold]{escape(title)}[/bold]")
    terminal.say("statistics.of", games=found.games, seats=found.seats)
    for kind, things in found.things.items():
        terminal.show("", escape(voice.texts.get(f"kind.{kind}", kind)))
        terminal.out.print(grid(terminal, things, voice, figures))
    if found.openings:
        terminal.say("statistics.openings")
        for one in found.openings:
            said = voice.move(voice.game.moves.parse(one.move), [])
            terminal.plain(f"{one.seats:5} {figures.estimate(one.wins)}  {said}")


def grid(terminal: Terminal, things: list[Fared], voice: GameVoice, figures: Words) -> Grid:
    """Things of one kind, what goes with winning most first."""
    out = Grid(box=None, pad_edge=False, header_style="bold")
    say = terminal.words.say
    out.add_column(say("statistics.thing"))
    for title in (say("statistics.had"), say("statistics.with"), say("statistics.without")):
        out.add_column(title, justify="right")
    out.add_column(say("statistics.difference"), justify="right")
    for one in things:
        out.add_row(
            escape(voice.texts.get(one.key, one.key)),
            f"{figures.figure(100 * one.share, '.0f')} %",
            figures.figure(one.with_it),
            figures.figure(one.without),
            figures.estimate(one.difference),
        )
    return out
