"""Every piece, card and icon of a table explains itself: on hover, by keyboard, and on a long press."""

import re

import pytest
from playwright.sync_api import expect

from burghers import games
from tests.browser.conftest import Opening

LATE = {"bruges": 10, "colonia": 13, "venice": 13, "vienna": 4}  # steps of the lessons with much on the table
LOOK_AROUND = """async () => {
  const later = window.setTimeout.bind(window);
  window.setTimeout = (work, _, ...words) => later(work, 0, ...words);  // a note waits for a pointer that rests
  const rest = () => new Promise((done) => later(() => later(done)));
  const frame = () => new Promise((done) => requestAnimationFrame(() => later(done)));
  const pieces = document.querySelectorAll(
    'main.learn :is([data-piece], [role=img]:not(.v-space), .counters li, .chip, .card-face)');
  const silent = [], unreachable = [];
  let heard = 0;
  for (const piece of pieces) {
    const drawn = piece.getBoundingClientRect();
    if (drawn.width < 3 || drawn.height < 3) continue;
    const middle = document.elementFromPoint(drawn.left + drawn.width / 2, drawn.top + drawn.height / 2);
    if (!piece.contains(middle)) {
      piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      await frame();  // scrolling takes notes away
      await frame();
    }
    const box = piece.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const name = piece.dataset.piece ?? piece.getAttribute('aria-label') ?? piece.textContent;
    let told = null;
    let node = null;
    for (const from of [piece, hit]) {  // what lies over a piece may speak for it
      for (node = from; node && !told && node.tagName !== 'MAIN'; ) {
        node.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
        await rest();
        told = document.querySelector('.tip');
        if (!told) node = node.parentElement;
      }
      if (told) break;
    }
    if (!told?.textContent.trim()) { silent.push(name); continue; }
    heard += 1;
    const inAPlace = piece.closest('.bay');  // the place says who stands on it
    if (!inAPlace && !node.closest('[tabindex], button, a, summary')) unreachable.push(name);
    node.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    await rest();
  }
  return { heard, silent, unreachable };
}"""
HOLD = """async () => {
  const piece = document.querySelector('main.learn .hand .spot');
  piece.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
}"""
MANY = 30


@pytest.mark.parametrize("game", games.bundled())
def test_everything_on_the_table_explains_itself(opened: Opening, game: str) -> None:
    page = opened(f"/learn/{game}?step={LATE[game]}")
    page.wait_for_selector(f"main.learn[data-step='{LATE[game]}']")
    found = page.evaluate(LOOK_AROUND)
    assert found["silent"] == []
    assert found["unreachable"] == []
    assert found["heard"] > MANY


@pytest.mark.parametrize("game", games.bundled())
def test_a_long_press_explains_a_piece(opened: Opening, game: str) -> None:
    page = opened(f"/learn/{game}?step={LATE[game]}", phone=True)
    page.wait_for_selector(f"main.learn[data-step='{LATE[game]}'] .hand .spot")
    page.evaluate(HOLD)
    expect(page.locator(".tip")).to_have_text(re.compile(r"\w"))


UNMARKED = """() => {
  const signs = ['●', '■', '▲', '◆', '★', '✚'];
  const hues = ['blue', 'brown', 'yellow', 'red', 'purple'];
  const wrong = [];
  const main = document.querySelector('main.learn');
  const within = (node, wanted) => {
    for (let at = node; at && at !== main; at = at.parentElement) if (wanted(at)) return true;
    return false;
  };
  for (const node of main.querySelectorAll('svg [class*="seat-"], svg[class*="seat-"], .panel'))
    if (!within(node, (at) => signs.some((sign) => at.textContent.includes(sign)))) wrong.push(node.outerHTML);
  for (const hue of hues)
    for (const node of main.querySelectorAll(`.hue-${hue}`))
      if (!within(node, (at) => at.classList.contains(`hue-${hue}`) && at.querySelector('.b-mark')))
        wrong.push(node.outerHTML);
  for (const node of main.querySelectorAll('.c-resource, .c-good, .c-city, .c-coin'))
    if (!node.querySelector('.c-glyph')) wrong.push(node.outerHTML);
  for (const node of main.querySelectorAll('.v-card'))
    if (!node.querySelector('.v-role > *')) wrong.push(node.outerHTML);
  const coloured = '[class*="seat-"], [class*="hue-"], .c-resource, .c-good, .v-card';
  return { wrong: wrong.map((html) => html.slice(0, 200)), all: main.querySelectorAll(coloured).length };
}"""


@pytest.mark.parametrize("game", games.bundled())
def test_every_colour_on_the_table_comes_with_its_mark(opened: Opening, game: str) -> None:
    page = opened(f"/learn/{game}?step={LATE[game]}")
    page.wait_for_selector(f"main.learn[data-step='{LATE[game]}']")
    found = page.evaluate(UNMARKED)
    assert found["wrong"] == []
    assert found["all"] > MANY // 2
