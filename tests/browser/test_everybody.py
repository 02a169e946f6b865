"""For everybody: on a narrow or magnified window, with strong contrast."""

import pytest
from playwright.sync_api import ViewportSize, expect

from burghers import games
from tests.browser.conftest import Opening
from tests.browser.play import answer, no_sideways_scrolling, play_now
from tests.browser.test_pages import findings, settled

TIGHT: dict[str, ViewportSize] = {
    "320 px wide": {"width": 320, "height": 640},
    "twice as large": {"width": 683, "height": 384},  # 1366x768 at 200 %
}
IN_SIGHT = """(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return box.width > 100 && box.height > 40 && box.left >= -1 && box.top >= -1
    && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
}"""


@pytest.mark.parametrize("size", TIGHT)
@pytest.mark.parametrize("game", games.bundled())
def test_board_and_question_stay_usable_in_a_tight_window(opened: Opening, game: str, size: str) -> None:
    page = opened(f"/learn/{game}?step=3", phone=True, viewport=TIGHT[size])
    page.wait_for_selector("main.learn[data-step='3']")
    for part in (".status", ".board"):
        page.wait_for_function(IN_SIGHT, arg=part)
    no_sideways_scrolling(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_high_contrast_on_request_of_the_page_and_of_the_system(opened: Opening, scheme: str) -> None:
    page = opened("/settings", color_scheme=scheme)
    page.get_by_label("Contrast").select_option("more")
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    page.goto("/")
    settled(page)
    assert findings(page) == []
    play_now(page, "vienna")
    answer(page)
    assert findings(page) == []
    strong = opened("/", contrast="more")
    expect(strong.locator("html")).to_have_attribute("data-contrast", "more")
    forced = opened("/", forced_colors="active")
    settled(forced)
    expect(forced.locator(".box").first).to_be_visible()
