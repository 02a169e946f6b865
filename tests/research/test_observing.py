"""Observations tell what a seat may know, all of it and nothing else."""

import copy
from collections import Counter
from collections.abc import Iterator
from math import comb, prod

import numpy as np
import pytest

from burghers.games import load, names
from burghers.kernel.errors import BadSetup, Illegal
from burghers.kernel.fate import QuickFate
from burghers.kernel.fields import EVERYONE
from burghers.kernel.game import Game
from burghers.kernel.move import Move
from burghers.kernel.play import chance as chance_step
from burghers.kernel.play import draw, let_fate
from burghers.kernel.play import odds as weights
from burghers.kernel.playout import step_randomly
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.research import (
    BatchedGames,
    act,
    act_together,
    action_name,
    action_of,
    actions,
    mask,
    observation_names,
    observe,
    odds,
    returns,
    structured,
)

GAMES = names()
EVERY = 23  # positions of a random game: one of so many is looked at
FOLLOWS = {"taken", "supply", "powers", "tariff"}  # from other fields
MEANT_FOR_SOME = {"as_laid", "lying"}  # for readers, and for spaces with an owner


def positions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """Some positions of a random game, and its end."""
    s, fate, number = game.new(seats), QuickFate(seed), 0
    while not s.over():
        if number % EVERY == 0:
            yield s.clone()
        step_randomly(s, fate)
        number += 1
    yield s


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_sees_the_same_in_every_world_it_cannot_tell_apart(name: str) -> None:
    game, fate = load(name), QuickFate(11)
    dealt_otherwise = 0
    for seats in game.seats:
        labels = observation_names(game, seats)
        assert len(set(labels)) == len(labels)
        for state in positions(game, seats, seed=5):
            for seat in range(seats):
                world = game.redeal(state, Seat(seat), fate)
                seen, dealt = observe(state, seat), observe(world, seat)
                assert len(seen) == len(labels)
                assert [labels[i] for i in np.flatnonzero(seen != dealt)] == []
                assert structured(state, seat) == structured(world, seat)
                dealt_otherwise += world.numbers() != state.numbers()
    assert dealt_otherwise or name == "vienna"  # which has no secrets


@pytest.mark.parametrize("name", GAMES)
def test_what_is_seen_otherwise_is_observed_otherwise(name: str) -> None:
    game = load(name)
    seats = game.seats[1]
    met: dict[tuple[int, bytes], object] = {}
    for state in positions(game, seats, seed=8):
        for seat in range(seats):
            view = game.view(state, Seat(seat))
            assert met.setdefault((seat, observe(state, seat).tobytes()), view) == view


@pytest.mark.parametrize("name", GAMES)
def test_every_open_field_is_observed(name: str) -> None:
    game = load(name)
    state = list(positions(game, game.seats[0], seed=2))[-3]
    for field in state.fields():
        if field.seen != EVERYONE or field.name in FOLLOWS | MEANT_FOR_SOME:
            continue
        other = state.clone()
        value = getattr(other, field.name)
        if isinstance(value, int):
            setattr(other, field.name, value + 1)
        elif len(value):
            changed = value[:]
            last = value[len(value) - 1]
            changed[len(value) - 1] = last + 1 if last >= 0 else 0
            setattr(other, field.name, changed)
        else:
            continue
        assert not np.array_equal(observe(state, 0), observe(other, 0)), f"{field.name} is not observed"


def test_seats_count_from_the_viewer() -> None:
    game = load("vienna")
    state = list(positions(game, 4, seed=2))[-2]
    labels = observation_names(game, 4)
    points = [labels.index(f"points.{place}") for place in range(4)]
    for seat in range(4):
        told = [int(observe(state, seat)[at]) for at in points]
        assert told == [state.points[(seat + place) % 4] for place in range(4)]  # type: ignore[attr-defined]
    with pytest.raises(BadSetup):
        observe(state, 4)


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_numbers_with_names(name: str) -> None:
    game = load(name)
    for state in positions(game, game.seats[1], seed=4):
        for seat in map(int, game.asked(state)):
            moves = {game.moves.print(move) for move in game.legal(state, Seat(seat))}
            codes = actions(state, seat)
            assert {action_name(game, code) for code in codes} == moves
            assert [action_of(game, action_name(game, code)) for code in codes] == codes == sorted(codes)
            assert np.flatnonzero(mask(state, seat)).tolist() == codes
            after = copy.copy(state)
            act(after, seat, codes[0])
            assert after != state


@pytest.mark.parametrize("name", GAMES)
def test_chance_has_odds(name: str) -> None:
    game = load(name)
    state, fate, met = game.new(game.seats[0]), QuickFate(3), 0
    while not state.over() and met < 40:
        if game.asked(state) == [-1]:
            chances = odds(state)
            assert [code for code, _ in chances] == actions(state, -1)
            weighed = weights(state)
            assert sum(weighed.weights) in (weighed.total, 0), "exactly, and nought where all are alike"
            assert len({int(move) for move in weighed.outcomes}) == len(weighed.outcomes)
            assert sum(chance for _, chance in chances) == pytest.approx(1)
            met += 1
        else:
            with pytest.raises(BadSetup):
                odds(state)
        step_randomly(state, fate)
    assert met


