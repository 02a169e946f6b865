"""A small kill test; the big one is a command of its own, see tests/server/kill.py and docs/server.md."""

from __future__ import annotations

from pathlib import Path

from tests.server.kill import PATIENCE, Tally, run
from tests.server.postgres import Postgres
from tests.server.running import Running


def judged(tally: Tally, games: int) -> None:
    assert tally.problems == []
    assert tally.games == games
    assert tally.kills > 0
    assert tally.moves > 0
    assert tally.outcomes > 0


async def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Running(f"sqlite:///{tmp_path}/kill.sqlite", tmp_path, **PATIENCE).start()
    tally = await run([server], 8, 8, 1, 1.5, 4)
    server.stop()
    judged(tally, 8)


async def test_a_table_survives_the_death_of_either_of_two_servers(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    servers = [Running(database, tmp_path, **PATIENCE).start() for _ in range(2)]
    tally = await run(servers, 4, 4, 2, 1.5, 3)
    for server in servers:
        server.stop()
    judged(tally, 4)
