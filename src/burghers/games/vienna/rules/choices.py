"""VIE-10.3  The choices of the evaluation."""

from __future__ import annotations

from typing import Final, final

from burghers.games.vienna.box import MEETS, SYMBOLS, TAKES_SPECIAL
from burghers.games.vienna.moves import (
    LEAVE,
    LEFT_SPECIAL,
    MET_NOBODY,
    NOBODY,
    PERSON,
    ROB,
    ROB_TWO,
    ROBBED,
    SPARE,
    SPARED,
    SPECIAL,
    SYMBOL,
    TOOK_PERSON,
    TOOK_SPECIAL,
    TOOK_SPECIAL_FROM,
    told,
)
from burghers.games.vienna.rules.evaluation import place_of
from burghers.games.vienna.rules.reactions import react
from burghers.games.vienna.rules.scoring import compare, own_points
from burghers.games.vienna.state import Vienna
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, b_of, coded, verb_of
from burghers.kernel.native import append, i64, remove, vec
from burghers.kernel.step import Ask, Seat


@final
class MeetPerson(Ask[Vienna]):
    """VIE-6.5  The owner may take one card of the display; the display is not refilled during the round."""

    def __init__(self, seat: Seat, space: i64) -> None:
        super().__init__(seat)
        self.space: Final = space

    def question(self) -> str:
        return "person"

    def rule(self) -> str:
        return "VIE-6.5"

    def figures(self, s: Vienna) -> list[tuple[str, int]]:
        return [("space", self.space)]

    def options(self, s: Vienna) -> Moves:
        """Each on display, or nobody."""
        return append(vec[i64]([coded(PERSON, person) for person in s.display]), coded(NOBODY))

    def targets(self, s: Vienna, seat: Seat) -> list[Move]:
        return [*[coded(PERSON, person) for person in range(len(s.box.person_ids))], coded(NOBODY)]

    def why(self, s: Vienna, seat: Seat, move: Move) -> Refusal | None:
        """Not on display."""
        if verb_of(move) == PERSON:
            if a_of(move) in s.display:
                return None
            return Refusal(self.rule(), "person-not-displayed", [("person", a_of(move)), ("count", len(s.display))])
        return None if move == coded(NOBODY) else Refusal(self.rule(), "not-offered")

    def take(self, s: Vienna, move: Move) -> None:
        """The card lies with the others; all its symbols show."""
        if verb_of(move) == PERSON:
            person = a_of(move)
            s.display = remove(s.display, person)
            s.met = append(s.met, self.seat * 256 + person)
            for symbol in range(SYMBOLS):
                s.symbols[self.seat * SYMBOLS + symbol] += s.box.person_symbols[person * SYMBOLS + symbol]
            s.note(told(TOOK_PERSON, person, self.space), self.seat)
            react(s, self.seat, MEETS)
        else:
            s.note(told(MET_NOBODY, self.space), self.seat)


