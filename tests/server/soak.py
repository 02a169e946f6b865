"""Soak: many tables played for a long time against bots, game after game, while the server's memory is watched.

    python -m tests.server.soak --tables 50 --minutes 60
    python -m tests.server.soak --tables 50 --minutes 60 --database postgres

Each table is played by one person over a socket, who thinks for a while, now and then says something, hangs up and
comes back; when a game is over its record is fetched and proven, and a new table is made.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from burghers import games
from tests.server.player import Player
from tests.server.postgres import Postgres
from tests.server.running import ADMIN, Running

LEVELS = ("random", "greedy", "novice", "apprentice")
SLOWEST_ROUND = 60.0  # seconds between two lines of figures
SETTINGS = {"BURGHERS_IDLE_MINUTES": "0.5", "BURGHERS_TABLES_IN_MEMORY": "200"}


@dataclass
class Tally:
    """What was seen."""

    games: int = 0
    answers: int = 0
    breaks: int = 0
    problems: list[str] = field(default_factory=list)
    megabytes: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # seconds from an answer to its frame


class Soaker(Player):
    """Plays one game, with breaks."""

    async def game(self, tally: Tally, think: float, until: float) -> bool:
        """Play to the end; False when the time was up before."""
        while True:
            try:
                await self.open()
                return await self._play(tally, think, until)
            except (OSError, WebSocketException, EOFError):
                tally.breaks += 1
            finally:
                with contextlib.suppress(OSError, WebSocketException):
                    await self.close()

    async def _play(self, tally: Tally, think: float, until: float) -> bool:
        asked, sent = -1, 0.0
        while time.monotonic() < until:
            frame = await self.next()
            self.frames.clear()
            if frame["t"] == "refused" and frame["why"] not in ("stale", "not-yours", "too-fast"):
                tally.problems.append(f"{self.table}: {frame}")
            if frame["t"] != "table":
                continue
            if sent and frame["seq"] > asked:
                tally.waits.append(time.monotonic() - sent)
                sent = 0.0
            if frame["result"] is not None:
                return True
            answer = self.choice(frame)
            if answer is None or answer["q"] == asked:
                continue
            await asyncio.sleep(self.luck.uniform(0, 2 * think))
            if self.luck.random() < 0.02:
                await self.send({"t": "say", "table": self.table, "text": "well played"})
            if self.luck.random() < 0.01:
                raise EOFError  # hangs up, and comes back
            asked, sent = answer["q"], time.monotonic()
            tally.answers += 1
            await self.send(answer)
        return False


async def sit_on(server: Running, place: int, think: float, until: float, tally: Tally) -> None:
    """One game after the other at one place."""
    luck = random.Random(place)
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=300) as client:
        while time.monotonic() < until:
            name = games.bundled()[luck.randrange(len(games.bundled()))]
            seats = games.load(name).seats[0]
            bots = [luck.choice(LEVELS) for _ in range(seats - 1)]
            made = (await client.post("/api/tables", json={"game": name, "seats": seats, "bots": bots})).json()
            table, token = made["table"]["id"], made["token"]
            if await Soaker(server.live, table, token, luck.randrange(10**9)).game(tally, think, until):
                proof = (await client.get(f"/api/tables/{table}/verify", headers={"burghers-seat": token})).json()
                tally.games += 1
                if not proof.get("fair"):
                    tally.problems.append(f"{table}: {proof}")


def resident(pid: int) -> float:
    """The memory of a program, in megabytes."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


async def watch(server: Running, until: float, every: float, tally: Tally) -> None:
    """Figures now and then."""
    assert server.program is not None
    begun = time.monotonic()
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=300) as client:
        while time.monotonic() < until:
            await asyncio.sleep(every)
            tally.megabytes.append(resident(server.program.pid))
            answer = await client.get("/api/admin/overview", headers={"authorization": f"Bearer {ADMIN}"})
            seen: dict[str, Any] = answer.json()
            waits, tally.waits = sorted(tally.waits), []
            p95 = f"{1000 * waits[len(waits) * 95 // 100]:.0f} ms" if waits else "-"
            print(
                f"{(time.monotonic() - begun) / 60:.1f} min: {tally.megabytes[-1]:.0f} MB, "
                f"{seen['in_memory']} tables in memory, {tally.games} games, {tally.answers} answers, "
                f"p95 {p95}, {tally.breaks} breaks, {seen['bot_failures']} bots failed, {len(tally.problems)} problems",
                flush=True,
            )


async def soak(server: Running, tables: int, minutes: float, think: float) -> Tally:
    """Play for so long."""
    tally, until = Tally(), time.monotonic() + 60 * minutes
    every = min(SLOWEST_ROUND, 60 * minutes / 10)
    async with asyncio.TaskGroup() as group:
        group.create_task(watch(server, until, every, tally))
        for place in range(tables):
            group.create_task(sit_on(server, place, think, until, tally))
    return tally


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=50)
    words.add_argument("--minutes", type=float, default=60.0)
    words.add_argument("--think", type=float, default=2.0, help="mean seconds before an answer")
    words.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        postgres = Postgres() if given.database == "postgres" else None
        database = postgres.database() if postgres else f"sqlite:///{home}/soak.sqlite"
        server = Running(database, home, **SETTINGS).start()
        try:
            tally = asyncio.run(soak(server, given.tables, given.minutes, given.think))
        finally:
            server.stop()
            if postgres:
                postgres.close()
        seen = tally.megabytes
        third = max(1, len(seen) // 3)
        early, late = max(seen[third : 2 * third] or seen), max(seen[2 * third :] or seen)
        print(f"{tally.games} games, {tally.answers} answers, {len(tally.problems)} problems: {tally.problems[:5]}")
        print(f"memory: first {seen[0]:.0f} MB, second third at most {early:.0f} MB, last third at most {late:.0f} MB")


if __name__ == "__main__":
    main()
