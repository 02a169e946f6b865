"""What bots promise in every game there is."""

from __future__ import annotations

import pytest

from burghers import bots, games
from burghers.bots.bot import consult, stream
from burghers.bots.seats import play_out
from burghers.kernel.fate import QuickFate, seeded_secret
from burghers.kernel.game import Game
from burghers.kernel.play import apply_known, asked, legal, let_fate
from burghers.kernel.proof import verify
from burghers.kernel.session import Session
from burghers.kernel.state import State

# Every kind of player, with so small a budget that interpreted games end soon.
PLAYERS = ("random", "greedy", "novice", "apprentice", "learned#20", "master#6", "textbook#3")
NETS = ("novice", "learned#1")  # play whole games on the compiled build alone


def positions(game: Game, seats: int, seed: int, every: int) -> list[State]:
    """Positions through one random game in which somebody has more than one answer."""
    fate, out = QuickFate(seed), []
    s: State = game.new(seats)
    let_fate(s, fate)
    decisions = 0
    while not s.over():
        seat = asked(s)[0]
        options = legal(s, seat)
        if decisions % every == 0 and len(options) > 1:
            out.append(s.clone())
        apply_known(s, seat, options[fate.below(len(options), "test")])
        let_fate(s, fate)
        decisions += 1
    return out


def a_game(name: str, players: list[str], seed: int) -> Session:
    table = Session(games.load(name), players, {}, seeded_secret(seed, 0))
    play_out(table, [bots.named(bot) for bot in players], [stream(seed, 0, i) for i in range(len(players))])
    return table


@pytest.mark.parametrize("name", games.bundled())
@pytest.mark.parametrize("bot", ["random", "greedy", *(pytest.param(bot, marks=pytest.mark.compiled) for bot in NETS)])
def test_a_bot_plays_to_the_end_by_the_rules(name: str, bot: str) -> None:
    game = games.load(name)
    table = a_game(name, [bot] * game.seats[1], seed=3)
    assert table.state.over()
    assert verify(game, table.record) == sum(entry.what == "fate" for entry in table.record.entries)


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.bundled())
def test_the_same_streams_give_the_same_game(name: str) -> None:
    players = ["greedy", "novice", "random", "greedy"][: games.load(name).seats[1]]
    assert a_game(name, players, seed=5).record == a_game(name, players, seed=5).record
    assert a_game(name, players, seed=5).record.entries != a_game(name, players, seed=6).record.entries


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.bundled())
@pytest.mark.parametrize("bot", PLAYERS)
def test_what_is_hidden_makes_no_difference(name: str, bot: str) -> None:
    game, player = games.load(name), bots.named(bot)
    looked_at = 0
    for i, state in enumerate(positions(game, game.seats[1], seed=7, every=17)):
        for seat in asked(state):
            twin = game.redeal(state, seat, QuickFate(1000 + i))
            world, other = (game.redeal(s, seat, stream("twin", i, seat)) for s in (state, twin))
            assert world.digest() == other.digest()
            chosen = [consult(player, game, s, seat, stream("twin", i, seat)) for s in (state, twin)]
            assert chosen[0] == chosen[1]
            assert chosen[0] in legal(state, seat)
            looked_at += 1
    assert looked_at > 5


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.bundled())
def test_choosing_changes_nothing(name: str) -> None:
    game = games.load(name)
    for state in positions(game, game.seats[0], seed=9, every=17):
        seat, before = asked(state)[0], state.digest()
        for bot in PLAYERS:
            consult(bots.named(bot), game, state, seat, stream(bot))
        assert state.digest() == before


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("name", games.bundled())
def test_greedy_wins_against_random(name: str) -> None:
    game = games.load(name)
    seats, wins = 4, 0
    for seed in range(6 * seats):
        players = ["random"] * seats
        players[seed % seats] = "greedy"
        wins += game.winners(a_game(name, players, seed).state) == [seed % seats]
    assert wins > 3 * seats  # more than half of the games, where a fair share is one in each round of seats
