"""Nobody waits for what another caller sends: while the server is given the hardest texts and the longest games,
a small request is answered in a fraction of the time that the work itself takes."""

from __future__ import annotations

import asyncio
import threading
import time
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self

import httpx
import pytest

from burghers import games
from tests.server.opening import filled, played
from tests.server.running import CLIENT, Running

GAME = games.bundled()[0]
FEWEST = games.load(GAME).seats[0]
DOTTED = "a" + ".a" * 8_000 + "=1"  # in tomllib the time grows with the square of the dots


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, str]]:
    """A server at which everybody may bring a printing, and the id of a long game that has ended there."""
    home = tmp_path_factory.mktemp("stalls")
    address = f"sqlite:///{home}/tables.sqlite"
    longest = played("vienna", 3)
    (name,) = asyncio.run(filled(address, [longest]))
    running = Running(address, home).start()
    yield running, name
    running.stop()


@pytest.fixture(scope="module")
def frozen() -> float:
    """How long the hardest text would keep this machine's event loop: the measure for how long nobody may wait."""
    return seconds(lambda: tomllib.loads(DOTTED))


class Canary:
    """Asks for something small again and again; the longest wait."""

    def __init__(self, server: Running) -> None:
        self.url = f"{server.url}/api/health"
        self.longest = 0.0
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.sing)

    def sing(self) -> None:
        with httpx.Client(trust_env=False, timeout=120) as client:
            client.get(self.url)
            while not self.over.is_set():
                start = time.perf_counter()
                assert client.get(self.url).status_code == 200
                self.longest = max(self.longest, time.perf_counter() - start)
                time.sleep(0.005)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        self.thread.join()


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


HOSTILE = {
    "a key of many parts": DOTTED,
    "many short keys of many parts": "\n".join(f"{'a.' * 40}b{i}=1" for i in range(900)),
    "tables in tables": "\n".join(f"[{'.'.join(['a'] * (i + 1))}]" for i in range(250)),
    "arrays in arrays": "a=" + "[" * 20_000 + "]" * 20_000,
    "inline tables in tables": "a=" + "{a=" * 10_000 + "1" + "}" * 10_000,
    "a number of many digits": "a=" + "1" * 90_000,
    "a string without end": 'a="' + "x" * 90_000,
    "many values": "a=[" + "1," * 45_000 + "]",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_printing_that_is_hard_to_read_delays_nobody(patient: tuple[Running, str], frozen: float, text: str) -> None:
    server, _ = patient
    with Canary(server) as canary, ThreadPoolExecutor(4) as many:
        wish = {"game": GAME, "seats": FEWEST, "printing_text": text}
        for answer in many.map(lambda _: server.post("/api/tables", wish), range(4)):
            assert answer.status_code in (400, 413, 429, 503), answer.text
    assert canary.longest < frozen / 4


def test_the_dotted_key_alone_would_freeze_an_event_loop() -> None:
    half = "a" + ".a" * 4_000 + "=1"
    assert seconds(lambda: tomllib.loads(DOTTED)) > 2 * seconds(lambda: tomllib.loads(half))


@pytest.mark.parametrize("what", ["course", "positions/900", "verify", "frame?since=-1"])
def test_going_through_a_long_game_delays_nobody(patient: tuple[Running, str], what: str) -> None:
    """Many ask for the whole game at once: who asks for little waits for a small part of all that work only."""
    server, name = patient
    path = f"{server.url}/api/tables/{name}/{what}"
    assert CLIENT.get(path).status_code == 200
    with Canary(server) as canary, ThreadPoolExecutor(8) as many:
        statuses: list[int] = []
        took = seconds(lambda: statuses.extend(many.map(lambda _: CLIENT.get(path).status_code, range(48))))
    assert set(statuses) <= {200, 429}
    assert canary.longest < took / 3, f"{canary.longest:.2f} s of {took:.2f} s"


def test_a_printing_is_brought_by_accounts_only_unless_the_operator_says_otherwise(tmp_path: Path) -> None:
    text = games.load(GAME).printing.text
    wish = {"game": GAME, "seats": FEWEST, "name": "Ann", "printing_text": text}
    running = Running(f"sqlite:///{tmp_path}/s.sqlite", tmp_path, BURGHERS_OWN_PRINTINGS="accounts").start()
    try:
        refused = running.post("/api/tables", wish)
        assert (refused.status_code, refused.json()["error"]) == (401, "account-needed")
        account = running.post("/api/accounts", {"name": "Ann", "password": "a long password"}).json()["token"]
        made = running.post("/api/tables", wish, account=account)
        assert made.status_code == 201, made.text
        assert made.json()["table"]["printing"]
    finally:
        running.stop()
