"""Hand and eye: no ring after a click, notes after a pause and off what is asked, panes and sheets of a phone."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from burghers import games
from tests.browser.conftest import PHONE, Opening
from tests.browser.play import answer, listed, my_turn, open_list_by_key, play_now

ON_ITS_SIDE: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}
PAUSE = 500  # milliseconds a pointer rests before anything explains itself
COVERED = """() => {
  const box = (node) => node.getBoundingClientRect();
  const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const note = document.querySelector('.tip');
  if (!note) return null;
  return ['.status', '.hand', '.mine'].filter((part) => shared(box(note), box(document.querySelector(part))) > 0);
}"""
RINGS = """() => {
  const [at, ring] = [document.activeElement, (node) => getComputedStyle(node).stroke];
  if (at === document.body) return 'none';
  const drawn = at.querySelector('.frame');  // a space draws its ring itself
  const rest = [...document.querySelectorAll('.spot.still .frame')].find((frame) => !at.contains(frame));
  return drawn && rest && ring(drawn) !== ring(rest) ? 'solid' : getComputedStyle(at).outlineStyle;
}"""
TOLD = """() => {  // how long after it was entered a piece explains itself
  const piece = document.querySelector('.board .spot');
  const begun = performance.now();
  piece.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  return new Promise((done) => {
    const look = () => document.querySelector('.tip') ? done(performance.now() - begun) : requestAnimationFrame(look);
    look();
  });
}"""
SMALL = """async () => {  // what is written smaller than 12 px on the screen, in the window as it is now
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const drawn = (node, size) => {
    const scale = node.ownerSVGElement ? node.getScreenCTM() : null;
    return scale ? size * Math.hypot(scale.b, scale.d) : size;
  };
  const small = () => {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const [text, node] = [texts.currentNode, texts.currentNode.parentElement];
      if (!/[\\p{L}\\p{N}]/u.test(text.textContent)) continue;  // the sign of a seat is no text
      if (!node.closest('.top, main') || node.closest('.aid, .spoken, .visually-hidden, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const size = drawn(node, parseFloat(getComputedStyle(node).fontSize));
      if (box.width > 2 && size < 11.95) found.push([text.textContent.trim(), node.getAttribute('class'), size]);
    }
    return found;
  };
  for (let i = 0; i < 40; i++) {  // a window that has just been turned is drawn anew
    await frame();
    await frame();
    if (!small().length) return [];
  }
  return small();
}"""
NAMELESS = """() => [...document.querySelectorAll('button, a, select, input, [role=button]')]
  .filter((node) => node.getClientRects().length)
  .filter((node) => !(node.textContent + (node.getAttribute('aria-label') ?? '') + (node.labels?.length ?? '')).trim())
  .map((node) => node.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", games.bundled())
def test_a_note_comes_after_a_pause_and_covers_nothing_that_is_needed(opened: Opening, game: str) -> None:
    page = opened("/")
    play_now(page, game)
    page.mouse.move(2, 2)  # where it clicked it may rest on something that explains itself
    expect(page.locator(".tip")).to_have_count(0)
    assert page.evaluate(TOLD) >= PAUSE
    board = page.locator(":is(.board, .others) .spot").all()[:32:8]
    own = page.locator(":is(.hand, .mine) :is(.spot, .counters li):visible").all()[:12:3]
    for spot in [*board, *own]:
        spot.hover(force=True)
        page.wait_for_timeout(PAUSE + 150)
        assert page.evaluate(COVERED) in (None, [])


def test_a_click_leaves_no_ring_and_a_key_does(opened: Opening) -> None:
    page = opened("/")
    play_now(page, "vienna")
    page.locator("[data-list]").click()
    page.keyboard.press("Escape")
    page.locator(".seat-head").first.click()
    page.locator(".seat-sheet button.icon").click()
    page.mouse.click(*centre(page, "[data-list]"))
    page.mouse.click(*centre(page, "[data-list]"))
    assert page.evaluate(RINGS) == "none"
    page.keyboard.press("Tab")
    assert page.evaluate(RINGS) == "solid"


def centre(page: Page, wanted: str) -> tuple[float, float]:
    box = page.locator(wanted).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_list_holds_every_answer_and_is_narrowed_by_typing(opened: Opening) -> None:
    page = opened("/")
    play_now(page, "bruges")
    open_list_by_key(page)
    answers = page.locator(".answer-sheet [data-choice]")
    before = answers.count()
    assert before > 1
    word = answers.last.inner_text().split()[-1]
    page.keyboard.type(word)
    expect(answers.first).to_contain_text(re.compile(word, re.IGNORECASE))
    assert 1 <= answers.count() <= before
    question = my_turn(page)
    page.keyboard.press("Enter")
    page.wait_for_function("q => document.querySelector('.status-sentence').dataset.q !== q", arg=question)


def test_the_list_says_what_an_answer_costs_and_brings(opened: Opening) -> None:
    page = opened("/")
    play_now(page, "vienna")
    expect(listed(page).first).to_contain_text(re.compile(r"Take the start card .+: \d coins, 1 \w+"))


def test_no_answer_has_dots_in_it_and_nothing_counts_impossibilities(opened: Opening) -> None:
    page = opened("/")
    play_now(page, "bruges")
    for _ in range(6):
        for text in listed(page).all_inner_texts():
            assert "…" not in text and "..." not in text
        assert not re.search(
            r"\(\d+\)", page.locator(".not-now h3").inner_text() if page.locator(".not-now h3").count() else ""
        )
        listed(page).first.click(force=True)
        my_turn(page)


@pytest.mark.parametrize("game", games.bundled())
def test_a_phone_has_its_panes_its_strip_and_its_labels(opened: Opening, game: str) -> None:
    page = opened("/", phone=True)
    play_now(page, game)
    for pane in ("side", "others", "mine", "board"):
        tab = {"side": "Log", "others": "Others", "mine": "Your place", "board": "Board"}[pane]
        page.get_by_role("tab", name=tab).click()
        expect(page.locator(f"[data-pane={pane}]")).to_be_in_viewport(ratio=0.9)
    page.locator("[data-seat-sign='1']").tap()
    expect(page.locator(".seat-sheet")).to_be_visible()
    page.locator(".seat-sheet button.icon").tap()
    expect(page.locator(".seat-sheet")).to_have_count(0)
    assert page.evaluate(SMALL) == []
    assert page.evaluate(NAMELESS) == []
    page.set_viewport_size(ON_ITS_SIDE)
    assert page.evaluate(SMALL) == []
    page.set_viewport_size(PHONE)
    if not page.locator(".hand .spot").count():  # Bruges begins without cards
        return
    held = centre(page, ".hand .spot")
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": held[0], "y": held[1]}]})
    expect(page.locator(".tip.large .tip-picture > *")).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".tip.large strong").tap()  # it stays until it is put away
    expect(page.locator(".tip")).to_have_count(0)


@pytest.mark.parametrize(("language", "you"), [("en", "You"), ("fr", "Vous"), ("de", "Du"), ("nl", "Je")])
def test_what_one_did_is_told_to_oneself(opened: Opening, language: str, you: str) -> None:
    page = opened("/", language=language)
    play_now(page, "vienna")
    answer(page)
    lines = page.locator(".log-lines li")
    expect(lines.filter(has_text=re.compile(rf"\b{you} "))).not_to_have_count(0)
    own = page.locator(".mine .name").inner_text()
    assert own and not lines.filter(has_text=re.compile(rf"^\W*{own} ")).count()
