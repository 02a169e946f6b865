"""What simple bots reckon with, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from burghers.kernel.native import i64

POINT: Final[i64] = 100
GUILDER: Final[i64] = 28
LATE_GUILDER: Final[i64] = 3  # when no round is left to spend it in
WORKER: Final[i64] = 50
CARD: Final[i64] = 70
THREAT: Final[i64] = 50
USE: Final[i64] = 60  # what an extra action, or a better rule, brings in a round
