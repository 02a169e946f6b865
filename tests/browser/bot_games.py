"""Games that bots have played, the same in every run, put on the server as if they had been played there.

A test that looks for a position in a game of luck must find the same one each time: what holds for it here shall not
fail elsewhere for a position that nobody has seen.
"""

import asyncio
import os
import zlib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from burghers import bots as known
from burghers import games
from burghers.bots.bot import stream
from burghers.bots.seats import play_out
from burghers.kernel.fate import seeded_secret
from burghers.kernel.session import Session
from burghers.server.clock import now
from burghers.server.lobby.making import bot_name, new_row
from burghers.server.store.database import Database
from burghers.server.store.log import Append
from burghers.server.store.rows import SeatRow, Setup
from burghers.server.store.tables import TableStore
from tests.server.running import Running

asked_for: Counter[tuple[str, str]] = Counter()


def played_by(server: Running, game: str, bots: list[str]) -> str:
    """The table of a public game that bots have played to its end: another one each time a file of tests asks."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").split("::")[0]
    seed = zlib.crc32(" ".join([test, game, *bots]).encode())
    asked_for[test, game] += 1
    table = played(game, bots, seed, asked_for[test, game])
    with ThreadPoolExecutor(1) as thread:  # the browser's driver has a loop of its own in this one
        return thread.submit(asyncio.run, put(server.settings["BURGHERS_DATABASE"], table, bots)).result()


def played(game: str, bots: list[str], seed: int, index: int) -> Session:
    """One game of bots."""
    seats = range(len(bots))
    names = [bot_name(bot, seat) for seat, bot in enumerate(bots)]
    table = Session(games.load(game), names, None, seeded_secret(seed, index))
    play_out(table, [known.named(bot) for bot in bots], [stream(seed, index, seat) for seat in seats])
    return table


async def put(address: str, table: Session, bots: list[str]) -> str:
    """Keep it as a finished table."""
    header = table.record.header
    setup = Setup(options=header.options, printing=header.printing, public=True)
    row = new_row(header.game, setup, table.secret)
    chairs = [SeatRow(seat, header.seats[seat], bot, "", True) for seat, bot in enumerate(bots)]
    database = Database(address)
    store = TableStore(database, "tests")
    await store.create(row, chairs, {})
    await store.begin(Append(row.id, 0, table.record.lines(), now(), "over", None))
    await database.close()
    return row.id
