"""A game of another package, on the page: its box on the shelf, its own words, and a whole game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import CHOSEN, DESKTOP, PATIENCE, Complaints
from tests.browser.play import play_now, play_out
from tests.plugins.installing import FLOTSAM, install, with_site
from tests.server.running import Running


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Running]:
    """A server that finds the game."""
    site = install(FLOTSAM, tmp_path)
    path = with_site(site)["PYTHONPATH"]
    running = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, BURGHERS_BOT_WORKERS="1", PYTHONPATH=path)
    yield running.start()
    running.stop()


def test_a_whole_game_on_the_generic_drawing(browser: Browser, elsewhere: Running, complaints: Complaints) -> None:
    context = browser.new_context(
        viewport=DESKTOP, locale="de", base_url=elsewhere.url, reduced_motion="reduce", color_scheme="light"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(CHOSEN % ("at-once", 0))
    page = context.new_page()
    complaints.watch(page)
    page.goto("/")
    box = page.locator("li", has=page.locator("[data-play=flotsam]"))
    expect(box).to_contain_text("Kisten am Strand")
    expect(box.locator("svg.cover rect").first).to_have_attribute("fill", "#cfe6e8")
    page.goto("/game/flotsam")
    expect(page.locator("main")).to_contain_text("Noch hat kein Bot dieses Spiel gelernt")
    page.goto("/")
    play_now(page, "flotsam")
    expect(page.locator("main.table")).to_contain_text("Am Strand")
    play_out(page)
    expect(page.locator("main.table")).to_contain_text("Vom Strand")  # its own source of points, at the end
    context.close()
