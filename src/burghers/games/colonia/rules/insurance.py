"""COL-11.5  Insuring relic cards."""

from __future__ import annotations

from typing import Final, final

from burghers.games.colonia.box import ALL_PLACES, RELICS
from burghers.games.colonia.moves import INSURE, INSURED, told
from burghers.games.colonia.rules.turns import PASSING, InTurn
from burghers.games.colonia.state import FAMILY, NOBODY, NOTHING_HERE, RESERVE, Colonia
from burghers.kernel.errors import Refusal
from burghers.kernel.move import Move, a_of, coded, verb_of
from burghers.kernel.step import Do, Seat


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
        """Which card?"""
        return "insure"

    def rule(self) -> str:
        """Insuring."""
        return "COL-11.5"

    def figures(self, s: Colonia) -> list[tuple[str, int]]:
        """The members there are."""
        return [("has", s.reserve(self.seat))]

    def turn_of(self, seat: int) -> InTurn:
        """The next to insure."""
        return INSURE_RELIC[seat]

    def options(self, s: Colonia) -> list[Move]:
        """Cards without a member, reliquaries too (COL-R24), by place; then passing."""
        out: list[Move] = []
        if s.family[self.seat * FAMILY + RESERVE]:
            for place in range(ALL_PLACES):
                if s.display[place] != NOTHING_HERE and s.insurers[place] == NOBODY:
                    out.append(Move(INSURE | s.display[place] << 6))
            if out:
                out.append(PASSING)
        return out

    def targets(self, s: Colonia, seat: Seat) -> list[Move]:
        """Every card on display."""
        return [*[coded(INSURE, card) for card in s.display if card >= 0], PASSING]

    def why_not(self, s: Colonia, seat: Seat, move: Move) -> Refusal | None:
        """Not there, or insured already; without a member nobody gets as far as this question."""
        if verb_of(move) != INSURE or a_of(move) >= RELICS:
            return Refusal(self.rule(), "not-offered")
        card = a_of(move)
        if card not in s.display:
            return Refusal(self.rule(), "not-displayed", [("relic", card)])
        insurer = s.insurers[s.display.index(card)]
        if insurer != NOBODY:
            return Refusal(self.rule(), "insured-already", [("relic", card), ("seat", insurer)])
        return None

    def act(self, s: Colonia, move: Move) -> None:
        """COL-R25  It comes back only through the sale of the card."""
        card = a_of(move)
        place = 0
        while s.display[place] != card:
            place += 1
        s.insurers[place] = self.seat
        s.family[self.seat * FAMILY + RESERVE] -= 1
        s.note(told(INSURED, card), self.seat)


INSURE_RELIC: Final = [InsureRelic(Seat(seat)) for seat in range(6)]
