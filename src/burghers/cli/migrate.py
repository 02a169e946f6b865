"""``burghers migrate``: bring the server's database up to date."""

from __future__ import annotations

from burghers.cli.keeping import with_database
from burghers.cli.serve import DatabaseAddress
from burghers.cli.terminal import console


def migrate(*, database: DatabaseAddress = None) -> int:
    """Bring the database to the newest step."""
    from burghers.server.store.migrate import migrate as step_up  # noqa: PLC0415  (a second to import)

    console(stderr=False).print(f"at step {with_database(database, step_up)}", highlight=False)
    return 0
