"""Bounds: what one caller may have and do, in one server program and in several."""

from __future__ import annotations

import asyncio
import json
import select as select_module
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from burghers import games
from burghers.server.client_address import caller_of, network_of
from burghers.server.clock import DAY, now
from burghers.server.limits import Bucket
from burghers.server.lobby.shapes import NewTable
from burghers.server.service import Service
from burghers.server.settings import BadSettings, read_settings
from burghers.server.store.database import Database
from burghers.server.store.keyring import Keyring
from burghers.server.store.migrate import migrate
from burghers.server.store.people import MOST_SESSIONS, AccountRow, People
from burghers.server.store.printings import Printings, own_printing
from burghers.server.store.schema import buckets, letterboxes, printings, sessions, tables
from burghers.server.store.shared_limits import RateLimit
from tests.server.conftest import small
from tests.server.player import Player
from tests.server.postgres import Postgres
from tests.server.running import CLIENT, Running

GAME = games.bundled()[-1]
FEWEST = games.load(GAME).seats[0]
WISH = {"game": GAME, "seats": FEWEST, "name": "Ann"}


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with small bounds."""
    home = tmp_path_factory.mktemp("tight")
    bounds = {
        "TABLES_PER_CALLER": "3", "CHAT_LINES": "5", "CHAT_PER_MINUTE": "1000", "PRINTINGS_PER_CALLER": "1",
        "OWN_PRINTINGS": "accounts", "HTTP_CONNECTIONS": "30", "HTTP_CONNECTIONS_PER_ADDRESS": "20",
        "REQUEST_SECONDS": "1", "TRUST_PROXY": "false", "HOSTS": "play.test",
    }  # fmt: skip
    running = Running(f"sqlite:///{home}/s.sqlite", home, **{f"BURGHERS_{name}": bounds[name] for name in bounds})
    yield running.start()
    running.stop()


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(10.0, 5.0)
    bucket.at -= 3600  # however long nobody came
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no address", "unknown"),
    ],
)
def test_a_household_counts_as_one_caller(address: str, counted: str) -> None:
    assert network_of(address) == counted


def test_nobody_says_for_himself_where_he_comes_from() -> None:
    claimed = {"x-forwarded-for": "203.0.113.9"}
    assert caller_of("192.0.2.1", claimed, trust_proxy=False, proxies="") == "192.0.2.1"
    assert caller_of("192.0.2.1", claimed, trust_proxy=True, proxies="10.0.0.0/8") == "192.0.2.1"
    assert caller_of("10.0.0.1", claimed, trust_proxy=True, proxies="10.0.0.0/8") == "203.0.113.9"
    several = {"x-forwarded-for": "1.1.1.1, 203.0.113.9, 10.0.0.2"}
    assert caller_of("10.0.0.1", several, trust_proxy=True, proxies="10.0.0.0/8") == "203.0.113.9"
    assert caller_of("10.0.0.1", several, trust_proxy=True, proxies="") == "10.0.0.2", "the one the proxy saw"
    assert caller_of("10.0.0.1", {}, trust_proxy=True, proxies="") == "10.0.0.1"
    with pytest.raises(BadSettings, match="PROXIES"):
        read_settings({"BURGHERS_PROXIES": "everywhere"})


def test_a_limit_is_not_escaped_by_naming_other_addresses(tmp_path: Path) -> None:
    running = Running(f"sqlite:///{tmp_path}/s.sqlite", tmp_path, BURGHERS_READS_PER_MINUTE="5").start()
    headers = [{"x-forwarded-for": f"203.0.113.{i}"} for i in range(12)]
    statuses = [CLIENT.get(f"{running.url}/api/games", headers=each).status_code for each in headers]
    running.stop()
    assert statuses.count(429) >= 6, "each of them claims to be somebody else"


def test_a_caller_has_so_many_unfinished_tables_and_an_account_its_own(tight: Running) -> None:
    statuses = [tight.post("/api/tables", WISH).status_code for _ in range(5)]
    assert statuses == [201, 201, 201, 429, 429]
    assert tight.post("/api/tables", WISH).json()["error"] == "too-many-tables"
    account = tight.post("/api/accounts", {"name": "Ann", "password": "a long password"}).json()["token"]
    assert tight.post("/api/tables", WISH, account=account).status_code == 201
    text = games.load(GAME).printing.text
    one, other = {**WISH, "printing_text": text}, {**WISH, "printing_text": text + "\n# another"}
    assert tight.post("/api/tables", one, account=account).status_code == 201
    refused = tight.post("/api/tables", other, account=account)
    assert (refused.status_code, refused.json()["error"]) == (429, "too-many-printings")
    assert tight.post("/api/tables", one, account=account).status_code == 201, "the same one again is not another"


async def test_only_the_latest_lines_of_chat_are_kept(tight: Running) -> None:
    account = tight.post("/api/accounts", {"name": "Bob", "password": "a long password"}).json()["token"]
    made = tight.post("/api/tables", WISH, account=account).json()
    name, token = made["table"]["id"], made["token"]
    for first in (0, 6):  # a line may not say much at once: two lines say twice as much
        player = Player(tight.live, name, token)
        await player.open()
        for i in range(first, first + 6):
            await player.send({"t": "say", "table": name, "text": f"line {i}"})
            while not any(line["text"] == f"line {i}" for line in (await player.until("chat"))["lines"]):
                pass
        await player.close()
    kept = [line["text"] for line in tight.get(f"/api/tables/{name}/chat", token).json()]
    assert kept == [f"line {i}" for i in range(7, 12)]
    with sqlite3.connect(tight.home / "s.sqlite", timeout=60) as file:
        assert file.execute("SELECT count(*) FROM chat WHERE table_id = ?", (name,)).fetchone() == (5,)


@pytest.mark.parametrize("host", ["evil.test", "evil.test:8000", "127.0.0.1.evil.test", "", "a b", "[::", "x@y"])
def test_a_foreign_name_that_leads_here_is_turned_away(tight: Running, host: str) -> None:
    answer = CLIENT.get(f"{tight.url}/api/games", headers={"host": host})
    assert answer.status_code in (400, 421), answer.text


@pytest.mark.parametrize("host", ["play.test", "PLAY.test:443", "localhost", "127.0.0.1:9", "[::1]:8000"])
def test_our_own_names_and_addresses_are_answered(tight: Running, host: str) -> None:
    assert CLIENT.get(f"{tight.url}/api/games", headers={"host": host}).status_code == 200


def half_a_request(port: int) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port))
    line.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    return line


def ended(line: socket.socket) -> bool:
    """Whether the other side has hung up, without an answer."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def test_a_request_that_does_not_arrive_is_cut_off(tight: Running) -> None:
    slow = [half_a_request(tight.port) for _ in range(5)]
    body = socket.create_connection(("127.0.0.1", tight.port))
    body.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
    silent = socket.create_connection(("127.0.0.1", tight.port))
    assert all(ended(line) for line in [*slow, body, silent])
    for line in (*slow, body, silent):
        line.close()


