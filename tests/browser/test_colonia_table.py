"""Colonia is played by pointing at the week: every choice at its day, with its amounts; what is sealed stays so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from burghers import games
from burghers.games.colonia.game import ColoniaGame
from burghers.games.colonia.rules.reliquaries import PutIn
from burghers.games.colonia.state import Colonia
from burghers.kernel.play import apply
from tests.browser.conftest import Opening
from tests.browser.posed import ME, Choices, Posed, positions
from tests.colonia.tables import ask, laid, own, relic
from tests.server.running import Running

GAME = ColoniaGame(games.find_printing("colonia"))
MOST = 6  # players
SEEDS = [0, 1, 4, 306, 327]  # in these every kind comes up but one
KINDS = {
    "good", "card", "vote", "mayor", "stall", "order", "load", "relic", "insure", "assign", "put-in", "home", "change",
    "draw",
}  # fmt: skip
PLACELESS = {"leave", "keep", "decline", "pass"}
PLACES = {
    "take": "good={0}", "card": "card card={0}", "yes": "yes", "no": "no", "stall": "stall stall={0}",
    "order": "order craftsman={0}", "load": "load berth={0} hold={1}", "buy": "relic={0}", "insure": "relic={0}",
    "enshrine": "relic={0}", "home": "home members={0}", "draw": "draw",
}  # fmt: skip
PRICED = {"stall": "members", "order": "members", "load": "members", "insure": "members"}


def way(answer: str) -> list[str]:
    """The spots one points at for an answer."""
    verb, *words = answer.split()
    if verb == "load_arms":
        return [f"load_arms berth={words[0]}", f"good={words[1]}"]
    if verb == "change":
        return [f"change coins={words[0]}", f"change currency={words[1]}", f"change currency_too={words[2]}"]
    return [PLACES[verb].format(*words)]


def one_of_each(options: list[str]) -> list[str]:
    """An answer for every verb."""
    return list({option.split()[0]: option for option in options}.values())


def figures(verb: str, gains: dict[str, int]) -> list[str]:
    """What it costs stands where one points."""
    return [f"−{-gains[PRICED[verb]]}"] if verb in PRICED else []


@pytest.fixture(scope="module")
def found() -> dict[str, Colonia]:
    states = positions(GAME, MOST, SEEDS)
    s = laid(MOST)
    own(s, 0, "london_reliquary", "london_skull")
    states["put-in"] = ask(s, PutIn(ME, relic("london_skull")))
    return states


@pytest.fixture
def posed(opened: Opening, server: Running) -> tuple[Page, Posed]:
    page, table = opened("/"), Posed(server, GAME, MOST)
    page.set_viewport_size({"width": 1366, "height": 768})
    table.open(page)
    return page, table


def test_every_kind_of_choice_is_pointed_at_with_its_amounts(
    posed: tuple[Page, Posed], found: dict[str, Colonia]
) -> None:
    page, table = posed
    assert set(found) == KINDS
    assert table.walk(page, found, Choices(one_of_each, way, PLACELESS, figures)) >= len(PRICED)


def test_the_day_that_asks_is_the_largest_and_a_phone_shows_it(
    posed: tuple[Page, Posed], found: dict[str, Colonia]
) -> None:
    page, table = posed
    days = {"stall": "wednesday", "order": "thursday", "load": "friday", "relic": "sunday", "vote": "tuesday"}
    for kind, day in days.items():
        table.pose(page, found[kind].clone())
        assert page.locator(".c-part.large").count() == 1
        expect(page.locator(f".c-part-{day}.large")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    for kind, day in days.items():
        table.pose(page, found[kind].clone())
        expect(page.locator(f".c-part-{day}")).to_be_in_viewport()
        assert page.locator(".c-part").count() == 1


def test_a_vote_is_of_no_day_but_todays(posed: tuple[Page, Posed], found: dict[str, Colonia]) -> None:
    """Votes are held from Wednesday to Saturday (COL-6.1); only the town hall lies in Tuesday's column."""
    page, table = posed
    table.pose(page, found["vote"].clone())
    expect(page.locator(".status-sentence")).to_contain_text("Yes or No")
    expect(page.locator(".status-sentence")).not_to_contain_text("day")


def test_one_sees_the_card_and_the_vote_one_has_sealed_and_nobody_elses(
    posed: tuple[Page, Posed], found: dict[str, Colonia]
) -> None:
    page, table = posed
    for kind, answer in (("card", "card"), ("vote", "yes")):
        state = found[kind].clone()
        others = [seat for seat in GAME.asked(state) if seat != ME]
        for seat in others[:-1]:
            apply(state, seat, GAME.question(state, seat).options[0])  # type: ignore[union-attr]
        question = GAME.question(state, ME)
        assert question is not None
        chosen = next(move for move in question.options if GAME.moves.print(move).startswith(answer))
        apply(state, ME, chosen)
        table.pose(page, state)
        sealed = page.locator(".hand .sealed")
        expect(sealed).to_have_count(1)
        expect(sealed).to_contain_text("sealed")
        if answer == "card":
            expect(sealed).to_contain_text(GAME.moves.print(chosen).split()[1])
        else:
            expect(sealed.locator(".c-yes")).to_be_visible()
        view = GAME.view(state, ME)
        assert sum(area.sealed for area in view.seats) == len(others)
        shown = page.locator(".board [data-piece^=sealed-] :is(.c-family:not(.down), .c-vote-card)")
        expect(shown).to_have_count(1)
        expect(page.locator(".board [data-piece^=sealed-]")).to_have_count(len(others))


OUTSIDE = """() => {
  const inside = (box) => box.width > 2 && box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1
    && box.bottom <= innerHeight + 1;
  const wanted = ['.others .panel', '.others .c-member', '.others .c-tiny', '.board .c-part', '.board .c-stall',
    '.board .c-workshop', '.board .c-hold', '.board .c-displayed', '.board .c-street', '.mine .c-held', '.hand .c-play',
    '.status'];
  return wanted.flatMap((name) => {
    const found = [...document.querySelectorAll(name)];
    const out = found.filter((one) => !inside(one.getBoundingClientRect()));
    return found.length ? (out.length ? [`${name}: ${out.length} outside`] : []) : [`${name}: none`];
  });
}"""


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1920, 1080), (1024, 768), (768, 1024)])
def test_everything_is_in_one_window(
    posed: tuple[Page, Posed], found: dict[str, Colonia], size: tuple[int, int]
) -> None:
    page, table = posed
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for kind in ("stall", "load", "relic"):
        table.pose(page, found[kind].clone())
        page.wait_for_timeout(100)
        assert page.evaluate(OUTSIDE) == [], kind
    assert page.locator(".others .panel").count() == MOST - 1
