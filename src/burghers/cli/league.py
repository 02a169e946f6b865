"""`burghers league`: one protocol for everybody's bots, so that figures from anywhere can be compared.

Every game at its usual number of players, one seat of the bot among as many of the yardstick as fill the table, the
same deals for all, each played once for every seat. A folder keeps the games, with hashes of all that played.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from burghers import games as catalogue
from burghers.cli.arena import Crowd, Workers, arena
from burghers.cli.parameters import AsJson, Language

YARDSTICK = "greedy"
SEED = 20_270
DEALS = 100  # of as many games as there are seats


def league(
    *bots: Annotated[str, Parameter(help="Who is measured: a level, module:Class, learned:FILE.npz, program:COMMAND.")],
    out: Annotated[Path, Parameter(help="The folder that keeps the games, to go on from.")] = Path("league"),
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    deals: Annotated[int, Parameter(help="Fewer than the protocol says: for trying it out.")] = DEALS,
    workers: Workers = None,
    cluster: Crowd = None,
    json: AsJson = False,
    lang: Language = None,
) -> int:
    """Measure bots by the protocol of the league: each against greedy, in every game, over the same deals."""
    out.mkdir(parents=True, exist_ok=True)
    for name in [game] if game else catalogue.bundled():
        arena(
            name,
            *bots,
            against=YARDSTICK,
            deals=deals,
            seed=SEED,
            out=out / f"{name}.jsonl",
            workers=workers,
            cluster=cluster,
            json=json,
            lang=lang,
        )
    return 0