def test_a_drip_of_headers_is_cut_off_too(tight: Running) -> None:
    line = half_a_request(tight.port)
    drops = 0
    try:
        while drops < 2_000:
            line.sendall(b"x")
            drops += 1
            time.sleep(0.05)
    except OSError:
        pass
    line.close()
    assert drops < 2_000


def test_a_head_without_end_is_refused(tight: Running) -> None:
    line = socket.create_connection(("127.0.0.1", tight.port))
    sent = 0
    try:
        line.sendall(b"GET / HTTP/1.1\r\n")
        while sent < 20_000_000:
            sent += line.send(b"X-Long: " + b"y" * 60_000 + b"\r\n")
    except OSError:
        pass
    line.close()
    assert sent < 20_000_000


def test_one_address_holds_so_many_connections_and_others_are_let_in_again(tmp_path: Path) -> None:
    bounds = {"BURGHERS_HTTP_CONNECTIONS_PER_ADDRESS": "20", "BURGHERS_REQUEST_SECONDS": "3600"}
    running = Running(f"sqlite:///{tmp_path}/s.sqlite", tmp_path, **bounds).start()
    lines = [half_a_request(running.port) for _ in range(60)]
    away: set[socket.socket] = set()
    while len(away) < 35:  # the test's own client holds some of the twenty
        for line in select_module.select([line for line in lines if line not in away], [], [])[0]:
            assert ended(line)
            away.add(line)
    for line in lines:
        line.close()
    while True:
        try:
            assert running.get("/api/health").status_code == 200
            break
        except httpx.TransportError:
            time.sleep(0.05)
    running.stop()


