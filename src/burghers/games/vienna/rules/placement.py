"""VIE-4  Placement turn."""

from __future__ import annotations

from typing import Final, cast, final

from burghers.games.vienna.box import DOUBLE_TURN, GEHEIMBUND, JOKER, LAST, ROAD
from burghers.games.vienna.dice import FACES, FIRST, PAIR, SECOND, WHITE, WHITE_PAIR, holds, without
from burghers.games.vienna.moves import (
    AGAIN,
    BRIBED,
    DOWN,
    PLACE,
    PLACED,
    REROLL,
    REST,
    TURNS_AGAIN,
    UP,
    place,
    told,
)
from burghers.games.vienna.rules.changes import RerollMore, step_die, why_not_change
from burghers.games.vienna.rules.refusals import why_not_place
from burghers.games.vienna.rules.rolling import roll_dice
from burghers.games.vienna.state import Vienna
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, a_of, b_of, coded, verb_of
from burghers.kernel.step import Ask, Do, Seat

# Every placement made once, as an object: the longest lists of the game are put together without making numbers anew.
PLACES: Final[list[list[object]]] = [[place(dice, space) for space in range(LAST + 1)] for dice in range(len(FIRST))]
CHANGES: Final[list[list[object]]] = [[coded(verb, die) for die in range(7)] for verb in (UP, DOWN, REROLL)]


