"""A newcomer on a phone: home, the lesson, a quick game to its end, the replay shared; a friend opens the link.

This is the whole game by finger; test_by_name plays them by keys, test_surface by mouse.
"""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.play import my_turn, no_sideways_scrolling, play_out
from tests.browser.test_lessons import script_for, take


def test_from_the_first_visit_to_the_second_game(opened: Opening) -> None:
    page = opened("/", phone=True)
    no_sideways_scrolling(page)
    page.get_by_role("link", name=re.compile("Learn it in")).last.tap()
    for number in range(len(script_for("vienna").step)):
        page.wait_for_selector(f"main.learn[data-step='{number}']")
        take(page, number)
    page.locator("[data-play-now]").tap()
    my_turn(page)
    expect(page.locator(".side input[type=checkbox]")).to_be_checked()
    no_sideways_scrolling(page)
    assert play_out(page, tap=True)["yes"] > 5
    no_sideways_scrolling(page)
    page.locator(".end [data-share]").tap()
    page.locator(".end [data-shared]").tap()
    link = page.locator(".share-box [data-link]").first.input_value()
    path = re.sub(r"^https?://[^/]+", "", link)
    friend = opened(path, language="de")
    expect(friend.locator("main.replay .board svg").first).to_be_visible()
    expect(friend.locator(".count")).to_have_text(re.compile(r"^1 / \d+$"))
    page.get_by_role("button", name="Close").last.tap()
    page.locator("[data-rematch]").tap()
    my_turn(page)
