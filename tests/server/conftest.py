"""A running server, a PostgreSQL, and a service in this program."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from burghers.server.service import Service
from burghers.server.settings import Settings, read_settings
from tests.server.postgres import Postgres
from tests.server.running import Running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("server")
    running = Running(f"sqlite:///{home}/tables.sqlite", home).start()
    yield running
    running.stop()


def small(home: Path, **settings: object) -> Settings:
    """Settings for a service in this program."""
    own = {"database": f"sqlite:///{home}/service.sqlite", "frames_per_second": 1e6, "frames_burst": 10**6}
    return read_settings({}, **{**own, "log_level": "error", **settings})


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    made = Service(small(tmp_path, webhook_private=True))
    await made.open()
    yield made
    await made.close()
