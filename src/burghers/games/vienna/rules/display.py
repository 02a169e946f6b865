"""VIE-2.7, VIE-2.8, VIE-R35  The display of persons."""

from __future__ import annotations

from typing import final

from burghers.games.vienna.moves import SHORT_DISPLAY, TURNED_UP, WENT_UNDER, told
from burghers.games.vienna.state import Vienna
from burghers.kernel.fate import Odds, weighted
from burghers.kernel.move import Move, a_of
from burghers.kernel.native import append, i64, pop
from burghers.kernel.step import Chance, Do


@final
class Refill(Do[Vienna]):
    """VIE-2.7  Turn up persons until the display holds players minus 1."""

    def run(self, s: Vienna) -> None:
        """One more, unless it is full or nothing helps."""
        if len(s.display) >= s.box.display[s.seats]:
            return
        for left in s.unseen:
            if left:
                s.then(TurnUp(), self)
                return
        for _ in range(len(s.under)):
            s.under, person = pop(s.under, 0)
            turn_up(s, person)
            if len(s.display) >= s.box.display[s.seats]:
                return
        s.next(ShuffleDiscards())


@final
class TurnUp(Chance[Vienna]):
    """VIE-2.7  The top card of the pile: any of the unseen ones, since nobody has seen their order."""

    def odds(self, s: Vienna) -> Odds:
        """By the copies left unseen."""
        return weighted(s.box.turn_ups, s.unseen)

    def stream(self) -> str:
        return "persons"

    def take(self, s: Vienna, outcome: Move) -> None:
        """It leaves the unseen part of the pile."""
        person = a_of(outcome)
        s.unseen[person] -= 1
        turn_up(s, person)


def turn_up(s: Vienna, person: i64) -> None:
    """VIE-2.8  A person already on display goes under the pile; any other joins the display."""
    if person in s.display:
        s.under = append(s.under, person)
        s.note(told(WENT_UNDER, person), -1)
    else:
        s.display = append(s.display, person)
        s.note(told(TURNED_UP, person), -1)


@final
class ShuffleDiscards(Do[Vienna]):
    """VIE-R35  When the pile holds doubles only, the discards are shuffled under it; if there are none, the display
    stays short."""

    def run(self, s: Vienna) -> None:
        """The doubles on top would all pass under the shuffled cards, so those are drawn from next."""
        found = False
        for person, count in enumerate(s.discards):
            if count:
                found = True
                s.unseen[person] = count
                s.discards[person] = 0
        if found:
            s.next(Refill())
        else:
            s.note(told(SHORT_DISPLAY), -1)
