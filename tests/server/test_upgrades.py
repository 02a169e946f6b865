"""Upgrades: games go on by the rules and the printing they began with; what cannot be read is set aside and told."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

from burghers import games
from burghers.kernel.proof import verify
from burghers.kernel.record import read_record
from tests.server.edition import environment
from tests.server.opening import filled, played
from tests.server.player import Player, play_all
from tests.server.running import ADMIN, Running

GAMES = games.bundled()
BEGUN = {game: games.kind_of(game).rules for game in GAMES}  # by version of the rules


def made(server: Running, game: str) -> dict[str, Any]:
    seats = games.load(game).seats[0]
    wish = {"game": game, "seats": seats, "name": "Ann", "bots": ["random"] * (seats - 1), "public": True}
    table: dict[str, Any] = server.post("/api/tables", wish).json()
    return table


async def begun(server: Running, game: str, answers: int = 3) -> tuple[str, str]:
    """A table that somebody has answered at."""
    table = made(server, game)
    name, token = table["table"]["id"], table["token"]
    player = Player(server.live, name, token, 1)
    await player.open()
    await player.play(most=answers)
    await player.close()
    return name, token


def told(server: Running, name: str, token: str) -> list[str]:
    """What the table itself has said."""
    return [line["text"] for line in server.get(f"/api/tables/{name}/chat", token).json() if line["seat"] == -1]


def header(server: Running, name: str, token: str = "") -> dict[str, Any]:
    line: dict[str, Any] = json.loads(server.get(f"/api/tables/{name}/record", token).text.splitlines()[0])
    return line


def present(server: Running, name: str, token: str) -> dict[str, Any]:
    frame: dict[str, Any] = server.get(f"/api/tables/{name}/frame?since=-1", token).json()
    return frame


async def test_games_go_on_across_a_change_of_rules_and_printings(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/tables.sqlite"
    archive = await filled(address, [played(game, 3) for game in GAMES])
    old = Running(address, tmp_path).start()
    tables = {game: await begun(old, game) for game in GAMES}
    waiting = await begun(old, GAMES[0])
    before = {
        game: old.get(f"/api/tables/{name}/frame?since=-1", token).json() for game, (name, token) in tables.items()
    }
    await asyncio.to_thread(old.stop)

    later = Running(address, tmp_path, **environment("later")).start()
    for game, (name, token) in tables.items():
        after = present(later, name, token)
        if after["seq"] == before[game]["seq"]:  # else a bot has answered meanwhile
            assert after["view"] == before[game]["view"]
        assert after["notes"][: len(before[game]["notes"])] == before[game]["notes"]
        assert later.get(f"/api/tables/{name}", token).json()["rules"] == BEGUN[game]
        assert told(later, name, token) == [f"rules {BEGUN[game]} {BEGUN[game] + 1}"], "everybody is told, once"
        await play_all([Player(later.live, name, token, 2)])
        record = read_record(later.get(f"/api/tables/{name}/record", token).text)
        assert (record.header.rules, record.header.printing_text is not None) == (BEGUN[game], True)
        assert verify(games.load(game), read_record(without_printing(record.lines()))) > 0, "as it began"
        assert later.get(f"/api/tables/{name}/verify", token).json()["fair"]
        assert later.get(f"/api/tables/{name}/course", token).json()["result"] is not None
    for name in archive:
        assert later.get(f"/api/tables/{name}/verify").json()["fair"]
        assert later.get(f"/api/tables/{name}/positions/5?eyes=-4").status_code == 200
    fresh = made(later, GAMES[0])
    assert (fresh["table"]["rules"], fresh["table"]["state"]) == (BEGUN[GAMES[0]] + 1, "playing")
    assert told(later, fresh["table"]["id"], fresh["token"]) == []
    await asyncio.to_thread(later.stop)

    forgetful = Running(address, tmp_path, **environment("forgetful")).start()
    name, token = waiting
    lobby = forgetful.get("/api/tables")
    assert lobby.status_code == 200
    refused = forgetful.get(f"/api/tables/{name}", token)
    assert (refused.status_code, refused.json()["error"]) == (409, "cannot-be-opened")
    assert f"rules version {BEGUN[GAMES[0]]}" in refused.json()["detail"]
    assert forgetful.get(f"/api/tables/{name}/record", token).status_code == 409, "a game that goes on tells no log"
    assert name not in [info["id"] for info in forgetful.get("/api/tables").json()["playing"]]
    for game, archived in zip(GAMES, archive, strict=True):
        assert header(forgetful, archived)["rules"] == BEGUN[game]
        text = forgetful.get(f"/api/tables/{archived}/text").text.splitlines()
        assert text[0].startswith(f"{game}, rules {BEGUN[game]}") and ". end: " in text[-1]
    overview = forgetful.get("/api/admin/overview", account=ADMIN).json()
    assert {name, *archive} <= set(overview["set_aside"])
    other = await begun(forgetful, GAMES[0])
    assert forgetful.get(f"/api/tables/{other[0]}", other[1]).json()["rules"] == BEGUN[GAMES[0]] + 1
    await asyncio.to_thread(forgetful.stop)

    again = Running(address, tmp_path, **environment("later")).start()
    await play_all([Player(again.live, name, token, 2)])
    assert header(again, name, token)["rules"] == BEGUN[GAMES[0]], "what was set aside goes on once it can be read"
    await asyncio.to_thread(again.stop)


def without_printing(lines: list[str]) -> list[str]:
    """The record as it was kept: the printing it was played with is the one that comes with this edition."""
    first = {key: value for key, value in json.loads(lines[0]).items() if key != "printing_text"}
    return [json.dumps(first), *lines[1:]]


async def test_a_table_that_cannot_be_read_disturbs_no_other(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/tables.sqlite"
    server = Running(address, tmp_path, BURGHERS_LOG_LEVEL="error").start()
    broken = [made(server, GAMES[-1]) for _ in range(4)]
    open_table = server.post("/api/tables", {"game": GAMES[0], "seats": 3, "name": "Ann", "public": True}).json()
    await asyncio.to_thread(server.stop)
    ids = [table["table"]["id"] for table in broken]
    file = sqlite3.connect(tmp_path / "tables.sqlite")
    file.execute("UPDATE tables SET setup = 'no setup' WHERE id = ?", (ids[0],))
    file.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (ids[1],))
    file.execute("UPDATE log SET line = '[]' WHERE table_id = ? AND seq = 1", (ids[2],))
    file.execute("DELETE FROM seats WHERE table_id = ?", (ids[3],))
    file.execute("UPDATE tables SET due = 1 WHERE state = 'playing'")
    file.commit()
    file.close()
    server.start()
    assert server.get("/api/ready").status_code == 200
    name, _ = await begun(server, GAMES[0])
    for table in broken:
        answer = server.get(f"/api/tables/{table['table']['id']}", table["token"])
        assert (answer.status_code, answer.json()["error"]) == (409, "cannot-be-opened"), answer.text
        player = Player(server.live, table["table"]["id"], table["token"])
        await player.open()
        assert (await player.until("refused"))["why"] == "cannot-be-opened"
        await player.close()
    lobby = server.get("/api/tables").json()
    assert open_table["table"]["id"] in [info["id"] for info in lobby["open"]]
    assert name in [info["id"] for info in lobby["playing"]]
    assert not set(ids) & {info["id"] for info in lobby["playing"]}
    assert set(ids) == set(server.get("/api/admin/overview", account=ADMIN).json()["set_aside"])
    await asyncio.to_thread(server.stop)
    said = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    aside = [line["table"] for line in said if line["event"] == "table.set-aside"]
    assert sorted(aside) == sorted(ids), "the operator is told once of each"
