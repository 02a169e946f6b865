"""The last heartbeat, kept beside an SQLite file: a file that is put back by hand is older than what was seen here."""

from __future__ import annotations

from pathlib import Path

from burghers.server.files import make_anew
from burghers.server.store.database import is_postgres, sqlite_file


class BeatFile:
    """When a server program on this database file last ran, as told outside of it."""

    def __init__(self, address: str) -> None:
        self.file: Path | None = None if is_postgres(address) else sqlite_file(address).with_suffix(".beat")

    def read(self) -> int | None:
        """The moment; None where none was written, or it cannot be read."""
        try:
            return None if self.file is None else int(self.file.read_text("ascii"))
        except (OSError, ValueError):
            return None

    def write(self, at: int) -> None:
        """This moment, whole or not at all; on a full disk the one before stands."""
        if self.file is None:
            return
        fresh = self.file.with_suffix(".beat-new")
        try:
            make_anew(fresh)
            fresh.write_text(str(at), "ascii")
            fresh.replace(self.file)
        except OSError:
            fresh.unlink(missing_ok=True)