async def test_limits_are_shared_between_server_programs(postgres: Postgres) -> None:
    address = postgres.database()
    databases = [Database(address) for _ in range(2)]
    await migrate(databases[0])
    limits: list[RateLimit] = []
    for database in databases:
        keyring = Keyring(database)
        await keyring.open()
        limits.append(RateLimit(database, keyring, "reads", 0.6, 40.0))
    taken = [await limits[i % 2].take("192.0.2.7") for i in range(120)]
    assert sum(taken) == 40, "what one has granted the other no longer has to give"
    assert await limits[0].take("192.0.2.8"), "another caller has a bucket of his own"
    async with databases[0].read() as connection:
        callers = (await connection.execute(select(buckets.c.caller))).scalars().all()
    assert len(callers) == 2
    assert not any("192" in caller for caller in callers), "no address is kept"
    for limit in limits:
        limit.per_second = 1e9
        await limit.sweep()
    async with databases[0].read() as connection:
        assert (await connection.execute(select(func.count()).select_from(buckets))).scalar_one() == 0
    for database in databases:
        await database.close()


def test_two_server_programs_share_a_callers_requests(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    tight = {"BURGHERS_SIGN_INS_PER_MINUTE": "4"}
    servers = [Running(database, tmp_path, **tight).start() for _ in range(2)]
    wish = {"name": "nobody", "password": "a long password"}
    statuses = [servers[i % 2].post("/api/sessions", wish).status_code for i in range(10)]
    for server in servers:
        server.stop()
    assert statuses.count(403) in (4, 5), "one may have trickled in meanwhile"


async def test_a_limit_holds_while_the_database_is_gone(tmp_path: Path) -> None:
    database = Database("postgresql://nobody@127.0.0.1:1/none")
    limit = RateLimit(database, Keyring(database), "reads", 0.6, 3.0)
    assert [await limit.take("a") for _ in range(5)] == [True] * 3 + [False] * 2
    await database.close()


async def test_sockets_are_bounded_by_address_and_in_all(tmp_path: Path) -> None:
    service = Service(small(tmp_path, connections_per_address=2, connections=3))
    assert [await service.enter("a") for _ in range(3)] == [True, True, False]
    assert [await service.enter("b") for _ in range(2)] == [True, False]
    service.leave("a")
    assert await service.enter("b")
    assert service.sockets.open == {"a": 1, "b": 2}
    for caller in ("a", "b", "b"):
        service.leave(caller)
    assert service.sockets.open == {}
    await service.database.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_an_account_has_so_many_sessions_the_oldest_go(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = f"sqlite:///{tmp_path}/s.sqlite"
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.database()
    database = Database(address)
    await migrate(database)
    people = People(database)
    await people.create(AccountRow("ann", "Ann", "ann", "x", 0))
    for i in range(MOST_SESSIONS + 5):
        await people.sign_in(f"hash {i}", "ann", now() + DAY + i, now())
    alive = [await people.signed_in(f"hash {i}", now()) is not None for i in range(MOST_SESSIONS + 5)]
    assert alive == [False] * 5 + [True] * MOST_SESSIONS
    await database.close()


async def test_rows_nobody_needs_are_deleted(tmp_path: Path) -> None:
    service = Service(small(tmp_path, abandoned_days=30, finished_days=365))
    await service.open()
    made = [await service.making.create(NewTable(game=GAME, seats=FEWEST), None, "ann") for _ in range(4)]
    ids = [one.table.id for one in made]
    old, at = now() - 31 * DAY, now()
    async with service.database.write() as connection:
        changes: list[dict[str, object]] = [
            {"changed": old},  # abandoned
            {"changed": old, "state": "over"},  # finished: kept for a year
            {"changed": now() - 366 * DAY, "state": "over"},
        ]
        for name, values in zip(ids, changes, strict=False):
            await connection.execute(tables.update().where(tables.c.id == name).values(**values))
        box = {"email": "a@b.test", "hash": "h", "confirmed": False}
        await connection.execute(letterboxes.insert().values(owner=f"{ids[0]}/0", asked=at, **box))
        await connection.execute(letterboxes.insert().values(owner="ann", asked=at - 3 * DAY, **box))
        kept = own_printing(GAME, "text")
        row = {"id": kept.id, "game": GAME, "text": "text", "owner": "ann", "created": old}
        await connection.execute(printings.insert().values(**row))
    assert await service.upkeep.sweep(lambda span: now() - span) == 2
    async with service.database.read() as connection:
        left = (await connection.execute(select(tables.c.id, tables.c.maker))).all()
        assert {row.id for row in left} == {ids[1], ids[3]}
        assert {row.id: row.maker for row in left} == {ids[1]: "", ids[3]: "ann"}, "who made it is forgotten"
        assert set((await connection.execute(select(printings.c.owner))).scalars()) == {"packaged"}
        for table in (letterboxes, sessions):
            assert (await connection.execute(select(func.count()).select_from(table))).scalar_one() == 0
    await service.close()


async def test_a_printing_that_is_wanted_again_is_not_swept_before_its_table_is_made(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/tables.sqlite")
    await migrate(database)
    store, wanted, forgotten = Printings(database), own_printing(GAME, "text"), own_printing(GAME, "old")
    for printing in (wanted, forgotten):
        assert await store.keep(printing, "ann", 5)
    async with database.write() as connection:
        await connection.execute(printings.update().values(created=now() - 2 * DAY))
    assert await store.keep(wanted, "ann", 5)
    assert await store.sweep(now() - DAY) == 1
    assert await store.find(wanted.id) == wanted and await store.find(forgotten.id) is None
    await database.close()


async def test_a_printing_is_read_once_however_many_tables_are_played_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = Service(small(tmp_path, own_printings="everybody"))
    await service.open()
    read: list[str] = []
    ask = service.context.analysis.ask

    async def counted(caller: str, task: str, *rest: Any) -> dict[str, Any]:
        read.append(task)
        return await ask(caller, task, *rest)

    monkeypatch.setattr(service.context.analysis, "ask", counted)
    wish = NewTable(game=GAME, seats=FEWEST, printing_text=games.load(GAME).printing.text, public=True)
    made = await asyncio.gather(*(service.making.create(wish, None, "ann") for _ in range(5)))
    for one in made:
        table = service.registry.tables.pop(one.table.id)
        await table.close()
        again = await service.registry.open(one.table.id)
        assert again.game.printing.text == wish.printing_text
    assert read == ["printing"]
    with sqlite3.connect(str(service.database.address).partition(":///")[2]) as file:
        assert file.execute("SELECT count(*) FROM printings WHERE owner <> 'packaged'").fetchone() == (1,)
        setups = [json.loads(row[0]) for row in file.execute("SELECT setup FROM tables")]
    assert all("printing_text" not in setup for setup in setups)
    await service.close()
