"""People among themselves: undo on request, leaving, giving up, calling off, replacing; a lost line; the end."""

import asyncio
import json
import signal
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.bot_games import played_by
from tests.browser.conftest import Complaints, Opening
from tests.browser.play import my_turn, play_now
from tests.server.player import Player
from tests.server.running import Running

Seat = dict[str, Any]


def two_people(server: Running, game: str = "bruges", **terms: Any) -> list[Seat]:
    """A table of two people: what each browser would remember of it."""
    made = server.post("/api/tables", {"game": game, "seats": 2, "name": "Ann", **terms}).json()
    name = made["table"]["id"]
    joined = server.post(f"/api/tables/{name}/seats", {"name": "Bob", "invitation": made["invitation"]}).json()
    return [
        {"table": name, "token": made["token"], "seat": 0, "game": game, "host": True, "at": 1},
        {"table": name, "token": joined["token"], "seat": 1, "game": game, "at": 1},
    ]


def sat(opened: Opening, seat: Seat) -> Page:
    """This person's browser, at the table."""
    page = opened("/")
    page.evaluate("(keys) => localStorage.setItem('burghers.keys', keys)", json.dumps({seat["table"]: seat}))
    page.goto(f"/t/{seat['table']}")
    page.wait_for_selector("main.table, .waiting")
    return page


def asked(pages: list[Page]) -> int:
    """Which of the two is asked now."""
    while True:
        for i, page in enumerate(pages):
            if page.evaluate("document.querySelector('.status-sentence')?.dataset.q"):
                return i
            page.wait_for_timeout(50)


async def play_until_followed(server: Running, seats: list[Seat]) -> int:
    """Both play until somebody may only ask for an undo; that somebody."""
    players = [Player(server.live, seat["table"], seat["token"], i) for i, seat in enumerate(seats)]
    frames = []
    for player in players:
        await player.open()
        frames.append(await player.until("table"))
    while True:
        for i, frame in enumerate(frames):
            if frame["may_ask"] and not frame["undo"]:
                for player in players:
                    await player.close()
                return i
        mover = next(i for i, frame in enumerate(frames) if frame["ask"])
        answer = players[mover].choice(frames[mover])
        assert answer is not None
        await players[mover].send(answer)
        frames = [await player.until("table") for player in players]


@pytest.mark.parametrize("grants", [True, False])
def test_the_others_are_asked_for_an_undo_and_decide(opened: Opening, server: Running, grants: bool) -> None:
    seats = two_people(server)
    with ThreadPoolExecutor(1) as beside:  # the browser has an event loop of its own here
        asker = beside.submit(lambda: asyncio.run(play_until_followed(server, seats))).result()
    pages = [sat(opened, seat) for seat in seats]
    mine, other = pages[asker], pages[1 - asker]
    mine.wait_for_selector("main.table")
    before = mine.evaluate("document.querySelector('main.table').dataset.seq")
    mine.locator("[data-ask-undo]").click()
    expect(other.locator("[data-undo-asked]")).to_contain_text(["Ann", "Bob"][asker])
    other.locator("[data-grant]" if grants else "[data-decline]").click()
    expect(other.locator("[data-undo-asked]")).to_have_count(0)
    for page in pages:
        expect(page.locator("[data-notice]")).to_have_attribute("data-notice", "undone" if grants else "undo-declined")
    after = mine.evaluate("document.querySelector('main.table').dataset.seq")
    assert (after != before) == grants
    if grants:
        assert asked(pages) == asker


def test_among_people_a_move_that_stands_asks_once(opened: Opening, server: Running) -> None:
    pages = [sat(opened, seat) for seat in two_people(server)]
    page = pages[asked(pages)]
    question = my_turn(page)
    target = page.locator("main .spot.lit, [data-choice]").first
    target.click(force=True)
    expect(page.locator("[data-confirm]")).to_be_visible()
    expect(page.locator(".status-sentence")).to_contain_text("cannot be taken back")
    assert my_turn(page) == question, "nothing was given yet"
    page.locator("[data-confirm]").click()
    page.wait_for_function("(q) => document.querySelector('.status-sentence').dataset.q !== q", arg=question)
    page.evaluate("localStorage.setItem('burghers.ask-once', 'false')")
    page.reload()
    page = pages[asked(pages)]
    page.evaluate("localStorage.setItem('burghers.ask-once', 'false')")
    page.reload()
    question = my_turn(page)
    page.locator("main .spot.lit, [data-choice]").first.click(force=True)
    page.wait_for_function("(q) => document.querySelector('.status-sentence').dataset.q !== q", arg=question)


def depart(page: Page, how: str) -> None:
    page.locator(f"[data-depart={how}]").click()
    page.locator(f"[data-sure={how}]").click()


def test_somebody_leaves_and_a_bot_plays_on(opened: Opening, server: Running) -> None:
    ann, bob = [sat(opened, seat) for seat in two_people(server)]
    depart(bob, "leave")
    bob.wait_for_selector("[data-play]")
    expect(ann.locator("[data-notice=left]")).to_contain_text("Bob has left")
    ann.locator("[data-replace='1']").select_option("novice")
    expect(ann.locator("[data-notice=replaced]")).to_contain_text("Bob")
    my_turn(ann)


