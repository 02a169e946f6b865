"""Pictures of every page and of each game's table in mid-game: ``python -m tests.browser.pictures [folder]``."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from burghers import games
from tests.browser.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE
from tests.browser.play import my_turn, played_by
from tests.repository.tracked import HOME
from tests.server.running import Running

PAGES = {
    "home": "/",
    "game": "/game/vienna",
    "rules": "/rules/vienna#VIE-4.7",
    "components": "/cards/vienna",
    "lesson": "/learn/vienna",
    "settings": "/settings",
    "account": "/account",
}
INTO_THE_GAME = 0.6  # of its length


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


def in_the_middle(page: Page, server: Running, played: str) -> None:
    """Sit down in the middle of a game that bots have played."""
    entries = server.get(f"/api/tables/{played}").json()["seq"]
    page.goto(f"/replay/{played}?at={int(entries * INTO_THE_GAME)}")
    page.get_by_label("Seen by").select_option("0")
    page.locator("[data-fork]").click()
    page.wait_for_url("**/t/*")
    my_turn(page)
    page.mouse.move(0, 0)


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
        played = {game: played_by(server, game, ["greedy"] * 3) for game in games.names()}
        whole = {"replay": f"/replay/{played['bruges']}", "end": f"/t/{played['venice']}"}
        for size in ("desktop", "phone"):
            for name, path in {**PAGES, **whole}.items():
                page = opened(browser, server, "light", size)
                page.goto(path)
                if name in whole:
                    page.wait_for_selector(".board svg")
                take(page, folder, f"{name}-{size}")
            for game in games.names():
                for scheme in ("light", "dark"):
                    page = opened(browser, server, scheme, size)
                    in_the_middle(page, server, played[game])
                    page.evaluate("scrollTo(0, 0)")
                    take(page, folder, f"{game}-{size}-{scheme}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
