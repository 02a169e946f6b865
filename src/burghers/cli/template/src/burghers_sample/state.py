"""What lies on the table in Sample."""

from __future__ import annotations

from burghers.kernel.state import State


class Sample(State):
    """The points, and the heap of the turn that is being played."""

    def __init__(self, seats: int, goal: int) -> None:
        super().__init__(seats)
        self.goal = goal
        self.points = [0] * seats
        self.heap = 0
        self.round = 0
