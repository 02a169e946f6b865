"""Whoever consults a bot shows it a world dealt anew from what its seat may know, never the table itself."""

from __future__ import annotations

from burghers.bots.bot import Bot, consult, stream
from burghers.games import load
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import G, Game
from burghers.kernel.move import Move
from burghers.kernel.state import State
from burghers.kernel.step import Seat


class Peeping(Bot):
    """Keeps what it is shown."""

    def choose(self, game: Game[G], world: G, seat: Seat, fate: object) -> Move:
        self.seen: State = world
        return game.legal(world, seat)[0]


def test_a_bot_never_sees_the_true_state() -> None:
    game, bot = load("bruges"), Peeping("peeping")
    state = game.new(3)
    fate = QuickFate(1)
    game.let_fate(state, fate)
    for _ in range(12):  # until hands are full
        seat = game.asked(state)[0]
        game.apply(state, seat, game.legal(state, seat)[0])
        game.let_fate(state, fate)
    seat = game.asked(state)[0]
    consult(bot, game, state, seat, stream("peeping"))
    assert bot.seen is not state and bot.seen.digest() != state.digest(), "what it may not know is dealt anew"
    assert game.view(bot.seen, seat) == game.view(state, seat), "and what the seat knows is the same"
