"""What an operator relies on: ready means ready, files are private, errors are clear, figures add up."""

from __future__ import annotations

import asyncio
import gzip
import os
import resource
import signal
import stat
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from burghers import games
from burghers.kernel.play import legal
from burghers.kernel.step import Seat
from burghers.server.backup import backup, restore
from burghers.server.incoming import Rise
from burghers.server.lobby.shapes import Join, NewTable
from burghers.server.names import checked_name, checked_text, folded
from burghers.server.service import Service
from burghers.server.store.database import BadDatabase, Database
from burghers.server.store.log import Append, Log
from burghers.server.store.readiness import Readiness
from burghers.server.store.rows import NoticeSettings
from tests.repository.tracked import HOME
from tests.server.player import Player
from tests.server.postgres import Postgres
from tests.server.running import ADMIN, CLIENT, GENEROUS, Running, free_port

GAME = games.bundled()[-1]
FEWEST = games.load(GAME).seats[0]


def until(server: Running, status: int) -> httpx.Response:
    """Ask whether it is ready until it says this."""
    while (answer := server.get("/api/ready")).status_code != status:
        time.sleep(0.1)
    return answer


def test_a_server_whose_disk_is_full_is_not_ready_and_is_again_when_there_is_room(tmp_path: Path) -> None:
    """No file may grow beyond the size the database has: to a server that is what a full disk is."""
    running = Running(f"sqlite:///{tmp_path}/s.sqlite", tmp_path).start()
    assert running.program is not None
    most = (tmp_path / "s.sqlite").stat().st_size
    resource.prlimit(running.program.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
    refused = until(running, 503)
    assert refused.json()["error"] == "not-ready"
    assert running.get("/api/health").status_code == 200, "it still runs"
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(running.program.pid, resource.RLIMIT_FSIZE, unlimited)
    until(running, 200)
    assert running.post("/api/tables", {"game": GAME, "seats": FEWEST, "name": "Ann"}).status_code == 201
    running.stop()


def test_a_server_whose_file_is_gone_is_not_ready(tmp_path: Path) -> None:
    running = Running(f"sqlite:///{tmp_path}/s.sqlite", tmp_path).start()
    (tmp_path / "s.sqlite").rename(tmp_path / "away.sqlite")
    until(running, 503)
    running.stop()


async def test_a_server_whose_postgresql_is_gone_is_not_ready(postgres: Postgres) -> None:
    gone = Database("postgresql://nobody@127.0.0.1:1/none")
    assert not await Readiness(gone, "one").check()
    await gone.close()
    away = Database(postgres.database())  # a database without our tables
    assert not await Readiness(away, "one").check()
    await away.close()


def test_whatever_the_server_writes_is_its_owners_only(tmp_path: Path) -> None:
    home = tmp_path / "made"
    running = Running(f"sqlite:///{home}/s.sqlite", tmp_path)
    old = os.umask(0)  # nothing but the server itself sees to it
    try:
        running.start()
        running.post("/api/tables", {"game": GAME, "seats": FEWEST, "name": "Ann"})
        environment = {**os.environ, "BURGHERS_DATABASE": f"sqlite:///{home}/s.sqlite"}
        command = [sys.executable, "-c", "from burghers.cli import main; main()", "backup", str(home / "all.gz")]
        subprocess.run(command, env=environment, check=True, capture_output=True)
    finally:
        os.umask(old)
        running.stop()
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in home.iterdir()}
    assert {"s.sqlite", "s.lock", "all.gz"} <= set(modes)
    assert {name: oct(mode) for name, mode in modes.items() if mode & 0o077} == {}
    assert stat.S_IMODE(home.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    "how", ["cut", "half a gzip", "no gzip", "other rows", "a row less", "another value", "no file", "empty"]
)
async def test_a_backup_that_is_not_whole_gives_a_clear_error_and_restores_nothing(
    service: Service, tmp_path: Path, how: str
) -> None:
    await service.making.create(NewTable(game=GAME, seats=FEWEST), None)
    file, bad = tmp_path / "all.gz", tmp_path / "bad.gz"
    await backup(service.database, file)
    whole = file.read_bytes()
    lines = gzip.decompress(whole).split(b"\n")
    damaged = {
        "cut": whole[:-20],
        "half a gzip": whole[: len(whole) // 2],
        "no gzip": b"something else entirely",
        "other rows": gzip.compress(b"\n".join([lines[0], b'["no such table", {}]', *lines[1:]])),
        "a row less": gzip.compress(b"\n".join([lines[0], *lines[2:]])),
        "another value": gzip.compress(gzip.decompress(whole).replace(b'"open"', b'"over"')),
        "empty": b"",
    }
    if how in damaged:
        bad.write_bytes(damaged[how])
    database = Database(f"sqlite:///{tmp_path}/again.sqlite")
    with pytest.raises(BadDatabase, match=r"bad\.gz"):
        await restore(database, bad)
    assert await restore(database, file) > 0, "the database is as empty as it was"
    await database.close()


def sum_of(text: str, name: str) -> float:
    """The value of a figure without labels."""
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.split(" ")[0] == name)


