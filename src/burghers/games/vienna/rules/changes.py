"""VIE-4.9  Changing dice."""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.dice import FACES, WHITE, count, plus, plus_white, size, white_face, without
from burghers.games.vienna.moves import ALSO, CAST, DOWN, REROLLED, STEPPED, UP, told
from burghers.games.vienna.rules.rolling import roll_dice
from burghers.games.vienna.state import Vienna
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Seat


def step_die(s: Vienna, seat: Seat, die: i64, by: i64) -> None:
    """VIE-4.9  For a coin, turn one die of the hand by one pip, up or down, within 1 to 6."""
    face = (white_face(s.hands[seat]) - 1 if die == WHITE else die) + by
    s.pay(seat, s.box.change_cost)
    turn_die(s, seat, die, face)
    s.note(told(STEPPED, die, face, s.box.change_cost), seat)


def turn_die(s: Vienna, seat: Seat, die: i64, face: i64) -> None:
    """Turn one die of the hand to this face (0 to 5)."""
    hand = without(s.hands[seat], die)
    s.hands[seat] = plus_white(hand, face) if die == WHITE else plus(hand, face)


def why_not_change(s: Vienna, seat: Seat, verb: i64, die: i64) -> Refusal | None:
    """VIE-4.9  Why this die cannot be changed so."""
    if count(s.hands[seat], die) == 0:
        return Refusal("VIE-4.9", "no-such-die", [("die", die), ("has", size(s.hands[seat]))])
    if s.coins[seat] < s.box.change_cost:
        return Refusal("VIE-4.9", "no-coin-for-change", [("needs", s.box.change_cost), ("has", s.coins[seat])])
    face = white_face(s.hands[seat]) if die == WHITE else die + 1
    if verb == UP and face == FACES:
        return Refusal("VIE-4.9", "no-higher-face", [("face", face)])
    if verb == DOWN and face == 1:
        return Refusal("VIE-4.9", "no-lower-face", [("face", face)])
    return None


@final
class RerollMore(Ask[Vienna]):
    """VIE-4.9  The same coin re-rolls as many dice of the hand as the player chooses."""

    def __init__(self, seat: Seat, highest: i64, dice: i64, white: i64) -> None:
        super().__init__(seat)
        self.highest: Final = highest  # die set aside so far, in whatever order: part of the digests of all records
        self.dice: Final = dice  # set aside so far
        self.white: Final = white

    def question(self) -> str:
        return "reroll-more"

    def rule(self) -> str:
        return "VIE-4.9"

    def figures(self, s: Vienna) -> list[tuple[str, int]]:
        """How many are set aside."""
        return [("count", self.dice + self.white)]

    def options(self, s: Vienna) -> Moves:
        """Roll now, or set another die aside: any of the hand, in whatever order."""
        hand = s.hands[self.seat]
        out = vec[i64]([coded(CAST)])
        for die in range(FACES):
            if hand >> 3 * die & 7:
                out = append(out, Move(ALSO | die << 6))
        if hand >> 18:
            out = append(out, Move(ALSO | WHITE << 6))
        return out

    def take(self, s: Vienna, move: Move) -> None:
        """Set the die aside and ask again, or roll what lies there."""
        if verb_of(move) == CAST:
            s.note(told(REROLLED, s.box.change_cost, self.dice + self.white), self.seat)
            roll_dice(s, self.seat, self.dice, self.white == 1)
            return
        die = a_of(move)
        s.hands[self.seat] = without(s.hands[self.seat], die)
        if die == WHITE:
            s.next(RerollMore(self.seat, WHITE, self.dice, 1))
        else:
            s.next(RerollMore(self.seat, max(die, self.highest), self.dice + 1, self.white))
