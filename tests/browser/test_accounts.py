"""Accounts on the page: made, left, found again on another device with their tables; messages and password."""

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Complaints, Opening
from tests.browser.play import my_turn, play_now
from tests.server.running import Running

LONG_WORD = "correct horse battery"


def enter(page: Page, name: str, password: str, button: str) -> None:
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name=button).click()


def test_an_account_brings_its_tables_to_another_device(opened: Opening, complaints: Complaints) -> None:
    complaints.forgiven = ("status of 403",)
    here = opened("/")
    play_now(here, "vienna")
    table = here.url.rsplit("/", 1)[1]
    here.goto("/account")
    enter(here, "Mathilda", LONG_WORD, "Make an account")
    expect(here.get_by_role("heading", name="Account of Mathilda")).to_be_visible()

    there = opened("/account")
    enter(there, "Mathilda", "not the password", "Sign in")
    expect(there.get_by_role("alert")).to_have_text("Name or password is wrong.")
    enter(there, "Mathilda", LONG_WORD, "Sign in")
    there.locator(f"[data-seat='{table}']").click()
    there.wait_for_url(f"**/t/{table}")
    assert my_turn(there) == my_turn(here_at(here, table))

    there.goto("/account")
    there.locator("[data-sign-out]").click()
    expect(there.get_by_role("button", name="Sign in")).to_be_visible()
    there.reload()
    expect(there.get_by_role("button", name="Sign in")).to_be_visible()


def here_at(page: Page, table: str) -> Page:
    page.goto(f"/t/{table}")
    return page


def test_a_seat_that_joins_late_is_shown_all_the_same(opened: Opening) -> None:
    page = opened("/")
    play_now(page, "vienna")
    page.goto("/account")
    held: list[Route] = []

    def hold(route: Route) -> None:
        """The seat joins only when the account's tables have been told."""
        held.append(route)

    page.route(re.compile(r"/return$"), hold)
    with page.expect_response(re.compile(r"/tables/mine$")) as told:
        enter(page, "Hildegard", LONG_WORD, "Make an account")
    assert told.value.json() == []
    expect(page.get_by_role("heading", name="Account of Hildegard")).to_be_visible()
    for route in held:
        route.continue_()
    expect(page.locator("[data-seat]")).to_have_count(1)


def test_messages_and_password_are_changed(opened: Opening, complaints: Complaints) -> None:
    complaints.forgiven = ("status of 401",)
    page = opened("/")
    play_now(page, "vienna")
    page.goto("/account")
    enter(page, "Leopoldine", LONG_WORD, "Make an account")
    expect(page.locator("[data-seat]")).to_have_count(1)
    page.get_by_label("Write to me").check()
    page.get_by_label("E-mail address").fill("leopoldine@example.org")
    page.get_by_label("Quiet from").select_option("23")
    with page.expect_request(re.compile(r"/wishes$")) as sent:
        page.locator("[data-save]").click()
    wishes = json.loads(sent.value.post_data or "")
    assert (wishes["email"], wishes["quiet_from"]) == ("leopoldine@example.org", 23)
    expect(page.get_by_text("Saved.")).to_be_visible()

    other = opened("/account")
    enter(other, "Leopoldine", LONG_WORD, "Sign in")
    expect(other.locator("[data-sign-out]")).to_be_visible()
    page.get_by_label("Password so far").fill(LONG_WORD)
    page.get_by_label("New password").fill("another long password")
    page.locator("[data-change]").click()
    expect(page.get_by_text("all other devices are signed out")).to_be_visible()
    other.reload()
    expect(other.get_by_role("button", name="Sign in")).to_be_visible()
    enter(other, "Leopoldine", "another long password", "Sign in")
    expect(other.locator("[data-sign-out]")).to_be_visible()


def test_a_bot_is_made_opened_and_shut_out_again(opened: Opening, server: Running, complaints: Complaints) -> None:
    complaints.forgiven = ("status of 409",)
    page = opened("/account")
    enter(page, "Sidonie", LONG_WORD, "Make an account")
    bots = page.locator(".own-bots")
    for name, words in (("Hasty", ""), ("sidonie", "This name is taken."), ("Slow Coach", "")):
        bots.get_by_label("Name of the bot").fill(name)
        bots.locator("[data-make-bot]").click()
        if words:
            expect(bots.get_by_text(words)).to_be_visible()
        else:
            expect(bots.locator(f"[data-bot='{name}']")).to_be_visible()
    hasty = bots.locator("[data-bot='Hasty']")
    hasty.locator("[data-make-token]").click()
    both = hasty.locator("[data-link=token]").input_value()
    expect(hasty.get_by_role("alert")).to_contain_text("not shown again")
    hasty.get_by_label("sit down at tables").uncheck()
    hasty.locator("[data-make-token]").click()
    expect(hasty.locator("li")).to_have_count(2)
    expect(hasty.locator("[data-link=token]")).not_to_have_value(both)
    plays = hasty.locator("[data-link=token]").input_value()
    hasty.get_by_label("hear and answer there").uncheck()
    expect(hasty.locator("[data-make-token]")).to_be_disabled()
    seat = "/api/bot/tables/nowhere12/seat"
    assert [server.post(seat, account=token).status_code for token in (both, plays)] == [404, 403]

    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") == 320, "nothing sticks out"
    page.reload()
    expect(hasty.locator("li")).to_have_count(2)
    expect(hasty.locator("[data-link=token]")).to_have_count(0)
    expect(hasty.locator("li small").last).to_have_text("hear and answer there")
    taken_back = hasty.locator("li").first.locator("[data-revoke]")
    taken_back.click()
    expect(taken_back).to_have_text("Really take it back?")
    assert server.post(seat, account=both).status_code == 404, "asked once more first"
    taken_back.click()
    expect(hasty.locator("li")).to_have_count(1)
    assert [server.post(seat, account=token).status_code for token in (both, plays)] == [401, 403]
