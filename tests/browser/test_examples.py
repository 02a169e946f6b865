"""The rule book's worked examples: drawn where the rule stands, played as the book has it or otherwise."""

import pytest
from playwright.sync_api import expect

from burghers.games import bundled
from burghers.server.pages.examples import GO, examples_of
from tests.browser.conftest import Opening
from tests.browser.play import no_sideways_scrolling
from tests.browser.test_pages import findings


def test_an_example_stands_at_its_rule_and_is_played_to_its_points(opened: Opening) -> None:
    page = opened("/rules/venice#VEN-7.2")
    page.locator("#VEN-7\\.2 + .example summary").click()
    figure = page.locator("#VEN-7\\.2 + .example figure").first
    expect(figure.locator(".board svg").first).to_be_visible()
    expect(figure).to_contain_text("Player 1")
    figure.get_by_role("link", name="Try it").click()
    on = page.locator("[data-next]")
    expect(page.locator(".lesson [data-shows='VEN-7.1']")).not_to_be_empty()  # its first rule
    for said in range(3):
        expect(page.locator(f"main.worked[data-said='{said}']")).to_be_visible()
        on.click()
    expect(page.locator(".lesson")).to_contain_text("The end of the example.")
    for told in ("scored 7 points for the arms", "scored 4 points for the matching edges"):
        expect(page.locator(".lesson")).to_contain_text(told)
    page.locator("[data-again]").click()
    expect(page.locator("main.worked[data-said='0']")).to_be_visible()


@pytest.mark.parametrize("game", bundled())
def test_examples_are_drawn_on_a_phone_and_can_be_left(opened: Opening, game: str) -> None:
    name = next(name for name, example in examples_of(game).items() if example.said[:1] not in ([], [GO]))
    page = opened(f"/rules/{game}?example={name}", phone=True)
    expect(page.locator("main.worked[data-said='0']")).to_be_visible()
    expect(page.locator("main.worked .board svg").first).to_be_visible()
    no_sideways_scrolling(page)
    assert findings(page) == []
    page.locator("[data-list]").click()
    page.locator(".answer-sheet [data-choice]").last.click()
    page.locator("[data-confirm]").click()  # fingers are asked once
    expect(page.locator("main.worked[data-said='1']")).to_be_visible()
