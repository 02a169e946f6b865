"""A server, a browser, and pages that must never complain."""

import os
import shutil
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect

from tests.server.running import Running

# The same engine without the window of a browser comes first: it takes a quarter less work for the same pages.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
# A page of the tests lives for a second: no process of its own puts its pictures together, and no script is compiled to
# be as quick as can be, which pays later. Where speed is measured or pictures are taken all is as people have it.
LEAN = "--in-process-gpu --js-flags=--no-opt"
DESKTOP: ViewportSize = {"width": 1400, "height": 950}
PHONE: ViewportSize = {"width": 390, "height": 844}

PATIENCE = 60_000  # milliseconds: a busy machine is no failure

expect.set_options(timeout=PATIENCE)

# Whoever tests something else waits for nobody: what others do is shown at once, and turns are passed on at once.
CHOSEN = """{
  const keep = (name, value) => localStorage.getItem(name) ?? localStorage.setItem(name, JSON.stringify(value));
  keep('burghers.speed', '%s');
  keep('burghers.grace', %d);
}"""

# Nobody looks at these pages: all is laid out, can be hit and be read, and no pixel is drawn, a third of the work.
UNDRAWN = """{
  const unseen = new CSSStyleSheet();
  unseen.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [unseen];
}"""
DRAWN = "document.adoptedStyleSheets = []"

BLOCKED = "Service Worker registration blocked"  # by the test itself, below

Opening = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of these share one browser, one after the other; without a Chromium they are left out, with a reason."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if CHROMIUM is None and os.environ.get("REQUIRE_BROWSER") != "1":
                item.add_marker(pytest.mark.skip(reason="no Chromium here: apt-get install chromium-headless-shell"))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    assert CHROMIUM is not None, "REQUIRE_BROWSER=1, but there is no Chromium here"
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": [*FLAGS.split(), *LEAN.split()]}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    built = files("burghers.server").joinpath("static", "app", "index.html")
    assert built.is_file(), "the page is not built: start the tests with `python3 tool.py test`"
    home = tmp_path_factory.mktemp("server")
    ready = {"BURGHERS_BOT_WORKERS": "1", "BURGHERS_RESTART_GRACE_SECONDS": "1"}  # clocks count at once after a start
    running = Running(f"sqlite:///{home}/tables.sqlite", home, **ready).start()
    yield running
    running.stop()


class Complaints:
    """What the pages of one test have written to the console, and errors nobody caught."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.forgiven: tuple[str, ...] = ()

    def watch(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.heard.append(f"uncaught: {error}"))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.heard.append(f"{message.type}: {message.text}")

    def left(self) -> list[str]:
        return [line for line in self.heard if not any(word in line for word in self.forgiven)]


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """At the end of every test the console must be empty."""
    found = Complaints()
    yield found
    assert found.left() == []


@pytest.fixture
def opened(browser: Browser, server: Running, complaints: Complaints) -> Iterator[Opening]:
    """Open a page of its own, with its own memory, as another person's browser would be."""
    contexts: list[BrowserContext] = []

    def open_page(
        path: str = "/",
        *,
        phone: bool = False,
        language: str = "en",
        speed: str = "at-once",
        grace: int = 0,
        **settings: Any,
    ) -> Page:
        context = browser.new_context(
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            base_url=server.url,
            **{
                "viewport": PHONE if phone else DESKTOP,
                "reduced_motion": "reduce",
                "service_workers": "block",  # what was kept would hide what is asked for; one test lets it in
                **settings,
            },
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(UNDRAWN)
        context.add_init_script(CHOSEN % (speed, grace))
        page = context.new_page()
        complaints.watch(page)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
