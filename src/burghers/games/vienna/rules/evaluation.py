"""VIE-6  Evaluation."""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.box import LAST
from burghers.games.vienna.state import NOBODY, Vienna
from burghers.kernel.step import Do, Seat


@final
class Evaluation(Do[Vienna]):
    """VIE-6.1  Along the road the owner of each occupied space carries out its action, then takes his dice back."""

    def __init__(self, done: int) -> None:
        self.done: Final = done  # the space whose action has just been carried out; 0 at the start

    def run(self, s: Vienna) -> None:
        """Take the dice back, then on to the next space with dice."""
        if self.done:
            s.owner[self.done] = NOBODY
            s.taken &= ~(1 << self.done)
        for space in range(self.done + 1, LAST + 1):
            seat = s.owner[space]
            if seat != NOBODY:
                s.next(Evaluation(space))
                s.box.effects[space].evaluate(s, Seat(seat), space)
                return
