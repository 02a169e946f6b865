"""The guided round: every step is taken by clicking what is recommended, and a step aside is told from a step ahead."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, ViewportSize, expect

from burghers import games
from burghers.kernel.voice import LANGUAGES
from burghers.server.pages.lessons import Lectern, Script, script_of, shown
from tests.browser.conftest import Opening

RULE = re.compile(r"\b[A-Z]{3}-R?\d+(?:\.\d+)?\b")
MOST_TAPS = 12  # for one move
UNANSWERED = 3000  # milliseconds after which a tap was lost
SIZES: dict[str, ViewportSize] = {
    "360": {"width": 360, "height": 740},
    "390": {"width": 390, "height": 844},
    "768": {"width": 768, "height": 1024},
    "1366": {"width": 1366, "height": 768},
}
# Where a finger can hit what beckons: nothing may lie over it, and it must be in the window.
TARGET = """(step) => {
  const table = document.querySelector('main.learn');
  if (table.dataset.step !== step) return ['done', 0, 0];
  const near = (one) => one.closest('.answer-sheet') ? 0 : one.closest('.status') ? 1 : one.closest('.hand') ? 2 : 3;
  const found = [...table.querySelectorAll('[data-next], .advised')].sort((a, b) => near(a) - near(b));
  for (const one of found) {
    const box = one.getBoundingClientRect();
    for (const right of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && (one.contains(hit) || hit.contains(one) && hit.matches('.spot'))) return ['tap', x, y];
      }
  }
  return null;
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What a tap has changed: the step, what is picked, where a tile is held, a list that has opened.
TAKEN = """() => JSON.stringify([
  document.querySelector('main.learn').dataset.step,
  [...document.querySelectorAll('main.learn .spot.picked')].map((one) => one.dataset.spot),
  [...document.querySelectorAll('.v-ghost')].map((one) => one.dataset.ghost),
  document.querySelectorAll('.answer-sheet [data-choice], [data-confirm]').length,
])"""
# Pixels of the text that are hidden, and pixels the page is too wide.
ROOM = """() => {
  const text = document.querySelector('.lesson');
  return [text.scrollHeight - text.clientHeight, document.documentElement.scrollWidth - innerWidth];
}"""
# There is a frame, and every one lies in the window and around something that is spoken of.
FRAMES = """() => {
  const areas = [...document.querySelectorAll('main.learn [data-area], main.learn [data-anchor], main.learn .advised')];
  const rings = [...document.querySelectorAll('.spotlight > :is(.act, .look)')];
  return rings.length > 0 && rings.every((ring) => {
    const box = ring.getBoundingClientRect();
    const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    return inside && areas.some((area) => {
      const around = area.getBoundingClientRect();
      return around.left < box.right && around.right > box.left && around.top < box.bottom && around.bottom > box.top;
    });
  });
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
            assert step.move in [*lesson.frame.ask.options, *lesson.frame.ask.lines], f"step {number}: {step.move}"
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


def take(page: Page, step: int, *, touch: bool = True) -> None:
    """Do what is recommended with a real finger or mouse: read on, or point at what beckons where it can be hit."""
    for _ in range(MOST_TAPS):
        page.evaluate(DRAWN)
        what, x, y = page.wait_for_function(TARGET, arg=str(step)).json_value()
        if what == "done":
            return
        before = page.evaluate(TAKEN)
        if touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
        with suppress(Error):  # a tap that came while something moved is given again, as a person would
            page.wait_for_function(f"(before) => ({TAKEN})() !== before", arg=before, timeout=UNANSWERED)
    raise AssertionError(f"step {step} is not done after {MOST_TAPS} taps")


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize(("size", "language"), [("360", "en"), ("390", "de"), ("768", "fr"), ("1366", "nl")])
def test_a_lesson_is_taken_to_its_end(opened: Opening, game: str, size: str, language: str) -> None:
    touch = size != "1366"
    page = opened(f"/learn/{game}", phone=touch, language=language, viewport=SIZES[size])
    for number, step in enumerate(script_for(game).step):
        page.wait_for_selector(f"main.learn[data-step='{number}']")
        if step.look or step.move:
            page.wait_for_function(FRAMES)
        said, wide = page.evaluate(ROOM)
        assert said <= 1, f"step {number}: {said} px of the text are hidden"
        assert wide <= 0, f"step {number}: {wide} px too wide"
        take(page, number, touch=touch)
    expect(page.locator("[data-play-now]")).to_be_visible()


def test_a_step_aside_is_told(opened: Opening) -> None:
    page = opened("/learn/vienna")
    page.wait_for_selector("main.learn")
    page.keyboard.press("/")
    page.locator('[data-choice="start_card student"]').click()
    expect(page.locator(".status .strayed")).to_be_visible()
    expect(page.locator("main.learn")).to_have_attribute("data-step", "0")


def test_a_die_that_leads_astray_beckons_to_be_put_back(opened: Opening) -> None:
    script = script_for("vienna")
    step = next(i for i, one in enumerate(script.step) if one.move.startswith("place"))
    page = opened(f"/learn/vienna?step={step}")
    page.wait_for_selector(f"main.learn[data-step='{step}'] .die-spot.advised")
    astray = page.locator(".die-spot.lit:not(.advised)").first
    number = astray.evaluate("(die) => [...document.querySelectorAll('.die-spot')].indexOf(die)")
    die = page.locator(".die-spot").nth(number)
    die.click()
    expect(die).to_have_class(re.compile(r"picked.*advised"))
    take(page, step, touch=False)
    page.wait_for_selector(f"main.learn[data-step='{step + 1}']")


def test_a_tile_is_chosen_on_its_picture_turned_and_dropped(opened: Opening) -> None:
    page = opened("/learn/venice?step=13")
    page.wait_for_selector("main.learn[data-step='13']")
    tile = page.locator(".mine [data-piece='reserve-0-t20-0']").bounding_box()
    assert tile is not None
    page.mouse.click(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    corner = page.locator("[data-area='e6']").bounding_box()
    assert corner is not None
    page.mouse.move(corner["x"] + corner["width"], corner["y"] + corner["height"])
    ghost = page.locator(".v-ghost")
    expect(ghost).to_have_attribute("data-cells", re.compile("e6"))
    for _ in range(4):
        if ghost.get_attribute("data-ghost") == "tile t20; site e6; turn 2":
            break
        page.keyboard.press("r")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector("main.learn[data-step='14']")
