"""``burghers restore``: a backup into an empty database of either kind."""

from __future__ import annotations

from pathlib import Path

from burghers.cli.keeping import with_database
from burghers.cli.serve import DatabaseAddress
from burghers.cli.terminal import console


def restore(file: Path, *, database: DatabaseAddress = None) -> int:
    """Fill an empty database from a backup: all of it, or nothing."""
    from burghers.server.backup import restore as fill  # noqa: PLC0415  (a second to import)

    rows = with_database(database, lambda opened: fill(opened, file))
    console(stderr=False).print(f"{rows} rows from {file}", highlight=False)
    return 0
