"""The waiting room: who invites to what, on which terms; sit down first, ask others second; leave and call off."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.play import no_sideways_scrolling
from tests.browser.test_pages import findings


def test_a_friend_is_asked_to_the_table_and_sits_down(opened: Opening) -> None:
    host = opened("/game/venice")
    host.get_by_label("Your name").fill("Anna")
    host.locator(".make").get_by_label("Players").select_option("2")
    host.get_by_label("Time").select_option("days")
    host.locator("[data-make]").click()
    expect(host.get_by_role("heading", level=1)).to_contain_text("waiting for players")
    link = host.locator("[data-link=invitation]").input_value()
    assert re.search(r"/t/\w+#invitation=", link)
    expect(host.locator(".qr svg")).to_be_visible()
    assert findings(host) == []
    friend = opened(link.replace(re.match(r"https?://[^/]+", link)[0], ""), phone=True)  # type: ignore[index]
    expect(friend.get_by_role("heading", level=1)).to_have_text("Anna invites you to The Columns of Venice")
    expect(friend.locator(".terms")).to_contain_text("3 days a move")
    expect(friend.locator(".terms")).to_contain_text("standard")
    expect(friend.get_by_role("link", name=re.compile("Learn it in"))).to_be_visible()
    expect(friend.locator(".invite")).to_have_count(0)  # sit down first
    no_sideways_scrolling(friend)
    assert findings(friend) == []
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):  # whoever begins, both are told
        page.wait_for_selector("main.table")
        expect(page.locator(".status-sentence")).not_to_be_empty()


def test_the_maker_calls_a_table_off_before_it_begins(opened: Opening) -> None:
    page = opened("/game/bruges")
    page.locator("[data-make]").click()
    link = page.locator("[data-link=invitation]").input_value()
    friend = opened(link[link.index("/t/") :], language="fr", viewport={"width": 320, "height": 640})
    expect(friend.get_by_role("heading", level=1)).to_contain_text("vous invite")
    page.locator("[data-depart=cancel]").click()
    stay = page.locator("dialog[open]").get_by_role("button", name="Stay")
    assert findings(page) == []
    stay.click()
    page.locator("[data-depart=cancel]").click()
    page.locator("[data-sure=cancel]").click()
    page.wait_for_url(re.compile(r"/$"))
    expect(page.locator(".box").first).to_be_visible()
    expect(friend.get_by_role("heading", level=1)).to_have_text("La table a été annulée.")
    expect(friend.get_by_role("button")).to_have_count(1)  # the menu: nobody sits down here any more
    assert findings(friend) == []
    friend.locator("main").get_by_role("link", name="Vers l’accueil").click()
    expect(friend.locator(".box").first).to_be_visible()