def one_of(state: State, outcome: Move, fate: QuickFate) -> Move:
    """The first card of a draw; of a hand that is told by rising cards any one, which is as good."""
    told = chance_step(state).told(outcome)
    return Move(told[fate.below(len(told), "test") if getattr(chance_step(state), "rising", False) else 0])


@pytest.mark.parametrize("name", GAMES)
def test_chance_falls_as_often_as_its_odds_say(name: str) -> None:
    game, fate, throws = load(name), QuickFate(9), 1500
    state, looked = game.new(game.seats[0]), Counter[bool]()
    while not state.over() and (looked[True] < 3 or looked[False] < 3):
        unequal = game.asked(state) == [-1] and len({chance for _, chance in odds(state)}) > 1
        if game.asked(state) == [-1] and looked[unequal] < 3 and len(odds(state)) > 1:
            fallen = Counter(int(game.moves.dense(one_of(state, draw(state, fate), fate))) for _ in range(throws))
            for code, chance in odds(state):
                off = abs(fallen[code] - throws * chance)
                assert off <= 5.5 * (throws * chance * (1 - chance)) ** 0.5, action_name(game, code)
            assert set(fallen) <= {code for code, _ in odds(state)}
            looked[unequal] += 1
        step_randomly(state, fate)
    assert looked[False] == 3 and (looked[True] == 3 or name != "colonia")


def test_unequal_chances_are_told() -> None:
    state, fate = load("colonia").new(3), QuickFate(1)
    while state.owing != -1 or len({chance for _, chance in odds(state)}) < 2:
        step_randomly(state, fate)
    game, bag = load("colonia"), list(state.bag)  # type: ignore[attr-defined]
    for code, chance in odds(state):
        drawn = game.moves.blanks(game.moves.sparse(code))
        ways = prod(comb(held, taken) for held, taken in zip(bag, drawn, strict=True))
        assert chance == pytest.approx(ways / comb(sum(bag), sum(drawn)))


def test_returns_tell_win_margin_and_rank() -> None:
    game = load("bruges")
    state = list(positions(game, 4, seed=6))[-1]
    scores, winners = game.scores(state), game.winners(state)
    win, margin, rank = returns(state), returns(state, "margin"), returns(state, "rank")
    assert sum(win) == pytest.approx(1) and [seat for seat in range(4) if win[seat]] == winners
    best = max(range(4), key=lambda seat: scores[seat])
    assert margin[best] == scores[best] - sorted(scores)[-2]
    assert [rank[seat] for seat in winners] == [1.0] * len(winners)
    assert sorted(rank) == [1.0 + sum(other < one for other in rank) for one in sorted(rank)]


def test_sealed_answers_are_one_simultaneous_move() -> None:
    game = load("venice")
    state, fate = game.new(4), QuickFate(1)
    while len(game.asked(state)) < 2:
        step_randomly(state, fate)
    chosen = {int(seat): actions(state, int(seat))[0] for seat in game.asked(state)}
    with pytest.raises(BadSetup):
        act_together(state, dict(list(chosen.items())[:1]))
    before, closed = state.digest(), int(np.flatnonzero(~mask(state, 3))[0])
    with pytest.raises(Illegal):
        act_together(state, chosen | {3: closed})
    assert state.digest() == before
    first = observe(state, 1)
    step = state.clone()
    act(step, 0, chosen[0])
    sealed = observation_names(game, 4).index("sealed.3")
    assert np.flatnonzero(observe(step, 1) != first).tolist() == sorted(
        [sealed, observation_names(game, 4).index("asked.3")]
    )  # that seat 0 has answered, not what
    act_together(state, chosen)
    assert not len(state.sealed)


@pytest.mark.parametrize("name", GAMES)
def test_games_side_by_side_are_the_games_one_by_one(name: str) -> None:
    game = load(name)
    seats, luck = game.seats[0], np.random.default_rng(1)
    batch = BatchedGames(game, seats, count=3, seed=9)
    alone, fate = game.new(seats), QuickFate(9)
    let_fate(alone, fate)
    ended = False
    while not ended:
        seat = int(batch.seats[0])
        assert seat == game.asked(alone)[0]
        assert np.array_equal(batch.observations[0], observe(alone, seat))
        assert np.array_equal(batch.masks[0], mask(alone, seat))
        chosen = batch.random_actions(luck)
        assert all(batch.masks[i, chosen[i]] for i in range(3))
        batch.step(chosen)
        act(alone, seat, int(chosen[0]))
        let_fate(alone, fate)
        ended = bool(batch.over[0])
        assert ended == alone.over()
    assert batch.returns[0].tolist() == pytest.approx(returns(alone))
    closed = np.flatnonzero(~batch.masks[0])[0]
    with pytest.raises(BadSetup):
        batch.step([int(closed), *batch.random_actions(luck)[1:]])
