"""Secrecy at the edges: who may look at all, and what a fork of a game that goes on would show."""

from __future__ import annotations

from typing import Any

import pytest

from burghers import games
from tests.server.player import Player, play_all
from tests.server.running import Running

GAME = games.bundled()[0]  # Bruges: hidden hands
FEWEST = games.load(GAME).seats[0]
READING = ["frame", "chat", "record", "verify", "course", "positions/3", "positions/3?eyes=-3", "hint"]
READING += ["review", "review/page"]


def made(server: Running, **wish: Any) -> dict[str, Any]:
    bots = ["random"] * (FEWEST - 1)
    answer = server.post("/api/tables", {"game": GAME, "seats": FEWEST, "name": "Ann", "bots": bots, **wish})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


async def sat(server: Running, name: str, token: str | None) -> dict[str, Any]:
    """The first frame somebody gets who sits down."""
    player = Player(server.live, name, token)
    await player.open()
    frame = await player.next()
    await player.close()
    return frame


@pytest.mark.parametrize("over", [False, True], ids=["playing", "over"])
async def test_where_spectators_are_off_nobody_looks_but_who_plays(server: Running, over: bool) -> None:
    table = made(server, public=True, spectators=False)
    name, token = table["table"]["id"], table["token"]
    if over:
        await play_all([Player(server.live, name, token, 3)])
    for key in ("", table["invitation"]):
        for path in READING:
            refused = server.get(f"/api/tables/{name}/{path}", key)
            assert refused.status_code == 403, (path, bool(key), refused.text[:200])
        assert (await sat(server, name, key or None))["why"] == "not-invited"
        forked = server.post(f"/api/tables/{name}/fork", {"seq": 20, "seat": 0, "bot": "random"}, key)
        assert forked.status_code == 403
        assert server.get(f"/api/tables/{name}", key).status_code == 200, "who plays there is no secret"
    assert server.get(f"/api/tables/{name}/frame", token).json()["seat"] == 0
    assert server.get(f"/api/tables/{name}/chat", token).status_code == 200
    assert (await sat(server, name, token))["you"] == 0
    assert name not in [info["id"] for info in server.get(f"/api/tables?game={GAME}").json()["playing"]]


async def test_who_makes_a_table_without_playing_watches_it(server: Running) -> None:
    table = made(server, public=True, spectators=False, play=False, bots=["random"] * FEWEST)
    assert (await sat(server, table["table"]["id"], table["token"]))["you"] == -3


async def test_with_spectators_a_public_table_is_open_and_a_private_one_needs_a_key(server: Running) -> None:
    public, private = made(server, public=True), made(server)
    for table, keys in ((public, ("", public["invitation"])), (private, (private["invitation"],))):
        for key in keys:
            assert server.get(f"/api/tables/{table['table']['id']}/frame", key).json()["seat"] == -3
            assert (await sat(server, table["table"]["id"], key or None))["you"] == -3
    for path in READING:
        assert server.get(f"/api/tables/{private['table']['id']}/{path}").status_code == 403
    assert server.get(f"/api/tables/{private['table']['id']}").status_code == 403


def fork(server: Running, table: dict[str, Any], seat: int, **wish: Any) -> tuple[int, dict[str, Any]]:
    seq = server.get(f"/api/tables/{table['table']['id']}", table["token"]).json()["seq"]
    path = f"/api/tables/{table['table']['id']}/fork"
    answer = server.post(path, {"seq": seq, "seat": seat, "bot": "random", **wish}, table["token"])
    return answer.status_code, answer.json()


async def test_a_game_that_goes_on_is_not_forked_into_anybodys_hand(server: Running) -> None:
    table = made(server)
    name = table["table"]["id"]
    player = Player(server.live, name, table["token"], 2)
    await player.open()
    await player.play(most=3)
    for seat, wish in ((1, {}), (1, {"give_up": True}), (0, {})):
        status, answer = fork(server, table, seat, **wish)
        assert (status, answer["error"]) == (403, "not-over")
    status, _ = fork(server, table, 0, give_up=True, line="anything")
    assert status == 403, "another answer is tried where nothing is hidden any more"
    status, forked = fork(server, table, 0, give_up=True)
    assert (status, forked["table"]["origin"]) == (201, name)
    assert server.get(f"/api/tables/{name}", table["token"]).json()["state"] == "ended", "it was given up for the fork"
    await player.send({"t": "answer", "table": name, "q": 0, "move": "draw 1"})
    assert (await player.until("refused"))["why"] in ("ended", "stale")
    await player.close()
    for path in ("record", "verify", "review", "review/page"):
        assert server.get(f"/api/tables/{name}/{path}", table["token"]).status_code == 409
    for eyes in (1, -4):
        assert server.get(f"/api/tables/{name}/positions/3?eyes={eyes}", table["token"]).status_code == 403


async def test_before_the_end_no_replay_shows_more_than_its_viewer_saw(server: Running) -> None:
    table = made(server, public=True)
    name, token = table["table"]["id"], table["token"]
    player = Player(server.live, name, token, 2)
    await player.open()
    last = await player.play(most=4)
    await player.close()
    at = last["seq"]
    assert server.get(f"/api/tables/{name}/positions/{at}", token).json()["view"] == last["view"]
    for eyes in range(1, FEWEST):
        assert server.get(f"/api/tables/{name}/positions/{at}?eyes={eyes}", token).status_code == 403
    for eyes in (-4, 0):
        assert server.get(f"/api/tables/{name}/positions/{at}?eyes={eyes}").status_code == 403
    course = server.get(f"/api/tables/{name}/course", token).json()
    assert {stop["seat"] for stop in course["stops"] if stop["move"]} == {0}
    assert all(stop["scores"] == [] for stop in course["stops"])
    watched = server.get(f"/api/tables/{name}/course").json()
    assert not any(stop["move"] for stop in watched["stops"])
    known = {(note["at"], note["text"]) for note in course["notes"]}
    assert {(note["at"], note["text"]) for note in watched["notes"]} <= known
    assert server.get(f"/api/tables/{name}/positions/{at}?line=pass", token).status_code == 403, "nothing is tried out"
    assert server.post(f"/api/tables/{name}/review", None, token).status_code == 409, "a game under way is not reviewed"
    for path in ("record", "verify", "review", "review/page"):
        assert server.get(f"/api/tables/{name}/{path}", token).status_code == 409
