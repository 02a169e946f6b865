"""VEN-4 to VEN-9  What the cards do: a class for each kind of part, made once when the box is read."""

from __future__ import annotations

from typing import Final, final

from burghers.games.venice.box import Action
from burghers.games.venice.moves import CONDITION, NO_EFFECT, NOT_PROVIDED, TOO_POOR, USED_UP, told
from burghers.games.venice.rules.alternatives import ChooseAction, PayForAction
from burghers.games.venice.rules.building import ChooseTile
from burghers.games.venice.rules.council import TakeTiles
from burghers.games.venice.rules.pillars import PlacePillars
from burghers.games.venice.rules.roles import Beg, ScorePoints, lies_before_another, put
from burghers.games.venice.rules.sabotage import Sabotage
from burghers.games.venice.rules.scoring import BoardGondola
from burghers.games.venice.rules.spying import SpyOn
from burghers.games.venice.state import TOKENS, Venice
from burghers.kernel import limits
from burghers.kernel.native import i64
from burghers.kernel.step import Seat
from burghers.kernel.vectors import count

# What is counted where a card pays "for each".
ONCE: Final[i64] = 0
PER_TOKEN: Final[i64] = 1
PER_TILE: Final[i64] = 2
PER_WORDS: Final = ["once", "token", "tile"]
POINT: Final[i64] = 3  # in conditions alone
PROVIDED_WORDS: Final = [*PER_WORDS, "point"]


@final
class TakeAction(Action):
    """VEN-4.1  Get tiles for so many stones."""

    def __init__(self, stones: i64) -> None:
        self.stones: Final = stones

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        put(s, seat, card, TakeTiles(seat, self.stones, False))


@final
class PillarAction(Action):
    """VEN-5.1  Place pillars, then tokens (VEN-5.7)."""

    def __init__(self, pillars: i64, tokens: i64) -> None:
        self.pillars: Final = pillars
        self.tokens: Final = tokens

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        s.next(PlacePillars(seat, self.pillars, self.tokens))


@final
class BuildAction(Action):
    """VEN-6.1  Build tiles for so many stones. VEN-9.6  Or one tile of exactly so many, whose covered tokens give no
    points."""

    def __init__(self, stones: i64, one: bool) -> None:
        self.stones: Final = stones
        self.one: Final = one

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        put(s, seat, card, ChooseTile(seat, self.stones, self.one))


@final
class GondolaAction(Action):
    """VEN-8.1  A token goes on the gondola."""

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        s.next(BoardGondola(seat, card))


@final
class PointsAction(Action):
    """VEN-9.1  Score, once or for each of something one has."""

    def __init__(self, points: i64, per: i64, most: i64) -> None:
        self.points: Final = points
        self.per: Final = per
        self.most: Final = most  # points in all; 0 for no limit

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        points = self.points * owned(s, seat, self.per)
        s.next(ScorePoints(seat, card, self.most if 0 < self.most < points else points))


def owned(s: Venice, seat: i64, per: i64) -> i64:
    """How many a player has of what is counted."""
    if per == ONCE:
        return 1
    if per == POINT:
        return s.points[seat]
    if per == PER_TILE:
        return count(s.reserve[seat])
    at = TOKENS + 3 * seat
    return count(s.map[at]) + count(s.map[at + 1]) + count(s.map[at + 2])


@final
class CopyAction(Action):
    """VEN-9.3  Imitate a card that lies open."""

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        put(s, seat, card, Beg(seat, used))


@final
class SpyAction(Action):
    """VEN-9.8  Perform a card from another hand."""

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        put(s, seat, card, SpyOn(seat, used))


@final
class RemoveAction(Action):
    """VEN-9.4  Remove a tile, then put tokens on the pillars set free."""

    def __init__(self, tokens: i64) -> None:
        self.tokens: Final = tokens

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        put(s, seat, card, Sabotage(seat, self.tokens))


@final
class IfAction(Action):
    """VEN-9.2  Only if a card of a role lies open before another player."""

    def __init__(self, role: i64, part: Action) -> None:
        self.role: Final = role
        self.part: Final = part

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        if lies_before_another(s, seat, self.role):
            self.part.act(s, seat, card, used)
        else:
            s.note(told(NO_EFFECT, card, CONDITION), seat)


@final
class ProvidedAction(Action):
    """VEN-R39  Only for a player who has so many of something."""

    def __init__(self, per: i64, least: i64, part: Action) -> None:
        self.per: Final = per
        self.least: Final = least
        self.part: Final = part

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        if owned(s, seat, self.per) >= self.least:
            self.part.act(s, seat, card, used)
        else:
            s.note(told(NO_EFFECT, card, NOT_PROVIDED), seat)


@final
class LimitAction(Action):
    """VEN-R40  What each player has once a round or once a game, and no more."""

    def __init__(self, limit: i64, part: Action) -> None:
        self.limit: Final = limit
        self.part: Final = part

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        if limits.is_used(s.spent, self.limit, seat):
            s.note(told(NO_EFFECT, card, USED_UP), seat)
        else:
            self.part.act(s, seat, card, used)


@final
class SpendAction(Action):
    """VEN-R40  From here on it has been had: what was left, or could not be paid, has not."""

    def __init__(self, limit: i64, part: Action) -> None:
        self.limit: Final = limit
        self.part: Final = part

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        s.spent = limits.used(s.spent, self.limit, seat)
        self.part.act(s, seat, card, used)


@final
class PaidAction(Action):
    """VEN-R39  For some of one's points, which one may keep."""

    def __init__(self, points: i64, part: i64) -> None:
        self.points: Final = points
        self.part: Final = part

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        if s.points[seat] >= self.points:
            s.next(PayForAction(seat, card, used, self.part, self.points))
        else:
            s.note(told(NO_EFFECT, card, TOO_POOR), seat)


@final
class ChoiceAction(Action):
    """VEN-R37  One of several parts, or one that may be left."""

    def __init__(self, parts: tuple[i64, ...], may_skip: bool) -> None:
        self.parts: Final = parts
        self.may_skip: Final = may_skip

    def act(self, s: Venice, seat: Seat, card: i64, used: i64) -> None:
        s.next(ChooseAction(seat, card, used, self.parts, self.may_skip))
