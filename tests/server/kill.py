"""The kill test: games over real sockets while the server is killed at random moments and started again.

    python -m tests.server.kill --games 1000 --database sqlite
    python -m tests.server.kill --games 1000 --database postgres --servers 2

No acknowledged move may be lost, no outcome of fate may change, every record must be proven by its secret.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from burghers import games
from burghers.kernel.errors import BadRecord
from burghers.kernel.game import Game
from burghers.kernel.proof import verify
from burghers.kernel.record import read_record
from burghers.kernel.session import follow
from tests.server.player import Player
from tests.server.postgres import Postgres
from tests.server.running import CLIENT, Running

PATIENCE = {"BURGHERS_IDLE_MINUTES": "0.2"}


@dataclass
class Tally:
    """What was seen."""

    games: int = 0
    moves: int = 0  # acknowledged
    notes: int = 0  # compared with the record
    outcomes: int = 0  # of fate, proven
    kills: int = 0
    lost_lines: int = 0  # sockets that broke
    problems: list[str] = field(default_factory=list)


class Witness(Player):
    """A player who comes back after every break, and remembers all that was acknowledged."""

    def __init__(self, live: str, table: str, token: str, seat: int, seed: int, tally: Tally) -> None:
        super().__init__(live, table, token, seed)
        self.seat = seat
        self.tally = tally
        self.sent: dict[str, Any] | None = None
        self.tried: dict[int, set[str]] = {}  # what was sent for a question, over whichever line
        self.acknowledged: dict[int, set[str]] = {}  # question, and the answers one of which it must have got
        self.notes: dict[tuple[int, int], tuple[int, str]] = {}  # by place in the log and order
        self.commitment = ""

    async def open(self) -> None:
        self.known = max((at for at, _ in self.notes), default=-1)
        await super().open()

    async def stay(self, lives: list[str]) -> dict[str, Any]:
        """Play to the end, however often the line breaks; the last frame."""
        while True:
            self.live = self.luck.choice(lives)
            try:
                await self.open()
                return await self.play_on()
            except (OSError, WebSocketException, EOFError):
                self.tally.lost_lines += 1
                await asyncio.sleep(0.05)
            finally:
                with contextlib.suppress(OSError, WebSocketException):
                    await self.close()

    async def play_on(self) -> dict[str, Any]:
        asked = -1
        while True:
            frame = await self.next()
            self.frames.clear()
            if frame["t"] == "seats":
                self.remember(frame["info"]["commitment"])
            elif frame["t"] == "table":
                self.see(frame)
                if frame["result"] is not None:
                    return frame
                answer = self.choice(frame)
                if answer is not None and answer["q"] != asked:
                    asked = answer["q"]
                    self.sent = answer
                    self.tried.setdefault(asked, set()).add(answer["move"])
                    await self.send(answer)
            elif frame["t"] == "refused" and frame["why"] not in ("stale", "not-yours", "busy", "closing"):
                self.tally.problems.append(f"{self.table}: refused {frame}")

    def remember(self, commitment: str) -> None:
        if self.commitment and commitment != self.commitment:
            self.tally.problems.append(f"{self.table}: another commitment")
        self.commitment = commitment or self.commitment

    def see(self, frame: dict[str, Any]) -> None:
        """An answer is acknowledged by a frame in which its question is no longer put to this seat."""
        ask = frame["ask"]
        if self.sent is not None and frame["seq"] > self.sent["q"] and (ask is None or ask["q"] != self.sent["q"]):
            # A line may break, or lead to a server that is behind, before an answer is confirmed, and the question is
            # then answered again: one of the answers must be in the record. What was confirmed before stays so.
            self.acknowledged.setdefault(self.sent["q"], set(self.tried[self.sent["q"]]))
            self.sent = None
        count: dict[int, int] = {}
        for note in frame["notes"]:
            place = (note["at"], count.get(note["at"], 0))
            count[note["at"]] = place[1] + 1
            told = (note["seat"], note["text"])
            if self.notes.setdefault(place, told) != told:
                self.tally.problems.append(f"{self.table}: note {place} was {self.notes[place]}, now {told}")


@cache
def on_the_shelf(name: str) -> Game:
    """The game of this name, loaded once."""
    return games.load(name)


async def one_game(servers: list[Running], index: int, luck: random.Random, tally: Tally) -> None:
    """One game from its making to the proof of its record."""
    name = games.bundled()[index % len(games.bundled())]
    fewest, most = on_the_shelf(name).seats
    seats = luck.choice([fewest, fewest, most])
    bots = ["random"] * (seats - 1 - index // len(games.bundled()) % 2)
    made = await ask(servers, "POST", "/api/tables", {"game": name, "seats": seats, "bots": bots, "name": "Ann"})
    table, tokens = made["table"]["id"], [made["token"]]
    for i in range(1, seats - len(bots)):
        wish = {"name": f"Guest {i}", "invitation": made["invitation"], "seat": i}
        joined = await ask(servers, "POST", f"/api/tables/{table}/seats", wish)
        if "token" not in joined:  # done before the line broke: make another table
            await one_game(servers, index, luck, tally)
            return
        tokens.append(joined["token"])
    lives = [server.live for server in servers]
    witnesses = [Witness("", table, token, seat, luck.getrandbits(30), tally) for seat, token in enumerate(tokens)]
    await asyncio.gather(*(witness.stay(lives) for witness in witnesses))
    answer = await asked(servers, "GET", f"/api/tables/{table}/record", None, tokens[0])
    if answer.status_code == 200:
        await asyncio.to_thread(judge, name, answer.text, witnesses, tally)
    else:  # all its players saw the end: whichever server is asked must give the record
        tally.problems.append(f"{table}: no record, but {answer.status_code} {answer.text[:200]}")
    tally.games += 1
    if tally.games % 50 == 0:
        print(f"{tally.games} games, {tally.kills} kills, problems: {tally.problems[:5]}", flush=True)


def judge(name: str, text: str, witnesses: list[Witness], tally: Tally) -> None:
    """Compare the record with all that anybody was told."""
    game = on_the_shelf(name)
    try:
        record = read_record(text)
        tally.outcomes += verify(game, record)
        table = follow(game, record)
    except BadRecord as error:
        tally.problems.append(f"{witnesses[0].table}: {error}")
        return
    for witness in witnesses:
        if record.header.commitment != witness.commitment:
            tally.problems.append(f"{witness.table}: committed to another secret")
        place = 0
        moves = [(i, e.text) for i, e in enumerate(record.entries) if e.what == "move" and e.seat == witness.seat]
        for question, tried in sorted(witness.acknowledged.items()):
            while place < len(moves) and (moves[place][0] < question or moves[place][1] not in tried):
                place += 1
            if place == len(moves):
                tally.problems.append(f"{witness.table}: lost {tried} of seat {witness.seat} at {question}")
                break
            place += 1
            tally.moves += 1
        told = {(t.at, t.note.seat, game.notes.print(t.note.what)) for t in table.told}
        for (at, _), (seat, note) in witness.notes.items():
            tally.notes += 1
            if (at, seat, note) not in told:
                tally.problems.append(f"{witness.table}: the record does not tell {note} at {at}")


async def ask(servers: list[Running], method: str, path: str, values: Any) -> Any:
    """What one of the servers answers to a request."""
    return (await asked(servers, method, path, values)).json()


async def asked(servers: list[Running], method: str, path: str, values: Any, token: str = "") -> httpx.Response:
    """A request that is repeated while the server is away."""
    while True:
        server = random.choice(servers)
        headers = {"content-type": "application/json", "burghers-seat": token}
        try:
            body = None if values is None else json.dumps(values)
            answer = await asyncio.to_thread(CLIENT.request, method, server.url + path, content=body, headers=headers)
            if answer.status_code != 503:
                return answer
        except httpx.TransportError:
            pass
        await asyncio.sleep(0.05)


async def kill_now_and_then(servers: list[Running], luck: random.Random, pause: float, most: int, tally: Tally) -> None:
    """Kill one of the servers at a random moment, start it again, and so on."""
    for _ in range(most):
        await asyncio.sleep(luck.uniform(0.2, 2 * pause))
        server = luck.choice(servers)
        await asyncio.to_thread(server.kill)
        tally.kills += 1
        await asyncio.to_thread(server.start)


async def run(
    servers: list[Running], count: int, at_once: int, seed: int, pause: float, most_kills: int, minutes: float = 1e9
) -> Tally:
    """So many games, some at once, under fire; none is begun after so many minutes."""
    begun = time.monotonic()
    luck, tally = random.Random(seed), Tally()
    gate = asyncio.Semaphore(at_once)

    async def game(index: int) -> None:
        async with gate:
            if time.monotonic() - begun > 60 * minutes:
                return
            await one_game(servers, index, random.Random(f"{seed} {index}"), tally)

    killer = asyncio.create_task(kill_now_and_then(servers, luck, pause, most_kills, tally))
    await asyncio.gather(*(game(index) for index in range(count)))
    killer.cancel()
    await asyncio.gather(killer, return_exceptions=True)
    return tally


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=1000)
    words.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    words.add_argument("--servers", type=int, default=1)
    words.add_argument("--at-once", type=int, default=16)
    words.add_argument("--pause", type=float, default=4.0, help="mean seconds between two kills")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--minutes", type=float, default=1e9, help="begin no game after so long")
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        postgres = Postgres() if given.database == "postgres" else None
        database = postgres.database() if postgres else f"sqlite:///{home}/kill.sqlite"
        servers = [Running(database, home, **PATIENCE).start() for _ in range(given.servers)]
        start = time.monotonic()
        try:
            play = run(servers, given.games, given.at_once, given.seed, given.pause, 1_000_000, given.minutes)
            tally = asyncio.run(play)
        finally:
            for server in servers:
                server.stop()
            if postgres:
                postgres.close()
        seconds = time.monotonic() - start
        print(f"{given.database}, {given.servers} server(s): {tally.games} games, {tally.kills} kills, {seconds:.0f} s")
        print(f"acknowledged moves found in the records: {tally.moves}; broken lines: {tally.lost_lines}")
        print(f"outcomes of fate proven: {tally.outcomes}; notes compared: {tally.notes}")
        print(f"problems: {len(tally.problems)}")
        for problem in tally.problems[:20]:
            print("  ", problem)
        raise SystemExit(bool(tally.problems))


if __name__ == "__main__":
    main()
