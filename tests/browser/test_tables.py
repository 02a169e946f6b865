"""Tables: friends by link, spectators, reload and restart, undo, refusals that explain themselves."""

import re

import pytest
from playwright.sync_api import Page, expect

from burghers import games
from tests.browser.conftest import Complaints, Opening
from tests.browser.play import answer, listed, my_turn, no_sideways_scrolling, play_now
from tests.server.running import Running

LOOK = 900  # milliseconds for which somebody looks at an answer: a note comes after half a second
ASKED = ".status-sentence[data-q]:not([data-q=''])"


def lay(page: Page, rivals: list[str], *, public: bool = False, name: str = "Anna") -> str:
    """Make a table of Vienna for three by the form; its address."""
    page.get_by_label("Your name").fill(name)
    page.locator(".make").get_by_label("Players").select_option("3")
    for i, rival in enumerate(rivals):
        page.locator(f"[data-rival='{i}']").select_option(rival)
    if public:
        page.get_by_label("Public").check()
    page.locator("[data-make]").click()
    page.wait_for_url("**/t/*")
    return page.url


def test_two_browsers_at_one_table(opened: Opening) -> None:
    anna = opened("/game/vienna")
    lay(anna, ["", "novice"])
    link = anna.locator("[data-link=invitation]").input_value()
    ben = opened(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (anna, ben):
        page.wait_for_selector("main.table")
        names = page.locator(".panel .name").all_inner_texts()
        assert sorted(names)[:2] == ["Anna", "Ben"] and len(names) == 3
        expect(page.locator(".mine .name")).to_have_text("Anna" if page is anna else "Ben")
    for _ in range(6):
        turn = anna if anna.locator(ASKED).count() else ben
        if turn.locator(ASKED).count():
            before = turn.get_attribute(".status-sentence", "data-q")
            answer_once(turn)
            turn.wait_for_function("q => document.querySelector('.status-sentence').dataset.q !== q", arg=before)
        else:
            anna.wait_for_timeout(50)
    seq = max(int(page.get_attribute("main.table", "data-seq") or 0) for page in (anna, ben))
    for page in (anna, ben):
        page.wait_for_function("n => Number(document.querySelector('main.table').dataset.seq) >= n", arg=seq)
    anna.locator("summary").get_by_text("Chat", exact=True).click()
    anna.get_by_placeholder("Say something").fill("Good luck, <b>Ben</b>!")
    anna.keyboard.press("Enter")
    expect(ben.locator(".chat-lines")).to_contain_text("Good luck, <b>Ben</b>!")
    added = """async (id) => {
      const key = JSON.parse(localStorage.getItem('burghers.keys'))[id].token;
      return (await (await fetch(`/api/tables/${id}`, { headers: { 'burghers-seat': key } })).json()).added;
    }"""
    table = anna.url.rsplit("/", 1)[1].split("#")[0]
    assert anna.evaluate(added, table) == [0, 1], "both browsers have added to chance"


def answer_once(page: Page) -> None:
    """The first answer in the list, opened as far as needed; among people what ends the turn asks once."""
    question = page.get_attribute(".status-sentence", "data-q")
    for _ in range(6):
        if page.get_attribute(".status-sentence", "data-q") != question:
            return
        yes = page.locator("[data-confirm]")
        choice = yes if yes.count() else listed(page).first
        if choice.count():
            choice.click(force=True)
            page.wait_for_timeout(100)  # the answer is on its way, or asks once


def test_reload_and_restart_in_the_middle_of_a_turn(opened: Opening, server: Running, complaints: Complaints) -> None:
    complaints.forgiven = ("WebSocket connection", "ERR_CONNECTION")
    page = opened("/")
    play_now(page, "vienna")
    answer(page)
    question = my_turn(page)
    asked = page.locator(".status-sentence").inner_text()
    page.reload()
    assert my_turn(page) == question
    expect(page.locator(".status-sentence")).to_have_text(asked)
    server.kill()
    expect(page.locator(".status-sentence")).to_contain_text("connection is lost")
    server.start()
    expect(page.locator(".status-sentence")).to_have_text(asked)
    assert my_turn(page) == question
    assert answer(page) != question


def test_a_spectator_sees_the_table_and_touches_nothing(opened: Opening) -> None:
    anna = opened("/game/vienna")
    address = lay(anna, ["novice", "novice"], public=True)
    my_turn(anna)
    guest = opened("/")
    guest.locator(f"a[href='{address[address.index('/t/') :]}']").click()
    guest.wait_for_selector("main.table")
    expect(guest.locator(".status-sentence")).to_have_text(re.compile("Anna chooses a start card"))
    expect(guest.locator("[data-choice]")).to_have_count(0)
    expect(guest.locator(".spot.lit")).to_have_count(0)
    expect(guest.locator(".hand")).to_have_count(0)
    answer_once(anna)
    expect(guest.locator(".log-lines")).to_contain_text("Anna chose the start card")


BESIDE = """() => {
  const box = (node) => node.getBoundingClientRect();
  const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const note = box(document.querySelector('.refusal'));
  const kept = ['.status', '.hand', '.mine'].map((part) => shared(note, box(document.querySelector(part))));
  const at = box(document.querySelector('[data-pointed-at]'));
  const far = Math.max(at.left - note.right, note.left - at.right, at.top - note.bottom, note.top - at.bottom);
  const board = box(document.querySelector('.board'));
  return { covered: kept.reduce((a, b) => a + b), far, board: [board.x, board.y, board.width, board.height] };
}"""
POINT_AT_BARRED = """() => {  // where a barred space can be hit, carriages and dice apart
  for (const spot of document.querySelectorAll('.board .spot.barred')) {
    const box = (spot.querySelector('.frame') ?? spot).getBoundingClientRect();
    for (const [right, down] of [[0.5, 0.5], [0.2, 0.8], [0.8, 0.8], [0.5, 0.9]]) {
      const [x, y] = [box.left + box.width * right, box.top + box.height * down];
      if (spot.contains(document.elementFromPoint(x, y))) {
        spot.dataset.pointedAt = '';
        return [x, y];
      }
    }
  }
  return null;
}"""
NEAR = 40  # pixels between what was pointed at and why it is barred


def test_what_is_barred_says_why_beside_it_and_opens_the_rule(opened: Opening) -> None:
    page = opened("/")
    play_now(page, "vienna")
    answer_until_barred(page)
    board = page.locator(".board").bounding_box()
    assert board is not None
    page.mouse.click(*page.evaluate(POINT_AT_BARRED))
    expect(page.locator(".refusal[role=alert]")).to_be_visible()
    found = page.evaluate(BESIDE)
    assert found["covered"] == 0
    assert found["far"] < NEAR
    assert found["board"] == [board["x"], board["y"], board["width"], board["height"]]
    page.locator(".refusal .rule-link").click()
    expect(page.locator(".rule-box h2")).to_have_text(re.compile(r"VIE-\d"))
    page.get_by_role("link", name="Show it in the rule book").click()
    expect(page).to_have_url(re.compile(r"/rules/vienna#VIE-"))
    expect(page.locator(".marked")).to_be_visible()


def answer_until_barred(page: Page) -> None:
    """Play until something on the board is barred that can be hit."""
    for _ in range(24):
        if page.evaluate(POINT_AT_BARRED):
            return
        answer_once(page)
        my_turn(page)
    raise AssertionError("nothing was ever barred")


def test_confirm_asks_first_and_undo_takes_back(opened: Opening) -> None:
    page = opened("/")
    play_now(page, "vienna")
    step = page.locator("[data-choice^=up], [data-choice^=down]")
    for _ in range(12):
        listed(page)
        if step.count():
            break
        answer_once(page)
        my_turn(page)
    purse = page.locator(".mine .counters li").first
    coins = purse.inner_text()
    page.get_by_label("Confirm").check()
    step.first.click()
    if page.locator("[data-confirm]").count() == 0:
        page.keyboard.press("1")
    expect(page.locator(".proposal")).to_contain_text("pip")
    expect(page.locator(".yes .gains")).to_have_text(re.compile(r"^−\d coins?$"))
    page.keyboard.press("Escape")
    expect(page.locator(".proposal")).to_have_count(0)
    step.first.click()
    if page.locator("[data-confirm]").count() == 0:
        page.keyboard.press("1")
    page.locator("[data-confirm]").click()
    expect(purse).not_to_have_text(coins)
    page.locator("[data-undo]").click()
    expect(purse).to_have_text(coins)


@pytest.mark.parametrize("game", games.bundled())
def test_an_answer_says_what_it_brings_before_it_is_given(opened: Opening, game: str) -> None:
    page = opened("/")
    play_now(page, game)
    shown = page.locator(":is(.tip, .choice) .gains li")
    for _ in range(40):
        for choice in listed(page).all()[:3]:
            choice.hover(force=True)
            page.wait_for_timeout(LOOK)
            if shown.count():
                expect(shown.first).to_have_text(re.compile(r"^[+−]\d+ \S"))
                return
        answer_once(page)
        assert my_turn(page) != "over"
    raise AssertionError("no answer ever brought anything")


PINCH = """() => {
  const pane = document.querySelector('.board .pane');
  const box = pane.getBoundingClientRect();
  const at = (n, x) => new Touch({ identifier: n, target: pane, clientX: box.left + x, clientY: box.top + 100 });
  const fingers = (kind, one, other) => pane.dispatchEvent(
    new TouchEvent(kind, { touches: [at(1, one), at(2, other)], bubbles: true, cancelable: true }));
  fingers('touchstart', 150, 200);
  fingers('touchmove', 125, 225);
}"""


def test_two_fingers_and_keys_draw_the_board_nearer(opened: Opening) -> None:
    page = opened("/", phone=True)
    play_now(page, "vienna")
    pane = page.locator(".board .pane")
    wide = page.locator(".board svg").first.bounding_box()
    page.evaluate(PINCH)
    expect(pane).to_have_attribute("data-zoom", "2")
    nearer = page.locator(".board svg").first.bounding_box()
    assert wide and nearer and nearer["width"] == pytest.approx(2 * wide["width"], rel=0.01)
    no_sideways_scrolling(page)
    page.keyboard.press("+")
    expect(pane).to_have_attribute("data-zoom", "2.5")
    page.keyboard.press("0")
    expect(pane).to_have_attribute("data-zoom", "1")


def test_the_page_says_that_it_is_my_turn(opened: Opening) -> None:
    page = opened("/")
    play_now(page, "vienna")
    expect(page).to_have_title(re.compile(r"^● Vienna"))
    assert page.get_attribute("link[rel=icon]", "href") == "/assets/favicon-turn.svg"
    page.locator(".brand").click()
    expect(page.locator(".standing.asks .badge")).to_have_text("your turn")
    expect(page).to_have_title("Burghers")
