"""`burghers check`: whether a game is done, part by part, and what to do where it is not."""

from __future__ import annotations

import json as notation
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape

from burghers import games
from burghers.cli.check.parts import PARTS, Subject
from burghers.cli.check.verdict import Verdict, judged
from burghers.cli.parameters import AsJson
from burghers.cli.terminal import console
from burghers.kernel.errors import BadSetup, PlayError

SIGNS = {"done": "[green]✓[/green]", "missing": "[bold red]✗[/bold red]", "optional": "[dim]–[/dim]"}


def check(
    game: Annotated[str, Parameter(help="The game: its name in the catalogue.")],
    /,
    *,
    tests: Annotated[
        Path | None, Parameter(help="The folder of its tests; by default the one beside its package.")
    ] = None,
    random_games: Annotated[int, Parameter(name="--games", help="Random games for each number of players.")] = 20,
    json: AsJson = False,
) -> int:
    """Try every law on a game and look whether it is whole: done when no part is missing."""
    verdicts = examined(game, tests, random_games)
    missing = [verdict for verdict in verdicts if verdict.state == "missing"]
    if json:
        print(notation.dumps({"game": game, "done": not missing, "parts": [verdict.as_dict() for verdict in verdicts]}))
        return 1 if missing else 0
    out = console(stderr=False)
    for verdict in verdicts:
        out.print(f"{SIGNS[verdict.state]} [bold]{verdict.part}[/bold]  {escape(verdict.found)}", soft_wrap=True)
        for fault in verdict.faults:
            out.print(f"    {escape(fault)}", soft_wrap=True)
        if verdict.how:
            out.print(f"    [dim]{escape(verdict.how)}[/dim]", soft_wrap=True)
    out.print(f"\n{game}: " + (f"{len(missing)} of {len(verdicts)} parts are missing" if missing else "done"))
    return 1 if missing else 0


def examined(name: str, tests: Path | None, random_games: int) -> list[Verdict]:
    """Every part in turn; without a game that can be made there is nothing more to look at."""
    try:
        kind = games.kind_of(name)
        made = games.of(kind)
    except (PlayError, OSError, AttributeError) as error:
        how = (
            "install its package (pip install -e FOLDER); its pyproject.toml names the game under "
            f'[project.entry-points."{games.GROUP}"]. A new one is written by: burghers new-game NAME'
        )
        if name not in games.names():
            how = f"there are {', '.join(games.names())}; " + how
        elif not isinstance(error, BadSetup):
            how = (
                "its class sets name, rules, prefix, seats, moves and notes, and its folder has printings/standard.toml"
            )
        return [Verdict("Package", "missing", "", [str(error)], how)]
    subject = Subject(made, tests, random_games)
    return [judged(part, subject) for part in PARTS]
