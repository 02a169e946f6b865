"""COL-11.5  Insuring relic cards."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import ALL_PLACES
from burghers.games.colonia.moves import INSURE, INSURED, told
from burghers.games.colonia.rules.turns import PASSING, InTurn
from burghers.games.colonia.state import FAMILY, NOBODY, NOTHING_HERE, RESERVE, Colonia
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, Moves, a_of, coded, verb_of
from burghers.kernel.native import append, i64, vec
from burghers.kernel.step import Do, Seat
from burghers.kernel.vectors import place_of


@final
class OpenInsurance(Do[Colonia]):
    """COL-11.5  When all have passed, cards are insured in turn; without a card left the step is skipped."""

    def run(self, s: Colonia) -> None:
        """The mayor begins."""
        for card in s.display:
            if card != NOTHING_HERE:
                s.next(INSURE_RELIC[s.mayor()])
                return


@final
class InsureRelic(InTurn):
    """COL-11.5  Put 1 member from the reserve on a displayed card not yet insured, or pass for the week."""

    def question(self) -> str:
        return "insure"

    def rule(self) -> str:
        return "COL-11.5"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        return [("has", s.reserve(self.seat))]

    def turn_of(self, seat: i64) -> InTurn:
        return INSURE_RELIC[seat]

    def options(self, s: Colonia) -> Moves:
        """Cards without a member, reliquaries too (COL-R24), by place; then passing."""
        out = vec[i64]()
        if s.family[self.seat * FAMILY + RESERVE]:
            for place in range(ALL_PLACES):
                if s.display[place] != NOTHING_HERE and s.insurers[place] == NOBODY:
                    out = append(out, Move(INSURE | s.display[place] << 6))
            if len(out) > 0:
                out = append(out, PASSING)
        return out

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        return [*[coded(INSURE, card) for card in s.display if card >= 0], PASSING]

    def why_not(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Not there, or insured already; without a member nobody gets as far as this question."""
        if verb_of(move) != INSURE or a_of(move) >= s.box.relics:
            return Refusal(self.rule(), "not-offered")
        card = a_of(move)
        if card not in s.display:
            return Refusal(self.rule(), "not-displayed", [("relic", card)])
        insurer = s.insurers[place_of(s.display, card)]
        if insurer != NOBODY:
            return Refusal(self.rule(), "insured-already", [("relic", card), ("seat", insurer)])
        return None

    def act(self, s: Colonia, move: Move) -> None:
        """COL-R25  It comes back only through the sale of the card."""
        card = a_of(move)
        place: i64 = 0
        while s.display[place] != card:
            place += 1
        s.insurers[place] = self.seat
        s.family[self.seat * FAMILY + RESERVE] -= 1
        s.note(told(INSURED, card), self.seat)


INSURE_RELIC: Final = [InsureRelic(Seat(seat)) for seat in range(6)]