@final
class TakeSpecial(Ask[Vienna]):
    """VIE-6.6  A special card stays with its holder until another player gets it; it works from the moment it is
    taken."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def question(self) -> str:
        return "special"

    def rule(self) -> str:
        return "VIE-6.6"

    def figures(self, s: Vienna) -> list[tuple[str, int]]:
        return [("special", self.card), ("space", place_of(s))]

    def options(self, s: Vienna) -> Moves:
        """Take it, or leave it where it is (VIE-R16)."""
        return vec[i64]([coded(SPECIAL, self.card), coded(LEAVE)])

    def take(self, s: Vienna, move: Move) -> None:
        """From beside the board or from its present holder."""
        if verb_of(move) == SPECIAL:
            before = s.holder[self.card]
            s.holder[self.card] = self.seat
            if before < 0:
                s.note(told(TOOK_SPECIAL, self.card, place_of(s)), self.seat)
            else:
                s.note(told(TOOK_SPECIAL_FROM, self.card, before, place_of(s)), self.seat)
            react(s, self.seat, TAKES_SPECIAL)
        else:
            s.note(told(LEFT_SPECIAL, self.card, place_of(s)), self.seat)


@final
class ChooseSymbol(Ask[Vienna]):
    """VIE-6.8  A player may not evaluate the same symbol twice in one round."""

    def __init__(self, seat: Seat, space: i64, points: i64, tie: i64) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.points: Final = points
        self.tie: Final = tie

    def question(self) -> str:
        return "symbol"

    def rule(self) -> str:
        return "VIE-6.8"

    def figures(self, s: Vienna) -> list[tuple[str, int]]:
        return [("space", self.space)]

    def options(self, s: Vienna) -> Moves:
        """Those not evaluated yet this round."""
        return vec[i64]([coded(SYMBOL, symbol) for symbol in range(SYMBOLS) if not s.scored[self.seat] >> symbol & 1])

    def targets(self, s: Vienna, seat: Seat) -> list[Move]:
        return [coded(SYMBOL, symbol) for symbol in range(SYMBOLS)]

    def why(self, s: Vienna, seat: Seat, move: Move) -> Refusal | None:
        """Evaluated already."""
        if verb_of(move) != SYMBOL:
            return Refusal(self.rule(), "not-offered")
        if s.scored[self.seat] >> a_of(move) & 1:
            return Refusal(self.rule(), "symbol-already-scored", [("symbol", a_of(move)), ("round", s.round)])
        return None

    def take(self, s: Vienna, move: Move) -> None:
        """Compare it; no coins here (VIE-R20)."""
        points, tie = own_points(s, a_of(move), self.points, self.tie)
        compare(s, self.seat, self.space, a_of(move), points, 0, tie)


@final
class RobCoins(Ask[Vienna]):
    """VIE-6.9  Up to three coins from one other player, or one coin each from two different players, or none."""

    def __init__(self, seat: Seat, from_one: i64, from_two: i64) -> None:
        super().__init__(seat)
        self.from_one: Final = from_one
        self.from_two: Final = from_two

    def question(self) -> str:
        return "tiergarten"

    def rule(self) -> str:
        return "VIE-6.9"

    def figures(self, s: Vienna) -> list[tuple[str, int]]:
        return [("most", self.from_one), ("two", self.from_two)]

    def options(self, s: Vienna) -> Moves:
        """From one player by seat and amount, from two by seats, or from none (VIE-R27)."""
        out = vec[i64]()
        for other in range(s.seats):
            if other != self.seat:
                for coins in range(1, min(self.from_one, s.coins[other]) + 1):
                    out = append(out, coded(ROB, other, coins - 1))
        for other in range(s.seats):
            for third in range(other + 1, s.seats):
                if self.may_rob(s, other) and self.may_rob(s, third):
                    out = append(out, coded(ROB_TWO, other, third))
        return append(out, coded(SPARE))

    def may_rob(self, s: Vienna, other: i64) -> bool:
        """Whether this player can be one of two."""
        return other != self.seat and s.coins[other] >= self.from_two

    def targets(self, s: Vienna, seat: Seat) -> list[Move]:
        """Every other player and every amount."""
        others = [other for other in range(s.seats) if other != seat]
        out = [coded(ROB, other, coins - 1) for other in others for coins in range(1, self.from_one + 1)]
        return out + [coded(ROB_TWO, a, b) for a in others for b in others if a < b] + [coded(SPARE)]

    def why(self, s: Vienna, seat: Seat, move: Move) -> Refusal | None:
        """Bounded by what the other has."""
        verb = verb_of(move)
        if verb == SPARE:
            return None
        if verb == ROB and a_of(move) < s.seats and a_of(move) != seat and b_of(move) < self.from_one:
            return self.too_poor(s, a_of(move), b_of(move) + 1)
        if verb == ROB_TWO and a_of(move) < b_of(move) < s.seats and seat not in (a_of(move), b_of(move)):
            first = self.too_poor(s, a_of(move), self.from_two)
            return first if first is not None else self.too_poor(s, b_of(move), self.from_two)
        return Refusal(self.rule(), "not-offered")

    def too_poor(self, s: Vienna, other: i64, coins: i64) -> Refusal | None:
        """Why this player cannot give so much."""
        if s.coins[other] >= coins:
            return None
        return Refusal(self.rule(), "victim-too-poor", [("seat", other), ("needs", coins), ("has", s.coins[other])])

    def take(self, s: Vienna, move: Move) -> None:
        """Coins change hands."""
        verb = verb_of(move)
        if verb == ROB:
            self.rob(s, a_of(move), b_of(move) + 1)
        elif verb == ROB_TWO:
            self.rob(s, a_of(move), self.from_two)
            self.rob(s, b_of(move), self.from_two)
        else:
            s.note(told(SPARED, place_of(s)), self.seat)

    def rob(self, s: Vienna, other: i64, coins: i64) -> None:
        """From this player."""
        s.coins[other] -= coins
        s.coins[self.seat] += coins
        s.note(told(ROBBED, other, coins, place_of(s)), self.seat)
