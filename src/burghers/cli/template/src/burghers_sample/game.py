"""Sample as the one object Burghers knows."""

from __future__ import annotations

from dataclasses import dataclass

from burghers.kernel.fate import Fate
from burghers.kernel.game import Game
from burghers.kernel.printing import Printing
from burghers.kernel.step import Seat

from burghers_sample.moves import MOVES, NOTES
from burghers_sample.rules import Round
from burghers_sample.state import Sample


@dataclass(frozen=True)
class SeatView:
    """What lies before a seat."""

    points: int


@dataclass(frozen=True)
class SampleView:
    """What a seat may see: everything."""

    seats: list[SeatView]
    round: int
    heap: int


class SampleGame(Game[Sample]):
    """SAM-1.1  Sample, for 2 to 4 players."""

    name = "sample"
    rules = 1
    prefix = "SAM"
    seats = (2, 4)
    cover = ("#e6dcc4", "#7a5c2e")
    moves = MOVES
    notes = NOTES

    def __init__(self, printing: Printing) -> None:
        """SAM-1.2  The printing says how many points are enough."""
        super().__init__(printing)
        entry = printing.entry("constants")
        self.goal = entry.number("goal", 1, 200)
        entry.close()
        printing.settle()

    def start(self, seats: int, options: dict[str, str]) -> Sample:
        """The table before anything happened, the first round on the agenda."""
        s = Sample(seats, self.goal)
        s.next(Round())
        return s

    def view(self, s: Sample, viewer: Seat) -> SampleView:
        """What one seat, or a spectator, may see."""
        return SampleView([SeatView(points) for points in s.points], s.round, s.heap)

    def redeal(self, s: Sample, viewer: Seat, fate: Fate) -> Sample:
        """Nothing is hidden but what fate has not decided yet."""
        return s.clone()

    def scores(self, s: Sample) -> list[int]:
        """SAM-3.2  Most points win; who has as many shares the victory."""
        return s.points[:]

    def worth(self, s: Sample, seat: Seat) -> int:
        """For simple bots, in hundredths of a point: a heap is worth a little before it is kept."""
        return s.points[seat] * 100 + s.heap * (60 if s.heap < 12 else 20)

    def audit(self, s: Sample) -> None:
        assert min(s.points) >= 0 and s.heap >= 0, "points below nothing"
