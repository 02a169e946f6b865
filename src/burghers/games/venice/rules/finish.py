"""VEN-11  End of the game."""

from __future__ import annotations

from burghers.games.venice.moves import FINAL, LAST_PILLAR, LAST_SPACE, SHARES, STANDS, WINS, told
from burghers.games.venice.state import Venice
from burghers.kernel.native import i64
from burghers.kernel.step import Seat


def last_pillar(s: Venice, seat: i64) -> None:
    """VEN-11.1  The game ends at once when the last pillar is placed; VEN-11.3: by whatever card.

    VEN-11.2  What was still to be acted on is not played.
    """
    s.note(told(LAST_PILLAR), seat)
    tell_end(s)
    s.agenda.clear()


def end_of_track(s: Venice) -> None:
    """VEN-11.4  The game ends when somebody reaches the last space; VEN-11.5: after the scoring in hand."""
    for seat in range(s.seats):
        if s.points[seat] >= s.box.last_space:
            s.note(told(LAST_SPACE), seat)
            tell_end(s)
            s.agenda.clear()
            return


def tell_end(s: Venice) -> None:
    """Where all stand, and who has won."""
    if not s.hearing:
        return
    s.note(told(FINAL), -1)
    tell_scores(s)
    best = winners(s)
    for seat in best:
        s.note(told(WINS if len(best) == 1 else SHARES, s.points[seat]), seat)


def tell_scores(s: Venice) -> None:
    """The points of all, for readers."""
    for seat in range(s.seats):
        s.note(told(STANDS, s.points[seat]), seat)


def winners(s: Venice) -> list[Seat]:
    """VEN-11.6  Most points; there may be several winners. VEN-11.7: nothing else counts."""
    best = max(s.points)
    return [Seat(seat) for seat in range(s.seats) if s.points[seat] == best]
