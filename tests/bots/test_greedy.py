"""How the greedy bot weighs its answers, shown on the start cards of Vienna."""

from __future__ import annotations

from typing import Any

import pytest

from burghers import bots, games
from burghers.bots import greedy
from burghers.bots.bot import stream
from burghers.bots.greedy import Greedy, valued
from burghers.games.vienna.game import ViennaGame
from burghers.games.vienna.state import Vienna
from burghers.kernel.errors import BadSetup
from burghers.kernel.fate import QuickFate
from burghers.kernel.move import Move, a_of
from burghers.kernel.play import asked, legal, let_fate
from burghers.kernel.playout import play_randomly
from burghers.kernel.step import Seat


class Rigged(ViennaGame):
    """Vienna, where positions are worth whatever the test says."""

    def __init__(self, own: int, rivals: int) -> None:
        super().__init__(games.find_printing("vienna"))
        self.own, self.rivals, self.calls = own, rivals, 0
        self.chooser = Seat(0)

    def begun(self) -> Vienna:
        s = self.new(4)
        let_fate(s, QuickFate(1))
        self.chooser = asked(s)[0]
        return s

    def worth(self, s: Vienna, seat: Seat) -> int:
        self.calls += 1
        return s.start_card[self.chooser] * (self.own if seat == self.chooser else self.rivals)


def choice(game: Rigged, s: Vienna, bot: Greedy, *words: object) -> Move:
    return bot.choose(game, s, game.chooser, stream(*words))


def test_it_takes_what_is_worth_most() -> None:
    game = Rigged(own=100, rivals=0)
    s = game.begun()
    assert a_of(choice(game, s, Greedy("greedy"))) == len(game.box.start_ids) - 1


def test_it_minds_what_helps_the_best_rival() -> None:
    game = Rigged(own=0, rivals=100)
    s = game.begun()
    assert a_of(choice(game, s, Greedy("greedy"))) == 0


def test_its_own_gain_counts_for_more_than_a_rivals() -> None:
    game = Rigged(own=100, rivals=200)
    s = game.begun()
    assert a_of(choice(game, s, Greedy("greedy"))) == len(game.box.start_ids) - 1


def test_chance_decides_among_equals() -> None:
    game = Rigged(own=0, rivals=0)
    s = game.begun()
    chosen = {choice(game, s, Greedy("greedy"), i) for i in range(60)}
    assert chosen == set(legal(s, game.chooser))


def test_two_answers_are_weighed_and_one_is_given_without_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Rigged(own=100, rivals=0)
    s = game.begun()
    options = legal(s, game.chooser)
    for count, looked in ((1, False), (2, True)):
        monkeypatch.setattr(greedy, "legal", lambda *_, few=options[:count]: few)
        game.calls = 0
        assert choice(game, s, Greedy("greedy")) == options[count - 1]
        assert bool(game.calls) == looked


def test_a_long_list_is_looked_at_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Rigged(own=0, rivals=0)
    s = game.begun()
    monkeypatch.setattr(greedy, "MOST_TRIES", 2)
    chosen = {choice(game, s, Greedy("greedy"), i) for i in range(80)}
    assert game.calls == 80 * 2 * s.seats
    assert chosen == set(legal(s, game.chooser))


def test_at_the_end_only_winning_counts() -> None:
    game: Any = games.load("vienna")
    s = game.new(4)
    play_randomly(s, QuickFate(4), game.bound)
    winners = game.winners(s)
    values = [valued(game, s, Seat(seat)) for seat in range(4)]
    assert [seat for seat in range(4) if values[seat] > 0] == winners


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadSetup, match="novice, apprentice, journeyman, expert, master, grandmaster, random"):
        bots.named("deep-thought")
