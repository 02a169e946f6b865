"""Exercises, the companion and statistics over the wire."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import quote

from burghers.bots.exercises.exercise import shipped
from burghers.server.store.finished import sat
from burghers.server.store.rows import SeatRow
from tests.server.player import Player, play_all
from tests.server.running import Running


def test_an_exercise_is_posed_without_its_solution_and_judged_by_the_answer(server: Running) -> None:
    there = shipped("vienna")
    assert there is not None
    one = next(one for one in there[1] if len(one.line) == 1)
    listed = server.get("/api/exercises").json()
    assert {"game": "vienna", "id": one.id, "theme": one.theme, "level": one.level, "seats": one.seats} in listed
    path = f"/api/exercises/vienna/{one.id}"
    posed = server.get(path)
    assert posed.json()["verdict"] is None and posed.json()["frame"]["ask"]["options"]
    assert "behind" not in posed.text, "the solution is not on its way before the answer"
    right = server.get(f"{path}?said={quote(one.solution().move)}").json()
    assert right["verdict"]["right"] and right["frame"]["ask"] is None
    wrong = server.get(f"{path}?said={quote(one.answers[1].move)}").json()["verdict"]
    assert (wrong["right"], wrong["compared"], wrong["line"]) == (False, True, one.line)
    assert wrong["behind"] == one.answers[1].behind
    better = server.get(f"{path}?said={quote(one.answers[1].move)}&better=true").json()
    assert better["frame"]["view"] == right["frame"]["view"]
    for bad in ("nonsense", "place 9", ""):
        assert server.get(f"{path}?said={quote(bad)}").status_code == 404
    assert server.get("/api/exercises/vienna/nothing").json()["error"] == "no-such-exercise"
    assert server.get("/api/exercises/nothing/nothing").status_code == 404


def test_the_exercise_of_the_day_is_the_same_for_everybody_and_another_every_day(server: Running) -> None:
    days = [server.get(f"/api/exercises/daily?date=2030-01-{day:02}").json() for day in range(1, 15)]
    assert days == [server.get(f"/api/exercises/daily?date=2030-01-{day:02}").json() for day in range(1, 15)]
    assert len({day["id"] for day in days}) > 10 and len({day["game"] for day in days}) > 1
    assert server.get("/api/exercises/daily").json()["date"]
    assert server.get("/api/exercises/daily?date=never").status_code == 400


def test_the_companion_says_the_same_to_every_seat_and_nothing_where_it_is_switched_off(server: Running) -> None:
    wish: dict[str, Any] = {"game": "bruges", "seats": 2, "name": "Ann", "bots": ["random"], "public": True}
    made = server.post("/api/tables", wish).json()
    path = f"/api/tables/{made['table']['id']}/companion"
    assert made["table"]["companion"] is True
    told = server.get(path, made["token"]).json()
    assert [chapter["title"] for chapter in told][:2] == ["backs", "stack_1"]
    assert server.get(path).json() == told, "who watches reckons the same"
    without = server.post("/api/tables", {**wish, "companion": False}).json()
    assert without["table"]["companion"] is False
    off = server.get(f"/api/tables/{without['table']['id']}/companion", without["token"])
    assert (off.status_code, off.json()["error"]) == (403, "no-companion")
    waiting = server.post("/api/tables", {**wish, "bots": []}).json()
    assert server.get(f"/api/tables/{waiting['table']['id']}/companion", waiting["token"]).status_code == 409


async def test_finished_games_are_counted_and_ones_own_told(server: Running) -> None:
    account = server.post("/api/accounts", {"name": "Counter", "password": "a long password"}).json()["token"]
    wish = {"game": "venice", "seats": 2, "name": "Ann", "bots": ["random"]}
    made = server.post("/api/tables", wish, account=account).json()
    await play_all([Player(server.live, made["table"]["id"], made["token"], 3)])
    while (found := server.get("/api/statistics/venice?players=2&who=people").json())["games"] == 0:
        await asyncio.sleep(0.2)  # counted in a process of its own
    assert found["seats"] == found["games"]
    assert server.get("/api/statistics/nothing").status_code == 404
    assert server.get("/api/statistics/mine").status_code == 401
    (own,) = server.get("/api/statistics/mine", account=account).json()
    assert own["table"] == made["table"]["id"] and own["players"] == 2 and own["accuracy"] < 0
    assert sum(own["sources"].values()) == own["score"]


def test_bots_of_every_kind_are_told_from_people() -> None:
    chairs = [SeatRow(0, "", "expert/builder"), SeatRow(1, "", "master#40"), SeatRow(2, "Deep", program=True)]
    assert [sat(chair) for chair in [*chairs, SeatRow(3, "Anna")]] == ["expert", "master", "program", "person"]
