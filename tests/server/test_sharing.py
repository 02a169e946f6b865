"""A finished game is shared by its seats with one switch: then, and only then, anybody may read it; never its chat."""

from __future__ import annotations

from typing import Any

import pytest

from burghers import games
from burghers.kernel.game import OPEN, SPECTATOR
from burghers.kernel.step import Seat
from burghers.server.access import reader_of
from burghers.server.store.rows import INVITATION, KeyRow, Setup
from tests.server.running import CLIENT, Running


@pytest.fixture(scope="module")
def private(server: Running) -> dict[str, Any]:
    """A private game against bots that its player has given up."""
    wish = {"game": "vienna", "seats": 3, "bots": ["random", "random"], "name": "Ann", "public": False}
    made: dict[str, Any] = server.post("/api/tables", wish).json()
    return made


def seen(server: Running, table: str, what: str, token: str = "") -> int:
    headers = {"burghers-seat": token} if token else {}
    return CLIENT.get(f"{server.url}/api/tables/{table}/{what}", headers=headers).status_code


def share(server: Running, table: str, shared: bool, token: str = "") -> int:
    headers = {"burghers-seat": token} if token else {}
    return CLIENT.put(f"{server.url}/api/tables/{table}/shared", json={"shared": shared}, headers=headers).status_code


def test_only_a_finished_game_is_shared_and_only_by_its_seats(server: Running, private: dict[str, Any]) -> None:
    table, token = private["table"]["id"], private["token"]
    assert private["table"]["shared"] is False
    assert share(server, table, True, token) == 409, "a game that goes on is nobody else's"
    assert seen(server, table, "course") == seen(server, table, "glance") == 403
    CLIENT.post(f"{server.url}/api/tables/{table}/concede", headers={"burghers-seat": token})
    assert seen(server, table, "course") == 403
    assert share(server, table, True) == share(server, table, True, private["invitation"]) == 403
    assert share(server, table, True, token) == 200
    course = server.get(f"/api/tables/{table}/course").json()
    assert (course["you"], course["info"]["shared"]) == (int(SPECTATOR), True)
    assert seen(server, table, "glance") == seen(server, table, "positions/0") == 200
    assert seen(server, table, "positions/0?eyes=0") == 403, "given up: nobody is told what was hidden"
    assert seen(server, table, "chat") == seen(server, table, "frame") == 403, "what was said is not shared"
    again = CLIENT.post(f"{server.url}/api/tables/{table}/rematch", headers={"burghers-seat": token}).json()["table"]
    assert seen(server, again, "glance") == 403, "a rematch begins unshared"
    assert share(server, table, False, token) == 200
    assert seen(server, table, "course") == 403


def test_a_glance_tells_no_more_than_the_viewer_may_know(server: Running) -> None:
    wish = {"game": "colonia", "seats": 3, "bots": ["random", "random"], "name": "Ann", "public": True}
    made = server.post("/api/tables", wish).json()
    table = made["table"]["id"]
    watcher = server.get(f"/api/tables/{table}/glance").json()
    assert watcher["points"] == [None, None, None]
    headers = {"burghers-seat": made["token"]}
    mine = CLIENT.get(f"{server.url}/api/tables/{table}/glance", headers=headers).json()
    assert mine["you"] == 0 and isinstance(mine["points"][0], int) and mine["points"][1:] == [None, None]


@pytest.mark.parametrize("game", games.bundled())
def test_points_are_seen_as_the_view_shows_them(game: str) -> None:
    kind = games.load(game)
    state = kind.new(kind.seats[0])
    assert kind.points_seen(state, OPEN) == kind.scores(state)
    assert kind.points_seen(state, Seat(0))[0] == kind.scores(state)[0]


def test_an_unknown_address_is_told_on_a_page_to_people_and_in_short_to_programs(server: Running) -> None:
    page = CLIENT.get(f"{server.url}/nowhere/at/all", headers={"accept": "text/html,*/*"})
    assert page.status_code == 404 and page.text.startswith("<!doctype html>")
    for path in ("/nowhere/at/all", "/api/nowhere", "/assets/nowhere.js"):
        assert CLIENT.get(server.url + path).json()["error"].startswith("no-such")


def test_who_sat_there_reads_a_shared_game_with_their_own_eyes() -> None:
    setup = Setup(options={}, printing="standard", shared=True)
    assert reader_of(setup, KeyRow(2, host=False)) == 2
    assert reader_of(setup, KeyRow(INVITATION, host=False)) == reader_of(setup, None) == SPECTATOR
