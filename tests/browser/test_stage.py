"""Nothing happens unseen, and a turn can be taken back until it is given away."""

import itertools
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from burghers import games
from burghers.kernel.note import EVERYONE, Note
from burghers.kernel.session import Told
from burghers.kernel.telling import lines
from tests.browser.conftest import Opening
from tests.browser.play import answer, my_turn, play_now
from tests.server.running import Running

SCENES = """() => performance.getEntriesByName('scene').map((mark) => ({
  ...mark.detail, start: mark.startTime,
}))"""
OPENED = """() => {
  const asked = document.querySelector('.status-sentence');
  window.opened = [];
  new MutationObserver(() => asked.dataset.q && window.opened.push([asked.dataset.q, performance.now()]))
    .observe(asked, { attributes: true, attributeFilter: ['data-q'] });
}"""
PAST = "() => [...document.querySelectorAll('[data-past] li')].map((line) => Number(line.dataset.at))"
LEFT = """([table, at]) => {
  localStorage.setItem('burghers.seen', JSON.stringify({ [table]: at }));
  localStorage.setItem('burghers.speed', JSON.stringify('step'));
}"""
PLAYING_OR_ASKED = """() => document.querySelector('[data-stage=playing]') ? 'playing'
  : document.querySelector('.status-sentence')?.dataset.q ? 'asked' : null"""
KIND = "document.querySelector('.status-sentence').dataset.question"
LAST_SEEN = 1  # the entry after which somebody went away
SLACK = 30  # milliseconds by which a browser's timer may be early
NAMES = ["Ann", "Bob", "Cleo", "Dora"]


