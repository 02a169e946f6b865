"""BRU-6  Phase 4: majorities."""

from __future__ import annotations

from typing import Final, final

from burghers.games.bruges.box import TIES_WIN, TURNED_MARKER
from burghers.games.bruges.moves import MAJORITY, NO_MAJORITY, PHASE
from burghers.games.bruges.rules.people import announce
from burghers.games.bruges.state import MARKERS, Bruges
from burghers.kernel.native import i64
from burghers.kernel.step import Do, Seat

REPUTATION: Final[i64] = 0
PERSONS: Final[i64] = 1


def standing(s: Bruges, seat: i64, kind: i64) -> i64:
    """BRU-6.1 steps, BRU-6.2 persons, BRU-6.3 canal tiles of both arms."""
    if kind == REPUTATION:
        return s.steps[seat]
    return s.person_count(seat) if kind == PERSONS else s.tile_count(seat)


@final
class MajorityPhase(Do[Bruges]):
    """BRU-6.4  Whoever is alone in front turns the marker, for the rest of the game; BRU-5.21: the Judge turns it also
    when tied, with at least one thing to count."""

    def run(self, s: Bruges) -> None:
        """BRU-R17: automatically, reputation first, then persons, then canals."""
        s.phase = 4
        s.because(0)
        s.tell(-1, PHASE, s.phase - 1)
        for kind in range(MARKERS):
            best: i64 = 0
            leaders: i64 = 0
            for seat in range(s.seats):
                value = standing(s, seat, kind)
                if value > best:
                    best = value
                    leaders = 1 << seat
                elif value == best and best:
                    leaders |= 1 << seat
            if s.hearing and leaders & (leaders - 1):
                s.tell(-1, NO_MAJORITY, kind, best)
            for seat in range(s.seats):
                if leaders >> seat & 1 and (leaders == 1 << seat or s.powers[seat] & TIES_WIN):
                    turn_marker(s, Seat(seat), kind, best)


def turn_marker(s: Bruges, seat: Seat, kind: i64, has: i64) -> None:
    """BRU-6.4  A turned marker stays so; turning it is told to those who hear of it."""
    bit = 1 << seat * MARKERS + kind
    if not s.turned & bit:
        s.turned |= bit
        s.tell(seat, MAJORITY, kind, has)
        announce(s, TURNED_MARKER, seat, 0)


def markers_turned(s: Bruges, seat: i64) -> i64:
    """How many majority markers a player has turned."""
    bits = s.turned >> seat * MARKERS & 7
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1)
