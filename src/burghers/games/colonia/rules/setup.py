"""COL-2  Set-up."""

from __future__ import annotations

from typing import final

from burghers.games.colonia.rules.bag import RollForGood, draw_resources
from burghers.games.colonia.rules.display import FillDisplay
from burghers.games.colonia.rules.sailing import FillBerths
from burghers.games.colonia.rules.week import Week
from burghers.games.colonia.state import Colonia
from burghers.kernel.step import Do, Seat


@final
class SetUp(Do[Colonia]):
    """COL-2.7  After resources and goods, relic cards are laid out and four ships berthed; the first week begins
    without any order (COL-2.9)."""

    def run(self, s: Colonia) -> None:
        """The whole game, in reading order."""
        s.then(FillDisplay(), FillBerths(), Week())
        for seat in range(s.seats - 1, -1, -1):
            s.next(RollForGood(Seat(seat)))
        for seat in range(s.seats - 1, -1, -1):
            draw_resources(s, Seat(seat), s.box.start_resources)
