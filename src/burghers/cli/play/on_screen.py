"""Whether a terminal can be drawn on as a whole, and playing there. The toolkit is loaded only then."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burghers.cli.play.sitting import Sitting
    from burghers.cli.terminal import Terminal

SMALLEST: Final = (80, 24)  # columns and lines below which plain lines read better
DUMB: Final = ("", "dumb", "unknown")


def able(terminal: Terminal) -> bool:
    """Keyboard and screen, large enough, and not one that knows plain lines only."""
    out = terminal.out
    large = out.width >= SMALLEST[0] and out.height >= SMALLEST[1]
    return sys.stdin.isatty() and out.is_terminal and large and os.environ.get("TERM", "") not in DUMB


def run(sitting: Sitting) -> int:
    """Play there; afterwards say where the game is kept."""
    from burghers.cli.play.screen import TableScreen  # noqa: PLC0415

    plain = sitting.terminal
    sitting.saved.write()
    TableScreen(sitting).run()
    sitting.terminal = plain
    if sitting.table.state.over():
        plain.say("play.recorded", file=str(sitting.saved.file))
    else:
        plain.say("play.kept", file=str(sitting.saved.file))
    return 0
