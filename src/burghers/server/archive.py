"""What is kept of a game as text: to be had of every finished game, whatever became of its rules or printing."""

from __future__ import annotations

import json
from collections.abc import Sequence

from burghers import games
from burghers.kernel.errors import PlayError
from burghers.kernel.record import plain_text, read_record
from burghers.server.access import reader_of
from burghers.server.errors import UNREADABLE, conflict, not_found
from burghers.server.store.rows import KeyRow
from burghers.server.tables.context import TableContext


async def finished_lines(context: TableContext, name: str, key: KeyRow | None) -> list[str]:
    """The log of a finished game that cannot be opened; raises ApiError where it is not over, or not to be seen."""
    standing = await context.tables.standing(name)
    if standing is None:
        raise not_found("table")
    reader_of(standing.row.agreed(), key)
    if standing.row.state != "over" or not standing.lines:
        raise conflict(UNREADABLE, "this game cannot be read here; it goes on when its server can read it again")
    return [line.line for line in standing.lines]


async def record_text(context: TableContext, lines: Sequence[str]) -> str:
    """The record as a file. A printing that no longer comes with its game is written into it."""
    first = lines[0]
    try:
        header = json.loads(first)
        if "printing_text" not in header and not packaged(header["game"], header["printing_hash"]):
            kept = await context.printings.store.find(header["printing_hash"])
            if kept is not None:
                first = json.dumps({**header, "printing_text": kept.text}, ensure_ascii=False)
    except (ValueError, KeyError, TypeError):
        pass  # as it is kept, then
    return "\n".join([first, *lines[1:]]) + "\n"


def packaged(game: str, hash: str) -> bool:
    """Whether a printing comes with its game."""
    try:
        return any(games.find_printing(game, word).as_printed(hash) for word in games.printings(game))
    except PlayError:
        return False


def words_of(lines: Sequence[str]) -> str:
    """The record in plain words; as it is kept, where even that cannot be had."""
    try:
        told = plain_text(read_record(lines))
    except PlayError:
        told = list(lines)
    return "\n".join(told) + "\n"
