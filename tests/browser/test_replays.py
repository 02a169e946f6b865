"""Replay: every step, anybody's eyes, points over time, proof of fate, and a new game from any position."""

import re

import pytest
from playwright.sync_api import expect

from burghers import games
from burghers.kernel.record import read_record
from burghers.kernel.table import follow
from burghers.kernel.voice import LANGUAGES
from tests.browser.conftest import Opening
from tests.browser.play import my_turn, played_by
from tests.server.running import Running

LINES = 80  # of the log in a replay


@pytest.fixture(scope="module")
def finished(server: Running) -> str:
    """A public game that bots have played to its end."""
    return played_by(server, "vienna", ["random", "greedy", "greedy"])


def test_a_game_is_replayed_step_by_step(opened: Opening, finished: str) -> None:
    page = opened(f"/replay/{finished}")
    expect(page.locator("main.replay")).to_be_visible()
    last = int(page.get_attribute("main.replay", "data-at") or 0)
    page.keyboard.press("Home")
    page.wait_for_function("document.querySelector('main.replay').dataset.at < 10")
    page.keyboard.press("ArrowRight")
    page.locator("[data-on]").click()
    expect(page.locator(".status-sentence")).to_contain_text(": ")
    page.get_by_role("slider").fill("30")
    expect(page.locator(".count")).to_have_text(re.compile(r"^31 / "))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    page.wait_for_function("at => Number(document.querySelector('main.replay').dataset.at) === at", arg=last)
    expect(page.locator(".chart svg")).to_have_count(3)
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


def test_fate_is_proven_and_the_record_saved(opened: Opening, finished: str) -> None:
    page = opened(f"/replay/{finished}")
    page.locator("[data-verify]").click()
    expect(page.get_by_text(re.compile(r"All \d+ outcomes of chance follow"))).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export").click()
    assert saved.value.path().read_text().startswith('{"burghers": 1')


def test_a_new_game_goes_on_from_a_position(opened: Opening, finished: str) -> None:
    page = opened(f"/replay/{finished}?at=30")
    page.get_by_label("Seen by").select_option("2")
    page.locator("[data-fork]").click()
    page.wait_for_url("**/t/*")
    assert my_turn(page) != "over"
    expect(page.locator(".panel.me .sign")).to_have_text("▲")


def test_a_line_of_the_log_leads_to_its_position(opened: Opening, finished: str) -> None:
    page = opened(f"/t/{finished}")
    expect(page.locator(".end")).to_be_visible()
    page.locator(".log-lines a").last.click()
    expect(page).to_have_url(re.compile(r"/replay/\w+\?at=\d+"))
    expect(page.locator("main.replay")).to_be_visible()


@pytest.mark.parametrize(("game", "language"), list(zip(games.names(), LANGUAGES, strict=True)))
def test_the_page_tells_a_game_in_the_words_of_the_terminal(
    opened: Opening, server: Running, game: str, language: str
) -> None:
    name = played_by(server, game, ["random"] * 3)
    table = follow(games.load(game), read_record(server.get(f"/api/tables/{name}/record").text))
    voice = games.load(game).voice(language)
    page = opened(f"/replay/{name}", language=language)
    expect(page.locator("main.replay .log-lines li")).to_have_count(LINES)
    expected = [voice.note(told.note, list(table.names)) for told in table.told[-LINES:]]
    assert page.locator("main.replay .log-lines li").all_inner_texts() == expected[::-1]
