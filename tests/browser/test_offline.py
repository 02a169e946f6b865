"""Without a network: the page opens with a kind word, and books, lessons and finished games stay readable."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.bot_games import played_by
from tests.browser.conftest import Complaints, Opening
from tests.browser.test_lessons import script_for
from tests.server.running import CLIENT, Running
from tests.web.test_words import texts

MOST_LOOKS = 1200
SIT_DOWN = """([table, key]) => localStorage.setItem('burghers.keys', JSON.stringify({ [table]: key }))"""
KEPT = """async (paths) => {
  const found = await Promise.all(paths.map((path) => caches.match(path)));
  return found.every(Boolean);
}"""
# The page is the worker's once it has all files of the page; what was asked before goes past it and is not kept.
KEEPS = """async () => {
  const names = await caches.keys();
  return navigator.serviceWorker.controller !== null && names.some((name) => name.startsWith('page'));
}"""


def until(page: Page, promise: str, arg: Any = None) -> None:
    """Wait until a promise says yes; the driver waits for none by itself, so it is asked again and again."""
    for _ in range(MOST_LOOKS):
        if page.evaluate(promise, arg):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never: {promise} of {arg}")


def test_the_page_installs_as_an_app(server: Running) -> None:
    page = CLIENT.get(f"{server.url}/").text
    assert "/assets/burghers.webmanifest" in page
    manifest: dict[str, Any] = json.loads(CLIENT.get(f"{server.url}/assets/burghers.webmanifest").text)
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert CLIENT.get(server.url + icon["src"]).status_code == 200
    worker = CLIENT.get(f"{server.url}/service-worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")


def test_books_lessons_and_own_games_are_readable_with_the_network_cut(
    opened: Opening, server: Running, complaints: Complaints
) -> None:
    """Nothing of it was opened before, but the front page and one replay: the page keeps them beforehand."""
    complaints.forgiven = ("Failed to load resource", "WebSocket", "ERR_INTERNET", "ERR_FAILED", "fetch")
    seen = played_by(server, "vienna", ["random"] * 3)
    wish = {"game": "venice", "seats": 2, "bots": ["novice"], "name": "Ann"}
    made = server.post("/api/tables", wish).json()
    own, token = made["table"]["id"], made["token"]
    server.post(f"/api/tables/{own}/concede", token=token)
    page = opened("/", service_workers="allow", language="nl")
    until(page, KEEPS)
    page.evaluate(SIT_DOWN, [own, {"token": token, "seat": 0, "game": "venice", "at": 1}])
    page.goto(f"/replay/{seen}")
    expect(page.locator("main.replay .board svg").first).to_be_visible()
    end = len(script_for("bruges").step)
    until(page, KEPT, ["/api/games/vienna/aid", f"/api/tables/{own}/course", f"/api/lessons/bruges/{end}"])
    page.wait_for_load_state("networkidle")

    page.context.set_offline(True)
    words = texts("nl")
    for path, what in (
        ("/rules/colonia", ".numbered"),
        ("/aid/venice", ".aid li"),
        ("/cards/bruges", ".card-entry .specimen"),
        ("/learn/bruges?step=7", "main.learn[data-step='7'] .lesson"),
        (f"/learn/bruges?step={end}", "[data-play-now]"),
        (f"/replay/{seen}", "main.replay .board svg"),
        ("/exercises", "main [role=alert]"),
        ("/", ".box"),
    ):
        page.goto(path)
        expect(page.locator(what).first).to_be_visible()
        expect(page.locator(".offline-note p")).to_have_text(words["offline"])
    page.goto("/tables")
    page.locator(f"[data-table='{own}'] a").click()
    expect(page.locator("main")).to_contain_text(words["replay.unseen"])
    expect(page.locator(".told-lines li").first).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("main.replay .board svg").first).to_be_visible()
    expect(page.locator(".offline-note p")).to_have_count(0)
