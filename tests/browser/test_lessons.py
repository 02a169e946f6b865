"""The guided round: every step is taken by clicking what is recommended, and a step aside is told from a step ahead."""

import re

import pytest
from playwright.sync_api import Error, Page, ViewportSize, expect

from burghers import games
from burghers.kernel.voice import LANGUAGES
from burghers.server.pages.lessons import LessonPlayer, Script, script_of, shown
from tests.browser.conftest import Opening
from tests.browser.play import standing

RULE = re.compile(r"\b[A-Z]{3}-R?\d+(?:\.\d+)?\b")
MOST_TAPS = 12  # for one move
UNANSWERED = 30_000  # milliseconds after which a tap was lost, also on a busy machine
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
  if (table.dataset.going === 'yes') return null;  // done, and the next step is fetched
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
  const page = document.documentElement;  // innerWidth would grow with what sticks out on a phone
  return [text.scrollHeight - text.clientHeight, page.scrollWidth - page.clientWidth];
}"""
# What is wrong with the light: there is a frame, each lies in the window and on a thing that is spoken of, as large as
# what can be seen of it; the text lies over neither board nor frame; nothing else shows that it is open.
WRONG = """(look) => {
  const table = document.querySelector('main.learn');
  const box = (one) => one.getBoundingClientRect();
  const met = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const found = [];
  const rings = [...table.querySelectorAll('.spotlight > :is(.act, .look)')].map(box);
  const advised = [...table.querySelectorAll('.advised')];
  const areas = [...table.querySelectorAll('[data-area], [data-anchor]')];
  const things = (advised.length ? advised : areas).map(box).filter((thing) => thing.width > 0);
  if (look && !rings.length) found.push('no frame');
  const text = box(table.querySelector('.status'));
  for (const ring of rings) {
    const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
    if (ring.left < -1 || ring.top < -1 || ring.right > innerWidth + 1 || ring.bottom > innerHeight + 1)
      found.push('a frame sticks out of the window');
    const around = (thing) => thing.left - 12 <= ring.left && ring.right <= thing.right + 12
      && thing.top - 12 <= ring.top && ring.bottom <= thing.bottom + 12
      && thing.left <= x && x <= thing.right && thing.top <= y && y <= thing.bottom;
    if (!things.some(around)) found.push(`a frame at ${x}, ${y} is around nothing`);
    const own = advised.some((one) => one.closest('.status, .answer-sheet') && around(box(one)));
    if (!own && met({ left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }, text))
      found.push('the text lies over what is lit');
  }
  const board = box(table.querySelector('.board'));
  if (board.left < innerWidth && board.right > 0 && met(board, text)) found.push('the text lies over the board');
  const probe = table.appendChild(document.createElement('i'));
  const lights = ['--lit', '--lit-glow'].map((name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  for (const one of table.querySelectorAll('.spot.lit, .choice')) {
    if (one.matches('.advised, :has(.advised)') || one.closest('.advised') || !box(one).width) continue;
    for (const part of [one, ...one.querySelectorAll('*')]) {
      const { stroke, borderTopColor, borderTopStyle, boxShadow, outlineColor, outlineStyle } = getComputedStyle(part);
      const shown = [stroke, borderTopStyle === 'none' ? '' : borderTopColor, boxShadow,
        outlineStyle === 'none' ? '' : outlineColor];
      if (lights.some((light) => shown.some((colour) => colour.includes(light))))
        found.push(`also lit: ${one.dataset.spot ?? one.textContent}`);
    }
  }
  return [...new Set(found)];
}"""


def script_for(game: str) -> Script:
    script = script_of(game)
    assert script is not None, f"{game} has no lesson"
    return script


@pytest.mark.parametrize("game", games.bundled())
def test_the_script_is_played_by_the_engine(game: str) -> None:
    kind, script = games.load(game), script_for(game)
    for number, step in enumerate(script.step):
        lesson = shown(kind, script, number)
        assert lesson.expect == step.move
        if step.move:
            assert lesson.frame.ask is not None, f"step {number}: nobody asks"
            assert step.move in [*lesson.frame.ask.options, *lesson.frame.ask.lines], f"step {number}: {step.move}"
    assert shown(kind, script, len(script.step)).expect == ""


@pytest.mark.parametrize("game", games.bundled())
def test_a_lesson_goes_through_a_whole_round(game: str) -> None:
    kind, script = games.load(game), script_for(game)
    player = LessonPlayer(kind, script)
    player.prepare(script.step[0])
    begun = kind.rounds(player.table.state)
    player.take(script.step[0])
    for step in script.step[1:]:
        player.prepare(step)
        player.take(step)
    player.prepare(script.end)
    assert kind.rounds(player.table.state) > begun


@pytest.mark.parametrize("game", games.bundled())
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
        try:  # a tap is given once: whoever taps what beckons need not tap again
            page.wait_for_function(f"(before) => ({TAKEN})() !== before", arg=before, timeout=UNANSWERED)
        except Error:
            raise AssertionError(f"step {step}: the tap at {x:.0f}, {y:.0f} was lost: {standing(page)}") from None
    raise AssertionError(f"step {step} is not done after {MOST_TAPS} taps")


@pytest.mark.parametrize("game", games.bundled())
@pytest.mark.parametrize(("size", "language"), [("360", "en"), ("390", "de"), ("768", "fr"), ("1366", "nl")])
def test_a_lesson_is_taken_to_its_end(opened: Opening, game: str, size: str, language: str) -> None:
    touch = size != "1366"
    page = opened(f"/learn/{game}", phone=touch, language=language, viewport=SIZES[size])
    for number, step in enumerate(script_for(game).step):
        page.wait_for_selector(f"main.learn[data-step='{number}']")
        try:  # the window may still be turning to it
            page.wait_for_function(f"(look) => ({WRONG})(look).length === 0", arg=bool(step.look or step.move))
        except Error:
            raise AssertionError(f"step {number}: {page.evaluate(WRONG, bool(step.look or step.move))}") from None
        said, wide = page.evaluate(ROOM)
        assert said <= 1, f"step {number}: {said} px of the text are hidden"
        assert wide <= 0, f"step {number}: {wide} px too wide"
        take(page, number, touch=touch)
    expect(page.locator("[data-play-now]")).to_be_visible()
    said, wide = page.evaluate(ROOM)
    assert (said <= 1, wide <= 0) == (True, True), f"{said} px of the end are hidden, {wide} px too wide"


# Whether the focus is where one shall go on, elsewhere, or on something closed, where the tab key never stops.
FOCUSED = """() => {
  const here = document.activeElement;
  if (here.closest('.spot.barred, .spot.still')) return 'closed';
  return here.matches('[data-next], .advised') ? 'there' : 'elsewhere';
}"""
MOST_TABS = 120


@pytest.mark.parametrize("game", games.bundled())
def test_a_lesson_is_taken_by_keys_alone(opened: Opening, game: str) -> None:
    page = opened(f"/learn/{game}", viewport=SIZES["1366"])
    for number in range(len(script_for(game).step)):
        page.wait_for_selector(f"main.learn[data-step='{number}']")
        for _ in range(MOST_TAPS):
            page.evaluate(DRAWN)
            if page.wait_for_function(TARGET, arg=str(number)).json_value()[0] == "done":
                break
            for _ in range(MOST_TABS):
                if page.evaluate(FOCUSED) == "there":
                    break
                page.keyboard.press("Tab")
                stop = page.evaluate("document.activeElement.outerHTML")[:200]
                assert page.evaluate(FOCUSED) != "closed", f"step {number}: {stop}"
            before = page.evaluate(TAKEN)
            page.keyboard.press("Enter")
            page.wait_for_function(f"(before) => ({TAKEN})() !== before", arg=before, timeout=UNANSWERED)
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