def test_somebody_who_stays_away_is_replaced(opened: Opening, server: Running, complaints: Complaints) -> None:
    """Bob has shut his browser, and nobody has seen him for long."""
    complaints.forgiven = ("WebSocket connection", "ERR_CONNECTION")  # of those who sit there when the server stops
    seats = two_people(server)
    ann = sat(opened, seats[0])
    server.kill()
    with closing(sqlite3.connect(server.settings["BURGHERS_DATABASE"].removeprefix("sqlite:///"))) as file, file:
        file.execute("UPDATE seats SET seen = 1 WHERE table_id = ? AND seat = 1", (seats[1]["table"],))
    server.start()
    ann.reload()
    ann.locator("[data-replace='1']").select_option("novice")
    expect(ann.locator("[data-notice=replaced]")).to_contain_text("Bob")
    expect(ann.locator("[data-anchor='seat-1'] .seat-head")).to_contain_text("a bot stands in")


def test_a_clock_that_ran_out_is_told_to_everybody(opened: Opening, server: Running) -> None:
    pages = [sat(opened, seat) for seat in two_people(server, pace={"kind": "move", "seconds": 5})]
    for page in pages:
        expect(page.locator("[data-said=clock]").first).to_contain_text("clock has run out; a bot plays on meanwhile")


def test_giving_up_ends_the_game_for_both(opened: Opening, server: Running) -> None:
    ann, bob = [sat(opened, seat) for seat in two_people(server)]
    depart(bob, "concede")
    for page in (ann, bob):
        expect(page.locator("[data-end=stopped]")).to_contain_text("Bob has given up")
    ann.locator("[data-rematch]").click()
    my_turn_or_wait = ann.wait_for_selector("main.table[data-over=no]")
    assert my_turn_or_wait is not None


def test_a_table_that_waits_is_called_off(opened: Opening, server: Running) -> None:
    made = server.post("/api/tables", {"game": "bruges", "seats": 2, "name": "Ann"}).json()
    name = made["table"]["id"]
    guest = opened(f"/t/{name}#invitation={made['invitation']}")
    guest.wait_for_selector(".waiting")
    host = sat(opened, {"table": name, "token": made["token"], "seat": 0, "game": "bruges", "host": True, "at": 1})
    depart(host, "cancel")
    expect(guest.locator(".waiting")).to_contain_text("called off")


def test_a_lost_line_is_noticed_and_an_answer_not_sent_is_said_to_be(opened: Opening, complaints: Complaints) -> None:
    complaints.forgiven = ("WebSocket", "ERR_INTERNET_DISCONNECTED")
    page = opened("/")
    play_now(page, "bruges")
    page.context.set_offline(True)
    expect(page.locator(".status-sentence")).to_contain_text("connection is lost")
    page.locator("main .spot.lit, [data-choice]").first.click(force=True)
    expect(page.locator(".refusal")).to_contain_text("Not sent")
    page.context.set_offline(False)
    expect(page.locator(".status-sentence")).not_to_contain_text("connection is lost")
    assert my_turn(page) != ""


def test_a_line_that_is_dead_without_a_word_is_noticed(
    opened: Opening, server: Running, complaints: Complaints
) -> None:
    complaints.forgiven = ("WebSocket",)
    page = opened("/")
    play_now(page, "bruges")
    assert server.program is not None
    server.program.send_signal(signal.SIGSTOP)
    try:
        expect(page.locator(".status-sentence")).to_contain_text("connection is lost", timeout=10_000)
    finally:
        server.program.send_signal(signal.SIGCONT)
    expect(page.locator(".status-sentence")).not_to_contain_text("connection is lost")


def test_a_server_that_was_put_back_is_told_so_by_the_page(
    opened: Opening, server: Running, complaints: Complaints
) -> None:
    """The page has seen an entry that is another one now: chance is sealed anew, and everybody hears of it."""
    complaints.forgiven = ("WebSocket connection", "ERR_CONNECTION")  # what was asked for when it fell is lost
    page = opened("/")
    play_now(page, "bruges")
    name = page.url.rsplit("/", 1)[1]
    server.kill()
    with closing(sqlite3.connect(server.settings["BURGHERS_DATABASE"].removeprefix("sqlite:///"))) as file, file:
        file.execute("UPDATE log SET at = at - 1 WHERE table_id = ?", (name,))
    server.start()
    expect(page.locator("[data-said=resealed]")).to_contain_text("chance is sealed anew")
    assert my_turn(page) != ""


ENDS = """{  // every state of the sheet at the end, however short
  window.ends = [];
  const look = () => {
    const end = document.querySelector('.end-sheet')?.dataset.end;
    if (end && window.ends.at(-1) !== end) window.ends.push(end);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize("still", [True, False])
def test_the_end_counts_every_source_and_leads_on(opened: Opening, server: Running, still: bool) -> None:
    name = played_by(server, "vienna", ["random"] * 3)
    page = opened("/settings", reduced_motion="reduce" if still else "no-preference")
    page.add_init_script(ENDS)
    page.goto(f"/t/{name}")
    result = server.get(f"/api/tables/{name}/course").json()["result"]
    sheet = page.locator(".end-sheet")
    expect(sheet).to_have_attribute("data-end", "done")
    assert page.evaluate("window.ends") == (["done"] if still else ["counting", "done"])
    for seat, score in enumerate(result["scores"]):
        expect(sheet.locator(f"[data-seat='{seat}'] .end-points")).to_have_text(str(score))
    assert sheet.locator(".winner .wreath").count() == len(result["winners"])
    columns = sheet.locator(".sources tbody tr").evaluate_all(
        "(rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent) || 0))"
    )
    order = sheet.locator("[data-seat]").evaluate_all("(all) => all.map((one) => Number(one.dataset.seat))")
    assert [sum(row[i] for row in columns) for i in range(3)] == [result["scores"][seat] for seat in order]
    sheet.locator("[data-look]").click()
    expect(page.locator(".end-sheet")).to_have_count(0)
    page.locator("[data-end-again]").click()
    expect(page.locator(".end-sheet a[href='/']")).to_be_visible()
