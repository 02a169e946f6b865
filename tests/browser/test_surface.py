"""One surface that fits the window: in whole games by mouse the board never moves, and nothing is out of sight."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from burghers import games
from tests.browser.conftest import Opening
from tests.browser.play import ASKED, MOST_POINTS, moved_on, my_turn, point, standing
from tests.server.running import Running

HOME: ViewportSize = {"width": 1366, "height": 768}
OTHERS: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
    {"width": 1024, "height": 768},
    {"width": 768, "height": 1024},
    {"width": 390, "height": 844},
    {"width": 360, "height": 640},
    {"width": 844, "height": 390},
]
SAMPLED = (1, 3)  # how often a kind of question has been asked when it is looked at in every window
MOST = 600  # questions in a game: several times as many as the longest of random ones had

# What a person sees of the table: the board's box, and what of the necessary is out of sight.
LOOK = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame();
  const box = (node) => { const at = node.getBoundingClientRect(); return [at.x, at.y, at.width, at.height]; };
  const all = (wanted) => [...document.querySelectorAll(wanted)];
  const inside = (node) => {
    const at = node.getBoundingClientRect();
    return at.width > 0 && at.height > 0 && at.left >= -1 && at.top >= -1
      && at.right <= innerWidth + 1 && at.bottom <= innerHeight + 1;
  };
  const places = [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.1, 0.1], [0.9, 0.9]];
  const met = (node) => {
    const at = node.getBoundingClientRect();
    return places.some(([right, down]) => {
      const hit = document.elementFromPoint(at.left + at.width * right, at.top + at.height * down);
      return hit && (node.contains(hit) || hit.contains(node));
    });
  };
  const lit = () => all('main .spot.lit, [data-choice], [data-more], [data-confirm]');
  for (let i = 0; i < 60 && !lit().some(met); i++) await frame();  // what is asked comes into view by itself, soon
  const targets = lit();
  const goods = all('.goods, .mine .panel').filter((node) => node.getBoundingClientRect().height > 0);
  const hand = all('.hand');
  const missing = [];
  const line = document.querySelector('.status').getBoundingClientRect();
  const within = (node) => {
    const at = node.getBoundingClientRect();
    return at.top >= line.top - 1 && at.bottom <= line.bottom + 1;
  };
  const question = document.querySelector('.status-sentence');
  if (!inside(question) || !within(question)) missing.push('question');
  const words = document.createRange();
  words.selectNodeContents(question);
  const cut = words.getBoundingClientRect().bottom - question.getBoundingClientRect().bottom;
  if (cut > 3) missing.push('the end of the question');
  if (!all('.status :is(.choice, [data-confirm])').every(within)) missing.push('a button of the line');
  if (!targets.some(met)) missing.push('target');
  if (!goods.some((node) => inside(node) && met(node))) missing.push('goods');
  if (!hand.every((node) => inside(node))) missing.push('hand');
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > page.clientWidth) missing.push('the page scrolls');
  const [x, ...rest] = box(document.querySelector('.board'));
  const swiped = document.querySelector('.panes').scrollLeft;  // on a phone another part may be in sight
  return { board: [x + swiped, ...rest], line: box(document.querySelector('.status')), missing };
}"""
KIND = "document.querySelector('.status-sentence').dataset.question"


def seated(page: Page, server: Running, game: str) -> None:
    """Sit down with as many bots as the game takes."""
    seats = max(games.load(game).seats)
    wish = {"game": game, "seats": seats, "name": "Anna", "play": True, "bots": ["random"] * (seats - 1)}
    made = server.post("/api/tables", wish).json()
    key = {"token": made["token"], "seat": made["seat"], "game": game, "at": 1}
    page.evaluate(
        "([id, key]) => localStorage.setItem('burghers.keys', JSON.stringify({ [id]: key }))",
        [made["table"]["id"], key],
    )
    page.goto(f"/t/{made['table']['id']}")


def questions(page: Page, clicks: Counter[str]) -> Iterator[str]:
    """Play to the end with a real mouse, stopping once at every question with its kind."""
    answered: set[str] = set()
    while (question := my_turn(page)) != "over":
        assert question not in answered, f"asked again: {standing(page)}"
        answered.add(question)
        assert len(answered) < MOST, f"no end: {standing(page)}"
        yield page.evaluate(KIND)
        for _ in range(MOST_POINTS):
            clicks[point(page)] += 1
            if page.evaluate(ASKED) != question:
                break
        else:
            raise AssertionError(f"nothing that is lit leads to an answer: {standing(page)}")
        moved_on(page, question)


@pytest.mark.parametrize("game", games.bundled())
def test_the_board_never_moves_and_what_is_needed_is_in_sight(opened: Opening, server: Running, game: str) -> None:
    page = opened("/settings")
    page.set_viewport_size(HOME)
    seated(page, server, game)
    seen: dict[str, int] = {}
    lies: dict[tuple[int, int], Any] = {}

    def look(size: ViewportSize, kind: str) -> None:
        found = page.evaluate(LOOK)
        window = (size["width"], size["height"])
        assert found["missing"] == [], f"{kind} at {window}: {found['missing']}"
        assert lies.setdefault(window, (found["board"], found["line"])) == (found["board"], found["line"]), kind

    clicks: Counter[str] = Counter()
    for kind in questions(page, clicks):
        look(HOME, kind)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] in SAMPLED:
            for size in OTHERS:
                page.set_viewport_size(size)
                look(size, kind)
            page.set_viewport_size(HOME)
    assert len(seen) >= 3
    assert len(lies) == 1 + len(OTHERS)
    assert clicks["lit"] > clicks["listed"]
    expect(page.locator(".result li")).not_to_have_count(0)
    expect(page.locator(".status-sentence")).to_contain_text("won")


# Pixels of the round's line that are cut, and whether a word of it is broken.
ROUND = """() => {
  const line = document.querySelector('.pane-tabs .heading');
  const text = line.firstChild;
  const broken = [...text.data.matchAll(/\\p{L}+/gu)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? word : '';
  });
  return [line.scrollHeight - line.clientHeight, line.scrollWidth - line.clientWidth, broken.filter(Boolean)];
}"""


@pytest.mark.parametrize("language", ["en", "fr", "de", "nl"])
@pytest.mark.parametrize("game", games.bundled())
def test_a_narrow_phone_shows_the_round_whole(opened: Opening, server: Running, game: str, language: str) -> None:
    page = opened("/settings", phone=True, language=language, viewport={"width": 360, "height": 640})
    seated(page, server, game)
    my_turn(page)
    low, wide, broken = page.evaluate(ROUND)
    assert (low <= 1, wide <= 1, broken) == (True, True, []), page.locator(".pane-tabs .heading").inner_text()
