"""What the stage is given: scenes with every frame, the film of what was missed, and time to take a turn back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from burghers import games
from burghers.kernel.fate import QuickFate
from burghers.kernel.session import Session
from burghers.kernel.step import Seat
from burghers.server.tables.scenes import MOST_IN_FILM, Reel, scenes
from tests.server.player import Player
from tests.server.running import Running

LONG = 10_000  # milliseconds of grace: more than a test ever waits for


def against_bots(server: Running, game: str) -> tuple[str, str]:
    seats = games.load(game).seats[0]
    wish = {"game": game, "seats": seats, "name": "Ann", "bots": ["random"] * (seats - 1)}
    made = server.post("/api/tables", wish).json()
    return made["table"]["id"], made["token"]


async def sit(server: Running, name: str, token: str, seed: int = 0) -> Player:
    player = Player(server.live, name, token, seed)
    await player.open()
    return player


async def until_asked(player: Player) -> dict[str, Any]:
    """The next frame with a question, or the last one."""
    while True:
        frame = await player.until("table")
        if frame["ask"] or frame["result"]:
            return frame


async def give_the_turn_away(player: Player, grace: int) -> dict[str, Any]:
    """Answer until bots are asked after a move that can be taken back; the frame that came of it."""
    frame = await until_asked(player)
    for _ in range(400):
        assert frame["result"] is None, "no turn could be taken back in this whole game"
        answer = player.choice(frame)
        assert answer is not None
        await player.send({**answer, "grace": grace})
        frame = await player.until("table")
        if frame["undo"] and frame["ask"] is None:
            return frame
        while not (frame["ask"] or frame["result"]):
            frame = await player.until("table")
    raise AssertionError("nothing ended a turn")


async def hears_nothing(player: Player, seconds: float) -> bool:
    try:
        await asyncio.wait_for(player.until("table"), seconds)
    except TimeoutError:
        return True
    return False


@pytest.mark.parametrize("game", games.bundled())
async def test_every_entry_a_viewer_is_told_of_has_its_scene(server: Running, game: str) -> None:
    name, token = against_bots(server, game)
    player = await sit(server, name, token)
    before = await until_asked(player)
    start = before["seq"]
    seen: list[dict[str, Any]] = []
    for _ in range(8):
        answer = player.choice(before)
        assert answer is not None
        await player.send(answer)
        while True:
            frame = await player.until("table")
            assert frame["scenes_from"] <= start, "a frame leaves nothing out"
            fresh = [scene for scene in frame["scenes"] if scene["at"] > start]
            assert all(scene["view"] is not None for scene in fresh[:-1])
            seen += fresh
            start = frame["seq"]
            if frame["ask"] or frame["result"]:
                break
        before = frame
        if frame["result"]:
            break
    await player.close()
    film = server.get(f"/api/tables/{name}/film?since={seen[0]['at'] - 1}", token).json()
    shown = {scene["at"] for scene in film["scenes"] if scene["at"] <= start}
    assert shown <= {scene["at"] for scene in seen}, "throws that came in two frames are one scene in the film"
    assert len(shown) > len(seen) // 2
    everything = server.get(f"/api/tables/{name}/course", token).json()["notes"]
    assert film["notes"] == [note for note in everything if note["at"] >= seen[0]["at"]]


@pytest.mark.parametrize(("game", "verbs"), [("vienna", {"got_points", "got_coins"}), ("bruges", {"final_houses"})])
def test_what_happens_in_one_entry_is_shown_step_by_step(game: str, verbs: set[str]) -> None:
    """An evaluation space by space, a final scoring seat by seat: a picture for each, and the points rise in them."""
    made = games.load(game)
    luck, most = QuickFate(3), made.seats[1]
    table = Session(made, [f"seat {i}" for i in range(most)], None, bytes(32))
    found: list[list[int]] = []
    while not table.state.over() and (game != "vienna" or not found):
        since, reel = len(table.record.entries), Reel(table)
        seat = table.asked()[0]
        offered = made.legal(table.state, seat)
        table.answer(seat, offered[luck.below(len(offered), "choice")])
        reel.extend(table)
        shown = scenes(table, reel.shots, Seat(0), since, MOST_IN_FILM)
        for at in {scene.at for scene in shown}:
            inside = [scene for scene in shown if scene.at == at]
            notes = [made.notes.print(told.note.what).split()[0] for told in table.notes(Seat(0), at) if told.at == at]
            assert [scene.told for scene in inside] == sorted({scene.told for scene in inside})
            assert inside[-1].told == len(notes)
            if len(inside) > 2 and verbs <= set(notes):
                found.append([sum(one.points for one in scene.view.seats) for scene in inside])
    assert found
    assert all(points == sorted(points) and points[0] < points[-1] for points in found)


async def test_bots_wait_while_a_turn_can_be_taken_back(server: Running) -> None:
    name, token = against_bots(server, "bruges")
    player = await sit(server, name, token, 2)
    frame = await give_the_turn_away(player, LONG)
    assert 0 < frame["grace"] <= LONG
    assert await hears_nothing(player, 0.7)
    await player.send({"t": "undo", "table": name, "q": frame["seq"]})
    back = await player.until("table")
    assert back["ask"] is not None
    assert (back["grace"], back["scenes"][0]["what"]) == (0, "undo")
    film = server.get(f"/api/tables/{name}/film?since=-1", token).json()
    assert not any(scene["at"] == frame["seq"] for scene in film["scenes"]), "what was taken back is not shown"
    await player.close()


async def test_a_turn_is_passed_on_when_the_grace_is_over_or_cut_short(server: Running) -> None:
    name, token = against_bots(server, "bruges")
    player = await sit(server, name, token, 2)
    frame = await give_the_turn_away(player, 300)
    moved = False
    for _ in range(3):  # on a busy machine the table may be shown again before the bot has thought
        after = await player.until("table")
        moved = moved or any(scene["seat"] not in (frame["seat"], -1) for scene in after["scenes"])
        if moved:
            break
    assert moved, "no bot has moved"
    await player.close()
    name, token = against_bots(server, "bruges")
    player = await sit(server, name, token, 2)
    await give_the_turn_away(player, LONG)
    await player.send({"t": "pass", "table": name})
    assert not await hears_nothing(player, 5)
    await player.close()


async def test_who_points_at_the_ring_holds_it(server: Running) -> None:
    name, token = against_bots(server, "bruges")
    player = await sit(server, name, token, 2)
    await give_the_turn_away(player, 400)
    await player.send({"t": "hold", "table": name})
    assert await hears_nothing(player, 1.5)
    await player.close()


async def test_a_heartbeat_is_answered_without_a_table(server: Running) -> None:
    name, token = against_bots(server, "bruges")
    player = await sit(server, name, token)
    await player.send({"t": "ping"})
    assert (await player.until("pong"))["t"] == "pong"
    await player.close()
