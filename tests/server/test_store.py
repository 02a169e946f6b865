"""What is kept: migrations, group commits, backups, tokens at rest."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from importlib.resources import files
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from burghers import games
from burghers.server.backup import backup, restore
from burghers.server.clock import now
from burghers.server.lobby.shapes import NewTable
from burghers.server.service import Service
from burghers.server.store.database import BadDatabase, Database, OnlyServer
from burghers.server.store.log import Append, Log, TooLate
from burghers.server.store.migrate import migrate
from burghers.server.store.rows import SeatRow, TableRow
from burghers.server.store.schema import metadata
from burghers.server.store.tables import TableStore
from tests.server.postgres import Postgres

GAME = games.bundled()[0]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.sqlite"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_the_migrations_lead_to_what_the_code_expects(address: str) -> None:
    database = Database(address)
    newest = await migrate(database)
    assert await migrate(database) == newest
    async with database.write() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


def a_table(name: str) -> TableRow:
    return TableRow(name, GAME, "playing", "{}", b"s" * 32, now(), now())


async def test_many_tables_share_a_commit_and_only_the_first_of_two_wins(address: str) -> None:
    database = Database(address)
    await migrate(database)
    tables, log = TableStore(database, "one"), Log(database, "one")
    log.open()
    for i in range(20):
        await tables.create(a_table(f"table{i:04}"), [SeatRow(0)], {})
    wishes = [Append(f"table{i:04}", 0, ["a", "b"], 5, "playing", None) for i in range(20)]
    outcomes = await asyncio.gather(*map(log.append, [*wishes, wishes[3]]), return_exceptions=True)
    assert sum(isinstance(outcome, TooLate) for outcome in outcomes) == 1
    assert [line.line for line in await log.read("table0003")] == ["a", "b"]
    assert [line.seq for line in await log.read("table0003", 0)] == [1]
    with pytest.raises(TooLate):
        await log.append(Append("table0000", 1, ["x"], 6, "playing", None))
    row = await tables.row("table0000")
    assert row is not None
    assert row.seq == 1
    await log.close()
    await database.close()


async def test_a_backup_goes_into_either_kind_of_database(service: Service, tmp_path: Path, postgres: Postgres) -> None:
    seats = games.load(GAME).seats[0]
    made = await service.making.create(NewTable(game=GAME, seats=seats, bots=["random"] * (seats - 1)), None)
    file = tmp_path / "all.gz"
    rows = await backup(service.database, file)
    for address in (f"sqlite:///{tmp_path}/again.sqlite", postgres.database()):
        database = Database(address)
        assert await restore(database, file) == rows
        row = await TableStore(database, "x").row(made.table.id)
        assert row is not None
        assert (row.game, len(row.secret)) == (GAME, 32)
        assert (await Log(database, "x").read(made.table.id))[0].line.startswith('{"burghers"')
        with pytest.raises(BadDatabase, match="not empty"):
            await restore(database, file)
        await database.close()
    cut = tmp_path / "cut.gz"
    cut.write_bytes(gzip.compress(b"\n".join(gzip.decompress(file.read_bytes()).split(b"\n")[:-3]) + b"\n"))
    database = Database(f"sqlite:///{tmp_path}/third.sqlite")
    with pytest.raises(BadDatabase, match="cut short"):
        await restore(database, cut)
    assert await TableStore(database, "x").counts() == {}
    await database.close()


async def test_tokens_are_hashed_at_rest_and_stand_in_no_log(service: Service, tmp_path: Path) -> None:
    made = await service.making.create(NewTable(game=GAME, seats=games.load(GAME).seats[0]), None)
    found = sqlite3.connect(tmp_path / "service.sqlite")
    everything = "\n".join(found.iterdump())
    found.close()
    assert made.table.id in everything
    for token in (made.token, made.invitation):
        assert len(token) >= 32
        assert token not in everything


async def test_one_file_has_one_server(tmp_path: Path) -> None:
    one, other = OnlyServer(f"sqlite:///{tmp_path}/s.sqlite"), OnlyServer(f"sqlite:///{tmp_path}/s.sqlite")
    one.claim()
    with pytest.raises(BadDatabase, match="another server"):
        other.claim()
    one.release()
    other.claim()
    other.release()


def test_every_migration_is_packaged() -> None:
    steps = files("burghers.server.store").joinpath("migrations/versions")
    assert [step.name for step in steps.iterdir() if step.name[:4].isdigit()]


@pytest.mark.parametrize("address", ["tables.sqlite", "mysql://x/y"], indirect=False)
def test_an_address_of_no_known_kind_is_refused(address: str) -> None:
    with pytest.raises(BadDatabase):
        Database(address)
