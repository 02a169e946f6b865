"""Edges that planted bugs showed to be untested (docs/mutations.md)."""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from burghers import games
from burghers import server as server_package
from burghers.kernel.play import legal
from burghers.kernel.step import Seat
from burghers.server.clock import now
from burghers.server.errors import ApiError
from burghers.server.incoming import Say, decode
from burghers.server.live import CHAT_BURST, Connection
from burghers.server.lobby.seats import kept
from burghers.server.lobby.shapes import Join, NewTable
from burghers.server.pages.glance import glance
from burghers.server.routes.callers import AnyRequest
from burghers.server.service import Service
from burghers.server.store.email_addresses import EmailAddresses
from burghers.server.store.notices import NoticeRow
from burghers.server.store.rows import NoticeSettings
from burghers.server.tables.hosted import HostedTable
from burghers.server.tables.scenes import Reel, film, scenes
from tests.server.running import Running

GAME = games.bundled()[-1]
FEWEST = games.load(GAME).seats[0]


async def people(service: Service) -> HostedTable:
    """A table that has begun."""
    made = await service.making.create(NewTable(game=GAME, seats=FEWEST, play=False, public=True), None)
    table = await service.registry.open(made.table.id)
    for seat in range(FEWEST):
        await service.seats.join(table, Join(name=f"Guest {seat}"), None)
    return table


async def test_lines_of_chat_are_numbered_one_by_one(service: Service) -> None:
    table = await people(service)
    for text in ("one", "two", "three"):
        await table.mailbox.post(table.keep, 0, text, table.chairs[0].epoch)
    assert [(line.n, line.text) for line in table.chat] == [(0, "one"), (1, "two"), (2, "three")]
    assert await service.context.tables.chat(table.id) == table.chat


async def test_an_address_is_forgotten_for_its_owner_alone(service: Service) -> None:
    addresses: EmailAddresses = service.context.email_addresses
    for owner in ("one/0", "two/0"):
        assert await addresses.ask(owner, f"{owner[:3]}@mail.test", f"hash of {owner}", now())
    await addresses.forget("one/0")
    assert not await addresses.known("hash of one/0", 0)
    assert await addresses.known("hash of two/0", 0)


async def test_a_message_is_sent_only_while_its_question_is_open(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await people(service)
    asked = table.asked()[0]
    for seat in range(FEWEST):
        await service.seats.change(table, seat, wishes=kept(NoticeSettings(webhook="https://page.test/")))
    told: list[tuple[str, int]] = []

    async def call(_: NoticeSettings, row: NoticeRow, *__: object) -> None:
        told.append((row.kind, row.seat))

    monkeypatch.setattr(service.sender, "_call", call)
    seq = table.row.seq
    for kind, seat, question in (("turn", asked, seq), ("turn", asked, seq - 1), ("over", asked, seq - 1)):
        assert await service.sender._send(NoticeRow(table.id, seat, kind, question, 0))
    assert told == [("turn", asked), ("over", asked)]


async def test_who_sits_where_is_read_when_another_program_says_so(service: Service) -> None:
    """Seats and log are two kinds of news; in doubt everything is read."""
    table = await people(service)
    await service.context.tables.change_seat(table.id, 0, name="Eve")
    await table.mailbox.post(table.catch_up, "log")
    assert table.chairs[0].name == "Guest 0"
    await table.mailbox.post(table.catch_up, "seats")
    assert table.chairs[0].name == "Eve"
    await service.context.tables.change_seat(table.id, 0, name="Ann")
    table.doubt()
    await table.mailbox.post(table.catch_up, "log")
    assert table.chairs[0].name == "Ann" and table.in_sync


async def test_scenes_taken_as_they_happen_are_those_of_the_film(service: Service) -> None:
    table = await people(service)
    assert table.play is not None
    reel, since = Reel(table.play), len(table.play.record.entries)
    for _ in range(6):
        seat = table.asked()[0]
        move = table.game.moves.print(legal(table.play.state, Seat(seat))[-1])
        await table.mailbox.post(table.answer, seat, table.play.question, move)
        reel.extend(table.play)
    live = scenes(table.play, reel.shots, Seat(0), since)
    assert len(live) > 3 and sum(scene.told for scene in live) > 3
    assert live == film(table.game, table.lines, Seat(0), since).scenes


def test_the_record_of_a_game_that_goes_on_is_not_over(server: Running) -> None:
    made = server.post("/api/tables", {"game": GAME, "seats": FEWEST, "bots": ["random"] * (FEWEST - 1)}).json()
    for what in ("record", "text", "verify"):
        answer = server.get(f"/api/tables/{made['table']['id']}/{what}", made["token"])
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")


async def test_a_server_that_is_busy_takes_no_table_for_unreadable(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await people(service)
    await service.registry.close()

    async def busy(_: object) -> None:
        raise ApiError(503, "busy")

    with monkeypatch.context() as patched:
        patched.setattr(service.registry, "_game", busy)
        with pytest.raises(ApiError, match="busy"):
            await service.registry.open(table.id)
    assert service.registry.aside == {}
    assert (await service.registry.open(table.id)).row.state == "playing"


async def test_how_a_game_stands_is_told_as_the_disk_has_it(service: Service) -> None:
    table = await people(service)
    await service.context.tables.change_seat(table.id, 0, name="Eve")
    table.doubt()
    here = {"client": ("192.0.2.7", 1), "headers": []}
    request = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(service=service)), headers={}, scope=here)
    told = await glance.fn(cast("AnyRequest", request), table.id)
    assert told.info.seats[0].name == "Eve"


