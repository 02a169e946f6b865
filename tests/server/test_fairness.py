"""Trust in fate: seats add to it before the first outcome, nobody chooses it, and a backup repeats nothing unsaid."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from burghers import games
from burghers.kernel.fate import commitment
from burghers.kernel.proof import verify
from burghers.kernel.record import read_record
from burghers.server.backup import backup, restore
from burghers.server.lobby.shapes import NewTable
from burghers.server.service import Service
from burghers.server.store.database import Database
from burghers.server.tables.announcements import RESEALED, announced
from tests.server.conftest import small
from tests.server.player import Player
from tests.server.postgres import Postgres
from tests.server.running import Running

GAME = "vienna"
FEWEST = games.load(GAME).seats[0]


def sealed(entropy: str) -> str:
    """As a page makes it."""
    return hashlib.sha256(b"burghers entropy " + bytes.fromhex(entropy)).hexdigest()


def made(server: Running, bots: int, **wish: Any) -> dict[str, Any]:
    values = {"game": GAME, "seats": FEWEST, "name": "Ann", "bots": ["random"] * bots, **wish}
    table: dict[str, Any] = server.post("/api/tables", values).json()
    return table


async def sat(server: Running, name: str, token: str) -> Player:
    player = Player(server.live, name, token, 3)
    await player.open()
    return player


def told(server: Running, name: str, token: str) -> list[str]:
    return [line["text"] for line in server.get(f"/api/tables/{name}/chat", token).json() if line["seat"] == -1]


def record_of(server: Running, name: str, token: str) -> Any:
    return read_record(server.get(f"/api/tables/{name}/record", token).text)


async def test_seats_seal_then_show_and_fate_is_made_of_all_of_it(server: Running) -> None:
    ann, bob = secrets.token_hex(32), secrets.token_hex(32)
    table = made(server, FEWEST - 2, seal=sealed(ann))
    name, token, committed = table["table"]["id"], table["token"], table["table"]["commitment"]
    assert len(committed) == 64, "the server commits before anybody has shown anything"
    wish = {"name": "Bob", "invitation": table["invitation"], "seal": sealed(bob)}
    other = server.post(f"/api/tables/{name}/seats", wish).json()["token"]
    first = await sat(server, name, token)
    asked = await first.until("seals")
    assert (asked["commitment"], asked["seals"][:2]) == (committed, [sealed(ann), sealed(bob)])
    assert server.get(f"/api/tables/{name}", token).json()["state"] == "open", "nothing has happened yet"
    await first.send({"t": "reveal", "table": name, "entropy": bob})
    assert (await first.until("refused"))["why"] == "not-sealed"
    await first.send({"t": "reveal", "table": name, "entropy": ann})
    second = await sat(server, name, other)
    await second.until("seals")
    await second.send({"t": "seal", "table": name, "seal": sealed(ann)})
    assert (await second.until("refused"))["why"] == "too-late", "no other seal once the first have shown theirs"
    await second.send({"t": "reveal", "table": name, "entropy": bob})
    info = (await first.until("table"), server.get(f"/api/tables/{name}", token).json())[1]
    assert (info["state"], info["added"], info["commitment"]) == ("playing", [0, 1], committed)
    await first.send({"t": "again", "table": name, "since": -1})
    await second.send({"t": "again", "table": name, "since": -1})
    await asyncio.gather(first.play(), second.play())
    record = record_of(server, name, token)
    assert record.header.entropy[:2] == (ann, bob)
    assert verify(games.load(GAME), record) > 0
    assert server.get(f"/api/tables/{name}/verify", token).json()["fair"]
    assert told(server, name, token) == []
    fresh = secrets.token_hex(32)  # and for the rematch
    await first.send({"t": "seal", "table": name, "seal": sealed(fresh)})
    assert (await first.until("seats"))["info"]["added"] == [0, 1], "what was added stays so"
    again = server.post(f"/api/tables/{name}/rematch", token=token).json()["table"]
    await first.close()
    await second.close()
    first = await sat(server, again, token)
    assert (await first.until("seals"))["seals"][:2] == [sealed(fresh), ""]
    await first.send({"t": "reveal", "table": again, "entropy": fresh})
    await first.until("table")
    assert server.get(f"/api/tables/{again}", token).json()["added"] == [0]
    await first.close()


async def test_a_seat_that_never_shows_adds_nothing_and_everybody_is_told(server: Running) -> None:
    ann = secrets.token_hex(32)
    table = made(server, FEWEST - 2, seal=sealed(ann))
    name, token = table["table"]["id"], table["token"]
    wish = {"name": "Bob", "invitation": table["invitation"], "seal": sealed(secrets.token_hex(32))}
    server.post(f"/api/tables/{name}/seats", wish)
    first = await sat(server, name, token)
    await first.until("seals")
    await first.send({"t": "reveal", "table": name, "entropy": ann})
    await first.until("table")  # nobody waits for ever
    await first.send({"t": "again", "table": name, "since": 999_999})
    while (await first.until("table"))["since"] != 999_999:  # by then everything else is done
        pass
    assert server.get(f"/api/tables/{name}", token).json()["added"] == [0]
    assert told(server, name, token) == ["unsealed 1"]
    await first.close()


async def test_a_table_at_which_nobody_seals_begins_at_once_and_says_so(server: Running) -> None:
    table = made(server, FEWEST - 1)
    assert (table["table"]["state"], table["table"]["added"]) == ("playing", [])


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_restored_backup_repeats_no_draw(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    def address(word: str) -> str:
        return f"sqlite:///{tmp_path}/{word}.sqlite" if kind == "sqlite" else postgres.database()

    first, second = address("first"), address("second")
    server = Running(first, tmp_path).start()
    ann = secrets.token_hex(32)
    table = made(server, FEWEST - 1, seal=sealed(ann))
    name, token = table["table"]["id"], table["token"]
    player = await sat(server, name, token)
    await player.until("seals")
    await player.send({"t": "reveal", "table": name, "entropy": ann})
    await player.play(most=3)
    await player.close()
    database = Database(first)
    await backup(database, tmp_path / "all.gz")
    await database.close()
    player = await sat(server, name, token)
    await player.play(most=6)  # these draws have been seen
    await player.close()
    server.stop()
    restored = Database(second)
    await restore(restored, tmp_path / "all.gz")
    await restored.close()
    again = Running(second, tmp_path).start()
    frame = again.get(f"/api/tables/{name}/frame", token).json()
    player = await sat(again, name, token)
    await player.play()
    await player.close()
    assert told(again, name, token)[0].startswith("resealed "), "everybody is told"
    record = record_of(again, name, token)
    reseals = [i for i, entry in enumerate(record.entries) if entry.what == "reseal"]
    assert len(reseals) == 1 and reseals[0] < frame["seq"]
    before, after = record.entries[-1].secret.split(" ")
    assert commitment(bytes.fromhex(before)) == record.header.commitment
    assert commitment(bytes.fromhex(after)) == record.entries[reseals[0]].text != record.header.commitment
    assert verify(games.load(GAME), record) > 0, "every draw since then comes from the other secret"
    assert again.get(f"/api/tables/{name}/verify", token).json()["fair"]
    again.stop()


async def lines_of(database: Database, name: str) -> list[str]:
    from burghers.server.store.log import Log  # noqa: PLC0415

    return [line.line for line in await Log(database, "reader").read(name)]


async def test_a_database_file_put_back_by_hand_repeats_no_draw(tmp_path: Path) -> None:
    """The server finds its own later heartbeat beside an earlier file: what was seen since is not drawn again."""
    file, copy = tmp_path / "service.sqlite", tmp_path / "copy"
    name = ""
    resealed: list[int] = []
    for start in range(3):
        service = Service(small(tmp_path))
        await service.open()
        if not name:
            wish = NewTable(game=GAME, seats=FEWEST, public=True, bots=["random"] * (FEWEST - 1))
            name = (await service.making.create(wish, None)).table.id
            with closing(sqlite3.connect(file)) as one, closing(sqlite3.connect(copy)) as other:
                one.backup(other)
        table = await service.registry.open(name)
        assert table.play is not None
        resealed.append(sum(announced(line)[0] == RESEALED for line in table.chat))
        assert sum(entry.what == "reseal" for entry in table.play.record.entries) == resealed[-1]
        await service.close()
        if start == 0:
            shutil.copy(copy, file)
    assert resealed == [0, 1, 1], "once, and not at a restart"
