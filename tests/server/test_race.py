"""Two server programs on one PostgreSQL: of two answers to one question exactly one is taken."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from burghers import games
from burghers.server.store.database import Database
from burghers.server.store.log import Log
from tests.server.player import Player
from tests.server.postgres import Postgres
from tests.server.running import Running

GAME = games.bundled()[-1]
FEWEST = games.load(GAME).seats[0]
QUESTIONS = 12
MARK = 999_999  # a frame that was asked for with this is that one


async def asked(player: Player, after: int) -> dict[str, Any]:
    """The latest frame, once it puts a later question to this player."""
    while True:
        latest: dict[str, Any] = player.frames[-1] if player.frames else {"t": ""}
        if latest["t"] == "table" and latest["ask"] is not None and latest["ask"]["q"] > after:
            return latest
        await player.next()


async def told(player: Player) -> str:
    """What became of this player's answer: the word of its refusal, or that it was taken.

    To each answer comes either a refusal or, where it was taken, a frame of its own; after both have been asked to
    send the present frame again, nothing else can still be on its way.
    """
    await player.send({"t": "again", "table": player.table, "since": MARK})
    verdict = "taken"
    while True:
        frame = await player.next()
        if frame["t"] == "refused":
            verdict = frame["why"]
        elif frame["t"] == "table" and frame["since"] == MARK:
            return verdict


async def test_of_two_answers_to_one_question_exactly_one_is_taken(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    servers = [Running(database, tmp_path).start() for _ in range(2)]
    bots = ["random"] * (FEWEST - 1)
    table = servers[0].post("/api/tables", {"game": GAME, "seats": FEWEST, "name": "Ann", "bots": bots}).json()
    name = table["table"]["id"]
    players = [Player(server.live, name, table["token"], i) for i, server in enumerate(servers)]
    for player in players:
        await player.open()
    question = -1
    for _ in range(QUESTIONS):
        frames = await asyncio.gather(*(asked(player, question) for player in players))
        question = frames[0]["ask"]["q"]
        assert frames[1]["ask"] == frames[0]["ask"], "both programs put the same question"
        options = frames[0]["ask"]["options"]
        answers = [{"t": "answer", "table": name, "q": question, "move": move} for move in (options[0], options[-1])]
        await asyncio.gather(*(player.send(answer) for player, answer in zip(players, answers, strict=True)))
        verdicts = await asyncio.gather(*(told(player) for player in players))
        assert verdicts.count("taken") == 1, verdicts
        assert {"not-yours", "stale"} & set(verdicts), verdicts
    for player in players:
        await player.close()
    for server in servers:
        server.stop()
    store = Database(database)
    lines = [json.loads(line.line) for line in await Log(store, "reader").read(name)]
    await store.close()
    assert sum(line.get("seat") == 0 and "move" in line for line in lines) == QUESTIONS
