"""A short film of a bot round, as one animated picture: ``python -m tests.browser.film [file] [game]``."""

import io
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.bot_games import played_by
from tests.browser.conftest import CHOSEN, CHROMIUM, FLAGS
from tests.browser.pictures import in_the_middle
from tests.browser.play import ASKED, click_one, my_turn
from tests.repository.tracked import HOME
from tests.server.running import Running

WINDOW: ViewportSize = {"width": 1280, "height": 760}
WIDTH = 860  # of the picture
EVERY = 0.16  # seconds between two pictures
MOST = 90  # pictures
LONGEST = 14_000  # milliseconds
QUALITY = 46
SEATS = 4


def shot(page: Page) -> Image.Image:
    picture = Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=90)))
    return picture.resize((WIDTH, WIDTH * picture.height // picture.width), Image.Resampling.LANCZOS)


def give_the_turn_away(page: Page) -> None:
    """Answer until the others play."""
    while not page.locator("[data-stage=playing]").count():
        if page.evaluate(ASKED):
            click_one(page, lit=True, tap=False)
        page.wait_for_timeout(100)


def filmed(page: Page) -> tuple[list[Image.Image], list[int]]:
    """Pictures of what the others do and of one's own answers between, and how long each stands."""
    pictures, times = [shot(page)], [int(1000 * EVERY)]
    while len(pictures) < MOST and sum(times) < LONGEST:
        start = time.monotonic()
        if page.evaluate(ASKED):
            click_one(page, lit=True, tap=False)
            page.mouse.move(0, 0)  # no note over the board
        fresh = shot(page)
        if fresh.tobytes() == pictures[-1].tobytes():
            times[-1] += int(1000 * EVERY)
        else:
            pictures.append(fresh)
            times.append(int(1000 * EVERY))
        page.wait_for_timeout(max(0, int(1000 * (EVERY - (time.monotonic() - start)))))
    times[-1] = 1800
    return pictures, times


def main() -> None:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else HOME / "docs" / "pictures" / "round.webp"
    game = sys.argv[2] if len(sys.argv) > 2 else "venice"
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Running(f"sqlite:///{home}/tables.sqlite", Path(home), BURGHERS_BOT_WORKERS="1").start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
            context = browser.new_context(viewport=WINDOW, base_url=server.url, locale="en")
            context.add_init_script(CHOSEN % ("quick", 0))
            page = context.new_page()
            in_the_middle(page, server, played_by(server, game, ["novice"] * SEATS))
            my_turn(page)
            give_the_turn_away(page)
            page.mouse.move(0, 0)
            pictures, times = filmed(page)
        finally:
            server.stop()
    first, *others = pictures
    first.save(
        file, save_all=True, append_images=others, duration=times, loop=0, quality=QUALITY, method=4, minimize_size=True
    )
    print(f"{file}: {len(pictures)} pictures, {sum(times) / 1000:.0f} s, {file.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
