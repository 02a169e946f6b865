"""Sealing: before the first outcome seats add entropy to the secret, so that nobody has chosen what fate will say.

The server commits to its secret when the table is made. A seat hands in a seal (a hash) of its own entropy when it
sits down; when all seats are taken everybody is shown all seals, and shows the entropy behind them. Who does not in
time adds nothing, and that is told. Tables at which nobody has sealed anything begin at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burghers.kernel.fate import commitment, seal
from burghers.server.clock import SECOND, now
from burghers.server.errors import conflict, forbidden
from burghers.server.frames import SealsFrame, encode
from burghers.server.incoming import HandIn, Reveal
from burghers.server.tables.announcements import UNSEALED, announce

if TYPE_CHECKING:
    from burghers.server.tables.hosted import HostedTable

PATIENCE = 5 * SECOND  # for pages to show their entropy, once all seats are taken


async def take(table: HostedTable, seat: int, frame: HandIn | Reveal, epoch: int) -> None:
    """Do what a seat asks for; raises ApiError when it is too late."""
    await table.admit(seat, epoch)
    if isinstance(frame, HandIn):
        await hand_in(table, seat, frame.seal)
    else:
        await show(table, seat, frame.entropy)


async def hand_in(table: HostedTable, seat: int, sealed: str) -> None:
    """Take a seal for the game that has not begun, or for the one after this."""
    if table.row.state == "playing" or is_sealing(table):
        raise conflict("too-late")
    await table.context.tables.change_seat(table.id, seat, seal=sealed, entropy="")
    await table.read_seats()


async def show(table: HostedTable, seat: int, entropy: str) -> None:
    """Take the entropy behind a seal; the game begins with the last of them."""
    if not is_sealing(table):
        raise conflict("too-late")
    if seal(bytes.fromhex(entropy)) != table.chairs[seat].seal:
        raise forbidden("not-sealed")
    await table.context.tables.change_seat(table.id, seat, entropy=entropy)
    await table.read_seats()
    await table.begin()


def is_sealing(table: HostedTable) -> bool:
    """Whether everybody is asked to show their entropy now."""
    return table.row.state == "open" and table.row.due is not None


def all_shown(table: HostedTable) -> bool:
    """Whether nobody is waited for."""
    return all(chair.entropy or not chair.seal for chair in table.chairs)


async def ask(table: HostedTable) -> None:
    """All seats are taken: show everybody all seals, and wait a moment for what is behind them."""
    table.row.due = now() + PATIENCE
    await table.context.tables.change(table.id, due=table.row.due)
    tell(table)


async def start_over(table: HostedTable) -> None:
    """Somebody has left while everybody was showing: what was shown is known, and adds nothing to another game."""
    if not is_sealing(table):
        return
    for chair in table.chairs:
        if chair.entropy:
            await table.context.tables.change_seat(table.id, chair.seat, seal="", entropy="")
    table.row.due = None
    await table.context.tables.change(table.id, due=None)
    await table.read_seats()


def tell(table: HostedTable) -> None:
    """Everybody who sits here is shown all seals, and what they were set against."""
    if is_sealing(table):
        frame = encode(SealsFrame(table.id, commitment(table.row.secret), [chair.seal for chair in table.chairs]))
        for seat in table.subscribers.seats():
            table.subscribers.send(seat, frame)


async def tell_missing(table: HostedTable) -> None:
    """Everybody is told whose seal was never opened: that seat has added nothing."""
    missing = [chair.seat for chair in table.chairs if chair.seal and not chair.entropy]
    if missing:
        await announce(table, UNSEALED, *missing)
