"""What everybody may know of a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from burghers.kernel.game import Game
from burghers.server.moment import SECOND, now
from burghers.server.store.rows import SeatRow, TableRow
from burghers.server.wire import SeatInfo, TableInfo

HERE = 45 * SECOND  # a seat seen so lately counts as present, whichever server program its socket is at


def table_info(
    row: TableRow, chairs: Sequence[SeatRow], game: Game[Any], here: Collection[int], commitment: str = ""
) -> TableInfo:
    """A table as everybody may know it."""
    setup, at = row.agreed(), now()
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=game.rules,
        state=row.state,
        seats=[
            SeatInfo(c.seat, c.name, c.bot, c.stand_in, c.taken, c.seat in here or at - c.seen < HERE) for c in chairs
        ],
        options=setup.options,
        printing=setup.printing,
        pace=setup.pace,
        public=setup.public,
        spectators=setup.spectators,
        stand_in=setup.stand_in,
        grace_seconds=setup.grace_seconds,
        chat=setup.chat,
        created=row.created,
        changed=row.changed,
        seq=row.seq,
        commitment=commitment,
        next=row.next,
        origin=row.origin,
        origin_seq=row.origin_seq,
    )
