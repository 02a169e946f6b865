"""Load: many tables of four whose players answer over sockets; how long from an answer to its confirmed frame.

python -m tests.server.load --tables 200 --seconds 30 --think 1.0
python -m tests.server.load --tables 200 --seconds 30 --think 1.0 --database postgres --servers 2
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

from burghers import games
from tests.server.player import Player
from tests.server.postgres import Postgres
from tests.server.running import CLIENT, Running

SEATS = 4


class Timed(Player):
    """A player who thinks for a while, and looks at the clock."""

    think = 0.0
    until_then = 0.0
    times: list[float]

    async def answer_on(self) -> None:
        asked, sent = -1, 0.0
        while time.monotonic() < self.until_then:
            frame = await self.next()
            self.frames.clear()
            if frame["t"] != "table":
                continue
            if sent and frame["seq"] > asked:
                self.times.append(time.monotonic() - sent)
                sent = 0.0
            answer = self.choice(frame)
            if answer is not None and answer["q"] != asked:
                await asyncio.sleep(self.luck.uniform(0, 2 * self.think))
                asked, sent = answer["q"], time.monotonic()
                await self.send(answer)


def made(server: Running, index: int) -> tuple[str, list[str]]:
    """A public table of four with all its tokens."""
    name = games.bundled()[index % len(games.bundled())]
    wish = {"game": name, "seats": SEATS, "name": "one", "public": True}
    table: dict[str, Any] = CLIENT.post(f"{server.url}/api/tables", json=wish).json()
    path = f"{server.url}/api/tables/{table['table']['id']}/seats"
    others = [CLIENT.post(path, json={"name": f"guest {i}"}).json()["token"] for i in range(SEATS - 1)]
    return table["table"]["id"], [table["token"], *others]


async def measure(servers: list[Running], tables: int, seconds: float, think: float) -> list[float]:
    """The times from answers to confirmed frames, in order."""
    players: list[Timed] = []
    times: list[float] = []
    for index in range(tables):
        name, tokens = await asyncio.to_thread(made, servers[index % len(servers)], index)
        for place, token in enumerate([*tokens, None]):  # and one who watches
            players.append(Timed(servers[(index + place) % len(servers)].live, name, token, index * 10 + place))
    for player in players:
        await player.open()
    print(f"{tables} tables, {len(players)} connections", flush=True)
    for player in players:
        player.think, player.until_then, player.times = think, time.monotonic() + seconds, times
    tasks = [asyncio.create_task(player.answer_on()) for player in players]
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return sorted(times)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--seconds", type=float, default=30.0)
    words.add_argument("--think", type=float, default=1.0, help="mean seconds before an answer; 0: at once")
    words.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    words.add_argument("--servers", type=int, default=1)
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        postgres = Postgres() if given.database == "postgres" else None
        database = postgres.database() if postgres else f"sqlite:///{home}/load.sqlite"
        servers = [Running(database, home).start() for _ in range(given.servers)]
        try:
            times = asyncio.run(measure(servers, given.tables, given.seconds, given.think))
        finally:
            for server in servers:
                server.stop()
            if postgres:
                postgres.close()
        at = [f"p{p} {1000 * times[min(len(times) - 1, len(times) * p // 100)]:.0f} ms" for p in (50, 95, 99)]
        rate = len(times) / given.seconds
        print(f"{given.database}, {given.servers} server(s): {len(times)} answers, {rate:.0f}/s, {', '.join(at)}")


if __name__ == "__main__":
    main()
