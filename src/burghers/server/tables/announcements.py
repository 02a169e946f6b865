"""What the table itself says to everybody: kept and passed on with the chat, as a key and the numbers it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burghers.server.store.rows import ChatLine

if TYPE_CHECKING:
    from burghers.server.tables.synced import SyncedTable

TABLE: Final = -1  # in place of the seat that speaks; no seat can speak as the table

CLOCK: Final = "clock"  # seat: its clock ran out, a bot stands in
CLOCK_END: Final = "clock-end"  # seat: its clock ran out, and the game is over by that
ABSENT: Final = "absent"  # seat: it stayed empty, a bot stands in
LEFT: Final = "left"  # seat
CONCEDED: Final = "conceded"  # seat
CANCELLED: Final = "cancelled"  # seat of the host, or -2
REPLACED: Final = "replaced"  # seat, by whom: a bot stands in
FREED: Final = "freed"  # seat: another person may take it
UNDO_ASKED: Final = "undo-asked"  # seat, entries in the log
UNDO_GRANTED: Final = "undo-granted"  # seat that grants, entries in the log
UNDO_DECLINED: Final = "undo-declined"  # seat that declines, entries in the log
UNSEALED: Final = "unsealed"  # seats that sealed entropy and did not show it in time
RESEALED: Final = "resealed"  # entries before: restored from a backup, fate draws from another secret since
FORGIVEN: Final = "forgiven"  # minutes that counted for no clock, and when they began
RULES: Final = "rules"  # version it goes on by, version that new games are played by
UNDONE: Final = "undone"  # seat whose move was taken back


async def announce(table: SyncedTable, kind: str, *numbers: int) -> None:
    """Tell everybody at the table, now and whenever they come back."""
    await table.keep(TABLE, " ".join([kind, *map(str, numbers)]))


def announced(line: ChatLine) -> tuple[str, list[int]]:
    """What the table said in this line; an empty key where somebody else did."""
    if line.seat != TABLE:
        return "", []
    kind, *numbers = line.text.split(" ")
    return kind, [int(number) for number in numbers]
