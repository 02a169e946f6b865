"""COL-5  Tuesday: council and order."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from burghers.games.colonia.box import CARDS
from burghers.games.colonia.moves import (
    BORROWED,
    CARD,
    FOLLOWS,
    FOR_ORDER,
    MAYOR,
    PLAYED,
    ROLL,
    ROLL_OFF,
    ROLLED,
    SENT,
    told,
)
from burghers.games.colonia.rules.bag import DIE
from burghers.games.colonia.rules.turns import new_day, take_back
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
from burghers.kernel.deals import InARow
from burghers.kernel.errors import Refusal
from burghers.kernel.fate import Fate, Odds
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import i64, vec
from burghers.kernel.step import Chance, Do, Seat, Together
from burghers.kernel.vectors import bit_of, inserted, place_of


@final
class Tuesday(Do[Colonia]):
    """COL-5.9  After the order is settled, members on the Tuesday street come back and those in the town hall follow
    there."""

    def run(self, s: Colonia) -> None:
        """Cards, then members."""
        new_day(s, 1)
        s.then(PlayFamilyCard(), LeaveTownHall())


@final
class PlayFamilyCard(Together[Colonia]):
    """COL-5.1  All players secretly choose one of their remaining family cards and reveal together."""

    def question(self) -> str:
        return "card"

    def rule(self) -> str:
        """The choice of a family card."""
        return "COL-5.1"

    def options(self, s: Colonia, seat: Seat) -> Moves:
        """COL-5.8  Those not played in earlier weeks, rising; in the last week there is one."""
        hand = s.hands >> CARDS * seat
        return vec[i64]([coded(CARD, s.box.cards[i] - 1) for i in range(CARDS) if hand >> i & 1])

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        return [coded(CARD, value - 1) for value in s.box.cards]

    def why(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """COL-5.8  Played cards have left the game."""
        if verb_of(move) != CARD or a_of(move) + 1 not in s.box.cards:
            return Refusal(self.rule(), "not-offered")
        if s.hands >> CARDS * seat + place_of(s.box.cards, a_of(move) + 1) & 1:
            return None
        return Refusal("COL-5.8", "card-played", [("card", a_of(move) + 1)])

    def reveal(self, s: Colonia, answers: Moves) -> None:
        """COL-5.2  Each moves as many members as the card shows to the town hall."""
        for seat in range(s.seats):
            value = a_of(answers[seat]) + 1
            s.hands &= ~bit_of(CARDS * seat + place_of(s.box.cards, value))
            s.played |= value << PLAYED_BITS * seat
            s.note(told(PLAYED, value - 1), seat)
            send_members(s, seat, value - s.fewer if value > s.fewer else i64(0))  # COL-13.16
        s.fewer = 0
        s.next(NameMayor())
        rank(s)


def send_members(s: Colonia, seat: i64, wanted: i64) -> None:
    """COL-5.4  If the reserve does not hold enough, the rest comes from the streets, Tuesday's first.
    COL-5.5  In that case the card counts as zero and is turned face down."""
    family = s.family
    at = seat * FAMILY
    sent = family[at + RESERVE] if family[at + RESERVE] < wanted else wanted
    family[at + RESERVE] -= sent
    if sent < wanted:
        s.zero |= bit_of(seat)
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
    before = s.order
    order = vec[i64]()
    for i in range(s.seats - 1, -1, -1):
        seat = before[i]
        at = len(order)
        while at and s.votes(order[at - 1]) < s.votes(seat):
            at -= 1
        order = inserted(order, at, seat)
    s.order = order
    if s.week == 1:
        roll_ties(s)


def roll_ties(s: Colonia) -> None:
    """COL-5.7  In the first week players with equal cards roll the die."""
    start: i64 = 0
    while start < s.seats:
        end = start + 1
        while end < s.seats and s.votes(s.order[end]) == s.votes(s.order[start]):
            end += 1
        if end - start > 1:
            s.next(RollOff(start, tuple(sorted(s.order[start:end]))))
        start = end


@final
class RollOff(InARow[Colonia]):
    """COL-5.7  The tied players roll, all at once."""

    def __init__(self, start: i64, tied: tuple[i64, ...]) -> None:
        self.start: Final = start  # their first place in the order
        self.tied: Final = tied

    def verb_of_all(self) -> i64:
        return ROLL_OFF

    def verb_of_one(self) -> i64:
        return ROLL

    def stream(self) -> str:
        return "die"

    def tickets(self) -> i64:
        return len(self.tied)

    def apart(self) -> tuple[Chance[Colonia], ...]:
        """One player after the other."""
        return (RollForOrder(self.start, self.tied, ()),)

    def draw(self, s: Colonia, fate: Fate) -> Move:
        return self.told_in_one(vec[i64]([coded(ROLL, fate.below(6, "die")) for _ in self.tied]))

    def chance_of_all(self, s: Colonia, faces: Moves) -> Fraction:
        """Every face of every die alike."""
        return Fraction(int(all(a_of(face) < 6 for face in faces)), 6 ** len(self.tied))

    def take(self, s: Colonia, outcome: Move) -> None:
        """In the order of their seats."""
        rolled = tuple([a_of(face) for face in self.told(outcome)])
        for i in range(len(rolled)):
            s.note(told(ROLLED, rolled[i], FOR_ORDER), self.tied[i])
        put_in_order(s, self.start, self.tied, rolled)


@final
class RollForOrder(Chance[Colonia]):
    """COL-5.7  One of the tied players rolls."""

    def __init__(self, start: i64, tied: tuple[i64, ...], rolled: tuple[i64, ...]) -> None:
        self.start: Final = start  # their first place in the order
        self.tied: Final = tied
        self.rolled: Final = rolled  # so far

    def odds(self, s: Colonia) -> Odds:
        return DIE

    def stream(self) -> str:
        return "die"

    def take(self, s: Colonia, outcome: Move) -> None:
        """The next of them, or all have rolled."""
        face = a_of(outcome)
        s.note(told(ROLLED, face, FOR_ORDER), self.tied[len(self.rolled)])
        rolled = (*self.rolled, face)
        if len(rolled) < len(self.tied):
            s.next(RollForOrder(self.start, self.tied, rolled))
            return
        put_in_order(s, self.start, self.tied, rolled)


def put_in_order(s: Colonia, place: i64, tied: tuple[i64, ...], rolled: tuple[i64, ...]) -> None:
    """COL-5.7  Higher goes first; again while tied."""
    for wanted in range(5, -1, -1):
        equal = [tied[i] for i in range(len(rolled)) if rolled[i] == wanted]
        for i in range(len(equal)):
            s.order[place + i] = equal[i]
        if len(equal) > 1:
            s.next(RollOff(place, tuple(equal)))
        place += len(equal)


@final
class NameMayor(Do[Colonia]):
    """COL-5.6  The top pawn is the mayor's, who acts first all week; the order holds until next Tuesday."""

    def run(self, s: Colonia) -> None:
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


def hand_of(s: Colonia, seat: i64) -> list[i64]:
    """The values of the family cards a player has left."""
    hand = s.hands >> CARDS * seat & CARDS_MASK
    return [s.box.cards[i] for i in range(CARDS) if hand >> i & 1]
