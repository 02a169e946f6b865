"""VIE-4  Placement turn."""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.box import BRIBES, DOUBLE_TURN, GEHEIMBUND, JOKER, PLACES, ROAD, faces_laid
from burghers.games.vienna.dice import (
    FACES,
    FIRST,
    LIES_SET,
    LIES_WHITE,
    PAIR,
    SECOND,
    WHITE,
    WHITE_PAIR,
    holds,
    white_face,
    without,
)
from burghers.games.vienna.moves import (
    AGAIN,
    ALL_PLACED,
    BRIBED,
    DOWN,
    PLACE,
    PLACED,
    REROLL,
    REST,
    RESTED,
    SPACE_SHIFT,
    TURNS_AGAIN,
    UP,
    change,
    place,
    told,
)
from burghers.games.vienna.rules.changes import RerollMore, step_die, why_not_change
from burghers.games.vienna.rules.reactions import react
from burghers.games.vienna.rules.refusals import why_not_place
from burghers.games.vienna.rules.rolling import roll_dice
from burghers.games.vienna.state import Vienna
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, b_of, coded, moves, verb_of
from burghers.kernel.native import append, extend, i64, vec
from burghers.kernel.step import Ask, Do, Seat


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


def changes(die: int, face: int) -> Moves:
    """VIE-4.9  What can be done with a die that shows this face (0 to 5)."""
    up = [change(UP, die)] if face < FACES - 1 else []
    down = [change(DOWN, die)] if face > 0 else []
    return moves([*up, *down, change(REROLL, die)])


CHANGES: Final = [changes(face, face) for face in range(FACES)]
WHITE_CHANGES: Final = [changes(WHITE, face) for face in range(FACES)]


@final
class PlaceDice(Ask[Vienna]):
    """VIE-4.2  Place 1 or 2 dice of the hand on one space; before that, change dice for coins. There is no passing."""

    def question(self) -> str:
        return "place"

    def rule(self) -> str:
        return "VIE-4.2"

    def options(self, s: Vienna) -> Moves:
        """VIE-4.6  Placements by dice, then spaces beyond the carriage, or behind it for a bribe; then changes."""
        seat = self.seat
        hand = s.hands[seat]
        free = ROAD & ~s.taken  # VIE-4.5
        if s.coins[seat] < s.box.bribe_cost:
            free &= -(2 << s.carriage[seat])  # VIE-4.6, VIE-4.7
        box = s.box
        spaces = box.spaces_joker if s.holder[JOKER] == seat else box.spaces
        white = hand >> 18
        out = vec[i64](capacity=64)
        for a in range(FACES):
            n = hand >> 3 * a & 7
            if n:
                out = add_places(out, a, spaces[a], free)
                if n > 1:
                    dice = PAIR[a * 7]
                    out = add_places(out, dice, spaces[dice], free)
                for b in range(a + 1, FACES):
                    if hand >> 3 * b & 7:
                        dice = PAIR[a * 6 + b]
                        out = add_places(out, dice, spaces[dice], free)
                if white:
                    out = add_places(out, WHITE_PAIR + a, spaces[PAIR[a * 6 + white - 1]], free)
        if white:
            out = append(out, place(WHITE, GEHEIMBUND))  # VIE-5.4: alone there, and only there
        if s.coins[seat] >= box.change_cost:
            out = self.add_changes(out, hand)
        return out

    def add_changes(self, out: Moves, hand: i64) -> Moves:
        """VIE-4.9  For a coin each: a die one pip up or down, or dice re-rolled."""
        for die in range(FACES):
            if hand >> 3 * die & 7:
                out = extend(out, CHANGES[die])
        white = hand >> 18
        return extend(out, WHITE_CHANGES[white - 1]) if white else out

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
            s.then(RerollMore(self.seat, die, 1 - white, white), self)
        else:
            step_die(s, self.seat, a_of(move), 1 if verb == UP else -1)
            s.next(self)


def add_places(out: Moves, dice: i64, spaces: vec[i64], free: i64) -> Moves:
    """VIE-4.5  These dice on each of these spaces of the road that is free, and always on Geheimbund (VIE-10.4)."""
    there: i64 = PLACE | dice << 6  # Geheimbund is space 0: the others are added to it
    out = append(out, there)
    for space in spaces:
        if free >> space & 1:
            out = append(out, there | space << SPACE_SHIFT)
    return out


def put_dice(s: Vienna, seat: Seat, dice: i64, space: i64) -> None:
    """VIE-4.7  The dice leave the hand; a place behind the carriage costs a coin for the coachman."""
    before = s.hands[seat]
    hand = without(before, FIRST[dice])
    if SECOND[dice] >= 0:
        hand = without(hand, SECOND[dice])
    s.hands[seat] = hand
    tell_laid(s, seat, before, dice, space)
    s.next(EndTurn(seat))
    if space == GEHEIMBUND:
        s.bund[seat] += 1 if SECOND[dice] < 0 else 2
    else:
        if space < s.carriage[seat]:
            s.pay(seat, s.box.bribe_cost)
            s.note(told(BRIBED, s.box.bribe_cost, space), seat)
            react(s, seat, BRIBES)
        else:
            s.carriage[seat] = space
        s.owner[space] = seat
        s.lying[space] = dice
        s.taken |= 1 << space
        if s.hearing:
            s.as_laid[space] = seen_faces(s, seat, before, dice, space)
    s.box.effects[space].placed(s, seat, dice)
    react(s, seat, PLACES, space)


def tell_laid(s: Vienna, seat: Seat, hand: i64, dice: i64, space: i64) -> None:
    """The dice as they come to lie: the white one named, and what a 1 is set to by the joker."""
    if not s.hearing:
        return
    laid = seen_faces(s, seat, hand, dice, space)
    white, other = FIRST[dice] == WHITE, SECOND[dice] + 1
    shown = white_face(hand) if white else FIRST[dice] + 1
    first = laid % 8 + (LIES_WHITE - 1 if white else LIES_SET - 1 if laid % 8 != shown else i64(0))
    second = laid // 8 + (LIES_SET - 1 if laid // 8 != other else i64(0))
    s.note(told(PLACED, first - 1, second, space), seat)


def seen_faces(s: Vienna, seat: Seat, hand: int, dice: int, space: int) -> int:
    """The faces with which dice of a hand come to lie on a space: the first and eight times the second."""
    first = white_face(hand) if FIRST[dice] == WHITE else FIRST[dice] + 1
    a, b = faces_laid(s.box.accepts[space], first, SECOND[dice] + 1, s.holder[JOKER] == seat)
    return a + 8 * b


@final
class EndTurn(Do[Vienna]):
    """VIE-4.10  The turn passes to the left; a player with an empty hand is skipped."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Vienna) -> None:
        """Before that, the double turn may be used; VIE-4.11: with all hands empty placement ends."""
        if not s.hands[self.seat]:
            s.note(told(ALL_PLACED), self.seat)
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
        return "double-turn"

    def rule(self) -> str:
        """The double-turn card."""
        return "VIE-7.2"

    def options(self, s: Vienna) -> Moves:
        return vec[i64]([coded(AGAIN), coded(REST)])

    def take(self, s: Vienna, move: Move) -> None:
        """The card is turned sideways until after the evaluation."""
        if verb_of(move) == AGAIN:
            s.doubled = 1
            s.note(told(TURNS_AGAIN), self.seat)
            s.next(Turn(self.seat))
        else:
            s.note(told(RESTED), self.seat)
            pass_on(s, self.seat)
