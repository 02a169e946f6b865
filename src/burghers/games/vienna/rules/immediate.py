"""VIE-5  Immediate spaces."""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.box import GEHEIMBUND, LAST, ROAD, Effect
from burghers.games.vienna.dice import FACES, SECOND, WHITE, count, white_face
from burghers.games.vienna.moves import (
    COIN,
    GENDARME,
    GOT_COINS,
    GOT_POINTS,
    KEEP,
    POINT,
    POSTED,
    TURN,
    TURNED_DIE,
    told,
)
from burghers.games.vienna.rules.changes import turn_die
from burghers.games.vienna.state import Vienna
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, a_of, b_of, coded, verb_of
from burghers.kernel.step import Ask, Seat


@final
class Krieau(Effect):
    """VIE-5.2  Put the gendarme on a free space of the road, then take a coin or a point."""

    def __init__(self, space: int, coins: int, points: int) -> None:
        self.space: Final = space
        self.coins: Final = coins
        self.points: Final = points

    def placed(self, s: Vienna, seat: Seat, dice: int) -> None:
        """The gendarme first."""
        s.then(PostGendarme(seat), CoinOrPoint(seat, self.space, self.coins, self.points))


@final
class Prater(Effect):
    """VIE-5.3  The player may turn one die of his hand to any face; he also gets the coins printed there."""

    def __init__(self, space: int, coins: int) -> None:
        self.space: Final = space
        self.coins: Final = coins

    def placed(self, s: Vienna, seat: Seat, dice: int) -> None:
        """The coin at once."""
        got = s.take_coins(seat, self.coins)
        s.note(told(GOT_COINS, got, self.space), seat)
        s.next(TurnDie(seat))


@final
class Geheimbund(Effect):
    """VIE-5.4  Off the road, for any dice of anybody: coins at once for each die."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def placed(self, s: Vienna, seat: Seat, dice: int) -> None:
        """One die or two."""
        got = s.take_coins(seat, self.coins * (1 if SECOND[dice] < 0 else 2))
        s.note(told(GOT_COINS, got, GEHEIMBUND), seat)


@final
class PostGendarme(Ask[Vienna]):
    """VIE-5.2  Nobody may place where the gendarme stands until the next evaluation."""

    def question(self) -> str:
        """Where to?"""
        return "gendarme"

    def rule(self) -> str:
        """Krieau."""
        return "VIE-5.2"

    def options(self, s: Vienna) -> list[Move]:
        """Every free space of the road, in its order; VIE-R8: never Geheimbund."""
        free = ROAD & ~s.taken
        return [Move(GENDARME | space << 6) for space in range(1, LAST + 1) if free >> space & 1]

    def targets(self, s: Vienna, seat: Seat) -> list[Move]:
        """All spaces."""
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

    def __init__(self, seat: Seat, space: int, coins: int, points: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.coins: Final = coins
        self.points: Final = points

    def question(self) -> str:
        """Which?"""
        return "coin-or-point"

    def rule(self) -> str:
        """Krieau."""
        return "VIE-5.2"

    def options(self, s: Vienna) -> list[Move]:
        """Either."""
        return [coded(COIN), coded(POINT)]

    def take(self, s: Vienna, move: Move) -> None:
        """VIE-9.1  A point made here ends no game before the evaluation."""
        if verb_of(move) == COIN:
            s.note(told(GOT_COINS, s.take_coins(self.seat, self.coins), self.space), self.seat)
        else:
            s.points[self.seat] += self.points
            s.note(told(GOT_POINTS, self.points, self.space), self.seat)


@final
class TurnDie(Ask[Vienna]):
    """VIE-5.3  Turn one die of the hand to any face, or leave it; without dice there is nothing to turn (VIE-R28)."""

    def question(self) -> str:
        """Which die, to which face?"""
        return "turn-die"

    def rule(self) -> str:
        """Prater."""
        return "VIE-5.3"

    def options(self, s: Vienna) -> list[Move]:
        """Leave it, or a die and another face."""
        hand = s.hands[self.seat]
        if not hand:
            return []
        out = [coded(KEEP)]
        for die in range(FACES + 1):
            if count(hand, die):
                shows = white_face(hand) - 1 if die == WHITE else die
                for face in range(FACES):
                    if face != shows:
                        out.append(Move(TURN | die << 6 | face << 14))
        return out

    def take(self, s: Vienna, move: Move) -> None:
        """Free of charge."""
        if verb_of(move) == TURN:
            turn_die(s, self.seat, a_of(move), b_of(move))
            s.note(told(TURNED_DIE, a_of(move), b_of(move)), self.seat)
