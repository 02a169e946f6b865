"""What happened, for readers and animations."""

from __future__ import annotations

from typing import Final, final

from burghers.kernel.move import Move
from burghers.kernel.native import i64

NOBODY: Final = -1  # a note that concerns the table
EVERYONE: Final = -2  # a note that all may read


@final
class Note:
    """One thing that happened at the table: a sentence of the game's note vocabulary, said of a seat."""

    def __init__(self, what: Move, seat: i64, only: i64) -> None:
        self.what: Final = what
        self.seat: Final = seat  # whom it concerns; NOBODY when it concerns the table
        self.only: Final = only  # the one seat that may read it, or EVERYONE
