"""Memory is given back: a table that is put away leaves nothing behind, and there are never too many at hand."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from pathlib import Path

import pytest
import uvicorn

from burghers.kernel.errors import PlayError
from burghers.server.app import application
from burghers.server.http_protocol import BoundedHttp
from burghers.server.live import Connection
from burghers.server.service import Service
from burghers.server.store.schema import log, seats, tables
from burghers.server.tables import registry
from burghers.server.tables.hosted import HostedTable
from tests.server.conftest import small
from tests.server.opening import kept, played
from tests.server.player import Player
from tests.server.running import free_port

TABLES = 2_000
AT_HAND = 100
EARLY = 200


def resident() -> int:
    """The memory this program has, in pages."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])


async def copies(service: Service, name: str, count: int) -> list[str]:
    """So many more tables just like this one."""
    names = [f"copy{i:08}" for i in range(count)]
    async with service.database.write() as connection:
        for table, column in ((tables, "id"), (seats, "table_id"), (log, "table_id")):
            found = (await connection.execute(table.select().where(table.c[column] == name))).mappings().all()
            await connection.execute(table.insert(), [{**row, column: new} for new in names for row in found])
    return names


async def use(service: Service, name: str) -> weakref.ref[HostedTable]:
    """Look at a table as people do: sit down, be refused, look away."""
    table = await service.registry.open(name)
    connection = Connection(service)
    await connection.take(json.dumps({"t": "sit", "table": name}))
    await connection.take(json.dumps({"t": "answer", "table": name, "q": 1, "move": "x"}))
    await table.mailbox.post(table.fresh)
    with pytest.raises(PlayError):
        await table.mailbox.post(table.answer, 0, -1, "nonsense")
    connection.close()
    return weakref.ref(table)


async def test_two_thousand_tables_are_opened_and_nothing_is_left_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody helps by looking for cycles: what is put away is gone at once."""
    monkeypatch.setattr(registry, "JUST_NOW", -1)
    service = Service(small(tmp_path, tables_in_memory=AT_HAND, frames_per_address=1e9))
    await service.open()
    names = await copies(service, await kept(service.database, played("bruges", 3, 4)), TABLES)
    await use(service, names[0])
    gc.collect()
    gc.disable()
    try:
        seen = [await use(service, name) for name in names[:EARLY]]
        before = resident()
        seen += [await use(service, name) for name in names[EARLY:]]
        assert resident() < 1.3 * before, "after so many it is near where it was after a few"
        alive = sum(one() is not None for one in seen)
        assert len(service.registry.tables) <= AT_HAND
        assert alive <= AT_HAND + 1, f"{alive} of {TABLES} tables are still in memory"
        at_hand = {name for name, one in zip(names, seen, strict=True) if one() is not None}
        assert names[-1] in at_hand, "the last ones used are at hand"
        service.settings = small(tmp_path, idle_minutes=1e-9)
        service.context.settings = service.settings
        await asyncio.sleep(0.01)
        await service.registry.put_away()
        assert service.registry.tables == {}
        assert [one for one in seen if one() is not None] == []
    finally:
        gc.enable()
    await service.close()


async def test_a_socket_that_hangs_up_keeps_no_table_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over real lines, some closed and some cut."""
    monkeypatch.setattr(registry, "JUST_NOW", -1)
    port = free_port()
    guard = application(small(tmp_path, tables_in_memory=1))
    config = uvicorn.Config(guard, port=port, http=BoundedHttp, log_config=None, ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.02)
    service = guard.service
    names = await copies(service, await kept(service.database, played("bruges", 3, 4)), 20)
    gc.collect()
    gc.disable()
    try:
        seen: list[weakref.ref[HostedTable]] = []
        for number, name in enumerate(names):
            player = Player(f"ws://127.0.0.1:{port}/api/live", name, None)
            await player.open()
            await player.until("table")
            await player.send({"t": "answer", "table": name, "q": 1, "move": "x"})
            await player.until("refused")
            seen.append(weakref.ref(service.registry.tables[name]))
            if number % 2:
                await player.close()
            else:
                assert player.socket is not None
                player.socket.transport.abort()
            while service.sockets.open:
                await asyncio.sleep(0.01)
        await service.registry.make_room()
        alive = sum(one() is not None for one in seen)
        assert alive <= 2, f"{alive} of {len(names)} tables are still in memory"
    finally:
        gc.enable()
        server.should_exit = True
        await serving


async def test_a_table_in_use_is_never_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "JUST_NOW", -1)
    service = Service(small(tmp_path, tables_in_memory=3))
    await service.open()
    names = await copies(service, await kept(service.database, played("bruges", 3, 4)), 10)
    connection = Connection(service)
    await connection.take(json.dumps({"t": "sit", "table": names[0]}))
    for name in names[1:]:
        await service.registry.open(name)
    assert len(service.registry.tables) == 3
    assert names[0] in service.registry.tables, "somebody sits there"
    assert names[-1] in service.registry.tables, "the latest"
    connection.close()
    await service.close()


async def test_what_a_process_of_bots_is_known_to_follow_is_bounded(service: Service) -> None:
    worker = service.context.bot_pool.workers[0]

    class Echo:
        process = object()

        async def ask(self, question: object, seconds: float) -> dict[str, object]:
            return {"move": "x"}

    worker.process = Echo()  # type: ignore[assignment]
    for i in range(1_000):
        await worker.ask(f"table{i}", ["a"], {}, 1.0)
    assert len(worker.knows) <= 128
    worker.process = service.context.bot_pool.workers[1].process
