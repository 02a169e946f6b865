"""Who may look at a table: the one place that decides it, for sockets and for requests alike."""

from __future__ import annotations

from burghers.kernel.game import SPECTATOR
from burghers.server.errors import forbidden
from burghers.server.store.rows import INVITATION, KeyRow, Setup


def viewer_of(setup: Setup, key: KeyRow | None) -> int:
    """With whose eyes the holder of this key looks at the table, during the game and after it; raises ApiError.

    A key of a seat shows what that seat may see. Everybody else sees what spectators see: whoever made the table
    without playing always, others only where spectators are welcome, at a private table with some key of it.
    """
    if key is not None and key.opens():
        return key.seat
    hosts = key is not None and key.host and key.seat != INVITATION
    if hosts or (setup.spectators and (setup.public or key is not None)):
        return int(SPECTATOR)
    raise forbidden("not-invited")


def reader_of(setup: Setup, key: KeyRow | None) -> int:
    """With whose eyes the holder of this key reads a game again: as at the table, and everybody what its seats share.

    Only the game is shared, never what was said at the table.
    """
    if setup.shared and (key is None or not key.opens()):
        return int(SPECTATOR)
    return viewer_of(setup, key)


def may_know(setup: Setup, key: KeyRow | None) -> None:
    """Who plays here, and what was agreed, is told to everybody at a public table; raises ApiError at a private one."""
    if key is None and not setup.public and not setup.shared:
        raise forbidden("not-invited")
