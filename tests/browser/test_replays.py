"""Replay: every step, anybody's eyes, points over time, proof of fate, and a new game from any position."""

import re

import pytest
from playwright.sync_api import expect

from burghers import games
from burghers.kernel.record import read_record
from burghers.kernel.session import follow
from burghers.kernel.telling import lines
from burghers.kernel.voice import LANGUAGES
from tests.browser.bot_games import played_by
from tests.browser.conftest import Complaints, Opening
from tests.browser.play import my_turn, no_sideways_scrolling
from tests.server.running import Running

LINES = 80  # of the log in a replay


@pytest.fixture(scope="module")
def finished(server: Running) -> str:
    """A public game that bots have played to its end."""
    return played_by(server, "vienna", ["random", "greedy", "greedy"])


def test_a_game_is_replayed_step_by_step(opened: Opening, finished: str) -> None:
    page = opened(f"/replay/{finished}")
    count = page.locator(".count")
    expect(count).to_have_text(re.compile(r"^1 / "))
    page.keyboard.press("ArrowRight")
    page.locator("[data-jump=step1]").click()
    expect(page.locator(".status-sentence")).to_contain_text(": ")
    expect(count).to_have_text(re.compile(r"^3 / "))
    page.evaluate(  # a key held down: no step is lost, however slowly positions come
        "for (let i = 0; i < 25; i++)"
        " document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))"
    )
    expect(count).to_have_text(re.compile(r"^28 / "))
    page.get_by_role("slider").fill("30")
    expect(count).to_have_text(re.compile(r"^31 / "))
    page.locator("[data-jump=round1]").click()
    expect(page.locator(".whereabouts")).to_contain_text("Round 3")
    page.locator("[data-jump=round-1]").click()
    expect(page.locator(".whereabouts")).to_contain_text("Round 2")
    page.locator("[data-jump=turn1]").click()
    page.keyboard.press("Home")
    page.get_by_label("Speed").select_option("4×")
    page.locator("[data-autoplay]").click()
    expect(count).to_have_text(re.compile(r"^([4-9]|\d\d+) / "))  # it does not wait for whoever looks
    page.locator("[data-autoplay]").click()
    page.keyboard.press("End")
    expect(count).to_have_text(re.compile(r"^(\d+) / \1$"))
    expect(page.locator(".comparison path.course")).to_have_count(3)
    for seat in range(3):
        column = page.locator(f".sources tr > td:nth-child({seat + 2})").all_inner_texts()
        *sources, points = [int(text.replace("–", "0")) for text in column]
        assert sum(sources) == points


def test_a_link_leads_to_a_position_and_eyes_can_be_changed(opened: Opening, finished: str) -> None:
    page = opened(f"/replay/{finished}?at=40")
    expect(page.locator("main.replay")).to_be_visible()
    assert int(page.get_attribute("main.replay", "data-at") or 0) <= 40
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".hand")).to_be_visible()
    page.get_by_label("Seen by").select_option("-3")
    expect(page.locator(".hand")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_phone_has_every_control_of_a_replay(opened: Opening, finished: str, language: str) -> None:
    page = opened(f"/replay/{finished}?at=40", phone=True, language=language, viewport={"width": 360, "height": 640})
    controls = page.locator(".status :is(button, select, a.button, input):visible")
    expect(controls.first).to_be_visible()
    for i in range(controls.count()):
        expect(controls.nth(i)).to_be_in_viewport(ratio=1)
        box = controls.nth(i).bounding_box()
        assert box is not None
        assert box["width"] >= 34, controls.nth(i).evaluate("one => one.outerHTML")


def test_fate_is_proven_and_the_record_saved(opened: Opening, finished: str) -> None:
    page = opened(f"/replay/{finished}?at=1000000")
    page.locator("[data-verify]").click()
    expect(page.get_by_text(re.compile(r"All \d+ outcomes of chance follow"))).to_be_visible()
    with page.expect_download() as saved:
        page.locator("[data-export]").click()
    assert saved.value.path().read_text().startswith('{"burghers": 1')


def test_a_new_game_goes_on_from_a_position(opened: Opening, finished: str) -> None:
    page = opened(f"/replay/{finished}?at=30")
    page.locator("[data-fork]").click()
    page.get_by_label("I play").select_option("2")
    page.get_by_label("The others are bots").select_option("apprentice")
    page.locator("[data-fork-start]").click()
    page.wait_for_url("**/t/*")
    assert my_turn(page) != "over"
    expect(page.locator(".panel.me .sign")).to_have_text("▲")


def test_a_line_of_the_log_leads_to_its_position(opened: Opening, finished: str) -> None:
    page = opened(f"/t/{finished}")
    expect(page.locator(".end")).to_be_visible()
    page.locator(".log-lines a").last.click()
    expect(page).to_have_url(re.compile(r"/replay/\w+\?at=\d+"))
    expect(page.locator("main.replay")).to_be_visible()


@pytest.mark.parametrize(("game", "language"), list(zip(games.bundled(), LANGUAGES, strict=True)))
def test_the_page_tells_a_game_in_the_words_of_the_terminal(
    opened: Opening, server: Running, game: str, language: str
) -> None:
    name = played_by(server, game, ["random"] * 3)
    table = follow(games.load(game), read_record(server.get(f"/api/tables/{name}/record").text))
    voice = games.load(game).voice(language)
    page = opened(f"/replay/{name}?at=1000000", language=language)
    expect(page.locator("main.replay .log-lines li")).to_have_count(LINES)
    expected = lines(table.told, voice, table.names)[-LINES:][::-1]
    told = page.locator("main.replay .log-lines li > a").all_text_contents()  # with what a picture of a tile says aloud
    assert [" ".join(line.split()) for line in told] == [" ".join(line.text.split()) for line in expected]
    assert page.locator("main.replay .log-lines li.heading").count() == sum(line.level > 0 for line in expected) > 0


def test_a_game_no_engine_can_replay_is_shown_in_words(
    opened: Opening, server: Running, finished: str, complaints: Complaints
) -> None:
    complaints.forgiven = ("409",)
    page = opened("/")
    problem = {"status": 409, "json": {"error": "cannot-be-opened", "detail": ""}}
    page.route("**/course", lambda route: route.fulfill(**problem))
    page.goto(f"/replay/{finished}")
    expect(page.locator("pre.in-words")).to_have_text(server.get(f"/api/tables/{finished}/text").text)


def test_a_link_nobody_has_shared_says_what_to_do(opened: Opening, server: Running, complaints: Complaints) -> None:
    complaints.forgiven = ("403", "404")
    wish = {"game": "vienna", "seats": 3, "bots": ["random", "random"], "name": "Ann"}
    made = server.post("/api/tables", wish).json()
    page = opened(f"/replay/{made['table']['id']}", phone=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is not shared")
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    no_sideways_scrolling(page)
    page.goto("/replay/nosuchgame00")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such game here")
