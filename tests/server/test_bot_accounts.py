"""Programs sit at tables by token: as bots, with what their seat may know, and no longer than their token is good."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from burghers import games
from tests.repository.tracked import HOME
from tests.server.postgres import Postgres
from tests.server.running import Running

GAME = games.bundled()[0]
FEWEST = games.load(GAME).seats[0]
EXAMPLES = HOME / "docs" / "examples"
CALLS = 400  # a minute, of one bot


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    """One server, or two on one database: bots listen at the last and are looked after at the first."""
    home = tmp_path_factory.mktemp("bot-accounts")
    limit = {"BURGHERS_BOT_CALLS_PER_MINUTE": str(CALLS)}
    if request.param == "sqlite":
        running = [Running(f"sqlite:///{home}/tables.sqlite", home, **limit).start()]
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.database()
        running = [Running(database, home, **limit).start() for _ in range(2)]
    yield running
    for one in running:
        one.stop()


class Stream:
    """What a bot hears, read in a thread of its own."""

    def __init__(self, server: Running, token: str) -> None:
        self.lines: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self.heard: list[dict[str, Any]] = []
        self.opened = threading.Event()
        self.status = 0
        self.thread = threading.Thread(target=self._read, args=(server.url, token), daemon=True)
        self.thread.start()
        self.opened.wait()

    def _read(self, url: str, token: str) -> None:
        head = {"authorization": f"Bearer {token}"}
        try:
            with httpx.stream("GET", f"{url}/api/bot/events", headers=head, timeout=None) as answer:  # noqa: S113
                self.status = answer.status_code
                self.opened.set()
                for line in answer.iter_lines():
                    if line.strip() and self.status == 200:
                        self.lines.put(json.loads(line))
        except httpx.HTTPError:
            pass
        self.lines.put(None)

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next event that fits."""
        while True:
            event = self.lines.get()
            assert event is not None, "the stream has ended"
            self.heard.append(event)
            if fits(event):
                return event

    def end(self) -> list[dict[str, Any]]:
        """Wait for its end; what was heard until then."""
        late: list[dict[str, Any]] = []
        while (event := self.lines.get()) is not None:
            late.append(event)
        return late


def asks(event: dict[str, Any]) -> bool:
    return event["t"] == "table" and event["ask"] is not None


NUMBERS = iter(range(10_000))


def owner(server: Running) -> str:
    name = f"Owner {next(NUMBERS)}"
    return str(server.post("/api/accounts", {"name": name, "password": "correct horse battery"}).json()["token"])


def a_bot(server: Running, account: str, *scopes: str) -> tuple[str, dict[str, Any]]:
    """A bot's name, and its token."""
    name = f"Bot {next(NUMBERS)}"
    assert server.post("/api/bots", {"name": name}, account=account).status_code == 201
    made = server.post(f"/api/bots/{name}/tokens", {"scopes": list(scopes)}, account=account)
    assert made.status_code == 201, made.text
    return name, made.json()


def a_table(server: Running, **wish: Any) -> dict[str, Any]:
    """A table with one free seat, the last; its maker has the first."""
    made = server.post("/api/tables", {"game": GAME, "seats": FEWEST, "name": "Ann", "public": True, **wish})
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    for seat in range(1, FEWEST - 1):
        filled = server.send(
            "PUT", f"/api/tables/{found['table']['id']}/fill", {"seat": seat, "bot": "random"}, found["token"]
        )
        assert filled.status_code == 200
    return found


def seated(servers: list[Running], token: str, **wish: Any) -> tuple[str, str]:
    """A table at which the bot sits: its id, and its host's token."""
    made = a_table(servers[0], **wish)
    name = made["table"]["id"]
    answer = servers[-1].post(f"/api/bot/tables/{name}/seat", account=token)
    assert answer.status_code == 200, answer.text
    assert answer.json() == {"seat": FEWEST - 1}
    return name, made["token"]


def host_moves(server: Running, name: str, token: str) -> None:
    """The host answers, without a socket: by a bot's level that stands in for it."""
    answer = server.post(f"/api/tables/{name}/leave", token=token)
    assert answer.status_code == 200, answer.text


