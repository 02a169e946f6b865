"""A running server, a PostgreSQL, and a house in this program."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from burghers.server.house import House
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
    """Settings for a house in this program."""
    return read_settings(
        {},
        database=f"sqlite:///{home}/house.sqlite",
        frames_per_second=1e6,
        frames_burst=10**6,
        log_level="error",
        **settings,
    )


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(small(tmp_path, webhook_private=True))
    await made.open()
    yield made
    await made.close()
