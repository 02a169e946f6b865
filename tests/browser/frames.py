"""How long a move's frame takes from the socket to the screen: ``python -m tests.browser.frames [--phone] [game ...]``.

Measured in the browser, with pieces moving: from the moment the frame is heard until the page has been painted
with it. The wait for the screen's next beat (up to 17 ms) is in it, and so is every other program on a busy machine;
``own`` is the time the page's thread itself worked meanwhile.
"""

import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from burghers import games
from tests.browser.conftest import CHOSEN, CHROMIUM, DESKTOP, FLAGS, PHONE
from tests.browser.play import play_now
from tests.server.running import Running

MOST_FRAMES = 120
WATCH = """() => {
  window.painted = 0;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    set onmessage(listener) {
      super.onmessage = (event) => {
        const start = performance.now();
        listener(event);
        if (!event.data.startsWith('{"t":"table"')) return;
        const seq = JSON.parse(event.data).seq;
        const look = () => {
          const shown = Number(document.querySelector('main.table')?.dataset.seq ?? -1);
          if (shown < seq) return requestAnimationFrame(look);
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            performance.measure('frame', { start, end: performance.now() });
            window.painted += 1;
          };
          channel.port2.postMessage(0);
        };
        requestAnimationFrame(look);
      };
    }
  };
}"""
PLAY = """async (most) => {
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  const any = (found) => found[Math.floor(Math.random() * found.length)];
  for (let i = 0; i < 40 * most && window.painted < most; i++) {
    if (document.querySelector('main.table').dataset.over === 'yes') break;
    const lit = [...document.querySelectorAll('[data-confirm], main .spot.lit, [data-choice]')];
    any(lit)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await rest(60);
  }
}"""


def traced(browser: Browser, server: Running, game: str, phone: bool) -> list[dict[str, Any]]:
    """What the browser did while one game was played."""
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP, has_touch=phone, is_mobile=phone, base_url=server.url
    )
    page = context.new_page()
    page.add_init_script(CHOSEN % ("at-once", 0))
    page.add_init_script(f"({WATCH})()")
    page.goto("/")
    play_now(page, game)
    page.evaluate("window.painted = 0")
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
    page.evaluate(PLAY, MOST_FRAMES)
    found: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return found


def drawn(events: list[dict[str, Any]]) -> tuple[list[float], list[float]]:
    """For every frame the milliseconds until it was painted, and how long the page's own thread worked for it."""
    marks = [event for event in events if event.get("cat") == "blink.user_timing" and event["name"] == "frame"]
    pairs = zip(*([event for event in marks if event["ph"] == edge] for edge in "be"), strict=True)
    whole, own = [], []
    tasks = [event for event in events if event["name"] == "ThreadControllerImpl::RunTask"]
    for start, end in pairs:
        thread = (start["pid"], start["tid"])
        worked = [
            task.get("tdur", 0)
            for task in tasks
            if (task["pid"], task["tid"]) == thread
            and task["ts"] + task.get("dur", 0) > start["ts"]
            and task["ts"] < end["ts"]
        ]
        whole.append((end["ts"] - start["ts"]) / 1000)
        own.append(sum(worked) / 1000)
    return whole, own


def share(values: list[float], percent: int) -> float:
    """The value so many percent of all stay below."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


def main() -> None:
    phone = "--phone" in sys.argv
    wanted = [word for word in sys.argv[1:] if not word.startswith("-")] or list(games.bundled())
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Running(f"sqlite:///{home}/tables.sqlite", Path(home)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        print("milliseconds  frames   median    p95    own median    p95   load")
        for game in wanted:
            whole, own = drawn(traced(browser, server, game, phone))
            print(
                f"{game:13} {len(whole):6} {statistics.median(whole):8.1f} {share(whole, 95):6.1f}"
                f" {statistics.median(own):13.1f} {share(own, 95):6.1f} {os.getloadavg()[0]:6.1f}"
            )
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
