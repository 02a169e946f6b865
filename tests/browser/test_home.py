"""The front page: what there is, quick games as one likes them, where to go on, and pages nobody has made."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Complaints, Opening
from tests.browser.play import answer, my_turn, no_sideways_scrolling
from tests.server.running import Running
from tests.web.test_words import texts

# Whether every word of a title stands on one line.
UNBROKEN = """(title) => {
  const range = document.createRange();
  const text = title.firstChild;
  return [...text.data.matchAll(/\\S+/g)].every((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length === 1;
  });
}"""


def test_a_quick_game_as_strong_and_as_many_as_one_likes(opened: Opening) -> None:
    page = opened("/", phone=True)
    box = page.locator(".box", has=page.locator("[data-play=vienna]"))
    expect(box).to_contain_text("3–5 players")
    expect(box).to_contain_text("about 45 min")
    expect(box.get_by_role("link", name=re.compile(r"Learn it in \d+ minutes"))).to_have_attribute(
        "href", "/learn/vienna"
    )
    box.get_by_label("Bots").select_option("apprentice")
    box.get_by_label("Players").select_option("4")
    tables: list[str] = []
    page.on("request", lambda sent: tables.append(sent.method) if sent.url.endswith("/api/tables") else None)
    page.locator("[data-play=vienna]").dblclick()
    my_turn(page)
    assert tables.count("POST") == 1, "a second click made a second table"
    answer(page)
    page.goto("/")
    going = page.locator(".going .standing")
    expect(going).to_have_count(1)
    going.scroll_into_view_if_needed()
    expect(going.get_by_role("link")).to_be_in_viewport(ratio=1)
    expect(going).to_contain_text("Vienna")
    expect(going).to_contain_text("round 1")
    expect(going).to_contain_text(re.compile(r"You \d+"))
    expect(going.get_by_text("Apprentice")).to_have_count(3)
    for game, players in (("vienna", "4"), ("bruges", "3")):
        other = page.locator(".box", has=page.locator(f"[data-play={game}]"))
        expect(other.get_by_label("Bots")).to_have_value("apprentice")
        expect(other.get_by_label("Players")).to_have_value(players)
    no_sideways_scrolling(page)
    page.get_by_role("link", name="All my tables").click()
    expect(page).to_have_title("My tables · Burghers")
    expect(page.locator(".standing")).not_to_have_count(0)
    expect(page.locator(".standing time").first).to_have_attribute("datetime", re.compile(r"^\d{4}-"))


def test_a_live_public_table_is_watched_from_the_front_page(opened: Opening, server: Running) -> None:
    wish = {
        "game": "venice",
        "seats": 2,
        "bots": ["random"],
        "name": "Annemarie Schouten van den Bergh-Smit",
        "public": True,
    }
    made = server.post("/api/tables", wish).json()["table"]["id"]
    page = opened("/", phone=True, language="nl", viewport={"width": 360, "height": 640})
    live = page.locator(f"[data-table='{made}']")
    expect(live).to_contain_text("Annemarie")
    assert live.locator("b").first.evaluate(UNBROKEN), "a word of the title is broken"
    live.get_by_role("link").click()
    expect(page.locator("main.table.watching")).to_be_visible()


def test_an_unknown_address_leads_on(opened: Opening, complaints: Complaints) -> None:
    complaints.forgiven = ("404",)
    words = texts("nl")
    page = opened("/nowhere/at/all", language="nl")
    expect(page.get_by_role("heading", level=1)).to_have_text(words["lost"])
    expect(page).to_have_title(f"{words['lost']} · Burghers")
    for path in (
        "/game/chess",
        "/rules/chess",
        "/cards/chess",
        "/aid/chess",
        "/learn/chess",
        "/rules/chess?example=one",
    ):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(words["lost"])
    page.goto("/t/nosuchtable0")
    expect(page.get_by_role("heading", level=1)).to_have_text(words["table.not-for-you"])
    page.go_back()
    page.locator("main").get_by_role("link", name=words["home.mine"]).click()
    expect(page).to_have_title(f"{words['home.mine']} · Burghers")
