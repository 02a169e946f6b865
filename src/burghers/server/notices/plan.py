"""Which messages follow from a change at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from burghers.server.clock import MINUTE, now
from burghers.server.notices.quiet import after_quiet
from burghers.server.store.notices import NoticeRow
from burghers.server.store.rows import DaysPace, NoticeSettings

if TYPE_CHECKING:
    from burghers.server.tables.hosted import HostedTable

SOON = 2 * MINUTE  # whoever is about to look anyway gets no message


async def plan(table: HostedTable) -> None:
    """Messages for people who are asked and away; over days also a reminder when a quarter of the time is left."""
    rows: list[NoticeRow] = []
    at = now()
    over = table.row.state == "over"
    for seat in range(len(table.chairs)) if over else table.asked():
        wishes = wishes_of(table.chairs[seat].wishes)
        if wishes is None or not wishes.on or table.chairs[seat].player() or seat in table.subscribers.seats():
            continue
        if over:
            rows.append(NoticeRow(table.id, seat, "over", table.row.seq, after_quiet(wishes, at)))
            continue
        rows.append(NoticeRow(table.id, seat, "turn", table.row.seq, after_quiet(wishes, at + SOON)))
        zero = table.clocks.zero(seat)
        if isinstance(table.setup.pace, DaysPace) and zero is not None:
            remind = zero - (zero - at) // 4
            rows.append(NoticeRow(table.id, seat, "reminder", table.row.seq, min(after_quiet(wishes, remind), zero)))
    if rows:
        await table.context.notices.put(rows)


def wishes_of(text: str) -> NoticeSettings | None:
    """How a seat wants to be told; None when it does not."""
    return msgspec.json.decode(text, type=NoticeSettings) if text else None
