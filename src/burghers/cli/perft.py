"""`burghers perft`: how many positions there are after so many decisions, with fate fixed by a seed."""

from __future__ import annotations

import json as notation
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table as Grid

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
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.play import apply_known, legal, let_fate
from burghers.kernel.playout import first_owing
from burghers.kernel.state import State


def count(game: Game, seats: int, options: dict[str, str], depth: int, seed: int) -> list[int]:
    """The number of positions after 0, 1, … decisions. What fate says depends on the seed and the depth only."""
    s: State = game.new(seats, options)
    let_fate(s, QuickFate(seed))
    counts = [0] * (depth + 1)
    visit(s, 0, seed, counts)
    return counts


def visit(s: State, depth: int, seed: int, counts: list[int]) -> None:
    """Count this position and all that follow from it; where answers are sealed, the lowest seat goes first."""
    counts[depth] += 1
    if depth + 1 == len(counts) or s.over():
        return
    seat = first_owing(s)
    for move in legal(s, seat):
        after = s.clone()
        apply_known(after, seat, move)
        let_fate(after, QuickFate(seed + depth + 1))
        visit(after, depth + 1, seed, counts)


def perft(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    players: Players = None,
    depth: Annotated[int, Parameter(help="So many decisions ahead.")] = 3,
    seed: Annotated[int, Parameter(help="Fixes what fate says.")] = 1,
    json: AsJson = False,
    printing: PrintingName = None,
    option: TableOptions = None,
    lang: Language = None,
) -> int:
    """Count the positions after so many decisions: two engines that agree here agree on the rules."""
    terminal = Terminal(lang)
    words = terminal.words
    chosen = find_game(game, words, printing)
    seats = number_of_players(chosen, players, words)
    if depth < 0:
        raise Mistake(words.say("perft.depth"))
    counts = count(chosen, seats, read_options(chosen, option or [], words), depth, seed)
    if json:
        print(notation.dumps({"game": chosen.name, "players": seats, "seed": seed, "positions": counts}))
        return 0
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(words.say("perft.decisions"), justify="right")
    grid.add_column(words.say("perft.positions"), justify="right")
    for decisions, positions in enumerate(counts):
        grid.add_row(str(decisions), str(positions))
    terminal.out.print(grid)
    return 0