@final
class Turn(Do[Vienna]):
    """VIE-4.1  On his first turn of the round a player rolls all his dice."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Vienna) -> None:
        """Roll, if not yet done, then place."""
        seat = self.seat
        s.next(PlaceDice(seat))
        if s.unrolled >> seat & 1:
            s.unrolled &= ~(1 << seat)
            roll_dice(s, seat, s.box.dice[s.seats], s.white == seat)  # VIE-7.5


@final
class PlaceDice(Ask[Vienna]):
    """VIE-4.2  Place 1 or 2 dice of the hand on one space; before that, change dice for coins. There is no passing."""

    def question(self) -> str:
        """Where to?"""
        return "place"

    def rule(self) -> str:
        """The placement turn."""
        return "VIE-4.2"

    def options(self, s: Vienna) -> list[Move]:
        """VIE-4.6  Placements by dice, then spaces beyond the carriage, or behind it for a bribe; then changes."""
        seat = self.seat
        hand = s.hands[seat]
        free = ROAD & ~s.taken  # VIE-4.5
        if s.coins[seat] < s.box.bribe_cost:
            free &= -(2 << s.carriage[seat])  # VIE-4.6, VIE-4.7
        box = s.box
        spaces = box.spaces_joker if s.holder[JOKER] == seat else box.spaces
        white = hand >> 18
        out: list[object] = []
        for a in range(FACES):
            n = hand >> 3 * a & 7
            if n:
                add_places(out, a, spaces[a], free)
                if n > 1:
                    dice = PAIR[a * 7]
                    add_places(out, dice, spaces[dice], free)
                for b in range(a + 1, FACES):
                    if hand >> 3 * b & 7:
                        dice = PAIR[a * 6 + b]
                        add_places(out, dice, spaces[dice], free)
                if white:
                    add_places(out, WHITE_PAIR + a, spaces[PAIR[a * 6 + white - 1]], free)
        if white:
            out.append(PLACES[WHITE][GEHEIMBUND])  # VIE-5.4: alone there, and only there
        if s.coins[seat] >= box.change_cost:
            self.add_changes(out, hand)
        return cast("list[Move]", out)

    def add_changes(self, out: list[object], hand: int) -> None:
        """VIE-4.9  For a coin each: a die one pip up or down, or dice re-rolled."""
        up, down, reroll = CHANGES[0], CHANGES[1], CHANGES[2]
        for die in range(FACES):
            if hand >> 3 * die & 7:
                if die < FACES - 1:
                    out.append(up[die])
                if die > 0:
                    out.append(down[die])
                out.append(reroll[die])
        white = hand >> 18
        if white:
            if white < FACES:
                out.append(up[WHITE])
            if white > 1:
                out.append(down[WHITE])
            out.append(reroll[WHITE])

    def targets(self, s: Vienna, seat: Seat) -> list[Move]:
        """All dice of the hand on all spaces, and every change of every die."""
        hand = s.hands[seat]
        out = [place(dice, space) for dice in range(len(FIRST)) if holds(hand, dice) for space in range(25)]
        for die in range(7):
            if holds(hand, die):
                out += [coded(UP, die), coded(DOWN, die), coded(REROLL, die)]
        return out

    def why(self, s: Vienna, seat: Seat, move: Move) -> Refusal | None:
        """The first rule that stands in the way."""
        verb = verb_of(move)
        if verb == PLACE:
            return why_not_place(s, seat, a_of(move), b_of(move))
        if verb in (UP, DOWN, REROLL):
            return why_not_change(s, seat, verb, a_of(move))
        return Refusal(self.rule(), "not-offered")

    def take(self, s: Vienna, move: Move) -> None:
        """A change is followed by the same question; a placement ends it."""
        verb = verb_of(move)
        if verb == PLACE:
            put_dice(s, self.seat, a_of(move), b_of(move))
        elif verb == REROLL:
            die = a_of(move)
            s.pay(self.seat, s.box.change_cost)
            s.hands[self.seat] = without(s.hands[self.seat], die)
            white = 1 if die == WHITE else 0
            s.then(RerollMore(self.seat, FACES if white else die, 1 - white, white), self)
        else:
            step_die(s, self.seat, a_of(move), 1 if verb == UP else -1)
            s.next(self)


def add_places(out: list[object], dice: int, spaces: list[int], free: int) -> None:
    """VIE-4.5  These dice on each of these spaces of the road that is free, and always on Geheimbund (VIE-10.4)."""
    places = PLACES[dice]
    out.append(places[GEHEIMBUND])
    for space in spaces:
        if free >> space & 1:
            out.append(places[space])


def put_dice(s: Vienna, seat: Seat, dice: int, space: int) -> None:
    """VIE-4.7  The dice leave the hand; a place behind the carriage costs a coin for the coachman."""
    hand = without(s.hands[seat], FIRST[dice])
    if SECOND[dice] >= 0:
        hand = without(hand, SECOND[dice])
    s.hands[seat] = hand
    s.note(told(PLACED, dice, space), seat)
    s.next(EndTurn(seat))
    if space == GEHEIMBUND:
        s.bund[seat] += 1 if SECOND[dice] < 0 else 2
    else:
        if space < s.carriage[seat]:
            s.pay(seat, s.box.bribe_cost)
            s.note(told(BRIBED, s.box.bribe_cost), seat)
        else:
            s.carriage[seat] = space
        s.owner[space] = seat
        s.lying[space] = dice
        s.taken |= 1 << space
    s.box.effects[space].placed(s, seat, dice)


@final
class EndTurn(Do[Vienna]):
    """VIE-4.10  The turn passes to the left; a player with an empty hand is skipped."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Vienna) -> None:
        """Before that, the double turn may be used; VIE-4.11: with all hands empty placement ends."""
        if s.holder[DOUBLE_TURN] == self.seat and not s.doubled and s.hands[self.seat]:
            s.next(DoubleTurn(self.seat))
            return
        pass_on(s, self.seat)


def pass_on(s: Vienna, seat: Seat) -> None:
    """The turn goes to the next player with dice, if there is one."""
    other = seat
    for _ in range(s.seats):
        other = s.left_of(other)
        if s.has_dice(other):
            s.next(Turn(other))
            return


@final
class DoubleTurn(Ask[Vienna]):
    """VIE-7.2  Once per round, right after his own turn, the holder may take one more full turn if he has dice."""

    def question(self) -> str:
        """Again?"""
        return "double-turn"

    def rule(self) -> str:
        """The double-turn card."""
        return "VIE-7.2"

    def options(self, s: Vienna) -> list[Move]:
        """Yes or no."""
        return [coded(AGAIN), coded(REST)]

    def take(self, s: Vienna, move: Move) -> None:
        """The card is turned sideways until after the evaluation."""
        if verb_of(move) == AGAIN:
            s.doubled = 1
            s.note(told(TURNS_AGAIN), self.seat)
            s.next(Turn(self.seat))
        else:
            pass_on(s, self.seat)