def values() -> Iterator[type[msgspec.Struct]]:
    """Every class of values in the server, frames and rows among them."""
    for found in pkgutil.walk_packages(server_package.__path__, f"{server_package.__name__}."):
        if "migrations" not in found.name and not found.name.endswith("__main__"):
            module = importlib.import_module(found.name)
            of_its_own = (one for one in vars(module).values() if getattr(one, "__module__", "") == found.name)
            yield from (one for one in of_its_own if isinstance(one, type) and issubclass(one, msgspec.Struct))


def test_what_was_told_or_read_never_changes() -> None:
    """But for the rows of a table in memory, which change with it."""
    found = list(values())
    assert len(found) > 80
    assert {one.__name__ for one in found if not one.__struct_config__.frozen} == {"TableRow", "SeatRow"}


async def test_a_table_in_trouble_keeps_no_other_from_being_read_again(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await people(service), await people(service)

    async def broken(_: str) -> None:
        raise ApiError(503, "busy")

    monkeypatch.setattr(first, "catch_up", broken)
    await service.context.tables.change_seat(second.id, 0, name="Eve")
    await service.registry.read_all_again()
    assert second.chairs[0].name == "Eve"


async def test_what_another_program_writes_is_followed_move_by_move(service: Service) -> None:
    table = await people(service)
    standing = await service.context.tables.standing(table.id)
    assert standing is not None
    other = HostedTable(service.context, standing, table.game)
    await other.stand(standing)
    for _ in range(6):
        assert other.play is not None
        seat = other.asked()[0]
        move = table.game.moves.print(legal(other.play.state, Seat(seat))[0])
        await other.mailbox.post(other.answer, seat, other.play.question, move)
        await table.mailbox.post(table.catch_up, "log")
        assert (table.lines, table.written, table.row.seq) == (other.lines, other.written, other.row.seq)
        assert table.receipt() == other.receipt()
    await other.close()


def test_a_printing_that_reads_well_and_is_none_is_refused(server: Running) -> None:
    answer = server.post("/api/tables", {"game": GAME, "seats": FEWEST, "printing_text": "a = 1"})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-setup")


def test_what_is_said_may_have_brackets_and_a_frame_no_depth() -> None:
    said = {"t": "say", "table": "abcdefgh", "text": "{}[]" * 40}
    assert decode(json.dumps(said)) == Say("abcdefgh", said["text"])
    with pytest.raises(msgspec.DecodeError, match="too deep"):
        decode(json.dumps({**said, "text": "[" * 9}))


async def test_an_undo_is_asked_for_now_and_then_and_not_all_the_time(service: Service) -> None:
    table = await people(service)
    connection = Connection(service)
    await connection.take(json.dumps({"t": "sit", "table": table.id}))
    connection.seats[table.id] = (table, 0, table.chairs[0].epoch)
    refused: list[str] = []
    for _ in range(int(CHAT_BURST) + 1):
        await connection.take(json.dumps({"t": "ask-undo", "table": table.id, "q": 0}))
    while not connection.outbox.waiting.empty():
        frame = json.loads(await connection.outbox.next() or "{}")
        refused += [frame["why"]] if frame["t"] == "refused" else []
    assert refused == ["stale"] * int(CHAT_BURST) + ["too-fast"]
    connection.close()
