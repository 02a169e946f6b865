"""How a bot in the making fares against one that is there."""

from __future__ import annotations

from burghers import bots
from burghers.bots.bot import Bot, stream
from burghers.kernel.fate import QuickFate
from burghers.kernel.game import Game
from burghers.kernel.state import State
from burghers.research.matches import Clock, play_out
from burghers.research.observing import returns


def wins(game: Game, seats: int, mine: Bot, other: str, deals: int) -> float:
    """Fair shares of victories among others of this name, from every seat: 1 is even."""
    theirs, won = bots.named(other), 0.0
    for deal in range(deals):
        for seat in range(seats):
            state: State = game.new(seats)
            players = [mine if at == seat else theirs for at in range(seats)]
            streams = [stream("examined", deal, at) for at in range(seats)]
            play_out(game, state, players, streams, QuickFate(deal), [Clock() for _ in range(seats)])
            won += returns(state)[seat]
    return won / deals
