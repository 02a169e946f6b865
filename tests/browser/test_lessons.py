"""The guided round: every step is taken by clicking what is recommended, and a step aside is told from a step ahead."""

import re

import pytest
from playwright.sync_api import Page, expect

from burghers import games
from burghers.kernel.voice import LANGUAGES
from burghers.server.pages.lessons import Lectern, Script, script_of, shown
from tests.browser.conftest import Opening
from tests.browser.play import no_sideways_scrolling

RULE = re.compile(r"\b[A-Z]{3}-R?\d+(?:\.\d+)?\b")
MOST_CLICKS = 8  # for one move
CLICK_ADVISED = """(step) => {
  if (document.querySelector('main.learn').dataset.step !== step) return;
  const found = ['[data-next]', '[data-confirm].advised', '.middle .advised', '.advised'];
  const target = found.map((wanted) => document.querySelector(wanted)).find((node) => node);
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}"""


def script_for(game: str) -> Script:
    script = script_of(game)
    assert script is not None, f"{game} has no lesson"
    return script


@pytest.mark.parametrize("game", games.names())
def test_the_script_is_played_by_the_engine(game: str) -> None:
    kind, script = games.load(game), script_for(game)
    for number, step in enumerate(script.step):
        lesson = shown(kind, script, number)
        assert lesson.expect == step.move
        if step.move:
            assert lesson.frame.ask is not None, f"step {number}: nobody asks"
            assert step.move in lesson.frame.ask.options, f"step {number}: {step.move}"
    assert shown(kind, script, len(script.step)).expect == ""


@pytest.mark.parametrize("game", games.names())
def test_a_lesson_goes_through_a_whole_round(game: str) -> None:
    kind, script = games.load(game), script_for(game)
    lectern = Lectern(kind, script)
    lectern.prepare(script.step[0])
    begun = kind.rounds(lectern.table.state)
    lectern.take(script.step[0])
    for step in script.step[1:]:
        lectern.prepare(step)
        lectern.take(step)
    lectern.prepare(script.end)
    assert kind.rounds(lectern.table.state) > begun


@pytest.mark.parametrize("game", games.names())
def test_a_lesson_says_the_same_in_every_language(game: str) -> None:
    script = script_for(game)
    book = games.load(game).rule_book("en")
    for step in [*script.step, script.end]:
        assert set(step.say) == set(LANGUAGES)
        cited = RULE.findall(step.say["en"])
        for language, said in step.say.items():
            assert said.strip() and len(said) < 420, f"{language}: {said}"
            assert RULE.findall(said) == cited, said
        for rule in cited:
            assert f"**{rule}**" in book, rule


def take(page: Page, step: int) -> None:
    """Do what is recommended: read on, or click what beckons on the table, else in the list of answers."""
    for _ in range(MOST_CLICKS):
        if page.get_attribute("main.learn", "data-step") != str(step):
            return
        page.evaluate(CLICK_ADVISED, str(step))
        page.wait_for_timeout(0)
    page.wait_for_function("n => document.querySelector('main.learn').dataset.step !== n", arg=str(step))


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_lesson_is_taken_to_its_end(opened: Opening, game: str, phone: bool) -> None:
    page = opened(f"/learn/{game}", phone=phone)
    for number, step in enumerate(script_for(game).step):
        page.wait_for_selector(f"main.learn[data-step='{number}']")
        for area in step.look:
            expect(page.locator(f"[data-area~='{area}'], [data-anchor='{area}']").first).to_be_visible()
        if step.look and not step.move:  # what is to be clicked comes before what is to be seen
            expect(page.locator(".pointer span").first).to_be_in_viewport()
        no_sideways_scrolling(page)
        take(page, number)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_step_aside_is_told(opened: Opening) -> None:
    page = opened("/learn/vienna")
    page.wait_for_selector("main.learn")
    page.locator('[data-choice="start_card student"]').click()
    expect(page.locator(".status .refusal")).to_be_visible()
    expect(page.locator("main.learn")).to_have_attribute("data-step", "0")


def test_a_tile_is_chosen_on_its_picture(opened: Opening) -> None:
    page = opened("/learn/venice?step=13")
    page.wait_for_selector("main.learn[data-step='13']")
    tile = page.locator("[data-piece='reserve-0-t20-0']")
    tile.scroll_into_view_if_needed()
    box = tile.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("main.learn[data-step='14']")
