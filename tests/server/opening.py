"""Opening long games: how long a request takes for a table that is not in memory, and has to be replayed.

python -m tests.server.opening --games 10
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from burghers import games
from burghers.kernel.fate import seeded_secret
from burghers.kernel.play import legal
from burghers.kernel.session import Session
from burghers.server.clock import now
from burghers.server.lobby.making import new_row
from burghers.server.store.database import Database
from burghers.server.store.log import Append
from burghers.server.store.migrate import migrate
from burghers.server.store.rows import SeatRow, Setup
from burghers.server.store.tables import TableStore
from tests.server.running import CLIENT, Running


def played(name: str, seed: int, most: int = 1_000_000) -> Session:
    """A random game with as many players as there may be, to its end or so many answers."""
    game, luck = games.load(name), random.Random(seed)
    table = Session(game, [f"seat {i}" for i in range(game.seats[1])], None, seeded_secret(seed, 0))
    while table.asked() and most:
        seat = luck.choice(table.asked())
        table.answer(seat, luck.choice(legal(table.state, seat)))
        most -= 1
    return table


async def kept(database: Database, table: Session) -> str:
    """Put a game into a database as a public table; its id."""
    tables = TableStore(database, "opening")
    setup = Setup(options=table.record.header.options, printing="standard", public=True)
    row = new_row(table.game.name, setup, table.secret)
    await tables.create(row, [SeatRow(i, name, taken=True) for i, name in enumerate(table.names)], {})
    state = "over" if table.state.over() else "playing"
    assert await tables.begin(Append(row.id, 0, table.record.lines(), now(), state, None))
    return row.id


async def filled(address: str, tables: list[Session]) -> list[str]:
    """A new database with these games."""
    database = Database(address)
    await migrate(database)
    ids = [await kept(database, table) for table in tables]
    await database.close()
    return ids


def seconds(server: Running, name: str) -> float:
    """How long the present frame with all notes takes."""
    start = time.perf_counter()
    answer = CLIENT.get(f"{server.url}/api/tables/{name}/frame?since=-1")
    assert answer.status_code == 200, answer.text
    return time.perf_counter() - start


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=10, help="of each, the longest of which is opened")
    given = words.parse_args()
    longest = [
        max((played(name, seed) for seed in range(given.games)), key=lambda table: len(table.record.entries))
        for name in games.bundled()
    ]
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{folder}/opening.sqlite"
        ids = asyncio.run(filled(address, longest))
        server = Running(address, Path(folder)).start()
        for table, name in zip(longest, ids, strict=True):
            first, again = seconds(server, name), seconds(server, name)
            size = f"{len(table.names)} seats, {len(table.record.entries)} entries"
            print(f"{table.game.name}, {size}: opened in {1000 * first:.0f} ms, again in {1000 * again:.0f} ms")
        server.stop()


if __name__ == "__main__":
    main()
