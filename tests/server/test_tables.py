"""Tables over the wire: made, joined by link, played, watched, left, taken back, played again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from burghers import games
from burghers.kernel.proof import verify
from burghers.kernel.record import read_record
from tests.server.player import Player, play_all
from tests.server.running import Running

GAME = games.bundled()[0]
FEWEST = games.load(GAME).seats[0]


def made(server: Running, **wish: Any) -> dict[str, Any]:
    answer = server.post("/api/tables", {"game": GAME, "seats": FEWEST, "name": "Ann", **wish})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def against_bots(server: Running, **wish: Any) -> dict[str, Any]:
    return made(server, bots=["random"] * (FEWEST - 1), **wish)


def two(server: Running, **wish: Any) -> tuple[str, str, str]:
    """A table of two people, the rest bots: its id and both tokens."""
    table = made(server, bots=["random"] * (FEWEST - 2), **wish)
    name = table["table"]["id"]
    joined = server.post(f"/api/tables/{name}/seats", {"name": "Bob", "invitation": table["invitation"]})
    assert joined.status_code == 201, joined.text
    return name, table["token"], joined.json()["token"]


def test_a_table_begins_when_its_last_seat_is_taken_by_link(server: Running) -> None:
    table = made(server, bots=["random"] * (FEWEST - 2))
    name = table["table"]["id"]
    assert table["table"]["state"] == "open"
    assert server.post(f"/api/tables/{name}/seats", {"name": "Eve"}).status_code == 403
    assert server.get(f"/api/tables/{name}").status_code == 403
    joined = server.post(f"/api/tables/{name}/seats", {"name": "Bob", "invitation": table["invitation"]}).json()
    info = server.get(f"/api/tables/{name}", joined["token"]).json()
    assert info["state"] == "playing"
    assert [seat["name"] for seat in info["seats"][:2]] == ["Ann", "Bob"]
    assert len(info["commitment"]) == 64
    late = server.post(f"/api/tables/{name}/seats", {"name": "Eve", "invitation": table["invitation"]})
    assert (late.status_code, late.json()["error"]) == (409, "no-free-seat")


@pytest.mark.parametrize("game", games.bundled())
async def test_a_whole_game_is_played_recorded_and_proven(server: Running, game: str) -> None:
    seats = games.load(game).seats[0]
    bots = ["random"] * (seats - 1)
    table = server.post("/api/tables", {"game": game, "seats": seats, "name": "Ann", "bots": bots}).json()
    name, token = table["table"]["id"], table["token"]
    assert server.get(f"/api/tables/{name}/record", token).status_code == 409
    (last,) = await play_all([Player(server.live, name, token, 3)])
    text = server.get(f"/api/tables/{name}/record", token).text
    outcomes = verify(games.load(game), read_record(text))
    proof = server.get(f"/api/tables/{name}/verify", token).json()
    assert (proof["fair"], proof["outcomes"], proof["entries"]) == (True, outcomes, last["seq"])
    assert last["result"]["secret"] == proof["secret"]
    again = server.post(f"/api/tables/{name}/rematch", token=token).json()["table"]
    assert server.get(f"/api/tables/{again}", token).json()["state"] == "playing"
    assert server.post(f"/api/tables/{name}/rematch", token=token).json()["table"] == again


async def test_a_position_goes_on_at_a_table_of_its_own_and_is_proven_too(server: Running) -> None:
    table = against_bots(server)
    name, token = table["table"]["id"], table["token"]
    await play_all([Player(server.live, name, token, 5)])
    forked = server.post(f"/api/tables/{name}/fork", {"seq": 40, "seat": 0, "bot": "random"}, token).json()
    info = forked["table"]
    assert (info["origin"], info["state"]) == (name, "playing")
    assert info["origin_seq"] >= 40
    await play_all([Player(server.live, info["id"], forked["token"], 6)])
    proof = server.get(f"/api/tables/{info['id']}/verify", forked["token"]).json()
    record = read_record(server.get(f"/api/tables/{info['id']}/record", forked["token"]).text)
    assert (proof["fair"], proof["outcomes"]) == (True, verify(games.load(GAME), record))
    assert (record.header.origin, record.header.taken) == (table["table"]["commitment"], info["origin_seq"])
    beyond = server.post(f"/api/tables/{name}/fork", {"seq": 900_000, "seat": 0, "bot": "random"}, token)
    assert beyond.status_code == 409


def test_nobody_forks_the_unfinished_game_of_others(server: Running) -> None:
    name, ann, _ = two(server)
    answer = server.post(f"/api/tables/{name}/fork", {"seq": 5, "seat": 0, "bot": "random"}, ann)
    assert (answer.status_code, answer.json()["error"]) == (403, "not-over")


async def test_spectators_watch_and_do_nothing_else(server: Running) -> None:
    table = against_bots(server, public=True)
    name = table["table"]["id"]
    watcher = Player(server.live, name, None)
    await watcher.open()
    frame = await watcher.until("table")
    assert (frame["seat"], frame["ask"]) == (-3, None)
    question = frame["seq"]
    for up in ({"t": "answer", "q": question, "move": "x"}, {"t": "undo", "q": question}, {"t": "say", "text": "hi"}):
        await watcher.send({**up, "table": name})
        assert (await watcher.until("refused"))["why"] == "spectator"
    await watcher.close()
    hidden = Player(server.live, against_bots(server)["table"]["id"], None)
    await hidden.open()
    assert (await hidden.until("refused"))["why"] == "not-invited"
    await hidden.close()


async def test_chat_is_kept_apart_from_the_log_and_sent_as_plain_text(server: Running) -> None:
    name, ann, bob = two(server)
    one, other = Player(server.live, name, ann), Player(server.live, name, bob)
    await one.open()
    await other.open()
    before = (await other.until("table"))["seq"]
    await one.send({"t": "say", "table": name, "text": "<script>alert(1)</script> & é"})
    line = (await other.until("chat"))["lines"][0]
    assert (line["text"], line["seat"]) == ("<script>alert(1)</script> & é", 0)
    assert server.get(f"/api/tables/{name}/frame?since=0", ann).json()["seq"] == before
    assert server.get(f"/api/tables/{name}/chat", ann).json() == [line]
    for _ in range(20):
        await one.send({"t": "say", "table": name, "text": "again"})
    while (frame := await one.until("refused"))["why"] != "too-fast":
        pass
    assert frame["table"] == name
    await one.close()
    await other.close()


async def test_a_doubled_answer_is_stale_and_changes_nothing(server: Running) -> None:
    table = against_bots(server)
    name = table["table"]["id"]
    player = Player(server.live, name, table["token"], 1)
    await player.open()
    while (answer := player.choice(await player.next())) is None:
        pass
    await player.send(answer)
    await player.send(answer)
    assert (await player.until("refused"))["why"] in ("stale", "not-yours")
    await player.send({**answer, "q": answer["q"] + 999})
    assert (await player.until("refused"))["why"] == "stale"
    await player.close()


async def test_undo_inside_the_barrier_takes_one_move_back(server: Running) -> None:
    undone = 0
    for seed in range(6):
        table = against_bots(server)
        name, token = table["table"]["id"], table["token"]
        player = Player(server.live, name, token, seed)
        await player.open()
        frame = await player.play(most=12)
        for _ in range(200):
            if frame["undo"]:
                await player.send(
                    {"t": "undo", "table": name, "q": frame["ask"]["q"] if frame["ask"] else frame["seq"]}
                )
                after = await player.next()
                undone += after["t"] == "table" and after["seq"] > frame["seq"]
                break
            answer = player.choice(frame)
            if answer is not None:
                await player.send(answer)
            frame = await player.until("table")
            if frame["result"] is not None:
                break
        await player.send({"t": "undo", "table": name, "q": 999_999})
        assert (await player.until("refused"))["why"] == "stale"
        await player.close()
        if undone:
            return
    pytest.fail("in six games no move could be taken back")


async def test_who_comes_back_catches_up_with_what_happened_since_their_last_decision(server: Running) -> None:
    table = against_bots(server)
    name, token = table["table"]["id"], table["token"]
    player = Player(server.live, name, token, 2)
    await player.open()
    await player.play(most=3)
    await player.close()
    everything = server.get(f"/api/tables/{name}/frame?since=-1", token).json()
    lately = server.get(f"/api/tables/{name}/frame", token).json()
    assert 0 < len(lately["notes"]) < len(everything["notes"])
    assert everything["notes"][-len(lately["notes"]) :] == lately["notes"]


async def test_a_seat_is_left_to_a_bot_and_taken_back(server: Running) -> None:
    table = against_bots(server, stand_in="random")
    name, token = table["table"]["id"], table["token"]
    left = server.post(f"/api/tables/{name}/leave", token=token).json()
    assert left["seats"][0]["stand_in"] == "random"
    back = server.post(f"/api/tables/{name}/return", token=token).json()
    assert back["seat"] == 0
    assert server.get(f"/api/tables/{name}", back["token"]).json()["seats"][0]["stand_in"] == ""
    assert server.get(f"/api/tables/{name}", token).status_code == 403, "a renewed key is the only one"


def test_a_seat_that_was_left_for_good_is_anothers(server: Running) -> None:
    table = made(server, bots=["random"] * (FEWEST - 2))
    name, invitation = table["table"]["id"], table["invitation"]
    bob = server.post(f"/api/tables/{name}/seats", {"name": "Bob", "invitation": invitation}).json()["token"]
    server.post(f"/api/tables/{name}/leave", token=bob)
    cleo = server.post(f"/api/tables/{name}/seats", {"name": "Cleo", "invitation": invitation}).json()["token"]
    assert server.get(f"/api/tables/{name}", cleo).json()["seats"][1]["name"] == "Cleo"
    assert server.get(f"/api/tables/{name}", bob).status_code == 403


def test_the_host_fills_seats_with_bots_and_everybody_names_themselves(server: Running) -> None:
    table = made(server, public=True)
    name, token = table["table"]["id"], table["token"]
    assert server.send("PUT", f"/api/tables/{name}/fill", {"seat": 1, "bot": "random"}).status_code == 403
    assert server.send("PUT", f"/api/tables/{name}/name", {"name": "Anna <b>"}, token).status_code == 200
    listed = server.get(f"/api/tables?game={GAME}").json()["open"]
    assert name in [info["id"] for info in listed]
    for seat in range(1, FEWEST):
        filled = server.send("PUT", f"/api/tables/{name}/fill", {"seat": seat, "bot": "random"}, token).json()
    assert filled["state"] == "playing"
    assert filled["seats"][0]["name"] == "Anna <b>"


def test_an_account_finds_its_tables_again_on_another_device(server: Running) -> None:
    wish = {"name": "Dora", "password": "correct horse battery"}
    here = server.post("/api/accounts", wish).json()["token"]
    assert server.post("/api/accounts", {**wish, "name": " dORa "}).status_code == 409
    table = server.post("/api/tables", {"game": GAME, "seats": FEWEST, "name": "Dora"}, account=here).json()
    name = table["table"]["id"]
    assert server.post("/api/sessions", {**wish, "password": "wrong password"}).status_code == 403
    there = server.post("/api/sessions", wish).json()["token"]
    assert name in [info["id"] for info in server.get("/api/tables/mine", account=there).json()]
    back = server.post(f"/api/tables/{name}/return", account=there).json()
    assert server.get(f"/api/tables/{name}", back["token"]).status_code == 200
    guest = server.post("/api/tables", {"game": GAME, "seats": FEWEST, "name": "Dora"}).json()
    taken = f"/api/tables/{guest['table']['id']}/return"
    assert server.post(taken, account=there).status_code == 403
    assert server.post(taken, token=guest["token"], account=here).status_code == 200
    assert server.post(taken, account=there).status_code == 200
    assert server.send("DELETE", "/api/sessions", None, account=there).status_code == 204
    assert server.get("/api/me", account=there).status_code == 401


def test_a_new_password_ends_all_other_sessions(server: Running) -> None:
    wish = {"name": "Emma", "password": "correct horse battery"}
    here = server.post("/api/accounts", wish).json()["token"]
    there = server.post("/api/sessions", wish).json()["token"]
    change = {"old": wish["password"], "new": "battery horse correct"}
    assert server.send("PUT", "/api/me/password", change).status_code == 401
    wrong = {**change, "old": "not the password"}
    assert server.send("PUT", "/api/me/password", wrong, account=here).status_code == 403
    assert server.send("PUT", "/api/me/password", change, account=here).status_code == 204
    assert server.get("/api/me", account=here).json() == {"name": "Emma"}
    assert server.get("/api/me", account=there).status_code == 401
    assert server.post("/api/sessions", wish).status_code == 403
    assert server.post("/api/sessions", {**wish, "password": change["new"]}).status_code == 201


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"seats": 6, "bots": ["random"] * 6},
        {"bots": ["oracle"]},
        {"options": {"no-such": "option"}},
        {"printing": "no-such"},
        {"printing_text": "= nonsense"},
        {"name": ""},
        {"pace": {"kind": "move", "seconds": -1}},
        {"unknown": 1},
    ],
)
def test_a_table_that_cannot_be_is_not_made(server: Running, wish: dict[str, Any]) -> None:
    answer = server.post("/api/tables", {"game": GAME, "seats": FEWEST, "name": "Ann", **wish})
    assert answer.status_code == 400
    assert answer.json()["error"]


async def test_the_server_drains_and_goes_on_where_it_stopped(tmp_path: Any) -> None:
    running = Running(f"sqlite:///{tmp_path}/s.sqlite", tmp_path).start()
    table = against_bots(running)
    name, token = table["table"]["id"], table["token"]
    player = Player(running.live, name, token, 4)
    await player.open()
    await player.play(most=5)
    await player.close()
    before = running.get(f"/api/tables/{name}/frame?since=-1", token).json()
    await asyncio.to_thread(running.stop)
    await asyncio.to_thread(running.start)
    after = running.get(f"/api/tables/{name}/frame?since=-1", token).json()
    assert after["notes"][: len(before["notes"])] == before["notes"]
    assert after["seq"] >= before["seq"]
    await asyncio.to_thread(running.stop)


async def test_a_hint_is_the_best_answers_there_are_and_only_for_who_plays_alone(server: Running) -> None:
    table = against_bots(server)
    name, token = table["table"]["id"], table["token"]
    player = Player(server.live, name, token, 5)
    await player.open()
    frame = await player.until("table")
    while len((frame.get("ask") or {"options": []})["options"]) < 3:
        if choice := player.choice(frame):
            await player.send(choice)
        frame = await player.until("table")
    found = server.get(f"/api/tables/{name}/hint", token)
    assert found.status_code == 200, found.text
    moves = found.json()["moves"]
    assert len(moves) == len({one["move"] for one in moves}) == 3
    assert {one["move"] for one in moves} <= set(frame["ask"]["options"])
    assert all(0 <= one["win"] <= 1 for one in moves)
    await player.close()
    shared, ann, _ = two(server)
    refused = server.get(f"/api/tables/{shared}/hint", ann)
    assert (refused.status_code, refused.json()["error"]) == (403, "others-play")
