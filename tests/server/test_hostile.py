"""Ten thousand hostile frames change nothing and get clean errors."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from burghers import games
from burghers.server.accounts.tokens import new_id, new_token
from burghers.server.live import TOO_BIG, Connection
from burghers.server.lobby.shapes import NewTable
from burghers.server.service import Service
from burghers.server.tables.hosted import HostedTable
from tests.server.running import Running

FRAMES = 10_000
GAME = games.bundled()[-1]
FEWEST = games.load(GAME).seats[0]
KNOWN = {
    "bad-frame", "wrong-token", "not-invited", "not-seated", "no-such-table", "stale", "not-yours", "unreadable",
    "illegal", "no-undo", "spectator", "too-fast", "not-begun", "no-gains",
}  # fmt: skip


async def waiting_table(service: Service) -> tuple[HostedTable, str, list[str]]:
    """A table in play that waits for people, who say nothing; and their tokens."""
    made = await service.making.create(NewTable(game=GAME, seats=FEWEST), None)
    table = await service.registry.open(made.table.id)
    tokens = [made.token]
    from burghers.server.lobby.shapes import Join  # noqa: PLC0415

    for _ in range(FEWEST - 1):
        tokens.append((await service.seats.join(table, Join(name="x", invitation=made.invitation), None)).token)
    return table, made.token, tokens


def nonsense(luck: random.Random, depth: int = 0) -> Any:
    """Any JSON."""
    kind = luck.randrange(8 if depth < 4 else 5)
    if kind == 0:
        return luck.choice([None, True, False, -1, 0, 1.5, 10**30, -(10**30), 1e308])
    if kind in (1, 2):
        return "".join(
            chr(luck.choice([luck.randrange(32, 127), luck.randrange(1, 0xD7FF)])) for _ in range(luck.randrange(30))
        )
    if kind in (3, 4):
        return luck.randrange(-(2**40), 2**40)
    if kind == 5:
        return [nonsense(luck, depth + 1) for _ in range(luck.randrange(5))]
    return {str(nonsense(luck, 9)): nonsense(luck, depth + 1) for _ in range(luck.randrange(5))}


def hostile(luck: random.Random, table: HostedTable, other: HostedTable, token: str, old: list[str]) -> str | bytes:
    """One frame nobody should send."""
    assert table.play is not None
    question = table.play.question
    frames: list[Any] = [
        nonsense(luck),
        {"t": luck.choice(["sit", "answer", "undo", "say", "rise", "again", "admin", 7]), "table": nonsense(luck)},
        {"t": "answer", "table": table.id, "q": nonsense(luck), "move": nonsense(luck)},
        {"t": "answer", "table": table.id, "q": question, "move": nonsense(luck)},
        {"t": "answer", "table": table.id, "q": question + luck.randrange(1, 99), "move": "x"},
        {"t": "answer", "table": other.id, "q": question, "move": "x"},
        {"t": "answer", "table": table.id, "q": question, "move": "x", "seat": 0, "extra": nonsense(luck)},
        {"t": "weigh", "table": table.id, "q": question, "move": nonsense(luck)},
        {"t": "weigh", "table": luck.choice([table.id, other.id]), "q": luck.randrange(-1, 500), "move": "x"},
        {"t": "sit", "table": other.id, "token": token},
        {"t": "sit", "table": table.id, "token": new_token()},
        {"t": "sit", "table": new_id(), "token": new_token()},
        {"t": "undo", "table": table.id, "q": luck.randrange(-1, 500)},
    ]
    odd: list[str | bytes] = [
        "[" * luck.randrange(1, 4000),
        '{"t":' * luck.randrange(1, 800),
        '{"t":"say","table":"' + "x" * 3900 + '"}',
        bytes(luck.randrange(256) for _ in range(luck.randrange(60))),
        "\ud800".encode("utf-8", "surrogatepass"),
        '{"t":"answer","t":"undo","table":1}',
        "",
        *old,
    ]
    return json.dumps(luck.choice(frames)) if luck.random() < 0.7 else luck.choice(odd)


async def test_hostile_frames_change_nothing_and_get_clean_errors(service: Service) -> None:
    table, token, _ = await waiting_table(service)
    other, _, _ = await waiting_table(service)
    luck = random.Random(1)
    lines, digest, seats = table.lines[:], digest_of(table), [chair.name for chair in table.chairs]
    old = [json.dumps({"t": "answer", "table": table.id, "q": 0, "move": "x"})]
    connection = Connection(service)
    await connection.take(json.dumps({"t": "sit", "table": table.id}))  # refused: a private table
    refused = 0
    for number in range(FRAMES):
        code = await connection.take(hostile(luck, table, other, token, old))
        assert code == 0, f"frame {number} closed the line"
        while not connection.outbox.waiting.empty():
            frame = json.loads(connection.outbox.waiting.get_nowait() or "{}")
            assert frame["t"] == "refused", frame
            assert frame["why"] in KNOWN, frame
            refused += 1
    assert refused >= FRAMES
    assert (table.lines, digest_of(table), [chair.name for chair in table.chairs]) == (lines, digest, seats)
    assert [line.line for line in await service.context.log.read(table.id)] == lines
    assert other.chat == table.chat == []


def digest_of(table: HostedTable) -> str:
    assert table.play is not None
    return table.play.state.digest()


async def test_a_seat_answers_only_for_itself(service: Service) -> None:
    table, _, tokens = await waiting_table(service)
    play = table.play
    assert play is not None
    asked = table.asked()
    idle = next(seat for seat in range(FEWEST) if seat not in asked) if len(asked) < FEWEST else None
    before = table.lines[:]
    for seat in range(FEWEST):
        connection = Connection(service)
        await connection.take(json.dumps({"t": "sit", "table": table.id, "token": tokens[seat]}))
        await connection.take(json.dumps({"t": "undo", "table": table.id, "q": play.question}))
        if seat == idle:
            move = table.game.moves.print(table.game.legal(play.state, play.asked()[0])[0])
            await connection.take(json.dumps({"t": "answer", "table": table.id, "q": play.question, "move": move}))
        connection.close()
    assert table.lines == before


@pytest.mark.parametrize("size", [5_000, 100_000])
async def test_a_frame_that_is_too_long_closes_the_line(service: Service, size: int) -> None:
    assert await Connection(service).take("x" * size) == TOO_BIG


async def test_who_floods_is_turned_away(service: Service) -> None:
    connection = Connection(service)
    connection.frames.per_second, connection.frames.burst, connection.frames.level = 0.001, 20.0, 20.0
    codes = [await connection.take("nonsense") for _ in range(10)]
    assert codes[0] == 0
    assert codes[-1] != 0


def test_bodies_that_are_too_big_or_too_deep_are_refused(server: Running) -> None:
    huge = server.send("POST", "/api/tables", {"game": GAME, "seats": FEWEST, "name": "x" * 300_000})
    assert huge.status_code in (400, 413)
    deep: Any = "x"
    for _ in range(500):
        deep = [deep]
    assert server.post("/api/tables", {"game": GAME, "seats": FEWEST, "options": deep}).status_code == 400
    assert server.get("/api/health").status_code == 200
