"""Where a game stands, or how it ended."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table as Grid

from burghers.cli.terminal import Terminal
from burghers.cli.words import safe
from burghers.kernel.session import Session


def result(terminal: Terminal, table: Session) -> None:
    """The points by player, and who has won."""
    game, state, words = table.game, table.state, terminal.words
    names = [safe(name) for name in table.names]
    winners = game.winners(state) if state.over() else []
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(words.say("result.player"))
    grid.add_column(words.say("result.points"), justify="right")
    grid.add_column("")
    for seat, points in enumerate(game.scores(state)):
        grid.add_row(escape(names[seat]), str(points), words.say("result.winner") if seat in winners else "")
    terminal.out.print(grid)
    if not state.over():
        terminal.say("result.unfinished", entries=len(table.record.entries))
    elif len(winners) == 1:
        terminal.say("result.won", who=names[winners[0]], rounds=game.rounds(state))
    else:
        terminal.say("result.shared", who=", ".join(names[seat] for seat in winners), rounds=game.rounds(state))
