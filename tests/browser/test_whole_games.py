"""A whole game against bots by finger; test_by_name plays them by keys, test_surface by mouse."""

from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.play import no_sideways_scrolling, play_now, play_out
from tests.server.running import Running


def test_a_whole_game_on_a_phone(opened: Opening, server: Running) -> None:
    page = opened("/", phone=True)
    no_sideways_scrolling(page)
    play_now(page, "vienna")
    expect(page.locator(".side input[type=checkbox]")).to_be_checked()
    no_sideways_scrolling(page)
    assert play_out(page, tap=True)["yes"] > 5
    no_sideways_scrolling(page)
