"""How long an owner needs to type in ten cards of each kind: ``python -m tests.browser.typing [--phone] [game ...]``.

Somebody who has never seen the page, as far as a program can be that: it begins at the front page, points at things one
after the other, looks at the paper card before every figure, and types key by key, each pause as long as people need
(keystroke-level model: a key of an ordinary typist, pointing, making up one's mind). Enter leads from box to box; a
list is chosen from by the first letters of what is shown. Every second card does something else than ours, where its
kind can. What is told is the time by the clock, pauses and server and all, until the last card is saved, and what was
pressed.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect, sync_playwright

from burghers import games
from tests.browser.conftest import CHOSEN, CHROMIUM, DESKTOP, FLAGS, PHONE
from tests.server.running import Running

CARDS = 10
KEY, POINT, LOOK = 0.28, 1.3, 2.0  # seconds: a key, pointing and clicking, finding a figure on the paper and comparing
PATIENCE = 120_000  # milliseconds, on a busy machine; they are counted
OPEN = "(all) => all.filter((one) => !one.classList.contains('state-book')).length"
ELSEWHERE = "(name) => document.activeElement?.dataset?.field !== name"
KINDS = {
    "bruges": ["person"],
    "colonia": ["decree", "ship", "week_card", "relic"],
    "venice": ["card", "tile"],
    "vienna": ["person", "space"],
}
OTHER = {  # a word by which cards do something else
    "bruges": "effect.kind",
    "colonia": "effects.0.does",
    "venice": "actions.0.does",
    "vienna": "effect",
}


class Owner:
    """Somebody with a box, a mouse and a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = self.points = self.looks = 0
        self.faults: list[str] = []

    def point(self, at: Locator) -> None:
        """Move to a thing and press it."""
        time.sleep(POINT)
        at.click()
        self.points += 1

    def look(self) -> None:
        """At the paper card, and at the box it belongs to."""
        time.sleep(LOOK)
        self.looks += 1

    def press(self, *keys: str) -> None:
        """Key by key."""
        for key in keys:
            time.sleep(KEY)
            self.page.keyboard.press(key)
            self.keys += key.count("+") + 1

    def choose(self, box: Locator, wanted: str) -> None:
        """From a list: its first letters, as many as it takes."""
        letters = box.evaluate("(box, wanted) => [...box.options].find((one) => one.value === wanted).text", wanted)
        for letter in letters[:12]:
            if box.input_value() == wanted:
                return
            self.press("Space" if letter == " " else letter)
        while box.input_value() != wanted and self.keys < 10_000:
            self.press("ArrowDown")

    def at(self) -> Locator:
        """The box that is being typed into."""
        return self.page.locator("[data-field]:focus")


def meant(form: Page, name: str, other: bool) -> str | None:
    """What a paper card has in this box: something else than ours in most of them; None for as it is."""
    box = form.locator(f"[data-field='{name}']")
    words: list[str] = box.evaluate("(box) => box.options ? [...box.options].map((one) => one.value) : []")
    held = box.input_value()
    last = name.rpartition(".")[2]
    if name in OTHER.values():
        symbol = form.locator("[data-field=symbol]")  # what is recruited or used may do anything else
        if symbol.count() and symbol.input_value() in ("boost", "passive", "laurel"):
            return None
        easy = [
            word for word in ("gain", "gain_per", "coins", "draw", "points", "take") if word in words and word != held
        ]
        return easy[0] if other and easy else None
    if last in ("group", "worker", "city", "good", "shape") and words:
        return words[(words.index(held) + 1) % len(words)] if held in words else None
    if last in (
        "kind",
        "does",
        "what",
        "per",
        "role",
        "space",
        "symbol",
        "copies",
        "index",
        "numbers",
        "craftsman",
        "day",
    ):
        return None
    if held.isdigit():  # another one, within the bounds the box tells
        low, _, high = str(box.get_attribute("title")).partition("–")
        return str(int(held) + 1 if int(held) < int(high or 9) else int(low or 0))
    if ";" in held and all(word.strip().isdigit() for word in held.split(";")):
        return "; ".join(str(int(word) % 6 + 1) for word in held.split(";"))
    return None


def card(owner: Owner, number: int) -> None:
    """One card from its first box to the last, then on to the next one."""
    form = owner.page.locator(".workshop-form")
    done: set[str] = set()
    while True:
        box = owner.at()
        name = str(box.get_attribute("data-field"))
        if name in done or name.startswith(("name.", "text.")):
            break
        done.add(name)
        owner.look()
        wanted = meant(owner.page, name, number % 2 == 1)
        if wanted is not None and box.evaluate("(box) => box.tagName") == "SELECT":
            owner.choose(box, wanted)
        elif wanted is not None:
            owner.press(*wanted)
        left = form.locator("[data-field]:visible").evaluate_all("(all) => all.map((one) => one.dataset.field)")
        if name == [one for one in left if not one.startswith(("name.", "text."))][-1]:
            break
        owner.press("Enter")
        owner.page.wait_for_function(ELSEWHERE, arg=name)  # the boxes that come of it have to be there
    owner.look()
    owner.press("Control+Enter")


def type_in(page: Page, game: str, kind: str) -> tuple[float, int, Owner]:
    """Ten cards of a kind, from the front page on; how long it took, and how many there were."""
    owner, start = Owner(page), time.monotonic()
    page.goto("/")
    owner.point(page.locator(f"a[href='/workshop/{game}']").first)
    owner.point(page.locator(f"[data-new={game}]"))
    owner.point(page.locator(f"[data-kind={kind}]"))
    owner.point(page.locator(".workshop-parts [data-part]:not(.state-book)").first)
    here = page.locator("[data-part]").evaluate_all(OPEN)
    cards = min(CARDS, here)  # of some kinds there are fewer that the book does not tell
    for number in range(cards):
        expect(page.locator("[data-field]:focus")).to_be_attached()
        before = page.locator("[data-part][aria-pressed=true]").get_attribute("data-part")
        card(owner, number)
        owner.faults += page.locator(".part-fault, .part-problem").all_inner_texts()
        if number < cards - 1:
            expect(page.locator(f"[data-part='{before}']")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-own-of]")).to_have_attribute("data-own-of", str(cards))
    page.wait_for_selector("[data-saved=saved]", state="attached")
    return time.monotonic() - start, cards, owner


def main() -> None:
    phone = "--phone" in sys.argv
    wanted = [word for word in sys.argv[1:] if not word.startswith("-")] or list(games.bundled())
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Running(f"sqlite:///{home}/tables.sqlite", Path(home)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        size: dict[str, Any] = {"viewport": PHONE if phone else DESKTOP, "has_touch": phone, "is_mobile": phone}
        print("game     kind          cards  seconds  looks  points  keys", flush=True)
        for game in wanted:
            for kind in KINDS[game]:
                context = browser.new_context(base_url=server.url, locale="en", **size)
                page = context.new_page()
                page.set_default_timeout(PATIENCE)
                page.add_init_script(CHOSEN % ("at-once", 0))
                took, cards, owner = type_in(page, game, kind)
                told = f"{game:8} {kind:12} {cards:6} {took:8.0f} {owner.looks:6} {owner.points:7} {owner.keys:5}"
                print(told, flush=True)
                for fault in owner.faults:
                    print(f"  {fault}", flush=True)
                context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
