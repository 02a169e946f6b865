"""The table as a screen reader has it: whole games by roles, names and keys, without a pointer or a selector."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from burghers import games
from tests.browser.conftest import Opening
from tests.browser.play import my_turn, open_list_by_key
from tests.browser.posed import Posed, positions
from tests.server.running import Running

OPEN = "Open to you"
WAYS = ["ArrowUp"] * 3 + ["ArrowLeft"] * 3 + ["ArrowDown"] * 3 + ["ArrowRight"] * 3
MOST_KEYS = 6000
RULE = re.compile(r"[A-Z]{3}-[\d.]+$")  # stands behind the question
QUESTIONS = 9  # one after the other
# How many spaces of the table are closed, and which of them the Tab key stops at all the same.
STOPS = """() => {
  const closed = [...document.querySelectorAll('main.table .spot.barred')];
  const stops = closed.filter((one) => one.tabIndex >= 0 && !one.disabled);
  return [closed.length, stops.map((one) => one.dataset.spot)];
}"""
REACHED = 4  # different things, at least, within a few steps around
NOTHING = {"generic", "none", "RootWebArea"}  # no role at all


def sit_down(page: Page, game: str) -> None:
    """From the front page, by keys, against as few novices as there can be."""
    title = games.load(game).voice("en").text("title")
    box = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title, exact=True))
    box.get_by_label("Players").press("Home")
    box.get_by_role("button", name="Play now").press("Enter")
    expect(page.get_by_role("button", name="All answers")).to_be_enabled()


def end(page: Page) -> Locator:
    return page.get_by_role("dialog", name="The end")


def answers(page: Page) -> Locator:
    return page.get_by_role("searchbox", name="Type to narrow the list")


def focused(page: Page) -> tuple[str, str]:
    """Role and name of what has the focus, as the browser tells them to a screen reader."""
    session = page.context.new_cdp_session(page)
    here = session.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
    wish = {"objectId": here, "fetchRelatives": False}
    node = session.send("Accessibility.getPartialAXTree", wish)["nodes"][0]
    session.detach()
    return node["role"]["value"], node.get("name", {}).get("value", "")


@pytest.mark.parametrize("game", games.bundled())
def test_a_whole_game_by_roles_and_names(opened: Opening, game: str) -> None:
    """The first answer of the complete list, whatever is asked: a key too early finds no list, and does no harm."""
    page = opened("/")
    sit_down(page, game)
    given = 0
    for _ in range(MOST_KEYS):
        if end(page).is_visible():
            break
        page.keyboard.press("/")
        if answers(page).is_visible():
            page.keyboard.press("Enter")
            given += 1
    expect(end(page)).to_be_visible()
    expect(end(page).get_by_role("heading").first).to_have_text(re.compile("won|share"))
    assert given > 10


@pytest.mark.parametrize("game", games.bundled())
def test_the_question_is_announced_and_the_table_walked(opened: Opening, game: str) -> None:
    page = opened("/")
    sit_down(page, game)
    page.keyboard.press("ArrowRight")
    role, name = focused(page)
    assert role == "button" and OPEN in name, (role, name)
    reached = {name}
    for way in WAYS:
        page.keyboard.press(way)
        role, name = focused(page)
        assert role not in NOTHING and name, (role, name)
        reached.add(name)
    assert len(reached) >= REACHED, reached
    closed = 0
    for _ in range(QUESTIONS):
        assert my_turn(page) != "over"
        question = RULE.sub("", page.get_by_role("heading", level=1).inner_text()).strip()
        expect(page.get_by_role("status").filter(has_text=question).first).to_have_attribute("aria-live", "assertive")
        among, stops = page.evaluate(STOPS)
        assert stops == [], question
        closed += among
        open_list_by_key(page)
        page.keyboard.press("Enter")
        expect(answers(page)).to_have_count(0)
    assert closed > 0, "nothing was closed, so nothing was tried"


def test_places_are_typed(opened: Opening, server: Running) -> None:
    """A letter and a digit name a space of the lagoon."""
    game = games.load("venice")
    table = Posed(server, game, 3)
    page = opened("/")
    table.open(page)
    state = positions(game, 3, [1, 2])["first-pillar"]
    table.pose(page, state)
    place = game.moves.print(game.legal(state, game.asked(state)[0])[0]).split()[1]
    for key in place:
        page.keyboard.press(key)
    page.wait_for_timeout(0)  # the driver hears what was sent
    expect(page.get_by_role("button", name="All answers")).to_be_disabled()
    assert table.answers == [f"pillar {place}"]
