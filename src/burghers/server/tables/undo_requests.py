"""Asking the others for an undo: a move that others have followed is taken back when everybody agrees.

The request and the answers are what the table has announced, so every server program and every page knows the same.
It lapses when the log goes on. Bots agree. What somebody has learnt meanwhile stays learnt: no further back than that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from burghers.kernel.errors import NoUndo
from burghers.kernel.session import Session
from burghers.kernel.step import Seat
from burghers.server.clock import now
from burghers.server.errors import conflict, forbidden
from burghers.server.tables.announcements import UNDO_ASKED, UNDO_DECLINED, UNDO_GRANTED, UNDONE, announce, announced

if TYPE_CHECKING:
    from burghers.server.tables.hosted import HostedTable


@dataclass(frozen=True)
class UndoRequest:
    """An open request: who asks, since when, and who has granted it."""

    seat: int
    at: int
    granted: frozenset[int]


def open_request(table: HostedTable) -> UndoRequest | None:
    """The request that waits for answers, if there is one."""
    if table.play is None:
        return None
    entries, found = len(table.play.record.entries), None
    for line in table.chat:
        kind, numbers = announced(line)
        if kind not in (UNDO_ASKED, UNDO_GRANTED, UNDO_DECLINED) or numbers[1] != entries:
            continue
        if kind == UNDO_ASKED:
            found = UndoRequest(numbers[0], line.at, frozenset())
        elif kind == UNDO_DECLINED:
            found = None
        elif found is not None:
            found = UndoRequest(found.seat, found.at, found.granted | {numbers[0]})
    return found


async def ask_undo(table: HostedTable, seat: int, question: int) -> None:
    """Ask all other persons; where there are none, the move is taken back at once."""
    play = await table.in_play()
    if question != play.question:
        raise conflict("stale")
    if not any(by == seat for by, _, _ in play.past):
        raise NoUndo("information-seen" if play.record.entries else "nothing-to-undo")
    if open_request(table) is not None:
        raise conflict("undo-asked")
    entries = len(play.record.entries)
    await announce(table, UNDO_ASKED, seat, entries)
    await settle(table)


async def answer_undo(table: HostedTable, seat: int, grants: bool) -> None:
    """Grant or decline the open request."""
    play = await table.in_play()
    request = open_request(table)
    if request is None:
        raise conflict("no-undo-asked")
    if seat == request.seat or seat not in table.persons():
        raise forbidden("not-yours")
    await announce(table, UNDO_GRANTED if grants else UNDO_DECLINED, seat, len(play.record.entries))
    if not grants:  # nobody's clock ran while the question stood between them
        table.clocks.pause(now() - request.at)
        table.broadcast(len(play.record.entries))
    await settle(table)


async def settle(table: HostedTable) -> None:
    """Take the move back when everybody has agreed."""
    request = open_request(table)
    if request is None or not set(table.persons()) - {request.seat} <= request.granted:
        return
    seat = request.seat
    if await table.take_back(lambda play: undo_back_to(play, Seat(seat)), seat):
        await announce(table, UNDONE, seat)


def undo_back_to(play: Session, seat: Seat) -> None:
    """Take back everything up to and with the last decision of this seat, each move by whoever made it."""
    while play.past and play.past[-1][0] != seat:
        play.undo(play.past[-1][0])
    play.undo_line(seat)
