"""COL-11.2 and 11.3  Reliquaries and the moments that bind."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import CITIES, RELICS
from burghers.games.colonia.moves import ENSHRINE, ENSHRINED, KEPT_BACK, LEAVE, RELIQUARY, told
from burghers.games.colonia.state import Colonia
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, a_of, coded, verb_of
from burghers.kernel.step import Ask, Seat


@final
class AssignRelic(Ask[Colonia]):
    """COL-11.2  On buying a reliquary the player assigns a matching relic he owns at once, or leaves it empty, face up
    in front of the screen."""

    def __init__(self, seat: Seat, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def question(self) -> str:
        """Which relic?"""
        return "assign"

    def rule(self) -> str:
        """Reliquaries."""
        return "COL-11.2"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        """Of which city."""
        return [("city", self.city)]

    def options(self, s: Colonia) -> list[Move]:
        """Matching relics behind the screen, or none; without one there is nothing to ask."""
        owned = s.relics[self.seat]
        out: list[Move] = []
        for card in range(RELICS):
            if owned >> card & 1 and s.box.relic_city[card] == self.city:
                out.append(coded(ENSHRINE, card))
        if out:
            out.append(coded(LEAVE))
        return out

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        """All relics behind the screen."""
        return [*[coded(ENSHRINE, card) for card in range(RELICS) if s.relics[seat] >> card & 1], coded(LEAVE)]

    def why(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Not owned, or of another city."""
        if move == LEAVE:
            return None
        if verb_of(move) != ENSHRINE or a_of(move) >= RELICS:
            return Refusal(self.rule(), "not-offered")
        card = a_of(move)
        if not s.relics[seat] >> card & 1:
            return Refusal(self.rule(), "not-owned", [("relic", card)])
        if s.box.relic_city[card] != self.city:
            return Refusal(self.rule(), "other-city", [("relic", card), ("city", self.city)])
        return None

    def take(self, s: Colonia, move: Move) -> None:
        """Both cards lie together for the rest of the game, or it stays empty for now."""
        if verb_of(move) == ENSHRINE:
            put_in(s, self.seat, a_of(move))
        else:
            s.note(told(RELIQUARY, self.city), self.seat)


@final
class PutIn(Ask[Colonia]):
    """COL-11.3  While a reliquary is empty, its owner decides at once, each time he buys a matching relic, whether it
    goes in; relics already behind the screen cannot be put in later (COL-R29)."""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def question(self) -> str:
        """Put it in?"""
        return "put-in"

    def rule(self) -> str:
        """Empty reliquaries."""
        return "COL-11.3"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        """Which relic."""
        return [("relic", self.card)]

    def options(self, s: Colonia) -> list[Move]:
        """In it goes, or behind the screen."""
        return [coded(ENSHRINE, self.card), coded(LEAVE)]

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        """All relics behind the screen."""
        return [*[coded(ENSHRINE, card) for card in range(RELICS) if s.relics[seat] >> card & 1], coded(LEAVE)]

    def why(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Only the relic just bought."""
        if move == LEAVE or move == coded(ENSHRINE, self.card):
            return None
        if verb_of(move) == ENSHRINE and a_of(move) < RELICS and s.relics[seat] >> a_of(move) & 1:
            return Refusal(self.rule(), "too-late", [("relic", a_of(move))])
        return Refusal(self.rule(), "not-offered")

    def take(self, s: Colonia, move: Move) -> None:
        """For good, either way."""
        if verb_of(move) == ENSHRINE:
            put_in(s, self.seat, self.card)
        else:
            s.note(told(KEPT_BACK, s.box.relic_city[self.card]), self.seat)


def put_in(s: Colonia, seat: int, card: int) -> None:
    """COL-11.2  A reliquary holds exactly one relic of its city and doubles its points."""
    s.relics[seat] &= ~(1 << card)
    s.shrines[CITIES + s.box.relic_city[card]] = card
    s.note(told(ENSHRINED, card), seat)
