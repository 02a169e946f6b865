"""VIE-6  Evaluation."""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.box import LAST
from burghers.games.vienna.moves import EVALUATION, told
from burghers.games.vienna.state import NOBODY, Vienna
from burghers.kernel.native import i64
from burghers.kernel.step import Do, Seat


@final
class Evaluation(Do[Vienna]):
    """VIE-6.1  Along the road the owner of each occupied space carries out its action, then takes his dice back."""

    def __init__(self, done: i64) -> None:
        self.done: Final = done  # the space whose action has just been carried out; 0 at the start

    def run(self, s: Vienna) -> None:
        """Take the dice back, then on to the next space with dice."""
        if not self.done:
            s.note(told(EVALUATION), -1)
        else:
            s.owner[self.done] = NOBODY
            s.taken &= ~(1 << self.done)
        for space in range(self.done + 1, LAST + 1):
            seat = s.owner[space]
            if seat != NOBODY:
                s.next(Evaluation(space))
                s.box.effects[space].evaluate(s, Seat(seat), space)
                return


def place_of(s: Vienna) -> i64:
    """The space whose action is being carried out, for readers."""
    for i in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[i]
        if isinstance(step, Evaluation):
            return step.done
    return 0
