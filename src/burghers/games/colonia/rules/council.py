"""COL-5  Tuesday: council and order."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import CARDS
from burghers.games.colonia.moves import BORROWED, CARD, FOLLOWS, MAYOR, PLAYED, ROLLED, SENT, told
from burghers.games.colonia.rules.bag import DIE
from burghers.games.colonia.rules.turns import take_back
from burghers.games.colonia.state import (
    CARDS_MASK,
    FAMILY,
    FRIDAY_STREET,
    PLAYED_BITS,
    RESERVE,
    TOWN_HALL,
    TUESDAY_STREET,
    Colonia,
)
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Odds
from burghers.kernel.move import Move, a_of, coded, verb_of
from burghers.kernel.step import Chance, Do, Seat, Together


@final
class Tuesday(Do[Colonia]):
    """COL-5.9  After the order is settled, members on the Tuesday street come back and those in the town hall follow
    there."""

    def run(self, s: Colonia) -> None:
        """Cards, then members."""
        s.then(PlayFamilyCard(), LeaveTownHall())


@final
class PlayFamilyCard(Together[Colonia]):
    """COL-5.1  All players secretly choose one of their remaining family cards and reveal together."""

    def question(self) -> str:
        """Which card?"""
        return "card"

    def rule(self) -> str:
        """The choice of a family card."""
        return "COL-5.1"

    def options(self, s: Colonia, seat: Seat) -> list[Move]:
        """COL-5.8  Those not played in earlier weeks, rising; in the last week there is one."""
        hand = s.hands >> CARDS * seat
        return [coded(CARD, s.box.cards[i] - 1) for i in range(CARDS) if hand >> i & 1]

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        """All six."""
        return [coded(CARD, value - 1) for value in s.box.cards]

    def why(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """COL-5.8  Played cards have left the game."""
        if verb_of(move) != CARD or a_of(move) + 1 not in s.box.cards:
            return Refusal(self.rule(), "not-offered")
        if s.hands >> CARDS * seat + s.box.cards.index(a_of(move) + 1) & 1:
            return None
        return Refusal("COL-5.8", "card-played", [("card", a_of(move) + 1)])

    def reveal(self, s: Colonia, answers: list[Move]) -> None:
        """COL-5.2  Each moves as many members as the card shows to the town hall."""
        for seat in range(s.seats):
            value = a_of(answers[seat]) + 1
            s.hands &= ~(1 << CARDS * seat + s.box.cards.index(value))
            s.played |= value << PLAYED_BITS * seat
            s.note(told(PLAYED, value - 1), seat)
            send_members(s, seat, value - s.fewer)  # COL-13.16
        s.fewer = 0
        s.next(NameMayor())
        rank(s)


def send_members(s: Colonia, seat: int, wanted: int) -> None:
    """COL-5.4  If the reserve does not hold enough, the rest comes from the streets, Tuesday's first.
    COL-5.5  In that case the card counts as zero and is turned face down."""
    family = s.family
    at = seat * FAMILY
    sent = family[at + RESERVE] if family[at + RESERVE] < wanted else wanted
    family[at + RESERVE] -= sent
    if sent < wanted:
        s.zero |= 1 << seat
        own = sent
        for street in range(TUESDAY_STREET, FRIDAY_STREET + 1):
            more = family[at + street] if family[at + street] < wanted - sent else wanted - sent
            family[at + street] -= more
            sent += more
        s.note(told(BORROWED, sent - own), seat)
    family[at + TOWN_HALL] = sent
    s.note(told(SENT, sent), seat)


def rank(s: Colonia) -> None:
    """COL-5.7  By card, highest first; players with equal cards take the reverse of their order of the week before."""
    order = s.order
    before = order[:]
    order.clear()
    for i in range(s.seats - 1, -1, -1):
        seat = before[i]
        at = len(order)
        while at and s.votes(order[at - 1]) < s.votes(seat):
            at -= 1
        order.insert(at, seat)
    if s.week == 1:
        roll_ties(s)


def roll_ties(s: Colonia) -> None:
    """COL-5.7  In the first week players with equal cards roll the die."""
    start = 0
    while start < s.seats:
        end = start + 1
        while end < s.seats and s.votes(s.order[end]) == s.votes(s.order[start]):
            end += 1
        if end - start > 1:
            s.next(RollForOrder(start, tuple(sorted(s.order[start:end])), ()))
        start = end


@final
class RollForOrder(Chance[Colonia]):
    """COL-5.7  The tied players roll, higher goes first; again while tied."""

    def __init__(self, start: int, tied: tuple[int, ...], rolled: tuple[int, ...]) -> None:
        self.start: Final = start  # their first place in the order
        self.tied: Final = tied
        self.rolled: Final = rolled  # so far

    def odds(self, s: Colonia) -> Odds:
        """Six faces alike."""
        return DIE

    def stream(self) -> str:
        """The die."""
        return "die"

    def take(self, s: Colonia, outcome: Move) -> None:
        """The next of them, or all have rolled."""
        face = a_of(outcome)
        s.note(told(ROLLED, face), self.tied[len(self.rolled)])
        rolled = (*self.rolled, face)
        if len(rolled) < len(self.tied):
            s.next(RollForOrder(self.start, self.tied, rolled))
            return
        place = self.start
        for wanted in range(5, -1, -1):
            equal = [self.tied[i] for i in range(len(rolled)) if rolled[i] == wanted]
            for i in range(len(equal)):
                s.order[place + i] = equal[i]
            if len(equal) > 1:
                s.next(RollForOrder(place, tuple(equal), ()))
            place += len(equal)


@final
class NameMayor(Do[Colonia]):
    """COL-5.6  The top pawn is the mayor's, who acts first all week; the order holds until next Tuesday."""

    def run(self, s: Colonia) -> None:
        """Tell it."""
        s.note(told(MAYOR), s.order[0])
        for place in range(1, s.seats):
            s.note(told(FOLLOWS, place), s.order[place])


@final
class LeaveTownHall(Do[Colonia]):
    """COL-5.9  Take back the members on the Tuesday street, then push those in the town hall onto it."""

    def run(self, s: Colonia) -> None:
        """In this order."""
        take_back(s, TUESDAY_STREET)
        for at in range(0, s.seats * FAMILY, FAMILY):
            s.family[at + TUESDAY_STREET] = s.family[at + TOWN_HALL]
            s.family[at + TOWN_HALL] = 0


def hand_of(s: Colonia, seat: int) -> list[int]:
    """The values of the family cards a player has left."""
    hand = s.hands >> CARDS * seat & CARDS_MASK
    return [s.box.cards[i] for i in range(CARDS) if hand >> i & 1]
