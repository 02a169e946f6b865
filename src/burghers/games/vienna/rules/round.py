"""VIE-3 and VIE-8  The round and its clean-up."""

from __future__ import annotations

from typing import final

from burghers.games.vienna.box import EXTRA_DIE, FIRST_PLAYER
from burghers.games.vienna.moves import CLEAN_UP, ENDS, ROUND, WHITE_DIE, told
from burghers.games.vienna.rules.display import Refill
from burghers.games.vienna.rules.evaluation import Evaluation
from burghers.games.vienna.rules.finish import FinalScoring, tell_scores
from burghers.games.vienna.rules.placement import Turn
from burghers.games.vienna.state import Vienna
from burghers.kernel.limits import renewed
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Do, Seat


@final
class Round(Do[Vienna]):
    """VIE-3.1  A round is placement, evaluation, clean-up; the holder of the first-player card takes the first turn."""

    def run(self, s: Vienna) -> None:
        """VIE-8.2  The first-player card (VIE-7.1) says who begins; everybody's dice lie unrolled before them."""
        s.round += 1
        s.unrolled = (1 << s.seats) - 1
        s.note(told(ROUND, s.round - 1), -1)
        s.then(Turn(Seat(s.holder[FIRST_PLAYER])), Evaluation(0), EndCheck())


@final
class EndCheck(Do[Vienna]):
    """VIE-9.1  If after an evaluation somebody has the points that end the game, it ends."""

    def run(self, s: Vienna) -> None:
        """Looked at here only, wherever the points came from."""
        tell_scores(s)
        for seat, points in enumerate(s.points):
            if points >= s.box.end_score:
                s.note(told(ENDS, points, s.box.end_score), seat)
                s.next(FinalScoring())
                return
        s.then(CleanUp(), Refill(), Round())


@final
class CleanUp(Do[Vienna]):
    """VIE-8.1  Gendarme back, display to the discards, double turn ready, white die to the holder of its card."""

    def run(self, s: Vienna) -> None:
        """The new display and the new round follow."""
        s.note(told(CLEAN_UP), -1)
        s.gendarme = 0
        s.taken = 0
        for person in s.display:
            s.discards[person] += 1
        s.display = vec[i64]()
        s.doubled = 0
        s.spent = renewed(s.spent)
        if s.holder[EXTRA_DIE] not in (-1, s.white):
            s.note(told(WHITE_DIE), s.holder[EXTRA_DIE])
        s.white = s.holder[EXTRA_DIE]
        for seat in range(s.seats):
            s.carriage[seat] = 0
            s.scored[seat] = 0
            s.bund[seat] = 0
