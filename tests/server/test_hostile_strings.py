"""No word that anybody sends is a fault of the server: hostile strings in every place, on both databases."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from burghers import games
from tests.server.player import Player
from tests.server.postgres import Postgres
from tests.server.running import CLIENT, Running

GAME = games.bundled()[-1]
FEWEST = games.load(GAME).seats[0]
HOSTILE = [
    "\0",
    "a\0b",
    "\ufdfa" * 40,  # one letter that becomes eighteen
    "x" * 300,
    "x" * 5_000,
    "\n",
    "Ann\n",
    "\u202eAnn",
    "\u200b",
    "\ufffe",
    "\U0001f600" * 40,
    "Z" + "\u0301" * 39,
    "' OR 1=1 --",
    "../../etc/passwd",
    "%s%n{}",
    "9" * 5_000,
    "-1",
    "1e400",
    "",
]
BODIES: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/accounts", {"name": "Ann", "password": "a long password"}),
    ("POST", "/api/sessions", {"name": "Ann", "password": "a long password"}),
    (
        "POST",
        "/api/tables",
        {
            "game": GAME, "seats": FEWEST, "name": "Ann", "options": {"a": "b"}, "printing": "standard",
            "printing_text": "a=1", "stand_in": "random", "bots": ["random"], "pace": {"kind": "none"},
        },
    ),
    ("POST", "/api/tables/TABLE/seats", {"name": "Bob", "invitation": "y" * 32}),
    ("PUT", "/api/tables/TABLE/name", {"name": "Bob"}),
    ("PUT", "/api/tables/TABLE/fill", {"seat": 1, "bot": "random"}),
    ("PUT", "/api/tables/TABLE/wishes", {"email": "a@b.test", "webhook": "https://b.test/", "language": "en"}),
    ("POST", "/api/tables/TABLE/fork", {"seq": 3, "seat": 0, "bot": "random", "name": "Ann"}),
]  # fmt: skip
PATHS = [
    "/api/tables/{}", "/api/tables/{}/frame", "/api/tables/{}/course", "/api/tables/TABLE/positions/{}",
    "/api/tables/TABLE/frame?since={}", "/api/tables?game={}", "/api/games/{}", "/api/games/GAME?printing={}",
    "/api/games/GAME/texts/{}", "/api/games/GAME/rules/{}", "/api/games/GAME/printings/{}", "/api/lessons/{}",
    "/api/lessons/GAME/{}", "/confirm/{}", "/confirm/x?language={}", "/own/{}", "/assets/{}", "/t/{}", "/learn/{}",
    "/{}",
]  # fmt: skip


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("hostile")
    database = f"sqlite:///{home}/s.sqlite"
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.database()
    server = Running(database, home, BURGHERS_OWN_PRINTINGS="nobody").start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def made(running: Running) -> tuple[str, str]:
    """A table in play, and a token of it."""
    wish = {"game": GAME, "seats": FEWEST, "name": "Ann", "bots": ["random"] * (FEWEST - 1)}
    table = running.post("/api/tables", wish).json()
    return table["table"]["id"], table["token"]


def places(value: Any, where: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every string inside a body."""
    if isinstance(value, dict):
        return [place for key, inner in value.items() for place in places(inner, (*where, key))]
    if isinstance(value, list):
        return [place for i, inner in enumerate(value) for place in places(inner, (*where, i))]
    return [where] if isinstance(value, str) else []


def with_word(value: Any, where: tuple[Any, ...], word: str) -> Any:
    """The body with this word in that place."""
    if not where:
        return word
    copied: Any = dict(value) if isinstance(value, dict) else list(value)
    copied[where[0]] = with_word(value[where[0]], where[1:], word)
    return copied


@pytest.mark.parametrize(("method", "path", "body"), BODIES, ids=[path for _, path, _ in BODIES])
def test_no_word_in_a_body_is_a_fault(
    running: Running, made: tuple[str, str], method: str, path: str, body: dict[str, Any]
) -> None:
    for place in places(body):
        for word in HOSTILE:
            sent = with_word(body, place, word)
            answer = running.send(method, path.replace("TABLE", made[0]), sent, made[1])
            assert answer.status_code < 500, (place, word[:40], answer.text)


@pytest.mark.parametrize("path", PATHS)
def test_no_word_in_an_address_is_a_fault(running: Running, made: tuple[str, str], path: str) -> None:
    known = path.replace("TABLE", made[0]).replace("GAME", GAME)
    for said in [*(quote(word, safe="") for word in HOSTILE), "%ff%fe"]:
        answer = running.get(known.format(said), made[1])
        assert answer.status_code < 500, (path, said[:40], answer.text)


@pytest.mark.parametrize("header", ["burghers-seat", "authorization", "host", "origin", "x-forwarded-for", "cookie"])
def test_no_word_in_a_header_is_a_fault(running: Running, made: tuple[str, str], header: str) -> None:
    for word in (b"\xff\xfe", b"x" * 5_000, b"Bearer \xe9", b"Bearer " + b"y" * 4_000, b"[::", b"a:b:c", b"\x7f"):
        answer = CLIENT.get(f"{running.url}/api/tables/{made[0]}", headers=[(header.encode(), word)])
        assert answer.status_code < 500, (header, word[:40], answer.text)


async def test_no_word_in_a_frame_is_a_fault(running: Running, made: tuple[str, str]) -> None:
    table, token = made
    player = Player(running.live, table, token)
    await player.open()
    await player.until("table")
    for word in [*HOSTILE, "\ud800"]:
        for frame in (
            {"t": "say", "table": table, "text": word},
            {"t": "answer", "table": table, "q": 1, "move": word},
            {"t": "weigh", "table": table, "q": 1, "move": word},
            {"t": "sit", "table": word, "token": word},
        ):
            text = json.dumps(frame)
            if len(text) < 4_000:
                await player.send(text)
    await player.send({"t": "again", "table": table, "since": 77_777})
    while (frame := await player.next()).get("since") != 77_777:
        assert frame.get("why") != "broken", frame
    said = [line["text"] for line in running.get(f"/api/tables/{table}/chat", token).json()]
    assert not any("\0" in line or "\u202e" in line for line in said)
    await player.close()


def test_nothing_of_all_this_was_logged_as_a_fault(running: Running, made: tuple[str, str]) -> None:
    """Runs last: the log of the server that was sent all these words has no fault in it."""
    assert running.get("/api/health").status_code == 200
    assert "broken" not in running.log.read_text()
