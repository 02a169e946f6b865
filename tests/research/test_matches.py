"""Mirrored deals: the same luck for every rotation of the seats."""

from __future__ import annotations

import pytest

from burghers import bots, games
from burghers.bots.bot import Bot
from burghers.kernel.errors import PlayError
from burghers.kernel.fate import Fate
from burghers.kernel.game import G, Game
from burghers.kernel.move import NOTHING, Move
from burghers.kernel.play import legal
from burghers.kernel.state import State
from burghers.kernel.step import Seat
from burghers.research.matches import Clock, Fixture, fate_of, play_match, play_out, streams_of, thinking
from tests.research.builders import terms


@pytest.mark.parametrize("name", games.bundled())
def test_a_bot_among_its_like_wins_exactly_its_fair_share_of_a_deal(name: str) -> None:
    seats = games.load(name).seats[1]
    lineup = ("random",) * seats
    agreed = terms(name)
    first, *others = [play_match(agreed, Fixture(("random",), 4, rotation, lineup)) for rotation in range(seats)]
    for other in others:
        assert (other.scores, other.winners, other.decisions) == (first.scores, first.winners, first.decisions)


def test_every_deal_and_every_seed_has_its_own_luck() -> None:
    fixtures = [Fixture(("random",), deal, 0, ("random",) * 3) for deal in range(3)]
    games_played = [play_match(terms(seed=seed), fixture) for seed in (1, 2) for fixture in fixtures]
    assert len({(tuple(game.scores), game.decisions) for game in games_played}) == 6


def test_a_bot_plays_on_with_the_luck_of_its_seat() -> None:
    assert [stream.below(10**6, "") for stream in streams_of(terms(), 7, 4)] == [
        stream.below(10**6, "") for stream in streams_of(terms(), 7, 4)
    ]
    assert len({stream.below(10**6, "") for deal in (7, 8) for stream in streams_of(terms(), deal, 4)}) == 8


class Picky(Bot):
    """Takes the last answer, and wants a real choice in a world that is not the table."""

    def __init__(self, table: State) -> None:
        super().__init__("picky")
        self.table = table
        self.choices = 0

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        options = legal(world, seat)
        assert len(options) > 1
        assert world is not self.table
        self.choices += 1
        return options[-1]


@pytest.mark.parametrize("name", games.bundled())
def test_a_bot_is_asked_where_there_is_a_choice_and_shown_another_world(name: str) -> None:
    game, agreed = games.load(name), terms(name)
    table: State = game.new(3)
    bot, clocks = Picky(table), [Clock() for _ in range(3)]
    decisions = play_out(game, table, [bot] * 3, streams_of(agreed, 0, 3), fate_of(agreed, 0), clocks)
    assert table.over()
    assert 0 < bot.choices <= decisions
    assert sum(clock.choices for clock in clocks) == bot.choices


class Cheat(Bot):
    """Answers what nobody asked."""

    def choose(self, game: Game[G], world: G, seat: Seat, fate: Fate) -> Move:
        return game.moves.parse("roll 1")


def test_an_answer_that_is_not_open_ends_the_match() -> None:
    game, agreed = games.load("vienna"), terms()
    with pytest.raises(PlayError, match=r"cheat answered roll 1"):
        play_out(game, game.new(3), [Cheat("cheat")] * 3, streams_of(agreed, 0, 3), fate_of(agreed, 0), [Clock()] * 3)
    assert NOTHING not in legal(game.new(3), Seat(0))


def test_a_bot_in_two_seats_has_one_account_of_its_time() -> None:
    clocks = [Clock(), Clock(), Clock()]
    for clock, times in zip(clocks, ([0.001, 0.003], [0.5], [0.002]), strict=True):
        for seconds in times:
            clock.add(seconds)
    told = thinking(("a", "b", "a"), clocks)
    assert (told["a"].choices, told["a"].mean_ms, told["a"].max_ms) == (3, 2.0, 3.0)
    assert (told["b"].choices, told["b"].mean_ms, told["b"].max_ms) == (1, 500.0, 500.0)
    assert thinking(("c",), [Clock()])["c"].mean_ms == 0.0


def test_the_options_of_the_table_are_played() -> None:
    fixture = Fixture(("random",), 0, 0, ("random",) * 3)
    assert play_match(terms(first="1"), fixture).scores != play_match(terms(first="2"), fixture).scores


def test_the_names_are_those_of_bots() -> None:
    with pytest.raises(PlayError, match="nobody"):
        play_match(terms(), Fixture(("nobody",), 0, 0, ("nobody",) * 3))
    assert "nobody" not in bots.names()
