"""Bots at a table: they answer whatever they are asked, until the end."""

from __future__ import annotations

from collections.abc import Sequence

from burghers.bots.bot import Bot, consult
from burghers.kernel.errors import PlayError
from burghers.kernel.fate import Fate
from burghers.kernel.game import G
from burghers.kernel.session import Session
from burghers.kernel.step import Seat


def answer_for(table: Session[G], seat: Seat, bot: Bot, fate: Fate) -> None:
    """One answer of one bot."""
    table.answer(seat, consult(bot, table.game, table.state, seat, fate))


def play_out(table: Session[G], bots: Sequence[Bot], fates: Sequence[Fate]) -> int:
    """Play to the end, each seat by its bot with its own random stream; how many decisions were taken."""
    decisions = 0
    while not table.state.over():
        if decisions > table.game.bound:
            raise PlayError(f"no end of {table.game.name} after {decisions} decisions")
        seat = table.asked()[0]
        answer_for(table, seat, bots[int(seat)], fates[int(seat)])
        decisions += 1
    return decisions
