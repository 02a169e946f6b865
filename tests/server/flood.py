"""A flood: one caller plays at sixty tables against masters, answering at once, watches sixty of masters alone,
and asks for hints at all of them, while a stranger plays against novices. How long does the stranger wait?

    python -m tests.server.flood
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

from tests.server.player import Player
from tests.server.running import Running

TABLES = 60
ANSWERS = 60
CALLER, STRANGER = {"x-forwarded-for": "198.51.100.1"}, {"x-forwarded-for": "203.0.113.9"}
SETTINGS = {
    "BURGHERS_TRUST_PROXY": "true",
    "BURGHERS_REQUESTS_PER_MINUTE": "240",
    "BURGHERS_READS_PER_MINUTE": "1200",
    "BURGHERS_TABLES_PER_CALLER": "200",
    "BURGHERS_TABLES_PER_HOUR": "300",
}
PLAYED = {"game": "vienna", "seats": 3, "bots": ["master", "master"]}
WATCHED = {"game": "bruges", "seats": 4, "play": False, "bots": ["master"] * 4, "public": True}


async def flood(server: Running, client: httpx.AsyncClient, asked: Counter[int]) -> None:
    """Play at every table, ask for hints there twice over, and look at the others, again and again."""
    made = []
    for wish in [PLAYED] * TABLES + [WATCHED] * TABLES:
        made.append((await client.post("/api/tables", headers=CALLER, json=wish)).json())
    players = [Player(server.live, one["table"]["id"], one["token"], i) for i, one in enumerate(made[:TABLES])]
    for player in players:
        await player.open()
    playing = asyncio.gather(*(player.play() for player in players))
    try:
        await ask_for_all(client, made, asked)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        for player in players:
            await player.close()


async def ask_for_all(client: httpx.AsyncClient, made: list[dict[str, Any]], asked: Counter[int]) -> None:
    """Hints and looks, as quickly as they are answered."""
    while True:
        paths = [(f"/api/tables/{one['table']['id']}/hint", one["token"]) for one in made[:TABLES] * 2]
        paths += [(f"/api/tables/{one['table']['id']}/frame", one["token"]) for one in made[TABLES:]]
        answers = (client.get(path, headers={**CALLER, "burghers-seat": token}) for path, token in paths)
        asked.update(answer.status_code for answer in await asyncio.gather(*answers))


async def waits(server: Running, client: httpx.AsyncClient) -> list[float]:
    """Seconds from a stranger's answers to the next question put to him."""
    wish = {"game": "vienna", "seats": 3, "bots": ["novice", "novice"]}
    made = (await client.post("/api/tables", headers=STRANGER, json=wish)).json()
    player = Player(server.live, made["table"]["id"], made["token"], 5)
    await player.open()
    out: list[float] = []
    answered, sent = -1, 0.0
    while len(out) < ANSWERS:
        frame = await player.next()
        answer = player.choice(frame)
        if answer is not None and answer["q"] != answered:
            if sent:
                out.append(time.monotonic() - sent)
            answered, sent = answer["q"], time.monotonic()
            await player.send(answer)
    await player.close()
    return sorted(out)


async def run(server: Running) -> None:
    """Flood, and play."""
    asked: Counter[int] = Counter()
    limits = httpx.Limits(max_connections=300)
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=600, limits=limits) as client:
        flooding = asyncio.create_task(flood(server, client, asked))
        while not asked:
            await asyncio.sleep(0.1)
        found = await waits(server, client)
        flooding.cancel()
        await asyncio.gather(flooding, return_exceptions=True)
    print(f"the caller was answered: {dict(asked)}")
    late = found[len(found) * 19 // 20]
    print(f"the stranger waited {found[len(found) // 2]:.2f} s in the middle, {late:.2f} s in the slowest twentieth,")
    print(f"{found[-1]:.2f} s at most, in {len(found)} answers")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(f"sqlite:///{folder}/flood.sqlite", Path(folder), **SETTINGS).start()
        try:
            asyncio.run(run(server))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
