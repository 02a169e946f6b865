"""How a person plays: looks at what is asked, clicks what is lit, and waits until the table has moved on."""

from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, expect

MOST_CLICKS = 1500
MINE_OR_OVER = """() => {
  const table = document.querySelector('main.table');
  if (!table) return null;
  if (table.dataset.over === 'yes') return 'over';
  const asked = document.querySelector('.status-sentence')?.dataset.q;
  return asked ? asked : null;
}"""
MOVED_ON = """(q) => {
  const table = document.querySelector('main.table');
  return table.dataset.over === 'yes' || document.querySelector('.status-sentence')?.dataset.q !== q;
}"""
TARGET = """() => {
  const table = document.querySelector('main.table');
  if (table.dataset.over === 'yes') return ['over', 0, 0];
  if (!document.querySelector('.status-sentence').dataset.q) return null;
  const mixed = (found) => {
    const drawn = [...found].map((one) => [Math.random(), one]);
    return drawn.sort((a, b) => a[0] - b[0]).map(([, one]) => one);
  };
  const yes = document.querySelector('[data-confirm]');
  const lit = mixed(document.querySelectorAll('main .spot.lit'));
  const listed = mixed(document.querySelectorAll('[data-choice]'));
  const board = Math.random() < 0.8;
  const more = [...document.querySelectorAll('[data-more][aria-expanded=false], [data-list]')];
  for (const one of yes ? [yes] : board ? [...lit, ...listed, ...more] : [...listed, ...lit, ...more]) {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const box = one.getBoundingClientRect();
    for (const [right, down] of [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.1, 0.1], [0.9, 0.9]]) {
      const [x, y] = [box.left + box.width * right, box.top + box.height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && one.contains(hit)) return [one === yes ? 'yes' : one.matches('.spot') ? 'lit' : 'listed', x, y];
    }
  }
  return null;
}"""
STANDING = """() => {
  const texts = (wanted) => [...document.querySelectorAll(wanted)].map((one) => one.textContent.trim());
  return {
    ...document.querySelector('main.table')?.dataset,
    ...document.querySelector('.status-sentence')?.dataset,
    status: texts('.status'),
    refusal: texts('.refusal'),
    lit: [...document.querySelectorAll('main .spot.lit')].map((one) => one.dataset.spot).slice(0, 20),
    answers: texts('[data-choice]').slice(0, 20),
  };
}"""
STICKING_OUT = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .map((one) => `${one.tagName}.${one.getAttribute('class')}`).slice(0, 8)"""
MOST_POINTS = 120
ASKED = "document.querySelector('.status-sentence')?.dataset.q ?? ''"


def play_now(page: Page, game: str) -> None:
    """From the front page to a table against bots, in one click."""
    page.locator(f"[data-play={game}]").click()
    my_turn(page)


def my_turn(page: Page) -> str:
    """Wait until I am asked, and say which question; or until the game is over."""
    found: str = page.wait_for_function(MINE_OR_OVER).json_value()
    return found


def moved_on(page: Page, question: str) -> None:
    """Wait until a question is no longer open."""
    page.wait_for_function(MOVED_ON, arg=question)


def standing(page: Page) -> Any:
    """What the page shows, for whoever reads why a test failed."""
    return page.evaluate(STANDING)


def answer(page: Page, *, lit: bool = True, tap: bool = False) -> str:
    """Answer one question by clicking until the answer is sent; the next question, or ``over``."""
    question = my_turn(page)
    for _ in range(MOST_POINTS):
        if question == "over" or page.evaluate(ASKED) != question:
            break
        click_one(page, lit=lit, tap=tap)
        page.wait_for_timeout(0)
    return my_turn(page)


def click_one(page: Page, *, lit: bool, tap: bool) -> None:
    """One click: a yes where one is waited for, else something lit on the table, else an answer in the list."""
    yes = page.locator("[data-confirm]")
    spots = page.locator("main .spot.lit")
    target: Any
    if yes.count():
        target = yes.first
    elif lit and spots.count():
        target = spots.first
    else:
        target = listed(page).first
    if not target.count():
        return
    if tap:
        target.scroll_into_view_if_needed()
        target.dispatch_event("click")
    else:
        target.click(force=True, no_wait_after=True)


def listed(page: Page) -> Locator:
    """Every answer that is still meant, in the list behind its button."""
    closed = page.locator("[data-list][aria-expanded=false]:enabled")
    if closed.count():
        closed.click(no_wait_after=True)
    return page.locator(".answer-sheet [data-choice]")


def point(page: Page, *, tap: bool = False) -> str:
    """One click of a real mouse or finger: on what is lit where it can be hit, else in the list; what was hit."""
    what, x, y = page.wait_for_function(TARGET).json_value()
    if what == "over":
        return "over"
    if tap:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    return str(what)


def play_out(page: Page, *, tap: bool = False) -> Counter[str]:
    """Play to the end with a real mouse or finger."""
    clicks: Counter[str] = Counter()
    while clicks.total() < MOST_CLICKS:
        what = point(page, tap=tap)
        if what == "over":
            expect(page.locator(".end")).to_be_visible()
            return clicks
        clicks[what] += 1
    raise AssertionError(f"no end after {clicks}: {standing(page)}")


def open_list_by_key(page: Page) -> None:
    """Press the key until the list has the cursor: one that comes before the page listens, or meets the list of the
    last question, is lost."""
    for _ in range(MOST_POINTS):
        page.keyboard.press("/")
        page.wait_for_timeout(100)
        if page.locator(".answer-sheet input:focus").count():
            return
    raise AssertionError(f"the key opens no list: {standing(page)}")


def no_sideways_scrolling(page: Page) -> None:
    """Nothing is wider than the window; ``innerWidth`` would grow with whatever sticks out on a phone."""
    wide, window = page.evaluate(
        "(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.documentElement)"
    )
    assert wide <= window, page.evaluate(STICKING_OUT)
