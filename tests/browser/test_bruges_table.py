"""Bruges is played by pointing at the table: every kind of choice at its place, with its amounts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from burghers import games
from burghers.games.bruges.game import BrugesGame
from burghers.games.bruges.moves import COLOUR_WORDS
from burghers.games.bruges.state import Bruges
from burghers.kernel.voice import LANGUAGES
from tests.browser.conftest import Opening
from tests.browser.posed import ME, Choices, Posed, positions
from tests.server.running import Running

GAME = BrugesGame(games.find_printing("bruges"))
MOST = 4  # players
SEEDS = [0, 2, 3, 4, 5, 7, 11, 12, 13, 16, 23, 50, 143, 149, 233, 341]  # in these every kind comes up
KINDS = {
    "draw", "draw-for-person", "climb", "turn", "after-card", "another", "again", "threats", "pay-worker", "dig",
    "plague", "fire", "lose-house", "lose-tile", "worker", "swap", "give", "lay-top", "lay", "recruit-another",
    "offer", "lend", "in-any-order",
}  # fmt: skip
PLACELESS = {"stop", "done", "enough", "trade", "again"}
COLOURS = {person.id: COLOUR_WORDS[person.colour] for person in GAME.box.persons}


ON_A_PERSON = ("use", "sell_card", "lay", "burn_under", "bury")
PLACES = {
    "draw": "stack={0}", "lend": "seat={0}", "worker": "taken {0}", "pay": "given {0}", "sell_worker": "given {0}",
    "give": "given {0}", "threat": "threat {0}", "suffer": "threat {0}", "dig": "arm {0}", "lose": "arm {0}",
    "burn": "house {0}", "climb": "climb", "stay": "stay",
}  # fmt: skip
WITH_A_CARD = {
    "workers": "taken {colour}", "guilders": "die {colour}", "remove": "threat {colour}", "canal": "arm {1}",
    "house": "house", "recruit": "house {1}",
}  # fmt: skip


def way(answer: str) -> list[str]:
    """The spots one points at for an answer."""
    verb, *words = answer.split()
    if verb in WITH_A_CARD:
        return [f"person={words[0]}", WITH_A_CARD[verb].format(*words, colour=COLOURS[words[0]])]
    if verb == "swap":
        return [f"given {words[0]}", f"taken {words[1]}"]
    if verb in ON_A_PERSON:
        return [f"person={words[0]}"]
    return [PLACES[verb].format(*words)]


def one_of_each(options: list[str]) -> list[str]:
    """An answer for every verb, and for every arm."""
    kept = {(option.split()[0], option.split()[-1] if option.startswith("canal") else ""): option for option in options}
    return list(kept.values())


def figures(verb: str, gains: dict[str, int]) -> list[str]:
    """Guilders and workers stand where one points."""
    told = verb in ("guilders", "workers", "canal", "recruit", "climb", "house")
    goods = [abs(n) for key, n in gains.items() if key == "guilders" or key.endswith("_workers")]
    return [str(n) for n in goods] if told else []


@pytest.fixture(scope="module")
def found() -> dict[str, Bruges]:
    return positions(GAME, MOST, SEEDS)


@pytest.fixture
def posed(opened: Opening, server: Running) -> tuple[Page, Posed]:
    page, table = opened("/"), Posed(server, GAME, MOST)
    page.set_viewport_size({"width": 1366, "height": 768})
    table.open(page)
    return page, table


def test_every_kind_of_choice_is_pointed_at_with_its_amounts(
    posed: tuple[Page, Posed], found: dict[str, Bruges]
) -> None:
    page, table = posed
    assert set(found) == KINDS
    assert table.walk(page, found, Choices(one_of_each, way, PLACELESS, figures)) > 5


SIZES = """() => [...document.querySelectorAll('.board .b-front')]
  .filter((front) => !front.closest('.b-ghost'))
  .map((front) => front.getBoundingClientRect())
  .map((box) => `${box.width.toFixed(1)} ${box.height.toFixed(1)}`)"""
OUTSIDE = """() => {
  const inside = (box) => box.width > 2 && box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1
    && box.bottom <= innerHeight + 1;
  const wanted = ['.others .b-small-house', '.others .b-small-gate', '.others .b-coin', '.board .b-house',
    '.board .b-arm', '.board .b-die', '.mine .b-goods .b-worker', '.mine .b-purse', '.hand .b-card', '.status'];
  return wanted.flatMap((name) => {
    const found = [...document.querySelectorAll(name)];
    const out = found.filter((one) => !inside(one.getBoundingClientRect()));
    return found.length ? (out.length ? [`${name}: ${out.length} outside`] : []) : [`${name}: none`];
  });
}"""


WINDOWS = [(1366, 768), (1440, 900), (1920, 1080), (1024, 768), (768, 1024)]
PHONE, LOW = (390, 844), [(360, 640), (844, 390)]
# On a card of the hand the words of every person, one after the other: those whose last line is cut off.
CUT = """(printed) => {
  const card = document.querySelector('.hand .b-card');
  const [name, does] = [card.querySelector('.b-card-head b'), card.querySelector('.b-card-effect')];
  const words = document.createRange();
  return printed.filter(([person, effect]) => {
    name.textContent = person;
    does.textContent = effect;
    words.selectNodeContents(does);
    return words.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom - 2;
  });
}"""


def test_everything_is_in_one_window_and_houses_have_one_size(
    posed: tuple[Page, Posed], found: dict[str, Bruges]
) -> None:
    page, table = posed
    crowded = max(found.values(), key=lambda state: sum(len(area.houses) > 1 for area in GAME.view(state, ME).seats))
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        table.pose(page, crowded.clone())
        page.wait_for_function(f"() => ({OUTSIDE})().length === 0")
        sizes = page.evaluate(SIZES)
        assert len(sizes) > 1
        assert len(set(sizes)) == 1


def test_the_words_of_every_person_fit_its_card(posed: tuple[Page, Posed], found: dict[str, Bruges]) -> None:
    """In all languages, in the smallest windows: five lines of effect have lost their last one before."""
    page, table = posed
    table.pose(page, found["turn"].clone())
    printed = []
    for language in LANGUAGES:
        texts = GAME.texts(language)
        printed += [[texts[f"person.{one}"], texts[f"effect_of.{one}"]] for one in COLOURS]
    for width, height in [WINDOWS[-1], PHONE, *LOW]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(wide) => document.querySelector('main.table').clientWidth === wide", arg=width)
        cut = page.evaluate(CUT, printed)
        moved = page.locator(".hand .b-card-effect").first.evaluate("(one) => getComputedStyle(one).overflowY")
        assert moved == ("auto" if (width, height) in LOW else "hidden")  # in a low dock the finger moves it
        assert cut == [] or (width, height) in LOW, f"at {width}x{height}: {len(cut)}, {cut[:3]}"
