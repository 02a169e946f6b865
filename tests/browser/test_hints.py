"""A hint at a table against bots: the best answers with what they promise, shown on the table and taken by a click."""

import re

import pytest
from playwright.sync_api import expect

from burghers import games
from tests.browser.conftest import Opening
from tests.browser.play import moved_on, my_turn, play_now
from tests.browser.test_lessons import script_for
from tests.browser.test_pages import findings


@pytest.mark.parametrize("game", games.bundled())
def test_a_hint_promises_beckons_and_is_taken(opened: Opening, game: str) -> None:
    page = opened()
    play_now(page, game)
    question = my_turn(page)
    page.locator("[data-hint]").click()
    best = page.locator("[data-advised]").first
    expect(best).to_contain_text(re.compile(r"\d+ %.*[+−]\d+\.\d"))
    assert 1 <= page.locator("[data-advised]").count() <= 3
    expect(page.locator("main .advised").first).to_be_visible()
    best.click()
    moved_on(page, question)
    expect(page.locator("[data-advised]")).to_have_count(0)


MOST_QUESTIONS = 60  # of a round


def test_the_second_lesson_is_a_whole_round_with_advice_in_words(opened: Opening) -> None:
    end = f"/learn/vienna?step={len(script_for('vienna').step)}"
    phone = opened(end, phone=True)
    phone.locator("[data-coached]").tap()
    advice = phone.locator("[data-advice]")
    expect(advice).to_be_in_viewport(ratio=1)
    expect(advice).to_contain_text("Best: ")
    assert findings(phone) == []
    advice.tap()
    expect(phone.locator("[data-coach]")).to_be_in_viewport()
    page = opened(end)
    page.locator("[data-coached]").click()
    coach = page.locator("[data-coach]")
    for _ in range(MOST_QUESTIONS):
        question = my_turn(page)
        expect(coach).to_contain_text("Best: ")
        if coach.get_attribute("data-coach") == "done":
            break
        page.locator("[data-advised]").first.click()
        moved_on(page, question)
    page.locator("[data-alone]").click()
    expect(coach).to_have_count(0)
