"""VIE-5  Immediate spaces."""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.box import GEHEIMBUND, LAST, ROAD, Effect
from burghers.games.vienna.dice import FACES, SECOND, WHITE, count, white_face
from burghers.games.vienna.moves import (
    COIN,
    GENDARME,
    KEEP,
    KEPT_DICE,
    NO_DIE,
    POINT,
    POSTED,
    TURN,
    TURNED_DIE,
    told,
)
from burghers.games.vienna.rules.changes import turn_die
from burghers.games.vienna.rules.scoring import collect, score
from burghers.games.vienna.state import Vienna
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, b_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Seat


@final
class Krieau(Effect):
    """VIE-5.2  Put the gendarme on a free space of the road, then take a coin or a point."""

    def __init__(self, space: i64, coins: i64, points: i64) -> None:
        self.space: Final = space
        self.coins: Final = coins
        self.points: Final = points

    def placed(self, s: Vienna, seat: Seat, dice: i64) -> None:
        """The gendarme first."""
        s.then(PostGendarme(seat), CoinOrPoint(seat, self.space, self.coins, self.points))


@final
class Prater(Effect):
    """VIE-5.3  The player may turn one die of his hand to any face; he also gets the coins printed there."""

    def __init__(self, space: i64, coins: i64) -> None:
        self.space: Final = space
        self.coins: Final = coins

    def placed(self, s: Vienna, seat: Seat, dice: i64) -> None:
        """The coin at once."""
        if self.coins:
            collect(s, seat, self.coins, self.space)
        if not s.hands[seat]:
            s.note(told(NO_DIE), seat)
        s.next(TurnDie(seat))

    def turns_die(self) -> bool:
        return True


@final
class Geheimbund(Effect):
    """VIE-5.4  Off the road, for any dice of anybody: coins at once for each die."""

    def __init__(self, coins: i64) -> None:
        self.coins: Final = coins

    def placed(self, s: Vienna, seat: Seat, dice: i64) -> None:
        """One die or two."""
        collect(s, seat, self.coins * (1 if SECOND[dice] < 0 else 2), GEHEIMBUND)


@final
class PostGendarme(Ask[Vienna]):
    """VIE-5.2  Nobody may place where the gendarme stands until the next evaluation."""

    def question(self) -> str:
        return "gendarme"

    def rule(self) -> str:
        return "VIE-5.2"

    def options(self, s: Vienna) -> Moves:
        """Every free space of the road, in its order; VIE-R8: never Geheimbund."""
        free = ROAD & ~s.taken
        return vec[i64]([Move(GENDARME | space << 6) for space in range(1, LAST + 1) if free >> space & 1])

    def targets(self, s: Vienna, seat: Seat) -> list[Move]:
        return [coded(GENDARME, space) for space in range(LAST + 1)]

    def why(self, s: Vienna, seat: Seat, move: Move) -> Refusal | None:
        """Not on dice, not off the road."""
        if verb_of(move) != GENDARME:
            return Refusal(self.rule(), "not-offered")
        space = a_of(move)
        if space == GEHEIMBUND:
            return Refusal(self.rule(), "gendarme-off-road", [("space", space)])
        if s.gendarme == space:
            return Refusal(self.rule(), "gendarme-stands-there", [("space", space)])
        if s.taken >> space & 1:
            return Refusal(self.rule(), "space-taken", [("space", space), ("seat", s.owner[space])])
        return None

    def take(self, s: Vienna, move: Move) -> None:
        """He stands there now."""
        space = a_of(move)
        s.gendarme = space
        s.taken |= 1 << space
        s.note(told(POSTED, space), self.seat)


@final
class CoinOrPoint(Ask[Vienna]):
    """VIE-5.2  Then take a coin or a point, as the player chooses."""

    def __init__(self, seat: Seat, space: i64, coins: i64, points: i64) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.coins: Final = coins
        self.points: Final = points

    def question(self) -> str:
        return "coin-or-point"

    def rule(self) -> str:
        return "VIE-5.2"

    def figures(self, s: Vienna) -> list[tuple[str, int]]:
        return [("space", self.space)]

    def options(self, s: Vienna) -> Moves:
        return vec[i64]([coded(COIN), coded(POINT)])

    def take(self, s: Vienna, move: Move) -> None:
        """VIE-9.1  A point made here ends no game before the evaluation."""
        if verb_of(move) == COIN:
            collect(s, self.seat, self.coins, self.space)
        else:
            score(s, self.seat, self.points, self.space)


@final
class TurnDie(Ask[Vienna]):
    """VIE-5.3  Turn one die of the hand to any face, or leave it; without dice there is nothing to turn (VIE-R28)."""

    def question(self) -> str:
        """Which die, to which face?"""
        return "turn-die"

    def rule(self) -> str:
        return "VIE-5.3"

    def options(self, s: Vienna) -> Moves:
        """Leave it, or a die and another face."""
        hand = s.hands[self.seat]
        if not hand:
            return vec[i64]()
        out = vec[i64]([coded(KEEP)])
        for die in range(FACES + 1):
            if count(hand, die):
                shows = white_face(hand) - 1 if die == WHITE else die
                for face in range(FACES):
                    if face != shows:
                        out = append(out, Move(TURN | die << 6 | face << 14))
        return out

    def take(self, s: Vienna, move: Move) -> None:
        """Free of charge."""
        if verb_of(move) == TURN:
            turn_die(s, self.seat, a_of(move), b_of(move))
            s.note(told(TURNED_DIE, a_of(move), b_of(move)), self.seat)
        else:
            s.note(told(KEPT_DICE), self.seat)
