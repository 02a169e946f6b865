"""Pieces slide when they have moved, and only then; and not at all for those who ask for stillness."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opening
from tests.browser.play import answer, play_now

LISTEN = """() => {
  window.slides = [];
  const plain = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (this.dataset.piece) window.slides.push(this.dataset.piece);
    return plain.call(this, frames, how);
  };
}"""
PUSH = "(down) => { document.querySelector('.board').style.marginTop = `${down}px`; }"
ANSWERS = 6


def slides(page: Page) -> tuple[int, int]:
    """How often a piece slid while the page around the board was pushed to and fro, and how often one might have."""
    play_now(page, "vienna")
    answer(page)
    page.evaluate(LISTEN)
    chances = 0
    for i in range(ANSWERS):
        page.evaluate(PUSH, 0 if i % 2 else 240)
        answer(page)
        chances += page.locator("main [data-piece]").count()
    return len(page.evaluate("window.slides")), chances


def test_only_what_has_moved_on_the_board_slides(opened: Opening) -> None:
    slid, chances = slides(opened("/", reduced_motion="no-preference"))
    assert 0 < slid < chances  # an answer brings several frames: were all to slide in each, there would be more


@pytest.mark.parametrize("how", ["system", "settings"])
def test_nothing_slides_for_those_who_ask_for_stillness(opened: Opening, how: str) -> None:
    page = opened("/settings", reduced_motion="reduce" if how == "system" else "no-preference")
    if how == "settings":
        page.get_by_label("Animations").select_option("off")
    page.goto("/")
    slid, chances = slides(page)
    assert slid == 0
    assert chances > 0
