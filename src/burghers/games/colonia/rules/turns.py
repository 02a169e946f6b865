"""COL-3  In turn, until all have passed; and the way members go home.

COL-3.6  There is no trade between players: no question lets one give anything to another.
"""

from __future__ import annotations

from burghers.games.colonia.moves import CAME_HOME, DAY, NO_ACTION, PASS, PASSED, told
from burghers.games.colonia.state import FAMILY, RESERVE, TUESDAY_STREET, Colonia
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, coded
from burghers.kernel.native import i64
from burghers.kernel.step import Ask, Seat

PASSING = coded(PASS)


class InTurn(Ask[Colonia]):
    """COL-3.2  Players act in the order of the week, mayor first, one action per turn, until all have passed."""

    def turn_of(self, seat: i64) -> InTurn:
        """The same question to another seat."""
        raise NotImplementedError

    def act(self, s: Colonia, move: Move) -> None:
        raise NotImplementedError

    def met(self, s: Colonia) -> bool:
        """COL-3.4  Who has no action left passes automatically; that may tell the others something, so no undo goes
        back beyond it."""
        options = self.options(s)
        if len(options) > 0:
            s.options = options
            s.owing = 1 << self.seat
            return True
        s.agenda.pop()
        s.shown()
        s.note(told(NO_ACTION, s.reserve(self.seat)), self.seat, self.seat)  # COL-R40: the others only see him pass
        self.drop_out(s)
        self.pass_on(s)
        return False

    def take(self, s: Colonia, move: Move) -> None:
        """COL-3.3  Passing is always allowed; who has passed does not act again in this step."""
        if move == PASS:
            self.drop_out(s)
            self.pass_on(s)
        else:
            self.pass_on(s)
            self.act(s, move)

    def drop_out(self, s: Colonia) -> None:
        """Out of this step for the week."""
        s.passed |= 1 << self.seat
        s.note(told(PASSED), self.seat)

    def pass_on(self, s: Colonia) -> None:
        """The next player in order who has not passed; when all have, the step is over."""
        order = s.order
        seats = s.seats
        at: i64 = 0
        while order[at] != self.seat:
            at += 1
        for _ in range(seats):
            at += 1
            if at == seats:
                at = 0
            seat = order[at]
            if not s.passed >> seat & 1:
                s.agenda.append(self.turn_of(seat))
                return
        s.passed = 0

    def why(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Passing is never refused; the rest is up to the action."""
        return None if move == PASS else self.why_not(s, seat, move)

    def why_not(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Why this action is not open."""
        raise NotImplementedError


def new_day(s: Colonia, day: i64) -> None:
    """Tell the readers which day it is; Monday is 0."""
    s.because(0)
    s.note(told(DAY, day), -1)


def take_back(s: Colonia, street: i64) -> None:
    """COL-3.5  At the end of a day a player first takes back the members that came to that day's street a week ago."""
    family = s.family
    for seat in range(s.seats):
        at = seat * FAMILY
        if family[at + street]:
            s.note(told(CAME_HOME, family[at + street], street - TUESDAY_STREET), seat)
        family[at + RESERVE] += family[at + street]
        family[at + street] = 0


def too_few_members(rule: str, needs: i64, has: i64) -> Refusal:
    """COL-3.4  Who lacks the members an action needs cannot take it."""
    return Refusal(rule, "too-few-members", [("needs", needs), ("has", has)])
