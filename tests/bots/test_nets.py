"""Nets: what they see, what they say, and that the shipped ones were made for the games as they are."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from burghers import games
from burghers.bots.net import Net, checked, fit_of, shipped, utility
from burghers.bots.sight import Sight, questions, width
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.playout import step_randomly
from burghers.kernel.state import State

SEEN = Path(__file__).with_name("features.json")


def some_states(game: Game[Any], seats: int, every: int) -> list[State]:
    """States of one random game, fate's questions and the end among them."""
    fate, out, count = QuickFate(seats), [], 0
    s: State = game.new(seats)
    while not s.over():
        if count % every == 0:
            out.append(s.clone())
        step_randomly(s, fate)
        count += 1
    return [*out, s]


@pytest.mark.parametrize("name", games.names())
def test_the_rows_of_all_seats_are_the_rows_of_each(name: str) -> None:
    game = games.load(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        sight, lines = Sight(game, seats), list[int]()
        for s in some_states(game, seats, every=20):
            sight.look(s, lines)
        positions = sight.positions(lines)
        every, each = np.arange(len(positions)), sight.all_rows(positions).reshape(len(positions), seats, -1)
        for seat in range(seats):
            assert np.array_equal(each[:, seat], sight.rows(positions, every, np.full(len(positions), seat)))


def features_digest(game: Game[Any]) -> str:
    """A fingerprint of what the features say in whole games for every number of players."""
    said: list[list[int]] = []
    for seats in range(game.seats[0], game.seats[1] + 1):
        for s in some_states(game, seats, 9):
            said.append([])
            game.features(s, said[-1])
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", games.names())
def test_the_shipped_weights_match_the_features(name: str) -> None:
    game = games.load(name)
    assert shipped(game).fit == fit_of(game)
    known = json.loads(SEEN.read_text())[name]
    assert known == {"version": game.feature_version, "digest": features_digest(game)}, (
        "the features say something else than when the weights were made: raise VERSION, train, and note the digest"
    )


@pytest.mark.parametrize("name", games.names())
def test_weights_of_other_features_are_refused(name: str) -> None:
    game = games.load(name)
    net = shipped(game)
    for wrong in (
        replace(net.fit, features=net.fit.features + 1),
        replace(net.fit, names=[net.fit.names[0][1:], net.fit.names[1]]),
        replace(net.fit, questions=net.fit.questions[1:]),
        replace(net.fit, game="chess"),
    ):
        with pytest.raises(BadSetup, match="other features"):
            checked(Net(net.layers, wrong, {}), game)


@pytest.mark.parametrize("name", games.names())
def test_a_net_says_the_same_after_it_was_written_down(name: str, tmp_path: Path) -> None:
    net = shipped(games.load(name))
    net.save(tmp_path / "net.npz")
    again = Net.read((tmp_path / "net.npz").read_bytes())
    rows = np.random.default_rng(1).integers(0, 9, (7, net.layers[0][0].shape[0])).astype(np.float32)
    assert (again.judge(rows) == net.judge(rows)).all()
    assert (again.fit, again.recipe) == (net.fit, net.recipe)


@pytest.mark.parametrize("name", games.names())
def test_a_row_is_the_table_the_own_place_and_the_rivals(name: str) -> None:
    game = games.load(name)
    seats = game.seats[1]
    sight = Sight(game, seats)
    common, place = (len(names) for names in game.feature_names)
    for s in some_states(game, seats, 23):
        lines: list[int] = []
        sight.look(s, lines)
        rows = sight.all_rows(sight.positions(lines))
        assert rows.shape == (seats, width(game))
        places = np.array(lines[common:-2]).reshape(seats, place)
        for seat in range(seats):
            rivals = np.delete(places, seat, axis=0)
            assert rows[seat, :common].tolist() == lines[:common]
            assert rows[seat, common : common + place].tolist() == places[seat].tolist()
            mean, most = common + place + 1, common + 2 * (place + 1)
            assert np.allclose(rows[seat, mean : mean + place], rivals.mean(axis=0))
            assert rows[seat, most : most + place].tolist() == rivals.max(axis=0).tolist()
            assert rows[seat, common + place] == max(0, s.owing) >> seat & 1
        kinds = rows[:, common + 3 * (place + 1) :]
        assert kinds.sum(axis=1).tolist() == [1.0] * seats
        assert kinds.shape[1] == len(questions(game)) + 1


@pytest.mark.parametrize("name", games.names())
def test_a_net_knows_who_has_won(name: str) -> None:
    """At the end of random games the winner looks best, nearly always."""
    game = games.load(name)
    seats = game.seats[1]
    sight, right, ends = Sight(game, seats), 0, 12
    for seed in range(ends):
        s, fate = game.new(seats), QuickFate(seed)
        while not s.over():
            step_randomly(s, fate)
        lines: list[int] = []
        sight.look(s, lines)
        judged = shipped(game).judge(sight.all_rows(sight.positions(lines)))
        assert ((judged[:, 0] >= 0) & (judged[:, 0] <= 1)).all()
        right += int(utility(judged).argmax()) in game.winners(s)
    assert right >= ends - 3
