"""What somebody who builds on Burghers writes. It is type-checked by a test: nothing here may be of an unknown type."""

from __future__ import annotations

from typing import assert_type

from burghers import bots, games
from burghers.bots.bot import Bot, consult, stream
from burghers.games.vienna import ViennaGame
from burghers.games.vienna.state import Vienna
from burghers.games.vienna.views import SpaceView, ViennaView
from burghers.kernel.errors import Illegal, Refusal
from burghers.kernel.fate import QuickFate, new_secret
from burghers.kernel.game import SPECTATOR, G, Game, Question
from burghers.kernel.move import Move
from burghers.kernel.native import i64
from burghers.kernel.proof import verify
from burghers.kernel.record import Record, read_record
from burghers.kernel.session import Session, follow
from burghers.kernel.state import State
from burghers.kernel.step import FATE, Seat
from burghers.kernel.voice import GameVoice


class First(Bot):
    """A bot of the caller's own, for any game."""

    def choose(self, game: Game[G], world: G, seat: Seat, fate: object) -> Move:
        """The first answer."""
        return game.legal(world, seat)[0]


def of_a_known_class() -> None:
    """A game known by its class: states and views are known to the last field."""
    game = games.of(ViennaGame)
    s = game.new(3)
    assert_type(s, Vienna)
    game.let_fate(s, QuickFate(1))
    seat = game.asked(s)[0]
    assert_type(game.legal(s, seat)[0], Move)
    assert_type(game.question(s, seat), Question | None)
    assert_type(game.refusal(s, seat, "place 6 rathaus"), Refusal | None)
    game.apply(s, seat, game.legal(s, seat)[0])
    view = game.view(s, SPECTATOR)
    assert_type(view, ViennaView)
    assert_type(view.road[0], SpaceView)
    assert_type(game.redeal(s, seat, QuickFate(2)).points[0], i64)
    assert_type(game.voice("de"), GameVoice)
    assert_type(game.scores(s), list[int])


def of_a_known_name() -> None:
    """A game known by its name: its states are states."""
    game = games.load("bruges")
    assert_type(game, Game[State])
    s = game.new(2, {"first": "1"})
    assert_type(s, State)
    bot = bots.named("greedy")
    seat = game.asked(s)[0]
    if seat != FATE:
        assert_type(consult(bot, game, s, seat, stream("caller")), Move)


def at_a_table() -> str:
    """A session keeps the type of its game."""
    table = Session(games.of(ViennaGame), ["Anna", "Ben", "Cleo"], {"side": "night"}, new_secret())
    assert_type(table.state, Vienna)
    seat = table.asked()[0]
    move = First("first").choose(table.game, table.state, seat, stream("caller"))
    try:
        table.answer(seat, move)
    except Illegal as error:
        assert_type(error.refusal.figures, list[tuple[str, int]])
    record = read_record(table.record.text())
    assert_type(record, Record)
    assert_type(follow(games.of(ViennaGame), record).state.box.end_score, i64)
    if table.ended():
        assert_type(verify(games.of(ViennaGame), record), int)
    return table.record.text()
