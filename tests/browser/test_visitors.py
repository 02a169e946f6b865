"""Whoever comes from outside: mistyped and half links, second clicks, what is shared and what is not, the way back."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.bot_games import played_by
from tests.browser.conftest import Complaints, Opening
from tests.browser.play import my_turn
from tests.server.running import Running

SIT_DOWN = "([table, key]) => localStorage.setItem('burghers.keys', JSON.stringify({ [table]: key }))"
TWICE = "one => { one.click(); one.click(); }"


def title(page: Page) -> str:
    return page.get_by_role("heading", level=1).inner_text()


def seated(page: Page, server: Running, *, public: bool = False, over: bool = True) -> str:
    """A table of Venice at which this browser sits, given up if it shall be over."""
    wish = {"game": "venice", "seats": 2, "bots": ["random"], "name": "Ann", "public": public}
    made = server.post("/api/tables", wish).json()
    table, token = str(made["table"]["id"]), made["token"]
    if over:
        server.post(f"/api/tables/{table}/concede", token=token)
    page.evaluate(SIT_DOWN, [table, {"token": token, "seat": 0, "game": "venice", "at": 1}])
    return table


def test_a_link_that_was_cut_or_mistyped_is_met_kindly(opened: Opening, complaints: Complaints) -> None:
    complaints.forgiven = ("404",)
    page = opened("/settings")
    for path in ("/t/%zz", "/replay/%E0%A4", "/t/short", "/t/with a blank"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address")
    for step in ("abc", "999", "-3", "2.5"):
        page.goto(f"/learn/vienna?step={step}")
        page.wait_for_selector("main.learn[data-step='0']")


def test_what_a_letter_writes_behind_an_invitation_is_no_part_of_it(opened: Opening, server: Running) -> None:
    made = server.post("/api/tables", {"game": "venice", "seats": 2, "name": "Anna"}).json()
    table, invitation = made["table"]["id"], made["invitation"]
    friend = opened(f"/t/{table}#invitation={invitation}).")
    expect(friend.get_by_role("heading", level=1)).to_have_text("Anna invites you to The Columns of Venice")
    expect(friend).to_have_title("The Columns of Venice: waiting for players · Burghers")
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").evaluate(TWICE)
    friend.wait_for_selector("main.table")
    half = opened(f"/t/{table}#invitation={invitation[:9]}")
    expect(half.get_by_role("heading", level=1)).to_contain_text("This table cannot be shown")
    expect(half).to_have_title(re.compile("This table cannot be shown"))


@pytest.mark.parametrize(("path", "opens", "button"), [
    ("/game/vienna", "", "[data-make]"),
    ("/replay/{finished}?at=30", "[data-fork]", "[data-fork-start]"),
    ("/learn/venice?step=14", "", "[data-coached]"),
])  # fmt: skip
def test_a_second_click_makes_no_second_table(
    opened: Opening, server: Running, path: str, opens: str, button: str
) -> None:
    page = opened(path.format(finished=played_by(server, "vienna", ["random"] * 3)))
    made: list[str] = []
    page.on("request", lambda sent: made.append(sent.url) if sent.method == "POST" else None)
    if opens:
        page.locator(opens).click()
    page.locator(button).evaluate(TWICE)
    page.wait_for_url("**/t/*")
    page.wait_for_load_state("networkidle")
    assert len([url for url in made if url.endswith(("/tables", "/fork"))]) == 1, made


def test_a_game_is_open_to_others_only_while_its_switch_is_on(
    opened: Opening, server: Running, complaints: Complaints
) -> None:
    complaints.forgiven = ("403",)
    page = opened("/settings")
    table = seated(page, server)
    friend = opened("/settings")

    def to_friend(path: str, says: str) -> None:
        friend.goto(path)
        expect(friend.get_by_role("heading", level=1)).to_contain_text(says)

    page.goto(f"/replay/{table}")
    expect(page).to_have_title("Replay: The Columns of Venice · Burghers")
    switch = page.locator("[data-shared]")
    page.locator("[data-share]").click()
    expect(switch).not_to_be_checked()  # looking is not sharing yet
    expect(page.locator(".share-box [data-link]")).to_have_count(0)
    to_friend(f"/replay/{table}", "This game is not shared")
    switch.check()
    link = page.locator(".share-box [data-link]").first
    expect(link).to_have_value(re.compile(rf"/replay/{table}$"))
    to_friend(f"/replay/{table}", "The game begins")
    expect(friend.get_by_role("link", name="To the table")).to_have_count(0)  # it is not theirs to see
    to_friend(f"/t/{table}", "This table cannot be shown")
    friend.locator("main").get_by_role("link", name="Replay").click()
    expect(friend.locator("main.replay")).to_be_visible()
    switch.uncheck()
    expect(link).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator("[data-share]").click()
    expect(switch).not_to_be_checked()
    to_friend(f"/replay/{table}", "This game is not shared")


def test_who_has_only_finished_games_is_not_told_to_go_on(opened: Opening, server: Running) -> None:
    page = opened("/settings")
    table = seated(page, server)
    page.goto("/")
    page.get_by_role("link", name="All my tables").click()
    expect(page.locator(f"[data-table='{table}']")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("link", name="All my tables")).to_be_visible()
    expect(page.get_by_role("heading", name="Go on playing")).to_have_count(0)


def test_a_list_says_who_won_by_the_tie_break(opened: Opening, server: Running) -> None:
    ended = played_by(server, "venice", ["random"] * 2)
    told = server.get(f"/api/tables/{ended}/glance").json()
    last = json.loads(server.get(f"/api/tables/{ended}/record").text.splitlines()[-1])
    assert told["winners"] == last["winners"] != []
    page = opened("/settings")
    table = seated(page, server)
    tied = {**told, "info": {**told["info"], "id": table}, "you": 0, "points": [20, 20]}
    page.route("**/glance", lambda route: route.fulfill(json=tied))
    for winners, says in (([1], "lost"), ([0], "won"), ([0, 1], "won")):
        tied["winners"] = winners
        page.goto("/tables")
        expect(page.locator(f"[data-table='{table}'] .badge").first).to_have_text(says)


def test_a_game_that_cannot_be_begun_says_so_where_it_was_begun(opened: Opening, complaints: Complaints) -> None:
    complaints.forgiven = ("Failed to load resource",)
    page = opened("/learn/venice?step=14")
    page.route("**/api/tables", lambda route: route.abort())
    page.locator("[data-play-now]").click()
    expect(page.get_by_role("alert")).to_have_text("The table could not be made. Try again in a moment.")
    page.unroute("**/api/tables")
    page.locator("[data-play-now]").click()
    my_turn(page)


def test_reading_goes_on_where_a_page_begins(opened: Opening) -> None:
    """Who follows a link with the keyboard or a screen reader is not left where the link was."""
    page = opened("/")
    link = page.locator(".box").first.get_by_role("link", name="Rules")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".numbered").first).to_be_visible()
    assert page.evaluate("document.activeElement.tagName") == "MAIN"
    page.go_back()
    expect(page.locator(".box").first).to_be_visible()
    page.wait_for_function("document.activeElement.tagName === 'MAIN'")