def test_the_example_plays_a_whole_game_where_it_was_challenged(servers: list[Running]) -> None:
    here, there = servers[0], servers[-1]
    name, token = a_bot(here, owner(here), "join", "play")
    environment = {**os.environ, "BURGHERS_TOKEN": token["token"], "NO_PROXY": "127.0.0.1", "no_proxy": "127.0.0.1"}
    words = [sys.executable, str(EXAMPLES / "table_bot.py"), there.url, sys.executable, str(EXAMPLES / "last_move.py")]
    client = subprocess.Popen(words, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        made = a_table(here, public=False, play=False, spectators=True)
        table, host = made["table"]["id"], made["token"]
        for seat in range(FEWEST - 1):
            here.send("PUT", f"/api/tables/{table}/fill", {"seat": seat, "bot": "random"}, host)
        asked = here.post(f"/api/tables/{table}/challenges", {"bot": name.upper()}, host)
        assert asked.status_code == 204, asked.text
        watching = Stream(there, token["token"])  # the same token may listen twice
        end = watching.until(lambda event: event["t"] == "table" and event["result"] is not None)
        assert sorted(end["result"]) == ["scores", "secret", "winners"]
        info = here.get(f"/api/tables/{table}", host).json()
        assert info["state"] == "over"
        assert [(seat["name"], seat["bot"], seat["program"]) for seat in info["seats"]][-1] == (name, "", True)
        assert not any(seat["program"] for seat in info["seats"][:-1]), (
            "the server's own bots are marked by their level"
        )
        seats = {event["seat"] for event in watching.heard if event["t"] == "table"}
        assert seats == {FEWEST - 1}, "nobody's eyes but its own"
        proof = here.get(f"/api/tables/{table}/verify", host).json()
        assert proof["fair"]
    finally:
        client.kill()
        client.communicate()


def test_a_token_that_is_taken_back_ends_its_stream_and_opens_nothing(servers: list[Running]) -> None:
    here, there = servers[0], servers[-1]
    account = owner(here)
    name, token = a_bot(here, account, "join", "play")
    other = here.post(f"/api/bots/{name}/tokens", {"scopes": ["play"]}, account=account).json()
    stream, second = Stream(there, token["token"]), Stream(there, other["token"])
    table, _ = seated(servers, token["token"], stand_in="random")
    stream.until(lambda event: event["t"] == "table")
    assert [made["id"] for made in here.get("/api/bots", account=account).json()[0]["tokens"]] == [
        token["id"],
        other["id"],
    ]
    gone = here.send("DELETE", f"/api/bots/{name}/tokens/{token['id']}", None, account=account)
    assert gone.status_code == 204
    stream.end()
    again = Stream(there, token["token"])
    assert again.status == 401
    move = there.post(f"/api/bot/tables/{table}/move", {"q": 0, "move": "x"}, account=token["token"])
    assert (move.status_code, move.json()["error"]) == (401, "not-signed-in")
    assert second.until(lambda event: event["t"] == "table")["table"] == table, "its other token is as good as before"
    gone = here.send("DELETE", f"/api/bots/{name}/tokens/{token['id']}", None, account=account)
    assert gone.status_code == 404


def test_a_bot_that_gets_up_hears_no_more_and_has_no_say(servers: list[Running]) -> None:
    here, there = servers[0], servers[-1]
    _, token = a_bot(here, owner(here), "join", "play")
    stream = Stream(there, token["token"])
    table, _ = seated(servers, token["token"])
    stream.until(lambda event: event["t"] == "table")
    assert here.send("DELETE", f"/api/bot/tables/{table}/seat", None, account=token["token"]).status_code == 204
    stream.until(lambda event: event["t"] == "risen")
    move = there.post(f"/api/bot/tables/{table}/move", {"q": 0, "move": "x"}, account=token["token"])
    assert (move.status_code, move.json()["error"]) == (403, "no-seat")
    info = here.get(f"/api/tables/{table}").json()["seats"][-1]
    assert (info["taken"], info["program"]) == (False, False)
    assert there.post(f"/api/bot/tables/{table}/seat", account=token["token"]).status_code == 200
    stream.until(lambda event: event["t"] == "table")
    again = there.post(f"/api/bot/tables/{table}/seat", account=token["token"])
    assert (again.status_code, again.json()["error"]) == (409, "already-seated")


def test_what_a_token_is_not_for_it_does_not_open(servers: list[Running]) -> None:
    here = servers[0]
    account = owner(here)
    _, plays = a_bot(here, account, "play")
    _, joins = a_bot(here, account, "join")
    table = a_table(here)["table"]["id"]
    sits = here.post(f"/api/bot/tables/{table}/seat", account=plays["token"])
    assert (sits.status_code, sits.json()["error"]) == (403, "not-in-scope")
    assert here.post(f"/api/bot/tables/{table}/seat", account=joins["token"]).status_code == 200
    moves = here.post(f"/api/bot/tables/{table}/move", {"q": 0, "move": "x"}, account=joins["token"])
    assert (moves.status_code, moves.json()["error"]) == (403, "not-in-scope")
    assert Stream(here, joins["token"]).status == 403
    for path in ("/api/me", "/api/bots", "/api/tables/mine"):
        assert here.get(path, account=plays["token"]).status_code == 401, "no token of a bot is a session"
    assert Stream(here, account).status == 401, "and no session is a token of a bot"
    assert here.post("/api/tables", {"game": GAME, "seats": FEWEST}, account=plays["token"]).status_code == 401


def test_nobody_passes_for_a_bot_or_opens_anothers(servers: list[Running]) -> None:
    here = servers[0]
    account, stranger = owner(here), owner(here)
    name, token = a_bot(here, account, "join", "play")
    for password in ("correct horse battery", "          "):
        entered = here.post("/api/sessions", {"name": name, "password": password})
        assert entered.status_code == 403, "a bot has no password"
    taken = here.post("/api/bots", {"name": name.upper()}, account=stranger)
    assert (taken.status_code, taken.json()["error"]) == (409, "name-taken")
    assert here.post("/api/accounts", {"name": name, "password": "correct horse battery"}).status_code == 409
    theirs = here.post(f"/api/bots/{name}/tokens", {"scopes": ["play"]}, account=stranger)
    assert theirs.status_code == 404
    revoked = here.send("DELETE", f"/api/bots/{name}/tokens/{token['id']}", None, account=stranger)
    assert revoked.status_code == 404
    assert here.get("/api/bots", account=stranger).json() == []
    assert here.post("/api/bots", {"name": "X"}).status_code == 401
    private = a_table(here, public=False)
    refused = here.post(f"/api/bot/tables/{private['table']['id']}/seat", account=token["token"])
    assert (refused.status_code, refused.json()["error"]) == (403, "not-invited")
    challenge = f"/api/tables/{private['table']['id']}/challenges"
    assert here.post(challenge, {"bot": name}).status_code == 403, "only the host may challenge"
    assert here.post(challenge, {"bot": name}, private["invitation"]).status_code == 403
    assert here.post(challenge, {"bot": "Nobody At All"}, private["token"]).status_code == 404
    assert here.post(challenge, {"bot": name}, private["token"]).status_code == 204
    assert (
        here.send("DELETE", challenge.replace("tables/", "bot/tables/"), None, account=token["token"]).status_code
        == 404
    )
    declined = f"/api/bot/challenges/{private['table']['id']}"
    assert here.send("DELETE", declined, None, account=token["token"]).status_code == 204
    assert here.post(f"/api/bot/tables/{private['table']['id']}/seat", account=token["token"]).status_code == 403


def test_whatever_a_bot_sends_is_answered_in_words(servers: list[Running]) -> None:
    here = servers[0]
    _, token = a_bot(here, owner(here), "join", "play")
    stream = Stream(here, token["token"])
    table, host = seated(servers, token["token"], stand_in="random")
    path = f"/api/bot/tables/{table}/move"
    host_moves(here, table, host)
    frame = stream.until(asks)
    question, options = frame["ask"]["q"], frame["ask"]["options"]
    bodies: list[tuple[Any, int, str]] = [
        ({"q": question, "move": "no such move"}, 400, "unreadable"),
        ({"q": question + 5, "move": options[0]}, 409, "stale"),
        ({"q": question}, 400, "bad-request"),
        ({"q": question, "move": options[0], "seat": 0}, 400, "bad-request"),
        ({"q": "1", "move": options[0]}, 400, "bad-request"),
        ({"q": question, "move": "x" * 201}, 400, "bad-request"),
        ({"q": question, "move": "\0"}, 400, "unreadable"),
        ([], 400, "bad-request"),
    ]
    for body, status, word in bodies:
        answer = here.post(path, body, account=token["token"])
        assert (answer.status_code, answer.json()["error"]) == (status, word), body
    barred = frame["ask"]["barred"]
    if barred:
        answer = here.post(path, {"q": question, "move": barred[0]["move"]}, account=token["token"])
        assert (answer.status_code, answer.json()["error"]) == (409, "illegal")
        assert answer.json()["detail"].startswith(barred[0]["reason"]["rule"] + "  ")
    taken = here.post(path, {"q": question, "move": options[0]}, account=token["token"])
    assert taken.status_code == 204, taken.text
    again = here.post(path, {"q": question, "move": options[0]}, account=token["token"])
    assert (again.status_code, again.json()["error"]) == (409, "stale")
    assert here.post("/api/bot/tables/nowhere12/move", {"q": 0, "move": "x"}, account=token["token"]).status_code == 404


def test_a_bot_has_its_rate_and_its_owner_so_many(servers: list[Running]) -> None:
    here = servers[0]
    account = owner(here)
    _, busy = a_bot(here, account, "join", "play")
    _, calm = a_bot(here, account, "join", "play")
    answers = [404]
    while answers[-1] == 404 and len(answers) <= 2 * CALLS:
        answers.append(here.send("DELETE", "/api/bot/challenges/nowhere12", None, account=busy["token"]).status_code)
    assert answers[-1] == 429
    assert here.send("DELETE", "/api/bot/challenges/nowhere12", None, account=calm["token"]).status_code == 404
    made = [here.post("/api/bots", {"name": f"Many {next(NUMBERS)}"}, account=account).status_code for _ in range(9)]
    assert made == [201] * 8 + [429]


def test_a_server_that_stops_ends_its_streams_and_tells_them_the_same_afterwards(servers: list[Running]) -> None:
    here, there = servers[0], servers[-1]
    _, token = a_bot(here, owner(here), "join", "play")
    stream = Stream(there, token["token"])
    table, _ = seated(servers, token["token"])
    before = stream.until(lambda event: event["t"] == "table")
    there.stop()
    stream.end()
    if there.log.exists():
        assert token["token"] not in there.log.read_text()
    for file in there.home.glob("*.sqlite*"):
        assert token["token"].encode() not in file.read_bytes(), "a token is kept as a hash only"
    there.start()
    after = Stream(there, token["token"]).until(lambda event: event["t"] == "table")
    assert (after["table"], after["view"], after["ask"]) == (table, before["view"], before["ask"])
