"""The moments of each game, step by step: what turns over, bursts, sails or is scored is shown as the log tells it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from burghers import games
from burghers.kernel.game import OPEN
from burghers.kernel.record import Record
from tests.browser.bot_games import played
from tests.browser.conftest import Opening
from tests.browser.posed import Posed
from tests.server.running import Running

SEED = 1811
MOST_GAMES = 6
BEFORE = 3  # entries that lead to a moment
# What lies over the table for a moment is gone when one asks for it: each is written down when it is laid there.
WATCH = """() => {
  window.marks = [];
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
    if (!(node instanceof HTMLElement) || !/^stage-(ring|gain)/.test(node.className)) return;
    const at = node.getBoundingClientRect();
    setTimeout(() => window.marks.push([node.className, at.left, at.top, at.width, at.height, node.textContent]));
  }))).observe(document.body, { childList: true });
}"""
SCENE = """() => {
  const mark = performance.getEntriesByName('scene').at(-1);
  return document.querySelector('[data-stage=playing]') && mark ? mark.detail : null;
}"""
SHOWN = "() => performance.getEntriesByName('scene').length"
ORDER = "(cards) => cards.map((card) => card.style.getPropertyValue('--order'))"


@dataclass(frozen=True)
class Said:
    """A note taken apart."""

    verb: str
    words: list[str]


def said(text: str) -> Said:
    verb, *words = text.split()
    return Said(verb, words)


@dataclass(frozen=True)
class Moment:
    """A table that stands before it, and the entries with it."""

    table: Posed
    record: Record
    at: int


@pytest.fixture
def before(opened: Opening, server: Running) -> Callable[..., tuple[Page, Moment]]:
    """Come to a table of bots just before the first note of some kind, shown step by step."""

    def come(game: str, *verbs: str, wanted: Callable[[list[str]], bool] = lambda told: True) -> tuple[Page, Moment]:
        seats = max(games.load(game).seats)
        for index in range(MOST_GAMES):
            session = played(game, ["greedy"] * seats, SEED, index)
            entries: dict[int, list[str]] = {}
            for told in session.notes(OPEN, 0):
                entries.setdefault(told.at, []).append(session.game.notes.print(told.note.what))
            for at, texts in entries.items():
                if at > BEFORE and {said(text).verb for text in texts} & set(verbs) and wanted(texts):
                    page = opened("/", speed="step", viewport={"width": 1366, "height": 768})
                    table = Posed(server, games.load(game), seats)
                    table.follow(session.record, at - BEFORE)
                    table.open(page)
                    page.wait_for_function("(at) => document.querySelector('main.table').dataset.seq === at",
                                           arg=str(at - BEFORE))  # fmt: skip
                    page.evaluate(WATCH)
                    return page, Moment(table, session.record, at)
        raise AssertionError(f"no {verbs} in {MOST_GAMES} games of {game}")

    return come


def steps(page: Page, moment: Moment) -> Iterator[list[Said]]:
    """What each beat tells, while it is on; every entry up to the moment is played."""
    moment.table.go_on(moment.record, moment.at + 1)
    page.wait_for_selector("[data-stage=playing]")
    while (scene := page.evaluate(SCENE)) is not None:
        yield [said(text) for text in scene["notes"]]
        shown = page.evaluate(SHOWN)
        page.locator("[data-step]").click()
        page.wait_for_function(
            f"(shown) => ({SHOWN})() > shown || !document.querySelector('[data-stage=playing]')", arg=shown
        )


def of(told: list[Said], *verbs: str) -> list[Said]:
    return [one for one in told if one.verb in verbs]


def texts(page: Page, wanted: str) -> list[str]:
    return [" ".join(text.split()) for text in page.locator(wanted).all_text_contents()]


def names(moment: Moment) -> list[str]:
    return [seat["name"] for seat in moment.table.info["seats"]]


Before = Callable[..., tuple[Page, Moment]]


def test_in_cologne_all_cards_turn_over_together(before: Before) -> None:
    page, moment = before("colonia", "played")
    seen = 0
    for told in steps(page, moment):
        cards = of(told, "played")
        expect(page.locator(".scene-cards")).to_have_count(1 if cards else 0)
        if cards:
            seen += 1
            figures = page.locator(".scene-cards figure")
            expect(figures).to_have_count(len(names(moment)))
            assert [card.words[0] for card in cards] == texts(page, ".scene-cards .scene-face")
            assert figures.locator(".scene-card").evaluate_all(ORDER) == ["0"] * len(cards)
            assert len(texts(page, ".scene-cards .scene-whose")) == len(cards)
    assert seen == 1, "the cards have one beat, and all are in it"


def test_in_cologne_votes_turn_over_together_and_are_summed(before: Before) -> None:
    page, moment = before("colonia", "adopted", "rejected", wanted=lambda told: any("said_no" in one for one in told))
    votes = verdicts = 0
    for told in steps(page, moment):
        if cast := of(told, "said_yes", "said_no"):
            votes += 1
            assert texts(page, ".scene-votes figure > b") == [one.words[0] for one in cast]
            sums = [sum(int(one.words[0]) for one in of(cast, verb)) for verb in ("said_yes", "said_no")]
            assert texts(page, ".scene-balance > b") == [str(one) for one in sums]
        for verdict in of(told, "adopted", "rejected"):
            verdicts += 1
            expect(page.locator(f".scene-stamp.c-{'yes' if verdict.verb == 'adopted' else 'no'}")).to_be_visible()
            decree = moment.table.session.game.texts("en")[f"decree.{verdict.words[0]}"]
            assert texts(page, ".scene-verdict strong") == [decree]
    assert (votes, verdicts) == (1, 1)


def test_in_cologne_a_ship_sails_and_pays_on_the_quay(before: Before) -> None:
    page, moment = before("colonia", "sailed", wanted=lambda told: any(one.startswith("earned") for one in told))
    paid = 0
    for told in steps(page, moment):
        if of(told, "sailed"):
            expect(page.locator(".scene-sailing .scene-ship")).to_be_visible()
            earned = of(told, "earned")
            assert texts(page, ".scene-sailing li b") == [f"+{one.words[1]}" for one in earned]
            paid += len(earned)
    assert paid, "whoever has loaded the ship is paid in its beat"


def test_in_venice_roles_turn_over_one_by_one(before: Before) -> None:
    page, moment = before("venice", "revealed")
    seen = 0
    for told in steps(page, moment):
        if cards := of(told, "revealed"):
            seen += 1
            roles = [moment.table.session.game.texts("en")[f"card.{one.words[0]}"] for one in cards]
            faces = texts(page, ".scene-cards .scene-face")
            assert len(roles) == len(faces) == len(names(moment))
            assert all(role.split()[0] in face for role, face in zip(roles, faces, strict=True)), (roles, faces)
            order = page.locator(".scene-cards .scene-card").evaluate_all(ORDER)
            assert order == [str(place) for place in range(len(cards))]
    assert seen == 1


def test_in_bruges_the_dice_settle_together(before: Before) -> None:
    page, moment = before("bruges", "rolled")
    rolls = 0
    for told in steps(page, moment):
        if dice := of(told, "rolled"):
            rolls += 1
            assert len(dice) == 5, "five dice are one throw"
            assert "rolled" in (page.locator("main.table").get_attribute("data-moment") or "").split()
            strip = page.locator(".stage-words").inner_text()
            assert all(" ".join(one.words) in strip for one in dice), strip
    assert rolls == 1


def test_in_bruges_the_third_marker_bursts(before: Before) -> None:
    page, moment = before("bruges", "disaster")
    bursts = 0
    for told in steps(page, moment):
        for blow in of(told, "disaster"):
            bursts += 1
            expect(page.locator(f".scene-burst .scene-blow.hue-{blow.words[0]} .scene-shard")).to_have_count(3)
            name = moment.table.session.game.texts("en")[f"disaster.{blow.words[0]}"]
            assert texts(page, ".scene-burst strong") == [name[0].upper() + name[1:]]
            assert texts(page, ".scene-burst .scene-whose")
    assert bursts


def test_in_vienna_the_evaluation_walks_along_the_road(before: Before) -> None:
    page, moment = before("vienna", "got_points")
    walked = 0
    for told in steps(page, moment):
        page.wait_for_timeout(50)
        marks: list[Any] = page.evaluate("window.marks.splice(0)")
        for gain in of(told, "got_points"):
            points, space = gain.words[0], next(word for word in gain.words if not word.isdigit())
            box = page.locator(f"[data-anchor='space-{space}']").bounding_box()
            assert box is not None
            rung = [mark for mark in marks if mark[0] == "stage-ring" and abs(mark[1] - box["x"]) < 2]
            assert any(abs(mark[2] - box["y"]) < 2 and abs(mark[3] - box["width"]) < 2 for mark in rung), (gain, marks)
            assert any(mark[5].startswith(f"+{points} ") for mark in marks), (gain, marks)
            walked += 1
    assert walked
