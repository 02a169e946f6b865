"""COL-11.2 and 11.3  Reliquaries and the moments that bind."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import CITIES
from burghers.games.colonia.moves import ENSHRINE, ENSHRINED, KEPT_BACK, LEAVE, RELIQUARY, told
from burghers.games.colonia.state import Colonia
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Ask, Seat
from burghers.kernel.vectors import bit_of


@final
class AssignRelic(Ask[Colonia]):
    """COL-11.2  On buying a reliquary the player assigns a matching relic he owns at once, or leaves it empty, face up
    in front of the screen."""

    def __init__(self, seat: Seat, city: i64) -> None:
        super().__init__(seat)
        self.city: Final = city

    def question(self) -> str:
        return "assign"

    def rule(self) -> str:
        return "COL-11.2"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        return [("city", self.city)]

    def options(self, s: Colonia) -> Moves:
        """Matching relics behind the screen, or none; without one there is nothing to ask."""
        owned = s.relics[self.seat]
        out = vec[i64]()
        for card in range(s.box.relics):
            if owned >> card & 1 and s.box.relic_city[card] == self.city:
                out = append(out, coded(ENSHRINE, card))
        if len(out) > 0:
            out = append(out, coded(LEAVE))
        return out

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        """All relics behind the screen."""
        return [*[coded(ENSHRINE, card) for card in range(s.box.relics) if s.relics[seat] >> card & 1], coded(LEAVE)]

    def why(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Not owned, or of another city."""
        if move == LEAVE:
            return None
        if verb_of(move) != ENSHRINE or a_of(move) >= s.box.relics:
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

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def question(self) -> str:
        return "put-in"

    def rule(self) -> str:
        return "COL-11.3"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        return [("relic", self.card)]

    def options(self, s: Colonia) -> Moves:
        """In it goes, or behind the screen."""
        return vec[i64]([coded(ENSHRINE, self.card), coded(LEAVE)])

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        """All relics behind the screen."""
        return [*[coded(ENSHRINE, card) for card in range(s.box.relics) if s.relics[seat] >> card & 1], coded(LEAVE)]

    def why(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Only the relic just bought."""
        if move == LEAVE or move == coded(ENSHRINE, self.card):
            return None
        if verb_of(move) == ENSHRINE and a_of(move) < s.box.relics and s.relics[seat] >> a_of(move) & 1:
            return Refusal(self.rule(), "too-late", [("relic", a_of(move))])
        return Refusal(self.rule(), "not-offered")

    def take(self, s: Colonia, move: Move) -> None:
        """For good, either way."""
        if verb_of(move) == ENSHRINE:
            put_in(s, self.seat, self.card)
        else:
            s.note(told(KEPT_BACK, s.box.relic_city[self.card]), self.seat)


def put_in(s: Colonia, seat: i64, card: i64) -> None:
    """COL-11.2  A reliquary holds exactly one relic of its city and doubles its points."""
    s.relics[seat] &= ~bit_of(card)
    s.shrines[CITIES + s.box.relic_city[card]] = card
    s.note(told(ENSHRINED, card), seat)
