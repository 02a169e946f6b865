"""What everybody may know of a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from burghers.server.clock import SECOND, now
from burghers.server.frames import SeatInfo, TableInfo
from burghers.server.store.rows import SeatRow, TableRow

HERE = 45 * SECOND  # a seat seen so lately counts as present, whichever server program its socket is at


def table_info(
    row: TableRow,
    chairs: Sequence[SeatRow],
    here: Collection[int],
    commitment: str = "",
    rules: int = 0,
    added: Collection[int] = (),
) -> TableInfo:
    """A table as everybody may know it; needs no game, so that it can be told of one that cannot be opened."""
    setup, at = row.agreed(), now()
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=rules,
        state=row.state,
        seats=[
            SeatInfo(c.seat, c.name, c.bot, c.stand_in, c.taken, c.seat in here or at - c.seen < HERE, c.program)
            for c in chairs
        ],
        options=setup.options,
        printing=setup.printing,
        printing_id=row.printing_id,
        pace=setup.pace,
        public=setup.public,
        spectators=setup.spectators,
        stand_in=setup.stand_in,
        grace_seconds=setup.grace_seconds,
        chat=setup.chat,
        companion=setup.companion,
        shared=setup.shared,
        created=row.created,
        changed=row.changed,
        seq=row.seq,
        commitment=commitment,
        added=list(added),
        next=row.next,
        origin=row.origin,
        origin_seq=row.origin_seq,
    )
