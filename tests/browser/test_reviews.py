"""A review beside the board: the graph, every mark, the better answer on the board; at a desk and on a phone."""

import json
import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.bot_games import played_by
from tests.browser.conftest import Opening
from tests.browser.play import no_sideways_scrolling
from tests.server.running import Running


@pytest.fixture(scope="module")
def reviewed(server: Running) -> str:
    """A public game that bots have played to its end, and its review."""
    name = played_by(server, "venice", ["random", "random"])
    path = f"/api/tables/{name}/review?depth=quick"
    assert server.post(path).status_code == 202
    while server.get(path).json()["review"] is None:
        time.sleep(0.2)
    return name


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_review_is_read_beside_the_board(opened: Opening, reviewed: str, phone: bool) -> None:
    page = opened(f"/replay/{reviewed}", phone=phone)
    expect(page.locator("[data-review]")).to_have_attribute("href", re.compile(r"review=normal"))
    no_sideways_scrolling(page)
    page.goto(f"/replay/{reviewed}?review=quick")
    expect(page.locator("[data-reviewed]")).to_be_in_viewport()  # on a phone too, where it lies in another part
    expect(page.locator(".chances path.course")).to_have_count(2)
    expect(page.locator(".chances path.band")).to_have_count(2)
    expect(page.locator(".verdicts")).to_have_count(2)
    expect(page.locator(".verdicts thead th")).to_have_count(4)  # either says whose figures these are
    expect(page.locator(".verdicts tr", has_text="With average luck")).not_to_contain_text(re.compile("[+−]"))
    no_sideways_scrolling(page)
    page.locator(".review summary").click()
    slip = page.locator(".slips li:not(.brilliant) a").first  # who answers anything loses something
    at = int((slip.get_attribute("href") or "").split("at=")[1].split("&")[0])
    slip.click()
    told = page.locator(".said")
    expect(told).to_have_attribute("data-mark", re.compile("inaccuracy|mistake|blunder"))
    expect(page.locator("main.replay")).to_have_attribute("data-at", str(at))
    page.locator("[data-better]").click()
    expect(page.locator("[data-as-played]")).to_be_visible()
    page.locator("[data-as-played]").click()
    expect(page.locator("[data-better]")).to_be_visible()
    page.goto(f"/replay/{reviewed}?at={at + 12}&review=quick")  # the log tells of it soon after
    expect(page.locator(".log-lines .mark-sign").first).to_be_attached()
    with page.expect_download() as saved:
        page.locator("[data-save-review]").click()
    assert "<svg" in saved.value.path().read_text("utf-8")
    page.goto(f"/replay/{reviewed}?at={at}&review=quick")
    page.locator("[data-better]").click()
    expect(page.locator("[data-as-played]")).to_be_visible()
    page.locator("[data-fork]").click()
    with page.expect_request("**/fork") as forked:
        page.locator("[data-fork-start]").click()
    page.wait_for_url("**/t/*")
    sent = json.loads(forked.value.post_data or "")
    assert sent["seq"] == at and sent["line"], "it goes on after the better line, not before it"
