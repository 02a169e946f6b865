"""States that travel: bytes, pickles, copies, keys; and digests that outlive rewritten rules."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import pytest

from burghers import games
from burghers.kernel.errors import BadState
from burghers.kernel.facts import DIGEST_VERSION, digest_holds, record_digest
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.play import asked, legal
from burghers.kernel.playout import step_randomly
from burghers.kernel.state import State

BUNDLED = games.bundled()


def positions(game: Game, seats: int, seed: int, every: int) -> list[State]:
    """Positions of a random game, fate's questions and sealed answers among them."""
    out: list[State] = []
    fate, s = QuickFate(seed), game.new(seats)
    steps = 0
    while not s.over():
        if steps % every == 0:
            out.append(s.clone())
        step_randomly(s, fate)
        steps += 1
    return [*out, s]


@pytest.mark.parametrize("name", BUNDLED)
def test_a_position_comes_back_from_its_bytes_and_plays_on_alike(name: str) -> None:
    game = games.load(name)
    for s in positions(game, game.seats[1], 3, 7):
        data = s.to_bytes()
        back = game.from_bytes(data)
        assert back.digest() == s.digest() and back.key() == s.key() and back.to_bytes() == data
        assert asked(back) == asked(s) and (back.owing, back.barriers) == (s.owing, s.barriers)
        for seat in asked(s):
            assert legal(back, seat) == legal(s, seat)
        assert len(data) < 1000
        one, other = QuickFate(1), QuickFate(1)
        for _ in range(5):
            if not s.over():
                step_randomly(s, one)
                step_randomly(back, other)
        assert back.digest() == s.digest()


def test_the_layout_of_a_game_is_the_same_beside_other_games_and_alone() -> None:
    alone = "import sys; from burghers import games; print(games.load(sys.argv[1]).new(4).to_bytes().hex())"
    for name in BUNDLED:
        games.load(name)
    for name in BUNDLED:
        words = [sys.executable, "-c", alone, name]
        told = subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()
        assert told == games.load(name).new(4).to_bytes().hex()


def pickled(thing: Any) -> Any:
    """There and back."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301


@pytest.mark.parametrize("name", BUNDLED)
def test_pickles_and_copies_are_equal_and_independent(name: str) -> None:
    game = games.load(name)
    for s in positions(game, game.seats[0], 5, 40)[:-1]:
        for twin in (pickled(s), copy.copy(s), copy.deepcopy(s)):
            assert twin.digest() == s.digest() and legal(twin, asked(s)[0]) == legal(s, asked(s)[0])
            before = s.digest()
            step_randomly(twin, QuickFate(2))
            assert s.digest() == before


def test_many_states_of_one_game_are_pickled_with_one_box() -> None:
    game = games.load("vienna")
    states = positions(game, 3, 1, 30)
    back = pickled(states)
    assert len({id(s.box) for s in back}) == 1
    assert [s.digest() for s in back] == [s.digest() for s in states]


@pytest.mark.parametrize("name", BUNDLED)
def test_damaged_and_foreign_bytes_are_refused(name: str) -> None:
    game = games.load(name)
    data = game.new(game.seats[0]).to_bytes()
    foreign = games.load("venice" if name != "venice" else "vienna")
    for bad in (b"", b"BS1", data[:-1], data[:20], b"BS9" + data[3:], foreign.new(3).to_bytes()):
        with pytest.raises(BadState):
            game.from_bytes(bad)


@pytest.mark.parametrize("name", BUNDLED)
def test_keys_tell_positions_apart(name: str) -> None:
    game = games.load(name)
    keys: dict[int, str] = {}
    for seed in range(3):
        for s in positions(game, game.seats[0], seed, 1):
            assert keys.setdefault(s.key(), s.digest()) == s.digest()
            assert s.clone().key() == s.key()
    assert len(keys) > 300


def test_a_digest_names_its_version_and_is_true_of_its_position_alone() -> None:
    game = games.load("vienna")
    s = game.new(3)
    text = record_digest(s)
    version, _, told = text.partition(":")
    assert version == str(DIGEST_VERSION) and digest_holds(s, text)
    assert not digest_holds(s, f"{version}:0123456789abcdef") and not digest_holds(s, f"{DIGEST_VERSION + 1}:{told}")
    assert not digest_holds(s, f"x:{told}")
    assert digest_holds(s, "0123456789abcdef")  # of the first version, which proves nothing any more


def test_what_follows_from_other_facts_is_in_no_digest() -> None:
    game: Any = games.load("vienna")
    s = game.new(3)
    text = record_digest(s)
    s.taken, s.night = 1, 1 - s.night  # derived, and told by the header
    assert record_digest(s) == text
    s.bank -= 1
    assert record_digest(s) != text


@pytest.mark.parametrize("name", BUNDLED)
def test_equal_states_are_equal_and_every_answer_makes_another(name: str) -> None:
    game = games.load(name)
    before: State | None = None
    for s in positions(game, game.seats[0], 5, 11):
        for twin in (s.clone(), pickled(s), game.from_bytes(s.to_bytes())):
            assert twin == s and hash(twin) == hash(s)
        assert s not in (before, game.name)
        before = s.clone()
        if not s.over():
            step_randomly(s, QuickFate(2))
            assert s != before
