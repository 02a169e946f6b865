"""Pictures of every page and of each game's table in mid-game: ``python -m tests.browser.pictures [folder]``."""

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from burghers import games
from tests.browser.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE
from tests.browser.play import answer, my_turn, play_now
from tests.repository.tracked import HOME
from tests.server.running import Running

PAGES = {
    "home": "/",
    "game": "/game/vienna",
    "rules": "/rules/vienna#VIE-4.7",
    "components": "/cards/vienna",
    "lesson": "/learn/vienna",
    "settings": "/settings",
}
INTO_THE_GAME = 10  # answers


def opened(browser: Browser, server: Running, scheme: str, size: str) -> Page:
    phone = size == "phone"
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        is_mobile=phone,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        base_url=server.url,
    )
    return context.new_page()


def finished(server: Running) -> str:
    """A game that bots have played."""
    wish = {"game": "vienna", "seats": 3, "play": False, "bots": ["greedy"] * 3, "public": True}
    name: str = server.post("/api/tables", wish).json()["table"]["id"]
    while server.get(f"/api/tables/{name}").json()["state"] != "over":
        time.sleep(0.1)
    return name


def take(page: Page, folder: Path, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.screenshot(path=folder / f"{name}.png", animations="disabled")
    page.context.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HOME / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Running(f"sqlite:///{home}/tables.sqlite", Path(home)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        replay = f"/replay/{finished(server)}?at=120"
        for size in ("desktop", "phone"):
            for name, path in {**PAGES, "replay": replay}.items():
                page = opened(browser, server, "light", size)
                page.goto(path)
                take(page, folder, f"{name}-{size}")
            for game in games.names():
                for scheme in ("light", "dark"):
                    page = opened(browser, server, scheme, size)
                    page.goto("/")
                    play_now(page, game)
                    for _ in range(INTO_THE_GAME):
                        answer(page)
                    my_turn(page)
                    page.evaluate("scrollTo(0, 0)")
                    take(page, folder, f"{game}-{size}-{scheme}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
