"""What simple bots reckon with, in hundredths of a point."""

from __future__ import annotations

from typing import Final

POINT: Final = 100
GUILDER: Final = 30
LATE_GUILDER: Final = 4  # when no turn is left to spend it
WORKER: Final = 32
CARD: Final = 70
THREAT: Final = 60
USE: Final = 40  # what an extra action is worth besides
