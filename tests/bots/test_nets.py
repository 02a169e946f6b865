"""Nets: what they see, what they say, and that the shipped ones were made for the games as they are."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest

from burghers import games
from burghers.bots.encoder import FeatureEncoder, questions, width
from burghers.bots.net import Net, checked, fit_of, must_have, utility
from burghers.bots.seated import SeatedNet
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.playout import step_randomly
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from tests.bots.seen import KNOWN, features_digest


def some_states(game: Game, seats: int, every: int) -> list[State]:
    """States of one random game, fate's questions and the end among them."""
    fate, out, count = QuickFate(seats), [], 0
    s: State = game.new(seats)
    while not s.over():
        if count % every == 0:
            out.append(s.clone())
        step_randomly(s, fate)
        count += 1
    return [*out, s]


@pytest.mark.parametrize("name", games.bundled())
def test_the_rows_of_all_seats_are_the_rows_of_each(name: str) -> None:
    game = games.load(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        encoder = FeatureEncoder(game, seats)
        positions = encoder.seen(some_states(game, seats, every=20))
        every, each = np.arange(len(positions)), encoder.all_rows(positions).reshape(len(positions), seats, -1)
        for seat in range(seats):
            assert np.array_equal(each[:, seat], encoder.rows(positions, every, np.full(len(positions), seat)))


@pytest.mark.parametrize("name", games.bundled())
def test_a_net_at_a_table_says_what_it_says_of_rows(name: str) -> None:
    """But for the last bits: it adds up in another order."""
    game, net = games.load(name), must_have(games.load(name))
    for seats in range(game.seats[0], game.seats[1] + 1):
        encoder = FeatureEncoder(game, seats)
        positions, seated = encoder.seen(some_states(game, seats, every=20)), SeatedNet(net, encoder)
        rows = encoder.all_rows(positions)
        said = net.say(rows).reshape(len(positions), seats, -1)
        assert np.allclose(seated.of_all(positions), net.evaluate(rows, seats), rtol=1e-4, atol=2e-4)
        for seat in range(seats):
            viewers = [Seat(seat)] * len(positions)
            assert np.allclose(seated.of_one(positions, viewers), said[:, seat], rtol=1e-4, atol=2e-4)
        turn = [Seat(number % seats) for number in range(len(positions))]
        mixed = said[np.arange(len(positions)), np.array(turn)]
        assert np.allclose(seated.of_one(positions, turn), mixed, rtol=1e-4, atol=2e-4)


@pytest.mark.parametrize("name", games.bundled())
def test_the_shipped_weights_match_the_features(name: str) -> None:
    game = games.load(name)
    assert must_have(game).fit == fit_of(game)
    known = json.loads(KNOWN.read_text("utf-8"))[name]
    assert known == {"version": game.feature_version, "digest": features_digest(name)}, (
        "the features say something else than when the weights were made: raise VERSION, train, and regenerate"
    )


@pytest.mark.parametrize("name", games.bundled())
def test_weights_of_other_features_are_refused(name: str) -> None:
    game = games.load(name)
    net = must_have(game)
    for wrong in (
        replace(net.fit, features=net.fit.features + 1),
        replace(net.fit, names=[net.fit.names[0][1:], net.fit.names[1]]),
        replace(net.fit, questions=net.fit.questions[1:]),
        replace(net.fit, game="chess"),
        replace(net.fit, sources=net.fit.sources[1:]),
    ):
        with pytest.raises(BadSetup, match="other features"):
            checked(Net(net.layers, wrong, {}), game)


@pytest.mark.parametrize("name", games.bundled())
def test_a_net_says_the_same_after_it_was_written_down(name: str, tmp_path: Path) -> None:
    net = must_have(games.load(name))
    net.save(tmp_path / "net.npz")
    again = Net.read((tmp_path / "net.npz").read_bytes())
    rows = np.random.default_rng(1).integers(0, 9, (7, net.layers[0][0].shape[0])).astype(np.float32)
    assert (again.say(rows) == net.say(rows)).all()
    assert (again.fit, again.recipe) == (net.fit, net.recipe)


def test_weights_of_another_format_or_shape_are_refused(tmp_path: Path) -> None:
    game = games.load("vienna")
    net = must_have(game)
    with pytest.raises(BadSetup, match="another net"):
        checked(Net([net.layers[0], (net.layers[1][0], net.layers[1][1])], net.fit, {}), game)
    about = json.dumps({"fit": asdict(net.fit), "recipe": {}})  # as the first format had it
    with (tmp_path / "net.npz").open("wb") as out:
        np.savez(out, about=np.frombuffer(about.encode(), dtype=np.uint8))
    with pytest.raises(BadSetup, match="format 1"):
        Net.read((tmp_path / "net.npz").read_bytes())


@pytest.mark.parametrize("name", games.bundled())
def test_a_row_is_the_table_the_own_place_and_the_rivals(name: str) -> None:
    game = games.load(name)
    seats = game.seats[1]
    encoder = FeatureEncoder(game, seats)
    common, place = (len(names) for names in game.feature_names)
    for s in some_states(game, seats, 23):
        lines = list(encoder.cells([s]))
        rows = encoder.all_rows(encoder.seen([s]))
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


@pytest.mark.parametrize("name", games.bundled())
def test_a_net_knows_who_has_won(name: str) -> None:
    """At the end of random games the winner looks best, nearly always."""
    game = games.load(name)
    seats = game.seats[1]
    encoder, right, ends = FeatureEncoder(game, seats), 0, 12
    for seed in range(ends):
        s, fate = game.new(seats), QuickFate(seed)
        while not s.over():
            step_randomly(s, fate)
        judged = must_have(game).evaluate(encoder.all_rows(encoder.seen([s])), seats)[0]
        assert ((judged[:, 0] >= 0) & (judged[:, 0] <= 1)).all()
        right += int(utility(judged).argmax()) in game.winners(s)
    assert right >= ends - 3
