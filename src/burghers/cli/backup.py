"""``burghers backup``: everything the server keeps, in one file."""

from __future__ import annotations

from pathlib import Path

from burghers.cli.keeping import with_database
from burghers.cli.serve import Database
from burghers.cli.terminal import console


def backup(file: Path, *, database: Database = None) -> int:
    """Write a backup; the server may go on meanwhile. It holds secrets of games in play: keep it safe."""
    from burghers.server.backup import backup as write  # noqa: PLC0415  (a second to import)

    rows = with_database(database, lambda doors: write(doors, file))
    console(stderr=False).print(f"{rows} rows in {file}", highlight=False)
    return 0
