"""The guided round: every step is taken by clicking, and a step aside is told from a step ahead."""

import pytest
from playwright.sync_api import Page, expect

from burghers import games
from burghers.kernel.voice import LANGUAGES
from burghers.server.pages.lessons import Script, script_of, shown
from tests.browser.conftest import Opening


def lessons() -> list[tuple[str, Script]]:
    found = [(game, script_of(game)) for game in games.names()]
    return [(game, script) for game, script in found if script is not None]


@pytest.mark.parametrize(("game", "script"), lessons())
def test_the_script_is_played_by_the_engine_and_told_in_every_language(game: str, script: Script) -> None:
    kind = games.load(game)
    steps = sum(scripted.seat == 0 for scripted in script.move)
    for step in range(steps + 1):
        lesson = shown(kind, script, step)
        assert set(lesson.say) == set(LANGUAGES)
        if step < steps:
            assert lesson.frame.ask is not None
            assert lesson.expect in lesson.frame.ask.options


def take(page: Page, step: int) -> None:
    """Take the step that is expected, through the list of answers."""
    wanted = page.get_attribute(".status-sentence", "data-expect") or ""
    for _ in range(5):
        if page.get_attribute("main.learn", "data-step") != str(step):
            return
        exact = page.locator(f'[data-choice="{wanted}"]')
        if exact.count():
            exact.click()
            page.wait_for_function("n => document.querySelector('main.learn').dataset.step !== n", arg=str(step))
            return
        page.evaluate(OPEN_GROUP, wanted)
    raise AssertionError(f"{wanted} is not to be found")


OPEN_GROUP = """(wanted) => {
  const words = wanted.split(' ');
  const groups = [...document.querySelectorAll('.choice.group')];
  const fits = (id) => id.trim().split(' ').every((part) => words.includes(part.split('=').pop()));
  groups.find((group) => fits(group.dataset.choice)).click();
}"""


@pytest.mark.parametrize("game", [game for game, _ in lessons()])
def test_a_lesson_is_taken_to_its_end(opened: Opening, game: str) -> None:
    page = opened(f"/learn/{game}")
    page.wait_for_selector("main.learn")
    steps = sum(scripted.seat == 0 for name, script in lessons() if name == game for scripted in script.move)
    for step in range(steps):
        page.wait_for_selector(f"main.learn[data-step='{step}']")
        take(page, step)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_step_aside_is_told(opened: Opening) -> None:
    page = opened("/learn/vienna")
    page.wait_for_selector("main.learn")
    page.locator('[data-choice="start_card student"]').click()
    expect(page.locator(".lesson .refusal")).to_be_visible()
    expect(page.locator("main.learn")).to_have_attribute("data-step", "0")
