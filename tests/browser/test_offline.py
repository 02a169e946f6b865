"""Without a network: the page opens with a kind word, and books, lessons and finished games stay readable."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.bot_games import played_by
from tests.browser.conftest import Complaints, Opening
from tests.server.running import CLIENT, Running

KEEPS = (
    "navigator.serviceWorker.ready.then(() => caches.keys()).then((names) => names.some((n) => n.startsWith('page')))"
)


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


def test_books_lessons_and_games_that_were_read_stay_readable(
    opened: Opening, server: Running, complaints: Complaints
) -> None:
    complaints.forgiven = ("Failed to load resource", "WebSocket", "ERR_INTERNET", "ERR_FAILED", "fetch")
    game = played_by(server, "vienna", ["random"] * 3)
    page = opened("/", service_workers="allow")
    assert page.wait_for_function(KEEPS).json_value()
    page.reload()
    for path, what in (("/rules/vienna", ".numbered"), (f"/replay/{game}", ".board svg"), ("/learn/vienna", ".lesson")):
        page.goto(path)
        expect(page.locator(what).first).to_be_visible()
        page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    for path, what in (("/rules/vienna", ".numbered"), (f"/replay/{game}", ".board svg"), ("/learn/vienna", ".lesson")):
        page.goto(path)
        expect(page.locator(what).first).to_be_visible()
        expect(page.locator(".offline-note")).to_contain_text("No network")
    page.goto("/")
    expect(page.locator(".box").first).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".offline-note p")).to_have_count(0)
