"""Pictures of every page and of each game's table in mid-game: ``python -m tests.browser.pictures [folder]``."""

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from burghers import games
from burghers.bots.exercises.exercise import shipped
from tests.browser.bot_games import played_by
from tests.browser.conftest import CHOSEN, CHROMIUM, FLAGS, PHONE
from tests.browser.play import my_turn
from tests.repository.tracked import HOME
from tests.server.running import Running

PAGES = {
    "home": "/",
    "game": "/game/vienna",
    "rules": "/rules/vienna#VIE-4.7",
    "components": "/cards/bruges",
    "aid": "/aid/vienna",
    "lesson": "/learn/vienna?step=1",
    "settings": "/settings",
    "account": "/account",
}
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": PHONE,
}
PICTURES = HOME / "docs" / "pictures"
PHOTOGRAPH = (480, 300)  # as the front page shows it
INTO_THE_GAME = 0.6  # of its length
ELSEWHERE = {"colonia": 0.5}  # a day on which the board has something to choose
NAMED = """localStorage.setItem('burghers.name', '"Anna"')"""
SETTLED = 1500  # milliseconds after which nothing moves any more
UNMARKED = "!document.querySelector('.stage-ring, .stage-gain')"


def opened(browser: Browser, server: Running, scheme: str, size: str) -> Page:
    phone = size == "phone"
    context = browser.new_context(
        viewport=SIZES[size],
        has_touch=size != "desktop",
        is_mobile=phone,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        base_url=server.url,
    )
    context.add_init_script(CHOSEN % ("at-once", 0))
    context.add_init_script(NAMED)
    return context.new_page()


def in_the_middle(page: Page, server: Running, played: str, part: float = INTO_THE_GAME) -> None:
    """Sit down in the middle of a game that bots have played."""
    entries = server.get(f"/api/tables/{played}").json()["seq"]
    page.goto(f"/replay/{played}?at={int(entries * part)}")
    page.get_by_label("Seen by").select_option("0")
    page.locator("[data-fork]").click()
    page.locator("[data-fork-start]").click()
    page.wait_for_url("**/t/*")
    my_turn(page)
    page.mouse.move(0, 0)


def at_the_bench(page: Page) -> None:
    """A printing of Bruges with a card of one's own, another one chosen."""
    page.goto("/workshop/bruges")
    page.locator("[data-new=bruges]").click()
    page.locator("[data-part='person king']").click()
    page.locator("[data-field=price]").fill("9")
    page.locator("[data-field=price]").press("Control+Enter")
    page.wait_for_selector("[data-own='1']", state="attached")


def reviewed(page: Page, server: Running, played: str) -> None:
    """Look at the gravest decision of a game, its review beside the board."""
    path = f"/api/tables/{played}/review?depth=quick"
    server.post(path)
    while (review := server.get(path).json()["review"]) is None:
        page.wait_for_timeout(SETTLED)
    worst = max(review["decisions"], key=lambda one: float(one["lost_win"]))
    page.goto(f"/replay/{played}?at={worst['at']}&review=quick")
    page.wait_for_selector("[data-reviewed]", state="attached")
    page.locator(".chances").scroll_into_view_if_needed()


def solved(page: Page) -> None:
    """An exercise of Vienna, answered wrongly, and what is said of it."""
    exercises = shipped("vienna")
    assert exercises is not None
    one = next(one for one in exercises[1] if one.theme == "dice" and one.answers[1].reasons)
    page.goto(f"/exercises/vienna/{one.id}")
    page.locator("[data-list]").click()
    page.locator(f'.answer-sheet [data-choice="{one.answers[1].move}"]').click()
    page.wait_for_selector("[data-verdict=wrong], [data-confirm]")
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()
    page.wait_for_selector("[data-verdict=wrong]")


def counting(page: Page, server: Running, played: str) -> None:
    """A table in mid-game with the companion open."""
    in_the_middle(page, server, played)
    log = page.get_by_role("tab", name="Log")
    if log.is_visible():
        log.click()
    page.locator(".companion summary").click()
    page.wait_for_selector("[data-chapter]")
    page.locator(".companion summary").evaluate("(summary) => summary.scrollIntoView()")


def owning(page: Page, name: str) -> None:
    """An account with a bot, and a token just made for it."""
    page.goto("/account")
    page.get_by_label("Account name").fill(f"Anna {name}")
    page.get_by_label("Password").fill("correct horse battery")
    page.locator("[data-make]").click()
    page.get_by_label("Name of the bot").fill(f"Hasty {name}")
    page.locator("[data-make-bot]").click()
    page.locator("[data-make-token]").click()
    page.wait_for_selector("[data-link=token]")
    page.locator("[data-link=token]").evaluate("(shown) => (shown.value = shown.value.replace(/./g, '•'))")
    page.locator(".own-bots").evaluate("(section) => section.scrollIntoView()")


def take(page: Page, folder: Path, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    page.wait_for_function(UNMARKED)  # bots may still choose meanwhile
    page.screenshot(path=folder / f"{name}.png", animations="disabled")
    page.context.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Running(f"sqlite:///{home}/tables.sqlite", Path(home)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        played = {game: played_by(server, game, ["greedy"] * 4) for game in games.bundled()}
        over = {game: played_by(server, game, ["novice"] * 4) for game in ("bruges", "venice")}
        wish = {"game": "venice", "seats": 4, "name": "Anna", "bots": ["apprentice"], "public": True}
        waits = server.post("/api/tables", wish).json()["table"]["id"]
        whole = {"replay": f"/replay/{over['bruges']}?at=400", "end": f"/t/{over['venice']}", "waiting": f"/t/{waits}"}
        for size in SIZES:
            for name, path in {**PAGES, **whole}.items() if size != "tablet" else ():
                page = opened(browser, server, "light", size)
                page.goto(path)
                if name in ("replay", "end"):
                    page.wait_for_selector(".board svg")
                take(page, folder, f"{name}-{size}")
            if size != "tablet":
                page = opened(browser, server, "light", size)
                at_the_bench(page)
                take(page, folder, f"workshop-{size}")
                page = opened(browser, server, "light", size)
                reviewed(page, server, over["bruges"])
                take(page, folder, f"review-{size}")
                page = opened(browser, server, "light", size)
                solved(page)
                take(page, folder, f"exercises-{size}")
                page = opened(browser, server, "light", size)
                owning(page, size)
                take(page, folder, f"bots-{size}")
                page = opened(browser, server, "light", size)
                counting(page, server, played["bruges"])
                take(page, folder, f"companion-{size}")
            for game in games.bundled():
                for scheme in ("light", "dark"):
                    page = opened(browser, server, scheme, size)
                    in_the_middle(page, server, played[game], ELSEWHERE.get(game, INTO_THE_GAME))
                    take(page, folder, f"{game}-{size}-{scheme}")
        browser.close()
        server.stop()
    if folder == PICTURES:
        lay_on_lids(folder)


def lay_on_lids(folder: Path) -> None:
    """The photographs of tables on the front page, small, from the pictures just taken."""
    for game in games.bundled():
        with Image.open(folder / f"{game}-desktop-light.png") as picture:
            small = picture.convert("RGB").resize(PHOTOGRAPH, Image.Resampling.LANCZOS)
        small.save(HOME / "web" / "public" / "tables" / f"{game}.webp", quality=58, method=6)


if __name__ == "__main__":
    main()