async def test_the_figures_of_several_programs_add_up(tmp_path: Path, postgres: Postgres) -> None:
    """Three programs on one port: whichever is asked tells of the sockets of all, even after one has been killed."""
    port = free_port()
    settings = {**GENEROUS, "BURGHERS_DATABASE": postgres.database(), "BURGHERS_PORT": str(port)}
    program = subprocess.Popen(
        [sys.executable, "-m", "burghers.server"],
        env={**os.environ, **settings, "BURGHERS_PROGRAMS": "2"},
        stderr=subprocess.DEVNULL,
        cwd=tmp_path,
    )
    url = f"http://127.0.0.1:{port}"

    async def figures() -> str:
        async with httpx.AsyncClient(trust_env=False) as client:
            answer = await client.get(f"{url}/metrics", headers={"authorization": f"Bearer {ADMIN}"})
        return answer.text

    while True:
        try:
            if CLIENT.get(f"{url}/api/ready").status_code == 200:
                break
        except httpx.TransportError:
            await asyncio.sleep(0.1)
    wish = {"game": GAME, "seats": FEWEST, "name": "Ann", "public": True}
    name = CLIENT.post(f"{url}/api/tables", json=wish).json()["table"]["id"]
    players = [Player(f"ws://127.0.0.1:{port}/api/live", name, None) for _ in range(8)]
    for player in players:
        await player.open()
        await player.until("seats")
    assert {sum_of(await figures(), "burghers_sockets") for _ in range(6)} == {8.0}
    for player in players:
        await player.close()
    while sum_of(await figures(), "burghers_sockets") != 0:
        await asyncio.sleep(0.05)
    program.send_signal(signal.SIGTERM)
    program.wait()


BAD_NAMES = [
    "", " ", "\u3000", "Ann\n", "An\tn", "\u202eAnn", "Ann\u200b", "\ufeffAnn", "A\u00adnn", "\u2066Ann", "\x7f",
    "\x85", "\u3164", "\u2800", "Ann\u2028", "\ue000", "A" + "\u0301" * 4, "\ufdfa" * 40, "A\ufe0f", "\U000e0041",
]  # fmt: skip


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_name_that_hides_something_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        checked_name(name)


@pytest.mark.parametrize(
    "name",
    ["Ann", "Zoë", "李小龙", "Владимир", "O’Neill", "نور", "Đặng", "Ann 😀", "한글", "x" * 40, "A" + "\u0301" * 3],
)
def test_a_name_that_can_be_read_is_taken(name: str) -> None:
    checked_name(name)
    assert folded(name) == folded(f"  {name.upper()} ") or name.upper().lower() != name


@pytest.mark.parametrize("name", BAD_NAMES)
def test_no_door_lets_such_a_name_in(server: Running, name: str) -> None:
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("/api/accounts", {"name": name, "password": "a long password"}),
        ("/api/tables", {"game": GAME, "seats": FEWEST, "name": name}),
    ]
    for path, wish in wishes:
        assert server.post(path, wish).status_code == 400


@pytest.mark.parametrize(
    ("kind", "field", "word"),
    [
        (NoticeSettings, "email", "a@b.test"),
        (NoticeSettings, "webhook", "https://b.test/"),
        (NewTable, "printing", "standard"),
        (Join, "invitation", "y" * 32),
        (Rise, "table", "y" * 12),
    ],
)
def test_a_pattern_is_matched_whole(kind: type[Any], field: str, word: str) -> None:
    """A line break at the end belongs to the text: it would be one in the head of a letter."""
    plain = {"name": "Ann", "game": GAME, "seats": FEWEST, "table": "y" * 12, "t": "rise"}
    asked = {
        key: value for key, value in plain.items() if key in kind.__struct_fields__ or (key == "t" and kind is Rise)
    }
    assert getattr(msgspec.convert({**asked, field: word}, kind), field) == word
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**asked, field: f"{word}\n"}, kind)


@pytest.mark.parametrize("text", ["\0", "a\0b", "\x1b[31m", "\u202eabc", "\u2066x"])
def test_nobody_says_what_turns_other_lines_around(text: str) -> None:
    with pytest.raises(ValueError, match="said"):
        checked_text(text)


def test_what_is_said_may_have_lines_and_signs_of_the_family() -> None:
    checked_text("one\ntwo\t\U0001f468\u200d\U0001f469\u200d\U0001f467")


def test_whatever_the_package_imports_is_declared() -> None:
    """The few words of the project file that name what is needed to serve."""
    extras = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert any(wish.startswith("httpx") for wish in extras["server"])


async def people(service: Service) -> Any:
    """A table of people, who are asked."""
    made = await service.making.create(NewTable(game=GAME, seats=FEWEST), None)
    table = await service.registry.open(made.table.id)
    for _ in range(FEWEST - 1):
        await service.seats.join(table, Join(name="x", invitation=made.invitation), None)
    return table


@pytest.mark.parametrize("fault", [OperationalError("x", None, Exception()), OSError(28, "full")])
async def test_memory_is_not_trusted_after_a_write_that_failed(
    service: Service, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    """What could not be written has not happened: the next look reads the disk, and the same answer can be given."""
    table = await people(service)
    play = table.play
    assert play is not None
    seat, question = table.asked()[0], play.question
    move = table.game.moves.print(legal(play.state, Seat(seat))[0])
    lines, digest = table.lines[:], play.state.digest()

    async def fails(_: Log, __: list[Append]) -> set[str]:
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(Log, "_write", fails)
        with pytest.raises(type(fault)):
            await table.mailbox.post(table.answer, seat, question, move)
    assert not table.in_sync
    assert not table.ended()
    outboxes_before = dict(table.subscribers.outboxes)
    table.tell()
    assert table.subscribers.outboxes == outboxes_before
    await table.mailbox.post(table.fresh)
    assert table.in_sync
    assert (table.lines, table.play.state.digest(), table.play.question) == (lines, digest, question)
    await table.mailbox.post(table.answer, seat, question, move)
    assert [line.line for line in await service.context.log.read(table.id)] == table.lines
    assert len(table.lines) > len(lines)
