"""VEN-11  End of the game."""

from __future__ import annotations

from burghers.games.venice.moves import LAST_PILLAR, LAST_SPACE, told
from burghers.games.venice.state import Venice
from burghers.kernel.step import Seat


def last_pillar(s: Venice, seat: int) -> None:
    """VEN-11.1  The game ends at once when the last pillar is placed; VEN-11.3: by whatever card.

    VEN-11.2  What was still to be acted on is not played.
    """
    s.note(told(LAST_PILLAR), seat)
    s.agenda.clear()


def end_of_track(s: Venice) -> None:
    """VEN-11.4  The game ends when somebody reaches the last space; VEN-11.5: after the scoring in hand."""
    for seat in range(s.seats):
        if s.points[seat] >= s.box.last_space:
            s.note(told(LAST_SPACE), seat)
            s.agenda.clear()
            return


def winners(s: Venice) -> list[Seat]:
    """VEN-11.6  Most points; there may be several winners. VEN-11.7: nothing else counts."""
    best = max(s.points)
    return [Seat(seat) for seat in range(s.seats) if s.points[seat] == best]
