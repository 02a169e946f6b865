"""Weighing answers: what is given is one of the worlds, and what rivals have sealed is guessed, not read."""

from __future__ import annotations

import numpy as np
import pytest

from burghers import games
from burghers.bots.encoder import FeatureEncoder
from burghers.bots.evaluator import Evaluator
from burghers.bots.net import must_have
from burghers.kernel.fate import QuickFate
from burghers.kernel.move import NOTHING
from burghers.kernel.play import asked, legal
from burghers.kernel.playout import first_owing, step_randomly
from burghers.kernel.step import Seat
from tests.bots.test_every_game import positions
from tests.bots.test_search import sealed_position


def test_in_one_world_nothing_is_dealt_anew() -> None:
    """The first world is the one that was given: in it alone luck has no say, and more worlds say something else."""
    game = games.load("bruges")
    s = next(s for s in positions(game, 3, seed=2, every=40) if len(legal(s, asked(s)[0])) > 2)
    seat = asked(s)[0]
    options = legal(s, seat)
    evaluator = Evaluator(game, must_have(game), 3)
    alone = [evaluator.weigh(s, seat, options, QuickFate(seed), 1) for seed in (1, 2, 3)]
    assert np.array_equal(alone[0], alone[1]) and np.array_equal(alone[0], alone[2])
    assert not np.array_equal(alone[0], evaluator.weigh(s, seat, options, QuickFate(1), 4))


@pytest.mark.parametrize("name", ["venice", "colonia"])
def test_what_a_rival_has_sealed_changes_nothing(name: str) -> None:
    game, s, fate = games.load(name), sealed_position(name), QuickFate(6)
    while len(asked(s)) > 1:  # the last to answer sees nothing either, though everything is there
        step_randomly(s, fate)
    seat = first_owing(s)
    rival = next(i for i in range(4) if s.sealed[i] != NOTHING)
    evaluator = Evaluator(game, must_have(game), 4)
    found = []
    for move in s.offers[rival][:2]:
        world = s.clone()
        world.sealed[rival] = move
        found.append(evaluator.weigh(world, seat, legal(world, seat), QuickFate(5), 1))
    assert len(found) == 2 and np.array_equal(found[0], found[1])


@pytest.mark.parametrize("name", games.bundled())
def test_the_chances_of_all_seats_come_to_one(name: str) -> None:
    """While a game runs by the net, and at its end by who has won; margins stay what the net says."""
    game, fate = games.load(name), QuickFate(8)
    seats = game.seats[1]
    evaluator = Evaluator(game, must_have(game), seats)
    states = positions(game, seats, seed=8, every=50)
    end = states[-1].clone()
    while not end.over():
        step_randomly(end, fate)
    told = evaluator.outlook([*states, end])
    assert np.allclose(told[:, :, 0].sum(axis=1), 1)
    said = evaluator.seen_by_all([*states, end])[:-1]  # as many rows: sums of other batches end in other last bits
    assert np.array_equal(told[:-1], said[:, :, :2])
    assert [seat for seat in range(seats) if told[-1, seat, 0] > 0] == game.winners(end)
    for seat in range(seats):
        assert evaluator.judged([end], [Seat(seat)]) == [tuple(told[-1, seat])]


@pytest.mark.parametrize("name", games.bundled())
def test_who_sits_where_changes_nothing(name: str) -> None:
    """Two seats change places: so do their chances, and those of the others stay."""
    game = games.load(name)
    seats = game.seats[1]
    encoder, net = FeatureEncoder(game, seats), must_have(game)
    rows = encoder.all_rows(encoder.seen(positions(game, seats, seed=8, every=50))).reshape(-1, seats, encoder.width)
    order = [1, 0, *range(2, seats)]
    said = net.evaluate(rows.reshape(-1, encoder.width), seats)
    turned = net.evaluate(rows[:, order].reshape(-1, encoder.width), seats)
    assert np.allclose(turned, said[:, order], atol=1e-4)
    assert not np.allclose(said[:, 0, 0], said[:, 1, 0])
