"""Exercises solved on the board, the companion beside the log, statistics: at a desk and on a phone."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from burghers.bots.exercises.exercise import Exercise, shipped
from burghers.games import bundled
from tests.browser.bot_games import played_by
from tests.browser.conftest import Opening
from tests.browser.play import no_sideways_scrolling, play_now
from tests.browser.test_pages import findings
from tests.server.running import Running

SEEN = """(one) => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
}"""


def exercise_of(game: str) -> Exercise:
    """An exercise whose answers are one move each."""
    there = shipped(game)
    assert there is not None
    return next(one for one in there[1] if len(one.line) == 1)


def give(page: Page, move: str, phone: bool) -> None:
    """Answer from the list of all answers."""
    page.locator("[data-list]").click()
    page.locator(f'.answer-sheet [data-choice="{move}"]').click()
    if phone:
        page.locator("[data-confirm]").click()  # fingers are asked once


@pytest.mark.parametrize(("game", "phone"), [(game, number % 2 == 1) for number, game in enumerate(bundled())])
def test_an_exercise_is_solved_on_the_board(opened: Opening, game: str, phone: bool) -> None:
    one = exercise_of(game)
    page = opened(f"/exercises/{game}/{one.id}", phone=phone)
    main = page.locator("main.solving")
    expect(main).to_have_attribute("data-verdict", "open")
    expect(main.locator(".board svg").first).to_be_visible()
    no_sideways_scrolling(page)
    assert findings(page) == []
    assert main.locator(".status-sentence").evaluate(SEEN), "the question is not to be read"
    give(page, one.answers[1].move, phone)
    expect(main).to_have_attribute("data-verdict", "wrong")
    assert findings(page) == []
    expect(main.locator(".lesson")).to_contain_text("Not the best.")
    expect(main.locator(".lesson")).to_contain_text("chance to win")
    page.locator("[data-better]").click()
    expect(page.locator("[data-better]")).to_have_attribute("aria-label", "Back to my answer")
    page.locator("[data-again]").click()
    expect(main).to_have_attribute("data-verdict", "open")
    give(page, one.solution().move, phone)
    expect(main).to_have_attribute("data-verdict", "right")
    expect(main.locator(".lesson")).to_contain_text("Right!")
    page.locator("[data-on]").click()
    expect(main).to_have_attribute("data-verdict", "open")


def test_exercises_are_found_by_game_theme_and_level_and_there_is_one_for_today(opened: Opening) -> None:
    page = opened("/exercises", language="de", phone=True)
    daily = page.locator("[data-daily]")
    expect(daily).to_contain_text("Die Aufgabe des Tages")
    page.locator("select[name=game]").select_option("vienna")
    theme = page.locator("select[name=theme]")
    expect(theme).to_be_enabled()
    theme.select_option("dice")
    rows = page.locator(".exercise-list li")
    expect(rows.first).to_contain_text("Würfelkombination")
    assert all("Vienna" in text for text in rows.all_inner_texts())
    no_sideways_scrolling(page)
    assert findings(page) == []
    rows.first.locator("a").click()
    expect(page.locator("main.solving")).to_have_attribute("data-verdict", "open")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_companion_counts_beside_the_log(opened: Opening, phone: bool) -> None:
    page = opened("/", phone=phone)
    play_now(page, "bruges")
    if phone:
        page.get_by_role("tab", name="Log").click()
    page.locator(".companion summary").click()
    backs = page.locator("[data-chapter=backs]")
    expect(backs.locator("tbody tr")).to_have_count(5)
    expect(backs).to_contain_text("%")
    expect(page.locator("[data-chapter=hands]")).to_contain_text("cards in hand")
    no_sideways_scrolling(page)


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Running]:
    """A server on which nobody else plays: games are counted beside, those of other tests whenever it comes to them."""
    running = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path).start()
    yield running
    running.stop()


def test_statistics_tell_bots_and_people_apart(opened: Opening, fresh: Running) -> None:
    played_by(fresh, "venice", ["random", "random"])
    while fresh.get("/api/statistics/venice?who=bots").json()["games"] == 0:  # counted in a process of its own
        time.sleep(0.2)
    page = opened(f"{fresh.url}/statistics/venice")
    expect(page.locator("[data-games]")).to_be_visible()
    for who, games in (("bots", 1), ("people", 0)):
        page.locator("select[name=who]").select_option(who)
        expect(page.locator(f"[data-games='{games}']")).to_be_visible()
    assert findings(page) == []
