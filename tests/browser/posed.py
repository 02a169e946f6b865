"""A page before a position of the test's own choice: the engine poses the question, what the page answers is heard."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from playwright.sync_api import Error, Page, WebSocketRoute, expect

from burghers.kernel.errors import PlayError
from burghers.kernel.fate import QuickFate
from burghers.kernel.gains import foresee
from burghers.kernel.game import Game
from burghers.kernel.playout import step_randomly
from burghers.kernel.record import Record
from burghers.kernel.session import Session, follow, follow_entry
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.server.frames import encode
from burghers.server.tables.frame_builder import frame
from burghers.server.tables.preview import weighed
from burghers.server.tables.scenes import Reel
from tests.server.running import Running

S = TypeVar("S", bound=State)

ME = Seat(0)
MOST_CLICKS = 3  # for one spot
UNANSWERED = 5000  # milliseconds after which a click was lost
HIT = """(id) => {
  for (const one of document.querySelectorAll('main .spot.lit')) {
    if (one.dataset.spot.trim() !== id) continue;
    const box = one.getBoundingClientRect();
    for (const right of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && one.contains(hit)) return [x, y];
      }
  }
  return null;
}"""
TAGS = """(id) => [...document.querySelectorAll('main .spot')]
  .filter((one) => one.dataset.spot.trim() === id)
  .flatMap((one) => [...one.querySelectorAll('.tag, .b-use-words')]).map((tag) => tag.textContent).join(' ')"""


FOLLOWED = """(id) => {
  if (!document.querySelector('.status-sentence').dataset.q) return 'sent';
  const picked = [...document.querySelectorAll('main .spot.picked')].some((one) => one.dataset.spot.trim() === id);
  return picked || document.querySelector('[data-confirm]') ? 'picked' : null;
}"""


@dataclass(frozen=True)
class Choices:
    """How the answers of a game are pointed at."""

    one_of_each: Callable[[list[str]], list[str]]
    """The answers that stand for all of their kind."""
    way: Callable[[str], list[str]]
    """The spots one points at for an answer."""
    placeless: set[str]
    """The verbs that are buttons."""
    figures: Callable[[str, dict[str, int]], list[str]]
    """What stands at the last spot, by the verb and by what the engine says the answer brings."""


def positions(game: Game[S], seats: int, seeds: list[int]) -> dict[str, S]:
    """For every kind of question the first position in which seat 0 is asked it, in random games of these seeds."""
    found: dict[str, S] = {}
    for seed in seeds:
        state, fate = game.new(seats, game.agreed({})), QuickFate(seed)
        while not state.over():
            question = game.question(state, ME)
            if question is not None and question.kind not in found and len(question.options) > 1:
                found[question.kind] = state.clone()
            step_randomly(state, fate)
    return found


class Posed:
    """One page whose socket is the test."""

    def __init__(self, server: Running, game: Game[Any], seats: int) -> None:
        wish = {"game": game.name, "seats": seats, "bots": ["novice"] * (seats - 1), "name": "Ann"}
        self.info: dict[str, Any] = server.post("/api/tables", wish).json()["table"]
        self.info["state"] = "playing"
        self.session = Session(game, [seat["name"] or "Ann" for seat in self.info["seats"]], secret=bytes(32))
        self.answers: list[str] = []
        self.count = 0
        self.socket: WebSocketRoute | None = None

    def open(self, page: Page) -> None:
        """Let the page come to the table."""
        page.route_web_socket("**/api/live", self.connect)
        page.goto(f"/t/{self.info['id']}")
        page.wait_for_selector("main.table")

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.hear)

    def hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        assert self.socket is not None
        if said["t"] == "sit":
            self.socket.send(json.dumps({"t": "seats", "info": self.info, "you": int(ME)}))
            self.show()
        elif said["t"] == "weigh" and said["q"] == self.session.question:
            self.weigh(said["move"])
        elif said["t"] == "answer":
            self.answers.append(said["move"])
        elif said["t"] == "ping":
            self.socket.send(json.dumps({"t": "pong", "table": ""}))

    def weigh(self, move: str) -> None:
        """As the server does: a preview is a courtesy, and where there is none nothing more is said."""
        assert self.socket is not None
        with suppress(PlayError):
            self.socket.send(encode(weighed(self.info["id"], self.session, ME, self.session.question, move)))

    def pose(self, page: Page, state: State) -> None:
        """Put this position before the page, as a new question."""
        self.session.state = state
        self.show()
        asked = self.session.question if self.session.game.question(state, ME) else ""
        page.wait_for_function(
            "([q, seq]) => document.querySelector('main.table')?.dataset.seq === seq"
            " && document.querySelector('.status-sentence')?.dataset.q === q",
            arg=[str(asked), str(self.count)],
        )

    def show(self) -> None:
        self.count += 1
        self.session.question = self.count
        now = frame(self.info["id"], self.session, ME, self.count, [])
        if self.socket is not None:
            self.socket.send(encode(msgspec.structs.replace(now, seq=self.count, scenes_from=self.count)))

    def follow(self, record: Record, upto: int) -> None:
        """Stand where a game was after so many of its entries."""
        self.session = follow(self.session.game, record, upto)
        self.count = upto - 1

    def go_on(self, record: Record, upto: int) -> None:
        """Let the game go on as it was recorded, shown scene by scene as at any table."""
        reel, since = Reel(self.session), len(self.session.record.entries)
        for entry in record.entries[since:upto]:
            follow_entry(self.session, entry)
        reel.extend(self.session)
        assert self.socket is not None
        self.socket.send(encode(frame(self.info["id"], self.session, ME, since, [], reel)))

    def point(self, page: Page, spots: list[str], figures: list[str]) -> None:
        """Click these spots with a real mouse, one after the other, until an answer is sent; these figures stand at
        the last one before it is clicked."""
        before = len(self.answers)
        for spot in spots:
            if len(self.answers) > before:
                return
            if spot == spots[-1]:
                self.read(page, spot, figures)  # first: where figures come, other things may move
            if self.click(page, spot) == "sent":
                self.heard(page, before)
        yes = page.locator("[data-confirm]")
        if len(self.answers) == before and yes.count():
            yes.click()
            self.heard(page, before)

    def click(self, page: Page, spot: str) -> str:
        """Click a spot where it can be hit, and again where the click met nothing because something moved just then;
        whether it was picked or an answer sent."""
        for _ in range(MOST_CLICKS):
            page.mouse.click(*page.wait_for_function(HIT, arg=spot).json_value())
            with suppress(Error):
                return str(page.wait_for_function(FOLLOWED, arg=spot, timeout=UNANSWERED).json_value())
        raise AssertionError(f"{spot} was clicked {MOST_CLICKS} times, and nothing is picked or sent")

    def read(self, page: Page, spot: str, figures: list[str]) -> None:
        """Wait until these figures stand at a spot: the page asks what it would bring, and is told."""
        try:
            page.wait_for_function(f"([id, wanted]) => wanted.every((one) => ({TAGS})(id).includes(one))",
                                   arg=[spot, figures])  # fmt: skip
        except Error:
            raise AssertionError(f"{spot} brings {figures}, the table says {page.evaluate(TAGS, spot)!r}") from None

    def press(self, page: Page, answer: str) -> None:
        """Press the button of an answer that has no place on the table."""
        before = len(self.answers)
        page.locator(f'.status [data-choice="{answer}"]').click()
        self.heard(page, before)

    def heard(self, page: Page, before: int) -> None:
        """Wait until what the page has sent has come here."""
        while len(self.answers) == before:
            page.wait_for_timeout(5)

    def walk(self, page: Page, found: Mapping[str, State], game: Choices) -> int:
        """Give answers of every kind where they are pointed at; how many figures stood there."""
        told = 0
        rules = self.session.game
        for kind, state in found.items():
            question = rules.question(state, ME)
            assert question is not None
            for answer in game.one_of_each([rules.moves.print(move) for move in question.options]):
                self.pose(page, state.clone())
                verb = answer.split()[0]
                if verb in game.placeless:
                    self.press(page, answer)
                else:
                    button = page.locator(f'.status [data-choice="{answer}"]')
                    expect(button, f"{answer} is a button too").to_have_count(0)
                    gains = foresee(rules, state.clone(), ME, [rules.moves.parse(answer)]).gains
                    figures = game.figures(verb, dict(gains))
                    self.point(page, game.way(answer), figures)
                    told += len(figures)
                assert self.answers[-1:] == [answer], f"{kind}: {answer} came as {self.answers[-1:]}"
        return told
