"""How a person plays: looks at what is asked, clicks what is lit, and waits until the table has moved on."""

from typing import Any

from playwright.sync_api import Page, expect

MOST_CLICKS = 6000
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
CLICK_ON = """async (most) => {
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  const any = (found) => found[Math.floor(Math.random() * found.length)];
  for (let clicks = 0; clicks < most; ) {
    const table = document.querySelector('main.table');
    if (table.dataset.over === 'yes') return clicks;
    if (!document.querySelector('.status-sentence').dataset.q) { await rest(10); continue; }
    const yes = document.querySelector('[data-confirm]');
    const lit = [...document.querySelectorAll('main .spot.lit')];
    const listed = [...document.querySelectorAll('[data-choice]')];
    const target = yes ?? any(lit.length && Math.random() < 0.7 ? lit : listed) ?? any(lit);
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    clicks += 1;
    await rest(0);
  }
  throw new Error(`no end after ${most} clicks`);
}"""
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


def answer(page: Page, *, lit: bool = True, tap: bool = False) -> str:
    """Answer one question by clicking until the answer is sent; the next question, or ``over``."""
    question = my_turn(page)
    for _ in range(8):
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
        target = page.locator("[data-choice]").first
    if not target.count():
        return
    if tap:
        target.scroll_into_view_if_needed()
        target.dispatch_event("click")
    else:
        target.click(force=True, no_wait_after=True)


def play_out(page: Page) -> int:
    """Play to the end by clicking inside the page, as fast as it lights up; how many clicks it took."""
    clicks: int = page.evaluate(CLICK_ON, MOST_CLICKS)
    expect(page.locator(".end")).to_be_visible()
    return clicks


def no_sideways_scrolling(page: Page) -> None:
    """Nothing is wider than the window."""
    wide, window = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= window
