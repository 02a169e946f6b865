"""A seat is its holder's alone: leaving it, another's taking it and a renewed key end every socket that sat there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from burghers import games
from burghers.kernel.play import legal
from burghers.kernel.step import Seat
from burghers.server.accounts.tokens import hashed
from burghers.server.errors import ApiError
from burghers.server.lobby.shapes import Join, NewTable
from burghers.server.service import Service
from burghers.server.tables.outbox import Outbox
from tests.server.conftest import small
from tests.server.player import Player
from tests.server.postgres import Postgres
from tests.server.running import Running

GAME = games.bundled()[0]
FEWEST = games.load(GAME).seats[0]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    """One server, or two on one database: what happens at the first ends sockets at the last."""
    home = tmp_path_factory.mktemp("seats")
    if request.param == "sqlite":
        running = [Running(f"sqlite:///{home}/tables.sqlite", home).start()]
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.database()
        running = [Running(database, home).start() for _ in range(2)]
    yield running
    for one in running:
        one.stop()


def taken_over(server: Running, name: str, token: str) -> str:
    server.post(f"/api/tables/{name}/leave", token=token)
    joined = server.post(f"/api/tables/{name}/seats", {"name": "Cleo"})
    assert joined.status_code == 201, joined.text
    return str(joined.json()["token"])


def left(server: Running, name: str, token: str) -> str:
    assert server.post(f"/api/tables/{name}/leave", token=token).status_code == 200
    return ""


def renewed(server: Running, name: str, token: str) -> str:
    answer = server.post(f"/api/tables/{name}/return", token=token)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


WAYS = {"taken-over": (taken_over, ""), "left": (left, ""), "left-to-a-bot": (left, "random"), "renewed": (renewed, "")}


async def asked(player: Player) -> dict[str, Any]:
    """The frame that asks this player something."""
    while (frame := await player.until("table"))["ask"] is None:
        pass
    return frame


async def settled(player: Player) -> list[str]:
    """Why this player was refused since the last time: whatever is asked here is refused, and comes last."""
    start = len(player.frames)
    await player.send("no frame")
    while (await player.until("refused"))["why"] != "bad-frame":
        pass
    return [frame["why"] for frame in player.frames[start:-1] if frame["t"] == "refused"]


@pytest.mark.parametrize("way", WAYS)
async def test_whoever_lost_a_seat_neither_plays_nor_sees_nor_speaks(servers: list[Running], way: str) -> None:
    end, stand_in = WAYS[way]
    here, there = servers[0], servers[-1]
    wish = {"game": GAME, "seats": FEWEST, "name": "Ann", "bots": ["random"] * (FEWEST - 1), "public": True}
    made = here.post("/api/tables", {**wish, "stand_in": stand_in}).json()
    name, token = made["table"]["id"], made["token"]
    old = [Player(there.live, name, token) for _ in range(5)]
    for player in old:
        await player.open()
        frame = await asked(player)
    question, move = frame["ask"]["q"], frame["ask"]["options"][0]
    fresh = end(here, name, token)
    ups: list[dict[str, Any]] = [
        {"t": "answer", "q": question, "move": move},
        {"t": "say", "text": "still here"},
        {"t": "undo", "q": question},
        {"t": "again", "since": -1},
        {"t": "weigh", "q": question, "move": move},
    ]
    for player, up in zip(old, ups, strict=True):  # each at once, over a socket that has heard of nothing yet
        player.frames.clear()
        await player.send({**up, "table": name})
        assert await settled(player) == ["no-gains" if up["t"] == "weigh" else "not-seated"], up
    if fresh:  # the one who sits there now is served, and plays on
        new = Player(there.live, name, fresh)
        await new.open()
        assert (await asked(new))["ask"]["q"] == question
        await new.send({"t": "say", "table": name, "text": "mine now"})
        assert [line["text"] for line in (await new.until("chat"))["lines"]] == ["mine now"]
        await new.send({"t": "answer", "table": name, "q": question, "move": move})
        assert (await new.until("table"))["seq"] > frame["seq"]
        await new.close()
    for player in old:
        await player.send({"t": "again", "table": name, "since": -1})
        assert await settled(player) == ["not-seated"]
        told = [frame["t"] for frame in player.frames]
        assert set(told[told.index("risen") + 1 :]) == {"refused"}, told
        assert [frame["why"] for frame in player.frames if frame["t"] == "risen"] == ["seat-lost"]
        await player.close()
    opened = Player(here.live, name, token)
    await opened.open()
    seen = await opened.next()
    if way in ("taken-over", "renewed"):
        assert (seen["t"], seen["why"]) == ("refused", "wrong-token")
        assert here.get(f"/api/tables/{name}/frame", token).status_code == 403
    elif way == "left":
        assert (seen["t"], seen["you"]) == ("seats", -3), "a key of a seat that was left opens no more than watching"
        assert here.get(f"/api/tables/{name}/frame", token).json()["seat"] == -3
        assert here.post(f"/api/tables/{name}/return", token=token).status_code == 200
    await opened.close()


def test_a_seat_that_another_has_taken_is_not_taken_back(servers: list[Running]) -> None:
    here, there = servers[0], servers[-1]
    made = here.post("/api/tables", {"game": GAME, "seats": FEWEST, "name": "Ann", "public": True}).json()
    name, token = made["table"]["id"], made["token"]
    cleo = taken_over(there, name, token)
    for server in (here, there):
        assert server.post(f"/api/tables/{name}/return", token=token).status_code == 403
    assert here.get(f"/api/tables/{name}", cleo).json()["seats"][0]["name"] == "Cleo"


async def test_an_account_takes_its_seat_back_whatever_became_of_its_key(servers: list[Running]) -> None:
    here = servers[0]
    account = here.post("/api/accounts", {"name": "Fay", "password": "correct horse battery"}).json()["token"]
    made = here.post("/api/tables", {"game": GAME, "seats": FEWEST, "name": "Fay"}, account=account).json()
    name, token = made["table"]["id"], made["token"]
    phone = renewed(servers[-1], name, token)
    assert here.post(f"/api/tables/{name}/return", token=token).status_code == 403
    back = here.post(f"/api/tables/{name}/return", token=token, account=account)
    assert back.status_code == 200, "the account holds the seat, though its old key is void"
    assert here.get(f"/api/tables/{name}", phone).status_code == 403
    filled = here.send("PUT", f"/api/tables/{name}/fill", {"seat": 1, "bot": "random"}, back.json()["token"])
    assert filled.status_code == 200, "whoever made the table still does under a renewed key"


@pytest.mark.parametrize("errand", ["answer", "say", "again", "weigh"])
async def test_a_server_that_has_not_heard_of_it_refuses_all_the_same(
    tmp_path: Path, postgres: Postgres, errand: str
) -> None:
    """News may be late: what is written is checked where it is written, and what is shown before it is shown."""
    settings = small(tmp_path, database=postgres.database())
    here, deaf = Service(settings), Service(settings)
    deaf.hub.take = lambda *_: None  # type: ignore[method-assign]
    await here.open()
    await deaf.open()
    made = await here.making.create(NewTable(game=GAME, seats=FEWEST, play=False, public=True), None)
    own = await here.registry.open(made.table.id)
    tokens = [(await here.seats.join(own, Join(name=f"Guest {i}"), None)).token for i in range(FEWEST)]
    table, outbox = await deaf.registry.open(made.table.id), Outbox()
    assert table.play is not None
    seat = table.asked()[0]
    _, epoch = await table.mailbox.post(table.sit, outbox, hashed(tokens[seat]), None)
    question = table.play.question
    move = table.game.moves.print(legal(table.play.state, Seat(seat))[0])
    while not outbox.waiting.empty():
        outbox.waiting.get_nowait()
    await here.seats.leave(own, seat)
    await here.seats.join(own, Join(name="Cleo"), None)
    doing: dict[str, tuple[Any, ...]] = {
        "answer": (table.answer, seat, question, move, 0, epoch),
        "say": (table.say, seat, "hello", epoch),
        "again": (table.again, outbox, seat, -1, epoch),
        "weigh": (table.weigh, outbox, seat, question, move, epoch),
    }
    with pytest.raises(ApiError, match="not-seated"):
        await table.mailbox.post(*doing[errand])
    sent = [str(outbox.waiting.get_nowait()) for _ in range(outbox.waiting.qsize())]
    assert [frame[:12] for frame in sent] == ['{"t":"risen"'], "told that it is out, and nothing else"
    standing = await deaf.context.tables.standing(table.id)
    assert standing is not None
    assert standing.chat == []
    assert not any('"move"' in line.line for line in standing.lines)
    await deaf.close()
    await here.close()
