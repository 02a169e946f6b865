"""What an answer would bring, said to its seat before it is given."""

from __future__ import annotations

import secrets

from burghers.kernel.errors import Illegal, Stale
from burghers.kernel.fate import QuickFate
from burghers.kernel.gains import gains
from burghers.kernel.play import refusal
from burghers.kernel.step import Seat
from burghers.kernel.table import Table
from burghers.server.tables.cast import figures
from burghers.server.wire import GainsFrame

SEEDS = 48  # bits


def weighed(name: str, table: Table, seat: Seat, question: int, text: str) -> GainsFrame:
    """The gains of one open answer, in a world dealt anew for this seat: the true one is never looked at."""
    if question != table.question:
        raise Stale(question, table.question)
    move = table.game.moves.parse(text)
    refused = refusal(table.state, seat, move)
    if refused is not None:
        raise Illegal(refused)
    world = table.game.redeal(table.state, seat, QuickFate(secrets.randbits(SEEDS)))
    return GainsFrame(name, question, text, figures(gains(table.game, world, seat, move)))
