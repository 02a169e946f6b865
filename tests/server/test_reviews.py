"""Reviews on the server: of finished games only, for whoever may read them, kept with the game, gone on with."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from burghers import games
from burghers.bots.review import kept
from burghers.bots.review.judge import DEPTHS
from burghers.kernel.errors import BadSetup, NotYours
from burghers.kernel.play import legal
from burghers.kernel.record import read_record
from burghers.kernel.session import follow
from burghers.kernel.step import Seat
from burghers.server.errors import ApiError
from burghers.server.lobby.making import played_on
from burghers.server.lobby.shapes import Fork, NewTable
from burghers.server.reviews.jobs import MOST_AT_ONCE, ReviewJobs
from burghers.server.reviews.worker import ReviewWorker
from burghers.server.service import Service
from burghers.server.store.reviews import KeptReview
from tests.server.player import Player, play_all
from tests.server.running import Running
from tests.server.test_sharing import share

GOLDEN = Path(__file__).parent.parent / "golden" / "venice" / "two.jsonl"


async def test_a_finished_game_is_reviewed_a_slice_at_a_time_and_the_review_is_kept(server: Running) -> None:
    wish = {"game": "venice", "seats": 2, "name": "Ann", "bots": ["random"]}
    made = server.post("/api/tables", wish).json()
    name, token = made["table"]["id"], made["token"]
    path = f"/api/tables/{name}/review"
    assert server.post(path, None, token).json()["error"] == "not-over"
    await play_all([Player(server.live, name, token, 3)])
    none = server.get(f"{path}?depth=quick", token).json()
    assert (none["done"], none["working"], none["review"]) == (0, False, None)
    assert server.get(f"{path}/page?depth=quick", token).json()["error"] == "not-reviewed"
    assert server.post(f"{path}?depth=quick", None, token).status_code == 202
    steps: list[int] = []
    while (state := server.get(f"{path}?depth=quick&lang=de", token).json())["review"] is None:
        steps.append(state["done"])
        assert state["working"], "nothing stops it"
        await asyncio.sleep(0.2)
    assert steps == sorted(steps)
    review: dict[str, Any] = state["review"]
    record = read_record(server.get(f"/api/tables/{name}/record", token).text)
    assert len(review["decisions"]) == sum(entry.what == "move" for entry in record.entries)
    assert review["scores"] == list(record.entries[-1].scores)
    assert all(one["said"] for one in review["decisions"] + review["key_moments"])
    assert "Tiefe: schnell" in review["how"][0]
    slip = max(review["decisions"], key=lambda one: float(one["lost_win"]))
    there = f"/api/tables/{name}/positions/{slip['at']}?eyes=-4"
    better = server.get(f"{there}&line={quote('; '.join(slip['line']))}", token)
    assert better.json()["view"] != server.get(there, token).json()["view"], "what the better answer leads to"
    assert server.get(f"{there}&line=nothing", token).status_code == 404
    fork = {"seq": slip["at"], "seat": slip["seat"], "bot": "random", "line": "; ".join(slip["line"])}
    forked = server.post(f"/api/tables/{name}/fork", fork, token).json()
    assert forked["seat"] == slip["seat"] and forked["table"]["seq"] >= slip["at"] + len(slip["line"])
    wrong = server.post(f"/api/tables/{name}/fork", {**fork, "line": "nothing"}, token)
    assert (wrong.status_code, wrong.json()["error"]) == (409, "no-question-there")
    page = server.get(f"{path}/page?depth=quick&lang=fr", token)
    assert page.headers["content-type"].startswith("text/html")
    assert "<svg" in page.text and "http" not in page.text, "it stands alone"
    assert server.get(f"{path}?depth=quick").status_code == 403
    assert share(server, name, True, token) == 200
    assert server.get(f"{path}?depth=quick").json()["review"] is not None, "who has the link of a shared game reads it"


class Idle(ReviewJobs):
    """One whose process never has time."""

    async def _ask(self, asked: Mapping[str, object], caller: str, expected: float) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}


async def test_a_caller_has_a_few_reviews_at_a_time_and_one_of_a_game(service: Service) -> None:
    room = Idle(service.reviews.store)
    for number in range(MOST_AT_ONCE):
        room.begin(f"table{number}", {}, "quick", "ann")
        room.begin(f"table{number}", {}, "quick", "ann")
    with pytest.raises(ApiError, match="too-many-requests"):
        room.begin("another", {}, "quick", "ann")
    room.begin("another", {}, "quick", "ben")
    assert len(room.under_way) == MOST_AT_ONCE + 1
    await room.close()
    assert not room.under_way and not room.callers
    room.begin("another", {}, "quick", "ann")
    await room.close()


async def test_a_review_judged_in_the_way_of_an_earlier_version_is_made_anew(service: Service) -> None:
    made = await service.making.create(NewTable(game="venice", seats=2, bots=["random"]), None)
    record = read_record(GOLDEN.read_text("utf-8").splitlines())
    table, store, first = made.table.id, service.reviews.store, kept.heading(record, DEPTHS["quick"])
    for form, there in ((kept.FORMAT, 3), (kept.FORMAT - 1, 0)):
        lines = [json.dumps({**json.loads(first), "review": form}), "{}", "{}", "{}"]
        await store.keep(table, "quick", KeptReview(lines, 3))
        found = await store.of(table, "quick")
        assert (found.done(), found.whole()) == (there, there == 3)


def test_a_better_line_is_played_on_from() -> None:
    game, record = games.load("venice"), read_record(GOLDEN.read_text("utf-8").splitlines())
    at = next(at for at, entry in enumerate(record.entries) if entry.what == "move" and at > 60)
    seat = record.entries[at].seat
    moves = [game.moves.print(move) for move in legal(follow(game, record, at).state, Seat(seat))]
    other = next(move for move in moves if move != record.entries[at].text)
    play = played_on(game, record, Fork(seq=at, seat=0, bot="random", line=other), b"1" * 32)
    assert play.record.header.taken == at, "what is answered otherwise is not taken over"
    assert play.record.lines()[1 : at + 1] == record.lines()[1 : at + 1]
    assert (play.record.entries[at].seat, play.record.entries[at].text) == (seat, other)
    broken_off = replace(record, entries=record.entries[:at])
    with pytest.raises(NotYours):
        played_on(game, broken_off, Fork(seq=at, seat=0, bot="random", line=other), b"1" * 32)


def test_the_process_goes_on_where_a_review_was_stopped_and_reviews_nothing_that_is_under_way() -> None:
    lines = GOLDEN.read_text("utf-8").splitlines()
    asked = {"task": "go on", "game": "venice", "printing": "standard", "own": None, "lines": lines, "depth": "quick"}
    desk, found = ReviewWorker(), list[str]()
    for done in range(1, 4):
        answer = desk.answer({**asked, "kept": found, "seconds": 0})
        found = answer["lines"]
        assert len(found) == 1 + done, "an item at least, and no more than there is time for"
    again = ReviewWorker().answer({**asked, "kept": found[:2], "seconds": 0})
    assert again["lines"] == found[:3], "another process comes to the same"
    assert answer["total"] == again["total"] > 100
    with pytest.raises(BadSetup, match="finished"):
        desk.answer({**asked, "lines": lines[:-1], "kept": [], "seconds": 0})
