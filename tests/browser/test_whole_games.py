"""Whole games against bots, through the page."""

import pytest
from playwright.sync_api import expect

from burghers import games
from tests.browser.conftest import Opening
from tests.browser.play import my_turn, no_sideways_scrolling, play_now, play_out
from tests.server.running import Running


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_by_clicking_what_is_lit(opened: Opening, game: str) -> None:
    page = opened("/")
    play_now(page, game)
    clicks = play_out(page)
    assert clicks["lit"] > clicks["listed"]
    expect(page.locator(".result li")).not_to_have_count(0)
    expect(page.locator(".status-sentence")).to_contain_text("won")


def test_a_whole_game_by_keyboard_alone(opened: Opening) -> None:
    page = opened("/")
    page.wait_for_selector("[data-play=vienna]")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.play") == "vienna":
            break
    page.keyboard.press("Enter")
    answers = 0
    while my_turn(page) != "over" and answers < 600:
        choices = page.locator("[data-choice]").count()
        page.keyboard.press(str(1 + answers % max(1, min(choices, 9))))
        answers += 1
    assert answers > 10
    expect(page.locator(".end")).to_be_visible()


def test_a_whole_game_on_a_phone(opened: Opening, server: Running) -> None:
    page = opened("/", phone=True)
    no_sideways_scrolling(page)
    play_now(page, "vienna")
    expect(page.locator(".status input[type=checkbox]")).to_be_checked()
    no_sideways_scrolling(page)
    assert play_out(page, tap=True)["yes"] > 5
    no_sideways_scrolling(page)
