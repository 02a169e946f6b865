"""Nothing private stands in a log: every kind of fault is provoked, and every secret is looked for."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from burghers import games
from burghers.server.logs import LONGEST, without_values
from tests.server.player import Player
from tests.server.postgres import Postgres
from tests.server.running import ADMIN, CLIENT, Running

GAME = games.bundled()[-1]
FEWEST = games.load(GAME).seats[0]
SAID = "what Ann whispers to the others"
PASSWORDS = ("correct horse battery staple", "another horse battery staple")
MAIL = "ann.of.the.canal@post.test"
LONG = "x" * 3_000
LONGEST_LINE = 3_000  # letters of a log line


@dataclass
class Lived:
    """A server in use, and everything nobody may read in its log."""

    server: Running
    table: str
    seat: str
    session: str
    secrets: set[str] = field(default_factory=set)


def lived(server: Running, secret_of: Any) -> Lived:
    """Make an account and a table, and collect what is private about them."""
    session = server.post("/api/accounts", {"name": "Ann", "password": PASSWORDS[0]}).json()["token"]
    wish = {"game": GAME, "seats": FEWEST, "name": "Ann", "bots": ["random"] * (FEWEST - 1), "public": True}
    made = server.post("/api/tables", wish, account=session).json()
    one = Lived(server, made["table"]["id"], made["token"], session)
    secret: bytes = secret_of(one.table)
    one.secrets |= {session, made["token"], made["invitation"], *PASSWORDS, SAID, MAIL, ADMIN}
    one.secrets |= {secret.hex(), base64.b64encode(secret).decode(), repr(secret)[2:-1], str(memoryview(secret)[:8])}
    return one


def ask_everything(one: Lived) -> list[int]:
    """Every route with tokens, names and words in it; the statuses."""
    server, path = one.server, f"/api/tables/{one.table}"
    credentials = {"name": "Ann", "password": PASSWORDS[0]}
    asked: list[tuple[str, str, Any]] = [
        ("POST", "/api/accounts", {**credentials, "name": "Bob"}),
        ("POST", "/api/sessions", credentials),
        ("PUT", "/api/me/password", {"old": PASSWORDS[0], "new": PASSWORDS[1]}),
        ("GET", "/api/me", None),
        ("GET", "/api/tables", None),
        ("GET", "/api/tables/mine", None),
        ("POST", "/api/tables", {"game": GAME, "seats": FEWEST, "name": "Ann"}),
        ("POST", f"{path}/seats", {"name": "Eve", "invitation": one.seat}),
        ("PUT", f"{path}/name", {"name": "Anna"}),
        ("PUT", f"{path}/wishes", {"email": MAIL, "webhook": f"https://example.test/{one.seat}"}),
        ("PUT", f"{path}/fill", {"seat": 1, "bot": "random"}),
        ("POST", f"{path}/leave", None),
        ("POST", f"{path}/return", None),
        ("POST", f"{path}/rematch", None),
        ("POST", f"{path}/fork", {"seq": 3, "seat": 0, "bot": "random"}),
        ("GET", f"{path}/frame", None),
        ("GET", f"{path}/course", None),
        ("GET", f"{path}/positions/2", None),
        ("GET", f"{path}/hint", None),
        ("GET", f"{path}/verify", None),
        ("GET", f"{path}/chat", None),
        ("GET", f"/api/lessons/{LONG[:300]}", None),
        ("GET", f"/api/games/{LONG}", None),
        ("GET", f"/confirm/{one.seat}", None),
        ("POST", f"/confirm/{one.seat}", None),
        ("GET", "/api/ready", None),
        ("GET", f"/{LONG}?{one.seat}", None),
        ("DELETE", "/api/sessions", None),
    ]
    return [server.send(method, where, body, one.seat, one.session).status_code for method, where, body in asked]


async def say_everything(one: Lived) -> None:
    """Frames with tokens and words in them; whatever comes back is read."""
    player = Player(one.server.live, one.table, one.seat)
    await player.open()
    for frame in (
        {"t": "say", "table": one.table, "text": SAID},
        {"t": "answer", "table": one.table, "q": 0, "move": "no such move"},
        {"t": "undo", "table": one.table, "q": 0},
        {"t": "sit", "table": one.table, "token": one.seat},
        {"t": "again", "table": one.table},
    ):
        await player.send(frame)
    await player.send({"t": "sit", "table": "x" * 12, "token": one.seat})
    await player.until("refused")
    await player.close()


def check_log(one: Lived, faults: bool) -> None:
    """Faults are told, by kind and place; no secret is, and no line is long."""
    text = one.server.log.read_text()
    assert ("Error" in text) == faults
    assert [secret for secret in one.secrets if secret in text] == []
    assert [line for line in text.splitlines() if len(line) > LONGEST_LINE] == []
    assert "xxxxxxxxxx" * 40 not in text
    for line in text.splitlines():
        assert "locals" not in json.loads(line)


@pytest.fixture(params=["json", "console"])
def broken_sqlite(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Running, Path, str]]:
    file = tmp_path / "s.sqlite"
    running = Running(f"sqlite:///{file}", tmp_path, BURGHERS_LOG_FORMAT=request.param, BURGHERS_LOG_LEVEL="info")
    yield running.start(), file, request.param
    running.stop()


TABLES = ("accounts", "sessions", "tables", "seats", "log", "chat", "keys", "notices", "letterboxes", "printings")


def test_whatever_breaks_no_secret_is_logged_on_sqlite(broken_sqlite: tuple[Running, Path, str]) -> None:
    server, file, shape = broken_sqlite

    def secret_of(table: str) -> bytes:
        with sqlite3.connect(file) as found:
            row = found.execute("SELECT secret FROM tables WHERE id = ?", (table,)).fetchone()
            return bytes(row[0])

    one = lived(server, secret_of)
    asyncio.run(say_everything(one))
    statuses: list[int] = []
    for name in TABLES if shape == "json" else TABLES[:2]:
        away = sqlite3.connect(file, timeout=60)
        away.execute("PRAGMA legacy_alter_table=ON")
        away.execute(f"ALTER TABLE {name} RENAME TO {name}_away")
        away.commit()
        statuses += ask_everything(one)
        asyncio.run(say_everything(one)) if name in ("chat", "log") else None
        away.execute(f"ALTER TABLE {name}_away RENAME TO {name}")
        away.commit()
        away.close()
    assert statuses.count(500) > 4, "faults were provoked"
    if shape == "json":
        check_log(one, faults=True)
    else:
        text = server.log.read_text()
        assert [secret for secret in one.secrets if secret in text] == []
        assert re.search(r"\blocals\b", text) is None


def test_whatever_breaks_no_secret_is_logged_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    running = Running(database, tmp_path, BURGHERS_LOG_LEVEL="info").start()
    place = database.partition("?")[0].rpartition("/")[2]

    def psql(query: str) -> str:
        return str(postgres.server.psql(f"\\connect {place}\n{query}"))

    def secret_of(table: str) -> bytes:
        query = f"SELECT encode(secret, 'hex') FROM tables WHERE id = '{table}';"  # noqa: S608  (our own id)
        found = re.search(r"\b[0-9a-f]{64}\b", psql(query))
        assert found is not None
        return bytes.fromhex(found[0])

    one = lived(running, secret_of)
    asyncio.run(say_everything(one))
    statuses: list[int] = []
    for name in ("accounts", "sessions", "seats", "keys"):
        psql(f"ALTER TABLE {name} RENAME TO {name}_away;")
        statuses += ask_everything(one)
        psql(f"ALTER TABLE {name}_away RENAME TO {name};")
    running.stop()
    assert statuses.count(500) > 4, "faults were provoked"
    check_log(one, faults=True)


def test_a_long_address_writes_no_long_line(server: Running) -> None:
    before = len(server.log.read_text())
    for path in (f"/api/lessons/{LONG}", f"/api/tables/{LONG}", f"/{LONG}", f"/api/tables?game={LONG}"):
        assert CLIENT.get(server.url + path).status_code in (400, 404)
    assert all(len(line) < LONGEST_LINE for line in server.log.read_text()[before:].splitlines())


def test_every_value_in_a_line_is_cut() -> None:
    long = "a word " * 1_000
    line = without_values(None, "error", {"event": long, "path": long, "error": ValueError(long), "many": [long] * 9})
    assert all(len(str(value)) <= LONGEST + 1 for value in line.values())
    assert line["error"] == "ValueError"
