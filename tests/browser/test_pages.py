"""Every page: readable by axe in light and dark, in four languages, small enough, and no wider than a phone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from burghers import games
from tests.browser.bot_games import played_by
from tests.browser.conftest import DRAWN, Opening
from tests.browser.play import answer, my_turn, no_sideways_scrolling, play_now
from tests.server.running import Running

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/tables",
    "/settings",
    "/account",
    "/game/vienna",
    "/rules/vienna",
    "/rules/vienna?example=vt_5_naschmarkt_gives_two_coins",
    "/cards/vienna",
    "/learn/vienna",
    "/learn/colonia?step=2",  # only something to read
    "/aid/vienna",
    "/workshop/vienna",
]
LANGUAGES = {"en": "Play now", "fr": "Jouer", "de": "Jetzt spielen", "nl": "Nu spelen"}
MOST_BYTES = 300_000
PAGES_IN = re.compile(rb"/Count (\d+)")  # of a printed document
EDGES = "all => all.map((one) => getComputedStyle(one).borderBottomColor)"


def findings(page: Page) -> list[str]:
    """What axe finds, of whatever weight."""
    page.evaluate(DRAWN)  # axe reckons with what a person sees
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def settled(page: Page) -> None:
    """Until the page shows what it has fetched."""
    expect(page.locator("main :is(h1, h2):visible").first).to_be_visible()  # a table has no title of its own
    page.wait_for_load_state("networkidle")


def found_in_both(page: Page) -> list[str]:
    """What axe finds in light and in dark."""
    light = findings(page)
    page.emulate_media(color_scheme="dark")
    dark = findings(page)
    page.emulate_media(color_scheme="light")
    return [*light, *(f"dark: {one}" for one in dark)]


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(opened: Opening, path: str) -> None:
    page = opened(path)
    settled(page)
    assert found_in_both(page) == []


@pytest.mark.parametrize("game", games.bundled())
def test_axe_finds_nothing_at_a_table(opened: Opening, game: str) -> None:
    page = opened("/")
    play_now(page, game)
    for _ in range(3):
        answer(page)
    assert my_turn(page) != "over"
    assert found_in_both(page) == []


def test_axe_finds_nothing_before_and_after_a_game(opened: Opening, server: Running) -> None:
    waits = server.post("/api/tables", {"game": "venice", "seats": 3, "public": True}).json()["table"]["id"]
    page = opened(f"/t/{waits}")
    settled(page)
    expect(page.locator(".chairs li")).to_have_count(3)
    assert found_in_both(page) == []
    over = played_by(server, "vienna", ["random"] * 3)
    page.goto(f"/t/{over}")
    expect(page.locator(".end")).to_be_visible()
    assert found_in_both(page) == []
    page.goto(f"/replay/{over}")
    expect(page.locator(".comparison svg")).to_be_visible()
    assert found_in_both(page) == []
    for box in ("fork", "share"):
        page.locator(f"[data-{box}]").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert findings(page) == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_forced_colours(opened: Opening, server: Running, scheme: str) -> None:
    """Where the system forces its colours no word and no sign keeps one of its own on them."""
    over = played_by(server, "bruges", ["random"] * 2)
    page = opened("/", forced_colors="active", color_scheme=scheme, viewport={"width": 1366, "height": 768})
    for path in ("/", "/account", "/game/vienna", f"/replay/{over}", "/learn/bruges?step=2"):
        page.goto(path)
        settled(page)
        assert findings(page) == [], path
    page.set_viewport_size({"width": 320, "height": 640})
    page.wait_for_selector(".pane-tabs [aria-selected=true]")
    edges = page.locator(".pane-tabs [role=tab]").evaluate_all(EDGES)
    assert edges.count(edges[0]) == 1, edges  # one pane alone is marked as shown
    assert findings(page) == []


def test_the_skip_link_leads_to_the_content(opened: Opening) -> None:
    page = opened("/settings")
    settled(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.tagName") == "MAIN"


@pytest.mark.parametrize("game", games.bundled())
def test_no_page_is_wider_than_a_phone(opened: Opening, game: str) -> None:
    page = opened("/", phone=True)
    settled(page)
    no_sideways_scrolling(page)
    for path in (f"/game/{game}", f"/rules/{game}", f"/cards/{game}", f"/learn/{game}", "/settings"):
        page.goto(path)
        settled(page)
        no_sideways_scrolling(page)
    page.goto("/")
    play_now(page, game)
    no_sideways_scrolling(page)


@pytest.mark.parametrize(("game", "language"), [*zip(games.bundled(), LANGUAGES, strict=True)])
def test_an_aid_is_one_sheet_of_paper(opened: Opening, game: str, language: str) -> None:
    page = opened(f"/aid/{game}", language=language, color_scheme="dark")
    expect(page.locator(".aid-signs li")).not_to_have_count(0)
    page.wait_for_load_state("networkidle")
    printed = page.pdf(format="A4", prefer_css_page_size=True)
    assert PAGES_IN.findall(printed) == [b"1"]
    page.emulate_media(media="print", color_scheme="dark")
    assert page.locator(".aid").evaluate("one => getComputedStyle(one).color") == "rgb(0, 0, 0)"


@pytest.mark.parametrize(("language", "word"), LANGUAGES.items())
def test_the_page_speaks_the_browsers_language(opened: Opening, language: str, word: str) -> None:
    page = opened("/", language=language)
    expect(page.locator("[data-play=vienna]")).to_have_text(word)
    assert page.get_attribute("html", "lang") == language
    play_now(page, "vienna")
    others = [other for other in LANGUAGES if other != language]
    page.locator(".top select").select_option(others[0])
    assert page.get_attribute("html", "lang") == others[0]


def test_the_first_load_is_small(opened: Opening) -> None:
    page = opened("/settings")
    asked: list[Request] = []
    page.on("requestfinished", lambda request: asked.append(request))  # noqa: PLW0108  (the driver wants a function)
    page.goto("/")
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")
    assert 0 < sum(request.sizes()["responseBodySize"] for request in asked) < MOST_BYTES  # as it travels


def test_the_keys_are_listed(opened: Opening) -> None:
    page = opened("/")
    page.wait_for_selector("[data-play]")
    page.keyboard.press("?")
    expect(page.locator(".keys-box")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".keys-box")).to_have_count(0)


def test_the_gallery_is_searched(opened: Opening) -> None:
    page = opened("/cards/vienna")
    expect(page.locator(".card-entry")).not_to_have_count(0)
    everything = page.locator(".card-entry").count()
    page.get_by_label("Search").fill("archduke")
    expect(page.locator(".card-entry")).to_have_count(1)
    page.get_by_label("Search").fill("")
    expect(page.locator(".card-entry")).to_have_count(everything)


def test_the_rule_book_is_searched(opened: Opening) -> None:
    page = opened("/rules/vienna#VIE-4.7")
    expect(page.locator(".marked")).to_be_in_viewport()
    page.get_by_label("Search").fill("bribe")
    expect(page.locator(".numbered").first).to_contain_text("Bribe")