def scenes(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(SCENES)
    return found


def until_bots_have_moved(page: Page) -> None:
    """Answer until somebody else has done something."""
    for _ in range(40):
        if any(scene["seat"] > 0 and scene["weight"] > 0 for scene in scenes(page)):
            return
        assert answer(page) != "over"
    raise AssertionError("no bot ever moved")


def course(page: Page, server: Running, game: str) -> tuple[str, str, list[Told]]:
    """The table a page is at, its key, and what it was told so far, as the server has it."""
    name = page.url.rsplit("/", 1)[1]
    token: str = page.evaluate("(name) => JSON.parse(localStorage['burghers.keys'])[name].token", name)
    notes = games.load(game).notes
    log = server.get(f"/api/tables/{name}/course", token).json()["notes"]
    return name, token, [Told(note["at"], Note(notes.parse(note["text"]), note["seat"], EVERYONE)) for note in log]


@pytest.mark.parametrize("game", games.bundled())
def test_every_action_of_a_bot_is_on_screen_for_the_time_set(opened: Opening, server: Running, game: str) -> None:
    page = opened("/", speed="quick")
    play_now(page, game)
    page.evaluate(OPENED)
    for _ in range(3):
        answer(page)
    until_bots_have_moved(page)
    my_turn(page)
    shown = scenes(page)
    for one, other in itertools.pairwise(shown):
        time = other["start"] - one["start"]
        assert time >= 500 * one["weight"] - SLACK, f"{one} was on for {time:.0f} ms"
    assert any(scene["notes"] for scene in shown)
    _, _, told = course(page, server, game)
    expect(page.locator(".log-lines li")).to_have_count(len(lines(told, games.load(game).voice("en"), NAMES)))
    # A question opens when the stage is empty, and never before.
    for _, at in page.evaluate("window.opened"):
        before = [scene for scene in shown if scene["start"] < at]
        if before:
            assert at - before[-1]["start"] >= 500 * before[-1]["weight"] - SLACK


def test_a_key_or_a_click_hurries_and_step_by_step_waits(opened: Opening) -> None:
    page = opened("/", speed="step")
    page.locator("[data-play=bruges]").click()
    while page.wait_for_function(PLAYING_OR_ASKED).json_value() == "asked":
        give(page)
    first = len(scenes(page))
    page.wait_for_timeout(1200)
    assert len(scenes(page)) == first, "step by step nothing goes on by itself"
    page.locator("[data-step]").click()
    assert len(scenes(page)) == first + 1
    page.keyboard.press(" ")
    assert len(scenes(page)) == first + 2
    page.locator("[data-since]").click()
    page.locator("[data-past] select").select_option("normal")
    page.locator("[data-hurry]").click()
    expect(page.locator("[data-stage=still]")).to_be_visible()
    my_turn(page)


def test_the_film_after_a_reload_shows_the_same_entries_as_the_log(opened: Opening, server: Running) -> None:
    page = opened("/")
    play_now(page, "bruges")
    until_bots_have_moved(page)
    my_turn(page)
    page.evaluate("localStorage.setItem('burghers.speed', JSON.stringify('quick'))")
    page.reload()
    my_turn(page)
    page.locator("[data-since]").click()
    listed = page.evaluate(PAST)
    name, token, log = course(page, server, "bruges")
    since = server.get(f"/api/tables/{name}/frame", token).json()["turn"]
    bruges = games.load("bruges")
    told = [one for one in log if one.at > since]
    assert listed == [line.at for line in lines(told, bruges.voice("en"), NAMES, short=True)]
    page.evaluate("performance.clearMarks()")
    page.locator("[data-again]").click()
    page.wait_for_selector("[data-stage=playing]")
    page.wait_for_selector("[data-stage=still]")
    shown = [note for scene in scenes(page) for note in scene["notes"]]
    assert shown == [bruges.notes.print(one.note.what) for one in told]


@pytest.mark.parametrize("far_back", [False, True])
def test_who_comes_back_is_shown_every_entry_that_was_missed(opened: Opening, server: Running, far_back: bool) -> None:
    page = opened("/")
    play_now(page, "bruges")
    until_bots_have_moved(page)
    my_turn(page)
    name, token, _ = course(page, server, "bruges")
    while (turn := server.get(f"/api/tables/{name}/frame", token).json()["turn"]) <= LAST_SEEN:
        assert answer(page) != "over"  # until more was missed than a frame shows: then the film of it is fetched
    _, _, log = course(page, server, "bruges")
    last = LAST_SEEN if far_back else turn
    page.evaluate(LEFT, [name, last])
    page.reload()
    page.wait_for_selector("[data-stage=playing]")
    while page.locator("[data-step]").count():
        page.locator("[data-step]").click()
    my_turn(page)
    shown = [note for scene in scenes(page) for note in scene["notes"]]
    assert shown == [games.load("bruges").notes.print(one.note.what) for one in log if one.at > last]


def test_a_misclick_against_bots_is_taken_back(opened: Opening) -> None:
    page = opened("/", grace=10)
    play_now(page, "vienna")

    def since() -> set[int]:
        """Who has done something since the question."""
        return {scene["seat"] for scene in scenes(page) if scene["at"] > before}

    for _ in range(12):
        question = my_turn(page)
        kind = page.evaluate(KIND)
        before = int(page.evaluate("document.querySelector('main.table').dataset.seq"))
        give(page)
        if page.locator("[data-grace]").count():
            expect(page.locator("[data-undo]")).to_be_visible()
            page.wait_for_timeout(700)
            assert since() <= {0, -1}, "bots wait while the ring is open"
            page.locator("[data-take-back]").click()
            expect(page.locator("[data-grace]")).to_have_count(0)
            my_turn(page)
            assert page.evaluate(KIND) == kind
            assert since() <= {0, -1}, "what was taken back is asked again before anybody else has moved"
            return
        if page.evaluate("document.querySelector('.status-sentence').dataset.q") == question:
            continue
    raise AssertionError("nothing ended a turn in a way that can be taken back")


def give(page: Page) -> None:
    """Click until an answer is given."""
    question = page.evaluate("document.querySelector('.status-sentence').dataset.q")
    for _ in range(8):
        if page.evaluate("document.querySelector('.status-sentence').dataset.q") != question:
            break
        target = page.locator("main .spot.lit, [data-choice]").first
        if target.count():
            target.click(force=True, no_wait_after=True)
        page.wait_for_timeout(120)
