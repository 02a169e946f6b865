"""``burghers backup``: everything the server keeps, in one file."""

from __future__ import annotations

from pathlib import Path

from burghers.cli.keeping import with_database
from burghers.cli.serve import DatabaseAddress
from burghers.cli.terminal import console


def backup(file: Path, *, database: DatabaseAddress = None) -> int:
    """Write a backup; the server may go on meanwhile. It holds secrets of games in play: keep it safe."""
    from burghers.server.backup import backup as write  # noqa: PLC0415  (a second to import)

    rows = with_database(database, lambda opened: write(opened, file))
    console(stderr=False).print(f"{rows} rows in {file}", highlight=False)
    return 0
