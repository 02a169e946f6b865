"""What simple bots reckon with, in hundredths of a point."""

from __future__ import annotations

from typing import Final

POINT: Final = 100
GUILDER: Final = 28
LATE_GUILDER: Final = 3  # when no round is left to spend it in
WORKER: Final = 50
CARD: Final = 70
THREAT: Final = 50
USE: Final = 60  # what an extra action, or a better rule, brings in a round
